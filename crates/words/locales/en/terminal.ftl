### What is typed in the terminal, and what the program says before a game begins.

## Commands at the table
## The words of a command stand with commas between them; the first is the one that help shows. Accents and capital
## letters do not count. The English words are understood in every language.

command-help = help
command-help-does = this list
command-rules = rules, rule
command-rules-does = look a rule up, by a word or its number
command-rules-takes = WORD
command-hint = hint
command-hint-does = the best moves, with what to expect from them
command-why = why
command-why-does = why a move (by number) or a card is possible or not, and what it would bring
command-why-takes = MOVE
command-back = back, undo
command-back-does = take your last move back
command-back-anyway = back anyway
command-back-anyway-does = among bots: begin a what-if from before your last move
command-next = next
command-next-does = let another player who has to move go first
command-table = table
command-table-does = the whole table again
command-hand = hand
command-log = log
command-log-does = what has happened so far
command-quit = quit, exit, q
command-quit-does = leave; the game is saved if a log is kept

## Help at the table

help-moves = Type the number of a move, a card, or some words of what a move says, and press Enter. You can also type:
# After the list, in languages other than English: their English words.
help-english = The English words work too: { $words }.

## Rules looked up at the table

# $section, $rule and $term are whole commands, as in "rules 2".
lookup-contents = “{ $section }” lists the rules of a section, “{ $rule }” shows one, and “{ $term }” looks for a word.
lookup-read = “{ $command }” shows one of them.
lookup-more = { $count ->
    [one] One more rule mentions it; “{ $command }” shows it.
   *[other] { $count } more rules mention it, the closest of them below; “{ $command }” shows one.
}
lookup-none = No rule mentions “{ $input }”. “{ $command }” lists what the rules are about.
lookup-solo = (Only if you play solo.)
lookup-challenges = (Only with Challenge cards.)
lookup-pills = (Only with History Pills.)
lookup-ruling = (A ruling of this program, where the rulebook is silent.)

## Wrong flags

flags-no-command = There is no command “{ $given }”; “firstlight --help” lists them.
flags-no-command-but = There is no command “{ $given }”; did you mean “{ $meant }”?
flags-unknown = The flag “{ $given }” is unknown here; “--help” after the command lists those there are.
flags-unknown-but = The flag “{ $given }” is unknown here; did you mean “{ $meant }”?
flags-no-value = Something has to follow { $flag }.
flags-not-one-of = { $flag } cannot be “{ $given }”; it is { $known }.
flags-wrong-value = { $flag }: { $why }
flags-no-game = Say which game, earthrise or daybreak, as in: firstlight table earthrise --seats me,steady,steady
flags-missing = This is missing: { $missing }
flags-conflict = { $flag } and { $other } do not go together.

## What cannot be done, before a game begins
## These sentences follow the name of the program and a colon.

fail-read = cannot read { $file }: { $why }
fail-write = cannot write { $file }: { $why }
fail-create = cannot create { $file }: { $why }
fail-remove = cannot remove { $file }: { $why }
fail-no-file = there is no such file
fail-permission = permission denied
fail-unread = nobody reads the output
fail-no-server = “{ $command }” needs the server, and this program was built without it; build it with the feature “serve”
fail-output = cannot write the output: { $why }
fail-input = cannot read the input: { $why }
fail-no-lang = “{ $given }” is not an available language; it can be en, es or pt-BR (or pt)
fail-no-seed = “{ $given }” is not a seed; write a whole number up to 18446744073709551615, or 64 hexadecimal digits
fail-no-time = “{ $given }” is not a thinking time; write lines of play, as in 2000, or a time, as in 400ms or 1.5s
fail-no-option = “{ $given }”: write it as NAME=VALUE, as in follow_rule=free
fail-option-none = { $game } has no options, so there is no “{ $given }”
fail-option-unknown = there is no option “{ $given }”; the options are { $known }
fail-option-value = the option { $option } cannot be “{ $given }”; it can be { $known }
fail-content = this content cannot be used:
fail-content-no-folder = --content { $dir } is not a folder; it must be one that holds { $file }
fail-content-none = --content: { $game } has no content that could be changed
fail-flags-of = { $flags }: these flags are for { $game }
fail-no-seats = say who plays, as in --seats { $seats }
fail-no-game-yet = there is no game in { $file } yet; say who plays, as in --seats { $seats }
fail-seats-count = { $game } is for { $least } to { $most } players, not for { $players }; as in --seats { $seats }
fail-seats-twice = two players are called { $name }; give them different names
fail-seats-name = “{ $given }”: a name has 1 to 20 letters, as in me:Ana
fail-seats-bot = --seats: { $why }; a person is “me” or “me:NAME”
fail-bot-unknown = there is no bot “{ $bot }”; it can be { $known }
fail-bot-cheats = “{ $bot }” sees all cards, so it plays in the lab only
fail-bot-takes-no-time = “{ $bot }” plays by rules and takes no thinking time
fail-no-log = { $file } is not a log: { $why }
fail-log-large = { $file } is larger than 64 MB; that is not a log
fail-log-no-text = { $file } is not a log: it is not UTF-8 text
fail-log-empty = it is empty
fail-log-cut = its first line is cut short
fail-log-no-json = its first line is not JSON ({ $why })
fail-log-no-version = its first line has no `firstlight` version
fail-log-newer = it has format { $format }; a newer firstlight can read it
fail-log-header = its header is wrong: { $why }
fail-log-setup = { $file }: the setup in its header is wrong: { $why }
fail-log-unknown-game = { $file } is a game of “{ $game }”, which this program does not know; it knows { $known }
fail-log-other-game = { $file } is a game of “{ $game }”, not of { $wanted }
fail-log-other-rules = { $file } was played under reading { $theirs } of the rules, and this program knows reading { $ours }
fail-log-other-content = { $file } was played with the content “{ $id }” (sha256 { $hash }), and this is another; give the folder that holds it with --content
fail-log-no-seed = { $file } does not hold its seed, so it cannot be played on here
fail-log-seats = { $file }: the seats in its header are wrong: { $why }
fail-log-seat-count = { $file }: seats in its header: { $named }; seats of the table: { $players }
fail-log-other-seed = { $file } holds a game with seed { $seed } already; leave the flag out, or name another file
fail-log-other-seats = { $file } holds a game with seats { $seats } already; leave the flag out, or name another file
fail-log-other-setup = { $file } holds a game with a setup of its own already; leave the flag out, or name another file
fail-holds-not = { $file }: entry { $entry } does not hold: { $why }
fail-holds-up-to = { $file }: the log holds up to entry { $upto }; entry { $entry } does not: { $why }
fail-replay-to = --to { $to }: entries of { $file } that hold: { $entries }
fail-replay-as = --as { $given }: it is a seat from 0 to { $last }, “spectator” or “all”
fail-seat = --seat { $seat }: the seats of this table are 0 to { $last }

## --help
## Names of commands, flags and values are the same in every language.

cli-about = Board games about the Earth, on a computer: play, replay, study and simulate
cli-about-long =
    Board games about the Earth, on a computer: play, replay, study and simulate.

    An independent, unofficial implementation of the games’ rules; it contains no art and no text of their publishers.
cli-note = Every command explains itself: firstlight table --help
cli-head-usage = Usage:
cli-head-commands = Commands
cli-head-arguments = Arguments
cli-head-options = Options
cli-head-examples = Examples:
cli-usage-options = OPTIONS
cli-help = Print help
cli-help-command = Print this list, or the help of a command
cli-version = Print version
cli-play = Play in the browser: serves this machine alone and opens the page
cli-serve = Serve tables for a household or a school
cli-backup = Copy all tables into a file, also while a server runs
cli-restore = Make the tables of a folder from a backup
cli-table = Play at a table in the terminal, with bots or with friends at the same keyboard
cli-sim = Let bots play many games and report shares, scores and speed
cli-lab = Measure bots, setups, cards and seats, and write a report that people can read
cli-replay = Tell a game from its log, step by step
cli-analyse = Go through a game from its log: which moves cost the most, and what would have been better
cli-check = Verify a log against the rules and its seed, or a backup with all logs in it
cli-cards = Read the cards: list them, filter them, show one, count what is in the box
cli-content = Begin or check a folder with cards and numbers of your own
cli-bench = Measure the speed of the rules, of the searching players and of the lab
cli-game = The game: earthrise (trick-taking, 3 to 5 players) or daybreak (cooperative, 1 to 4)
cli-seats = Who sits where, with commas between: me, me:NAME or a bot. Bots of Earthrise: { $earthrise }. Bots of Daybreak: { $daybreak }
cli-seed = The deal: the same seed gives the same cards
cli-lang = The language: en, es or pt-BR; by default, that of your system (LC_ALL, LC_MESSAGES, LANG)
cli-log = Keep the game in this file; if it exists, go on with the game in it
cli-hint-time = How long a hint may take: a time, as in 500ms or 3s, or lines of play, as in 2000 (by default 1s)
cli-plain = Never use color (it is used only on a terminal, and not if NO_COLOR is set)
cli-options = Another reading of a rule, as in follow_rule=free or spokesperson=true (may be repeated)
cli-content-folder = A folder with content of your own, over or in place of the one that comes with the program
cli-content-of-log = The folder with the content the game was played with, if the log does not carry it
cli-table-note =
    At the table, type the number or some words of a move. “?” lists everything else you can type.
    Without a terminal it reads moves from standard input, one a line.
cli-file = The log
cli-replay-to = Stop after this entry of the log
cli-replay-as = Who is looking: the number of a seat from 0, “spectator”, or “all” for everything (by default all)
cli-replay-full = Show the table and the moves on offer before every decision
cli-replay-note = A log comes from --log FILE at a table, or from a table in the browser.
cli-analyse-budget = How long: a time for the whole game, as in 20s, or lines of play for each move, as in 200 (by default 60s)
cli-analyse-seat = Only the moves of this seat, counted from 0
cli-analyse-most = How many moves to show (by default 5)
cli-analyse-json = Print everything that was found as JSON (docs/log-format.md says how it is built)
cli-analyse-note =
    Every move that holds and was a choice is judged by what its seat could see, as if everybody played on by rules of
    thumb. A quick look at all finds the suspects; a long look at those says what they cost. The better move is chosen in
    some futures and measured in others, and what cannot be told from chance is not marked.
    With lines of play, and not a time, the answer is the same on every machine.
