### Home: the two games, one's tables, the deal of the day.

home-pitch-daybreak = Cut carbon, build resilience, and reach drawdown before it is too hot. Together.
home-pitch-earthrise = Fly Apollo 8 around the Moon, trick by trick, and bring the picture home.
home-pitch-short-daybreak = Reach drawdown before it is too hot. One team of 1 to 4.
home-pitch-short-earthrise = Around the Moon, trick by trick. For 3 to 5.
home-for-daybreak = 1 to 4, one team
home-for-earthrise = 3 to 5, every player for themselves
home-for-any = { $fewest } to { $most } players
home-long-daybreak = six rounds, about an hour
home-long-earthrise = three rounds, about 40 min
home-step = Who you play with
home-step-daybreak-gentle = Gentle: you lead Europe, and a steady bot leads the United States.
home-step-daybreak-easy = Easy: you lead Europe, and two steady bots lead China and the United States.
home-step-daybreak-usual = Usual: all four powers, with three steady bots.
home-step-daybreak-hard = Hard: all four powers, with three steady bots and a card that makes it harder.
home-step-earthrise-gentle = Gentle: against three casual bots, who let a card slip now and then.
home-step-earthrise-usual = Usual: against three steady bots.
home-step-earthrise-hard = Hard: against one skilled bot and two steady ones.
home-step-odds = A steady player wins { $wins } of 100 such games.
home-step-easier = Easier
home-step-harder = Harder
home-set-up = Set up a table
home-join = Join a table
home-code = Code or link
home-join-go = Join
home-code-wrong = This is neither a code nor a link of a table. A code is a word and three characters, as in SUN-4Q7; a link can be pasted whole.
home-tables = Your tables
home-tables-none = None yet. Play now and your game waits here whenever you come back.
home-tables-all = Show all { $count }
home-tables-open = Tables open to all
home-title-with = { $game } with { $names }
home-title-bots = { $count ->
    [one] { $game } with a bot
   *[other] { $game } with { $count } bots
}
home-title-friends = { $game } with friends
home-title-alone = { $game } alone
home-title-lesson = Lesson: { $game }
home-title-study = Study: { $game }
home-title-what_if = What if: { $game }
home-title-daily = Daily deal: { $game }
home-title-file = { $game } from a file
home-what-friends = With friends
home-what-bots = With bots
home-what-alone = Alone
home-what-lesson = Lesson
home-what-study = Study
home-what-what_if = What if
home-what-daily = Daily deal
home-what-file = From a file
home-since = since { $when }
home-standing-open = continue
home-off-remove = Remove from your list: { $name }
home-off-leave = Leave: { $name }
home-off-end = End: { $name }
home-sure-remove = Remove this table from your list? Nothing changes for anybody else.
home-sure-leave = Leave this table? A bot takes your seat, and the others play on.
home-sure-end = End this game without a result and remove it from your list?
home-yes-remove = Remove it
home-yes-leave = Leave
home-yes-end = End it
home-seat-free = a free seat
home-seats-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
home-news = { $count } new
home-turn-of = { $name } to move
home-turn-others = waiting for { $count }
home-standing-others = in play
home-standing-yours = your turn
home-standing-waiting = seats free
home-standing-paused = paused
home-standing-finished = review
home-standing-abandoned = ended early
home-game = Game
home-daily = Daily deal
home-daily-daybreak = One power, alone. The same cards for everyone, until midnight (UTC).
home-daily-earthrise = You against three bots. The same cards for everyone, until midnight (UTC).
home-daily-any = The same deal for everyone, until midnight (UTC).
home-daily-none = Nobody has finished it yet. Be the first.
home-daily-played-daybreak = { $count ->
    [one] { $count } person played, { $wins } reached drawdown.
   *[other] { $count } people played, { $wins } reached drawdown.
}
home-daily-played-any = { $count ->
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
home-daily-yours = You are { $place } of { $count }: { $result }
home-daily-play = Play today’s deal
home-daily-go-on = Continue today’s deal
home-daily-results = All results
home-result-won = { $bands ->
    [one] won in round { $round }, with { $bands } temperature band
   *[other] won in round { $round }, with { $bands } temperature bands
}
home-result-lost = { $bands ->
    [one] lost in round { $round }, with { $bands } temperature band
   *[other] lost in round { $round }, with { $bands } temperature bands
}
home-result-first = first, with { $honors ->
    [one] 1 Honor
   *[other] { $honors } Honors
}
home-result-honors = { $honors ->
    [one] 1 Honor
   *[other] { $honors } Honors
}
home-new-here = New here?
home-learn = Learn either game by playing it, about fifteen minutes each.

## Setting up a table.

home-new-title = Set up a table
home-new-me = Me
home-new-summary = Your table
home-new-company = Who plays
home-new-players = Players
home-new-player = Player { $number }
home-new-with = With
home-new-with-bots = Bots
home-new-with-friends = Friends
home-new-with-device = One device
home-new-with-alone = Just me
home-new-with-bots-note = You play the first seat and bots play the others. The game begins at once.
home-new-with-friends-note = The other seats stay open. At the table you get a link to send; whoever comes takes a seat.
home-new-with-device-note = You sit together and pass this device around. Hands are hidden in between. Write everybody’s name at the seats below.
home-new-with-alone-note = You play every seat yourself, one after the other, with all hands open to you.
home-new-with-mixed = A mixed table: choose seat by seat below.
home-new-solo = The solo game: one hand, with its own starting cards and its own setup. To play several powers alone, choose 2 to 4 players and sit on all seats.
home-new-solo-set = Solo play has a setup of its own; the power only gives you a name and a color.
home-new-seats = Seats
home-new-seat = Seat { $number }
home-new-power-of = Power of seat { $number }
home-new-who = Who sits on seat { $number }
home-new-who-me = { $name } (me)
home-new-who-me_as = Someone at this device
home-new-who-open = Open to anyone
home-new-who-bot = Bot
home-new-level = Level of the bot on seat { $number }
home-new-name-of = Name on seat { $number }
home-new-measures = For comparison
home-new-one-device = We pass one device around
home-new-one-device-daybreak = The table then asks you to pass the device on. In Daybreak all hands are open anyway.
home-new-one-device-any = The table hides each hand until its owner has the device.
home-bot-random = Random
home-bot-casual = Casual
home-bot-steady = Steady
home-bot-skilled = Skilled
home-bot-expert = Expert
home-bot-flat = Flat search
home-bot-pimc = Open cards
home-style-daybreak-random = Does anything the rules allow, without a thought.
home-style-daybreak-steady = Builds stacks early, replaces dirty energy with clean, and keeps everybody out of the worst crises. Never thinks for long.
home-style-daybreak-skilled = Tries a few ways to play the stage in a few simulations and judges where the round would end. Thinks for a moment.
home-style-daybreak-expert = Tries many ways in many simulations, judges where each round would end, and thinks its plans over. Takes its time.
home-style-earthrise-random = Plays any card the rules allow, without a thought.
home-style-earthrise-flat = Tries every move in many worlds and plays on at random.
home-style-earthrise-casual = Plays like steady, but lets a card slip now and then.
home-style-earthrise-steady = Goes for rich tricks and tokens it can get, leaves Alerts to others, and never thinks for long.
home-style-earthrise-pimc = Searches worlds one by one as if all cards lay open.
home-style-earthrise-skilled = Tries each card in many deals that fit what it saw, and plays the one that did best.
home-style-earthrise-expert = Looks for its best line of cards, in deals that make sense of what everybody played, and plays for victory.
home-new-difficulty = Powers and difficulty
home-difficulty-easier = Powers that can lower their emissions quickly.
home-difficulty-standard = The set for a first game and for most games.
home-difficulty-harder = Demand grows fast and communities have little to fall back on.
home-difficulty-extreme = For teams that know the game well.
home-new-sinks = The numbers are the trees and oceans the world begins with.
home-new-challenges = Challenge cards
home-new-challenges-chosen = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}
home-new-challenges-note = They make a game harder, easier or different, for the group or for one power. Not for a first game.
home-new-challenge = Card or kind
home-new-challenge-whose = For
home-new-challenge-add = Add
home-new-challenge-remove = Remove { $name }
home-new-challenge-taken = This card is already chosen.
home-new-challenge-full = A table takes at most { $most }.
home-challenge-dealt = By chance
home-challenge-by-chance = Turned over before the first round.
home-challenge-harder-group = Harder, for the group
home-challenge-easier-group = Easier, for the group
home-challenge-variety-group = Variety, for the group
home-challenge-harder-one = Harder, for one power
home-challenge-easier-one = Easier, for one power
home-challenge-variety-one = Variety, for one power
home-new-pills = History Pills
home-new-pills-on = Play with History Pills
home-new-pills-note = The advanced game: everybody has one secret pill to score once.
home-new-pool = Which pills
home-pool-usual = All ten
home-pool-strict5 = At five players without 02, 06 and 07
home-new-table = At the table
home-new-hints = Allow hints
home-new-hints-note = Anybody may ask what a bot would do, and why.
home-new-name = Name of the table
home-new-name-usual = Named after a star
home-new-join = Who may join
home-join-link = Anyone with the link
home-join-private = Invited people only
home-join-public = Everyone (listed publicly)
home-new-watch = Who may watch
home-watch-usual-open = Default: live
home-watch-usual-hidden = Default: one minute later
home-watch-live = Anyone, live
home-watch-delayed = Anyone, with a delay
home-watch-off = Nobody
home-new-delay = How much later
home-new-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
home-new-stand-in = A bot plays for anyone who is away
home-new-slow = Played over days
home-new-slow-note = Nobody counts as away, however long a move takes.
home-new-never = Never
home-new-after-minutes = { $count ->
    [one] After { $count } minute
   *[other] After { $count } minutes
}
home-new-pace = How fast bots act
home-new-pace-slow = Slowly
home-new-pace-usual = At a pace you can follow
home-new-pace-quick = Quickly
home-new-pace-none = At once
home-new-readings = Other readings of the rules
home-new-chosen = { $count } chosen
home-new-readings-note = Where the rulebook can be read in more than one way, your table may choose the other one.
home-reading-spokesperson = One player, in turn by round, speaks for the group
home-reading-projects-lapse = A project with a condition (not cards) is active only while the condition holds
home-reading-whole-bands = At drawdown a band goes only if all its carbon can be removed
home-reading-tuck-to-back = A tucked card always goes to the back of its stack
home-reading-done-is-done = Whoever is done with the Local stage is done for good
home-reading-all-crises-count = Crisis cards that an effect adds count towards the number of the temperature level
home-reading-follow-rule = Any card may be played at any time
home-reading-follow-in-silence = In Radio Silence the others play any card
home-reading-stack-condition = A card may meet the condition of any token on the Earth; the last to do so takes all
home-reading-carry-stack-between-rounds = Tokens left on the Earth go to the box after the round
home-reading-same-as-includes-pilot = The last player and the Pilot are not compared
home-reading-final-exchange-order = The last exchanges begin with whoever led the first trick
home-reading-pill-decisions = Pills are decided in turn, in the open
home-reading-final-tie = Whoever ties for the most Honors shares the victory
home-reading-show-alert-totals = Alert totals are shown to all
home-reading-fewest-alerts-ties = Only one of those tied for the fewest Alerts scores
home-reading-public-draw = Drawn puzzle pieces stay hidden from the others
home-new-deal = The deal
home-new-deal-note = A new deal each time, unless you want one that was played before.
home-new-deal-known = Everybody at the table sees that the deal could be known.
home-deal-fresh = New
home-deal-seed = By seed
home-deal-table = From a table
home-new-seed = Seed: a whole number or 64 hexadecimal digits
home-new-deal-of = Address of a table that is over
home-new-sum-bot = Bot, { $level }
home-new-then-play = The game begins at once.
home-new-then-wait = { $count ->
    [one] The table waits for one more person. You get a link to send.
   *[other] The table waits for { $count } more people. You get a link to send.
}
home-new-start = Start
home-new-open = Open the table

## Settings, oneself, invitations, days and replays.

home-settings = Settings
home-pace = Narration speed
home-pace-5 = Slow
home-pace-10 = Usual
home-pace-20 = Quick
home-pace-40 = Fastest
home-sound = Sound
home-calm = Less motion
home-calm-note = Pieces change place without flying there.
home-calm-system = Your system asks for this.
home-guard = Guard against mis-clicks
home-guard-note = A card is chosen first and played with a second click.
home-notify-ask = Tell me when it is my turn
home-notify-turn = It is your turn
home-you = Your profile
home-you-mark = you
home-name = Your name
home-save = Save
home-name-saved = Saved. Your tables know you by this name.
home-carry = Another device
home-carry-note = A code signs you in there as yourself, with the same tables.
home-carry-make = Make a code
home-carry-given = Enter this code there within ten minutes:
home-carry-enter = Code from your other device
home-carry-use = Use this code
home-carried = Done. Your tables are here.
home-invite-wait = Coming to the table
home-invite-wrong = This invitation does not open a table
home-daily-was-daybreak = One power, alone. The same cards for everyone on that day.
home-daily-was-earthrise = One person against three bots. The same cards for everyone on that day.
home-daily-was-any = The same deal for everyone on that day.
home-daily-left = { $hours } h { $minutes } min left
home-daily-your-table = Your table
home-daily-nobody = Nobody finished it.
home-daily-first = Everybody has one attempt.
home-days = Days
home-day-before = The day before
home-day-after = The day after
home-somebody = Somebody
home-proof = Proof that the deal is the same for all
home-proof-commitment = SHA-256 of the seed, published before the first card:
home-proof-seed = The seed:
home-proof-later = The seed itself is shown when the day is over.
home-replay = Replay
home-look-back = Review
home-replays-note = Every game you have played: how it ended, who played, and the way back in, move by move.
home-replays-none = Nothing here yet. Games you finish are kept here.
home-history = All games you have played
home-history-none-of = No game of { $game } yet. The first one is kept here when it is over.
home-history-won = won
home-history-lost = not won
home-history-none = no result
home-games-all = { $count ->
    [2] Both games
   *[other] All games
}
home-more = Show more

## A game from a file, and phones in the room.

home-log-open = Open a game from a file
home-log-text = Drop a .jsonl log here, or choose it. It opens as a table of your own, for replay and review; it does not count for anybody.
home-log-choose = Choose a file
home-log-large = This file is larger than 4 MB; no log of a game is. Choose another.
home-log-unreadable = This file could not be read. Choose another.
home-lan = Play with phones in the room
home-lan-text = Phones in the same home network come in by this address; a camera reads the code.
home-lan-address = Address for phones
home-lan-code = QR code of { $address }
home-me = Who you are here
home-your-games = Your games
home-link = Keep this link
home-link-note = It brings you back to your games, here or in another browser, also when cookies are gone. Whoever has the link is you, so keep it to yourself.
home-link-make = Make my link
home-link-replace = Make a new link
home-link-yours = Your link
home-link-once = It is shown only now: save it, or send it to yourself. It works as often as you need it, until you make a new one.
home-link-made = You made a link on { $date }. A new one takes its place, and the old one leads nowhere.
home-link-use = Come back to your games
home-link-use-note = This link belongs to somebody who has played here. With it, this browser becomes that person. Here you are { $name } so far; { $name }’s tables stay with { $name }’s link or browser.
home-link-go = Yes, that is me
home-link-not = Stay { $name }
home-link-back = Welcome back, { $name }
home-link-back-note = This browser knows you again, and your tables are on the first page.
home-knocking = You have knocked
home-knocking-note = This table is private. Its host sees that you ask to come in; as soon as you are let in, you are led to the table.
home-knocking-name = Your name, so that the host knows who knocks
home-knocking-tell = Tell the host
home-knocking-told = The host sees that { $name } knocks.

## Devices, and going for good

me-devices = Where you are logged in
me-devices-none = Nothing is kept of you yet, so there is nothing to log out of.
me-device = { $browser } on { $system }
me-device-unknown = A browser
me-device-here = this one
me-device-seen = Since { $first }; last used { $last }
me-out = Log out
me-out-of = Log out: { $name }
me-out-one = Logged out: { $name }.
me-out-here-yes = Log out here
me-out-here-sure = This browser will no longer know you. You come back with your link, or with a code from another device. Log out here?
me-out-here-lost = You have no link, and no other device is logged in: if you log out here, you cannot come back as yourself. Make your link above first. Log out anyway?
me-out-others = { $count ->
    [0] No other device was logged in.
    [one] One other device is logged out.
   *[other] { $count } other devices are logged out.
}
me-out-others-yes = Log out everywhere else
me-out-others-sure = All other browsers are logged out at once. This one stays. Log them out?
me-out-everywhere = You are logged out everywhere. Your old link leads nowhere; this is the new one, and you can come back only with it:
me-out-everywhere-yes = Log out everywhere
me-out-everywhere-sure = All browsers are logged out at once, this one too, and your old link leads nowhere. You get a new link, which you need to come back. Log out everywhere?
me-out-go = I have kept it
me-delete = Delete me
me-delete-ask = Delete me …
me-delete-lost = This takes away who you are here, for good: your name, your devices, your link, your list of games and results, your keys for programs, and everything you said. At games that still run a bot takes your seat; games that only you play end. Nobody can bring it back.
me-delete-stays = Games that are over stay for the others, with “somebody who left” in place of your name. What others wrote stays as they wrote it, and so do backups that were made before.
me-delete-name = To do it, type your name: { $name }
me-delete-yes = Delete me for good
