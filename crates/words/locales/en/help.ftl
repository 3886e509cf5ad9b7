### What --help says of the commands for whoever serves tables or studies the games; those for players are in terminal.ftl.
### Names of commands, flags and values that one types are the same in every language.

## What stands for a value

cli-value-address = ADDRESS
cli-value-card = CARD
cli-value-command = COMMAND
cli-value-days = DAYS
cli-value-deck = DECK
cli-value-dir = DIR
cli-value-file = FILE
cli-value-files = FILES
cli-value-filter = FILTER
cli-value-game = GAME
cli-value-ip = IP:PORT
cli-value-lang = LANG
cli-value-list = LIST
cli-value-name = NAME
cli-value-name-value = NAME=VALUE
cli-value-number-time = N|TIME
cli-value-plan = PLAN
cli-value-rate = RATE
cli-value-seat = SEAT
cli-value-seconds = SECONDS
cli-value-share = SHARE
cli-value-source = SOURCE
cli-value-tag = TAG
cli-value-time = TIME
cli-value-title = TITLE
cli-value-where = WHERE
cli-value-who = WHO

## What several commands say

# After what a command is about: how else it can be written.
cli-also = also { $names }
cli-players = How many play Earthrise (by default 4)
cli-threads = On how many threads (by default one for each core)
cli-json = Print the result as JSON
cli-data = The folder where tables are kept; by default, where this system keeps the data of programs
cli-backup-file = The backup

## play

cli-play-no-open = Do not open the browser
cli-play-addr = Where to listen; by default, 127.0.0.1:7878, or a free port if that is taken; with --lan, 0.0.0.0:7878
cli-play-lan = Let other devices in the home network play too, and show the address and a QR code for them
cli-play-example-no-open = prints the address and opens nothing
cli-play-example-lan = phones in the room can play too: shows the address and a QR code
cli-play-note =
    With --lan everybody in your home network can reach the program for as long as it runs: they can open tables, take
    seats that are open and watch public ones. What they do travels unencrypted within that network. From the internet
    nobody reaches it unless your router lets them. Without --lan it is this machine alone.

    Your games are kept; stop with Ctrl+C and come back any time.

## serve

# A setting and its default.
cli-serve-default = { $text } (by default { $default })
cli-serve-addr = Where to listen; port 0 takes a free one
cli-serve-config = A TOML file with any of these settings
cli-serve-store = The address of a PostgreSQL that keeps the tables, as in postgres://user:password@host/firstlight; by default the folder does
cli-serve-bus = The address of the NATS server over which several servers work together, as in nats://host:4222; needs a PostgreSQL that all share
cli-serve-node = What this server is called among several; no two that run have the same name
cli-serve-key = The file of the signing key, which all servers of a site share; by default, “secret.key” in the folder. If there is none, it is made
cli-serve-lease-ms = With several servers: after so many milliseconds without a sign of life the tables of one are taken over by the others
cli-serve-drain-ms = With several servers: so many milliseconds this one says that it is not ready before it stops, so that a proxy sends nobody more
cli-serve-public = Allow an address that other machines can reach: whoever reaches it can open tables and watch public ones
cli-serve-origins = The address of the site in browsers, if it is another (may be repeated)
cli-serve-https = A proxy in front speaks https; by default, if an origin does
cli-serve-trust-proxy = Believe this proxy, or all in this network, when it says where a request comes from (may be repeated)
cli-serve-ops = Who sees /metrics and /readyz: programs of this machine that come through no proxy (local), everybody (all) or nobody (off)
cli-serve-ops-token = Whoever sends this as a bearer token sees them in any case; 16 characters or more
cli-serve-bot-threads = Threads on which bots think (by default all processors but one)
cli-serve-bot-ms = The longest that any bot thinks about a move; the strongest level takes 1500 by itself, and a lower number makes bots quicker and weaker
cli-serve-hint-ms = How long a hint is thought about
cli-serve-hint-lines = Lines of play a hint looks at, instead of a time: then hints are the same on every machine
cli-serve-turns-lines = With how many lines of play each move is weighed when the turning points of a finished game are looked for
cli-serve-idle-seconds = Seconds without anybody after which a table leaves memory; it comes back by itself
cli-serve-retention-days = Remove tables that nobody finished after so many days on which the server ran, or keep them “forever”
cli-serve-backup-every = Make a backup this often, as in 6h or 1d, and check it (by default never)
cli-serve-backup-keep = Keep so many of these backups
cli-serve-backup-dir = Where these backups are kept; by default, in “backups” in the folder of the tables
cli-serve-limits = Rate limits, on or off
cli-serve-without-limits = The same as --limits off, for tests on one’s own machine
cli-serve-limit-requests = Requests of an address
cli-serve-limit-commands = Commands of a person
cli-serve-limit-tables = New tables of a person
cli-serve-limit-guesses = Wrong codes of a person, and wrong tokens from an address
cli-serve-limit-address-sockets = Connections to tables opened from an address
cli-serve-limit-person-sockets = Connections to tables opened by a person
cli-serve-limit-chat = What a person says
cli-serve-limit-reports = Times a page says that errors happened in it
cli-serve-limit-codes = Wrong short codes from an address
cli-serve-limit-questions = Questions and signs of life of a person, which change nothing
cli-serve-limit-hints = Hints for a person
cli-serve-limit-address-tables = New tables from an address
cli-serve-limit-people = New people from an address; beyond that, a browser has to work for a moment
cli-serve-limit-secrets = Links, invitations, keys of programs and codes for other devices that a person has made
cli-serve-limit-complaints = People whom a person reports to the operator
cli-serve-limit-keys = How many people or addresses each limit remembers
cli-serve-sockets-per-address = Connections to tables of one address open at once
cli-serve-sockets-per-person = Connections to tables of one person open at once
cli-serve-sockets-per-table = Connections to one table open at once
cli-serve-tables-per-person = Unfinished tables one person may have
cli-serve-tables-per-address = Unfinished tables that were opened from one address
cli-serve-table-bytes = What the log of a table may take on disk; then it takes moves for half as much again, and nothing else
cli-serve-address-megabytes = What all tables from one address may take on disk before it opens no more
cli-serve-connections = Connections open at once; fewer, if the system gives fewer file handles
cli-serve-connections-per-address = Connections of one address open at once
cli-serve-header-seconds = How long a request may take to say what it asks
cli-serve-body-seconds = How long a request may take to send the rest; large ones have a second more for every 16 KiB
cli-serve-keep-alive-seconds = How long a connection may wait before it asks again
cli-serve-answer-seconds = How long a connection may take nothing of its answer
cli-serve-message-bytes = The largest message taken
cli-serve-ping-seconds = How often a connection to a table has to show that it is still there
cli-serve-log-format = The log on standard error: text for people, json for programs
cli-serve-log-json = The same as --log-format json
cli-serve-log-filter = What is logged, as in info,sqlx=warn
cli-serve-access-log = Log every request: on (with the rest), off, or a file of JSON lines
cli-serve-audit-log = Log what changes who may do what, and reports of people: on (with the rest), off, or a file of JSON lines
cli-serve-example-public = everybody in the house can play
cli-serve-example-proxy = behind a proxy that speaks https
cli-serve-note =
    Everything can also be said in a TOML file (--config FILE) or in the environment: FIRSTLIGHT_ADDR, FIRSTLIGHT_DATA
    and so on.
    Stop it with Ctrl+C: every table is saved, and players are told to come back.

## backup and restore

cli-backup-new = The file to make; one that exists is not overwritten
cli-backup-verify = Open the backup again, and check it and the log of every table in it. Exit code 1: something does not hold
cli-backup-without-key = Leave the server’s key out
cli-backup-key = The file of the server’s key; by default, “secret.key” in the folder
cli-restore-example-store = into an empty PostgreSQL
cli-backup-example-verify = and play every game in it from its first card
cli-backup-example-check = check one that was made before
cli-backup-note =
    The backup is one file. It holds the server’s key, by which people are known again: keep it where only you can
    read it.
    “firstlight serve --backup-every 1d --backup-keep 7” makes and checks backups by itself.

## sim

cli-sim-bots = Which bots, separated by commas (by default steady,random)
cli-sim-games = How many games (by default 1000)
cli-sim-seed = Where chance begins; by default, 1
cli-sim-note =
    The bots move one seat on from game to game, so that no seat favors anybody.
    A shorter list of bots is repeated until the table is full.
    The same seed gives the same result, whatever the number of threads.
    Daybreak: one seat speaks for the group, tucked cards go to the back, done is done (--option changes it);
    --setup is --powers, “solo” is one player alone, and “all” plays every setup of the rulebook in turn.

## lab

cli-lab-run = Carry out a plan with any number of studies
cli-lab-arena = Who wins? Line-ups of bots at the same tables
cli-lab-ladder = Does a bot play better when it thinks longer?
cli-lab-difficulty = How hard is every setup of Daybreak?
cli-lab-cards = What are the cards of Daybreak worth?
cli-lab-seats = Does any seat of Earthrise or power of Daybreak fare better?
cli-lab-meaning = Does every mechanism of the rules change what is played?
cli-lab-table = The same figures for one game, from its log
cli-lab-plan = The plan
cli-lab-out = The folder of the report; by default, lab-NAME for a plan NAME.toml or a study NAME
cli-lab-fresh = Play everything anew, as after a change to a bot; otherwise games that are in the folder are not played again
cli-lab-line-ups = Bots in the order of the seats, separated by commas; a shorter list begins again (may be repeated)
cli-lab-games = The most games of each line-up
cli-lab-precision = Stop a line-up when half of its 95% interval is at most this, as in 0.02
cli-lab-seed = Where chance begins
cli-lab-setups = Daybreak: powers such as mw,china,europe,us, or solo, or all (may be repeated)
cli-lab-bot = The bot that thinks longer and longer
cli-lab-budgets = How long, from rung to rung: iterations (2000) or times (400ms), separated by commas
cli-lab-against = Who sits at the other seats; by default, the bot sits at all
cli-lab-table-out = The folder of the report (by default lab-table)
cli-lab-meaning-games = How many games for each mechanism (may be repeated, for each line-up in turn)
cli-lab-meaning-only = Only mechanisms that have this in their kind or name (may be repeated)
cli-lab-meaning-markdown = Print the result as a table of Markdown
cli-lab-meaning-note =
    The same deals are played as they are, and once more for each mechanism with that mechanism made neutral. Told is in
    what share of the games a move or the result is another, with 95% intervals; less than 5% is marked.
    Let players who search think for a number of iterations, and not for a time: by the clock no two games are the same.
cli-lab-note =
    Every study is a folder with report.html, results.csv, results.json and the plan that made it. The same plan and
    seed give the same numbers on any number of threads; a run that was stopped goes on where it was.
    docs/lab/README.md explains plans, intervals and when a line-up stops.

## check

cli-check-files = The logs, or backups
cli-check-content = The folder with the content the games were played with, if the logs do not carry it
cli-check-note = Exit code 0: every log holds. 1: one does not; the entry and the reason are named. 2: a file cannot be read.

## cards

cli-cards-game = The game: daybreak
cli-cards-one = One card, by its title or its number
cli-cards-deck = Only this deck
cli-cards-tag = Only cards that bear this tag
cli-cards-source = Only cards whose effect comes from this source
cli-cards-specials = Only cards with code of their own
cli-cards-stats = Count tags, sources and actions instead
cli-cards-content = A folder with cards of your own, laid over those that come with the program
cli-cards-note =
    Decks: local, starting, global, crisis, challenge, and reference (what each power opens with).
    Sources: rulebook, published, play, reconstructed, printed.

    JSON: a list of cards, each with no (“1.065”), deck, title, lang, tags (keys, as often as printed), source,
    tags_source (or null), reconstructed (fields we completed), disputed (fields on which the sources disagree),
    solo (is it used alone), special (code of its own), text (sentences) and world (a sentence, or null). With --stats:
    tags (tag, cards, percent, rulebook), sources by deck, completed by deck, actions by type of emissions, specials.
    Fields may be added, never renamed.

## content

cli-content-check = Explain every mistake in a folder. Exit code 0: none. 1: there are some. 2: it cannot be read
cli-content-new = Write a commented starting point; nothing that exists is overwritten
cli-content-dir = The folder

## bench

cli-bench-seconds = Seconds for each measurement; by default, 1
cli-bench-repeats = How many times each is measured; the median counts (by default 5)
cli-bench-note = Build with optimization, or the numbers mean nothing: cargo xtask bench does.
