### The room around a table: its rail, panels, banners, and the waiting room.

## The rail and the top bar

room-panels = Side panels
room-menu = Menu
room-count = { $label }, { $count } new
room-log = Log
room-chat = Chat
room-plan = Plan
room-vote = Vote
room-point = Point
room-back = Back
room-seats = Seats
room-table = Table
room-prefs = Prefs
room-theme-turn = Change between light and dark
room-lost-short = Connection lost
room-help = Help
room-hint = Hint
room-why = Why?
room-icons = Icons

## The log

room-log-none = Nothing has happened yet.
room-log-look = Look at this moment
room-log-none-such = Nothing of this kind has happened yet.
room-log-who = About whom
room-log-all = All
room-log-me = Me
room-log-kind = What about
room-log-everything = Everything
room-log-lines =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }

## Chat and signals

room-chat-none = Nobody has said anything yet.
room-chat-text = Say something to the table
room-chat-send = Send
room-signals = Quick signals
room-signal-yes = Yes
room-signal-no = No
room-signal-wait = Wait a moment
room-signal-ready = Ready
room-signal-thanks = Thank you
room-signal-well_played = Well played
room-signal-sorry = Sorry
room-bubbles = Messages

## Plans

room-plan-heading = Plans
room-plan-none = There is no plan on the table. Say what you would like to do together; nobody is bound by it.
room-plan-text = Propose a plan
room-plan-example = I take the next forecast crisis if somebody leaves me a Regulation card
room-plan-propose = Propose
room-plan-name = Name a card or a power
room-plan-unname = Leave it out
room-plan-vote = Your answer
room-plan-agree = I agree
room-plan-rather-not = Rather not
room-plan-withdraw = Withdraw
room-plan-yes = Agreed: { $names }
room-plan-nobody-yes = Nobody has agreed yet
room-plan-no = Rather not: { $names }

## Questions of the table

room-vote-heading = Votes at the table
room-vote-text = Some things need the others’ consent: undoing a move that others have already followed up on, ending the game without a result, and, at a table for study, seeing all hands or going back.
room-vote-none = There is nothing to vote on right now.
room-vote-retract = Ask to undo my last move
room-asks-abandon = { $name } would like to end the game without a result. Do you agree?
room-asks-retract = { $name } would like to undo a move that others have already followed up on. Do you agree?
room-asks-study = { $name } has opened this table for study. If everybody agrees, all hands can be seen while you play. Do you agree?
room-asks-branch = { $name } would like to go on from an earlier moment; what was played since would not count. Do you agree?
room-asked-abandon = You ask to end the game without a result.
room-asked-retract = You ask to undo a move that others have already followed up on.
room-asked-study = You opened this table for study: if everybody agrees, all hands can be seen while you play.
room-asked-branch = You ask to go on from an earlier moment; what was played since would not count.
room-asks-open = Still to answer: { $names }
room-asks-withdraw = Withdraw the request
room-yes = Yes
room-no = No

## Preferences

room-prefs-heading = Preferences
room-pace = Narration speed
room-pace-times = × { $pace }
room-moments = Moments of the game
room-moments-wait = Wait for me
room-moments-flow = Go on by themselves
room-sound = Gentle sounds
room-sound-text = A tone when it is your turn, for cards, for crises and at the end.
room-calm = Less motion
room-calm-text = What moves is shown at once, with the same lines of text.
room-guard = Ask before a card is played
room-guard-text = The first click raises the card, the second plays it.
room-notify-text = You can get a notification when it is your turn while this page is in the background.
room-notify-ask = Allow notifications
room-notify-on = You get a notification when it is your turn while this page is in the background.

## Hints and reasons

room-hint-heading = Hint
room-hint-off = This table is played without hints.
room-hint-not-asked = There is nothing for you to decide right now, so there is nothing to advise.
room-hint-thinking = Thinking it over…
room-hint-free-in = Next hint in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
room-hint-chance = Chance to win
room-hint-play = Do this
room-hint-carrying = Doing it, and answering what it asks for…
room-offer = Not sure? Ask for a hint
room-offer-never = Do not offer again
room-offers = Offer hints in a first game
room-offers-text = When you look at a question for a while, or are about to leave something unused.
room-why-heading = What can I do, and why?
room-why-moves = { $count ->
    [one] One move is possible
   *[other] { $count } moves are possible
}
room-why-choose = Choose one to read what it would do.
room-why-nothing = The reason could not be fetched. Try again in a moment.
room-why-rules = The rules of this stage
room-rule = Rule
room-turn-waiting = The game has not begun.
room-turn-paused = The table is paused.
room-turn-over = The game is over.
room-turn-abandoned = The game ended without a result.
room-turn-nobody = The game is resolving; nobody has to decide right now.
room-horizon = What happens and what there is to decide
room-turn-others = You are waiting for { $names }.
room-turn-your-other = It is your seat { $name }’s turn. Change seats to play it.

## What changed

room-since = Since you last looked
room-since-more = { $count ->
    [one] One line before these is in the log.
   *[other] { $count } lines before these are in the log.
}
room-since-cut = Much has happened; the rest is in the log.
room-since-done = Got it

## Banners

room-banners = Messages from the table
room-lost = Connection lost, trying again. The table stays as you saw it.
room-apart = The server ended this connection. The table stays as you saw it.
room-apart-again = Connect again
room-paused = The table is paused.
room-watching = You are watching.
room-watching-late = { $seconds ->
    [one] You are watching, one second behind.
   *[other] You are watching, { $seconds } seconds behind.
}
room-stood = A bot plays for you { $until ->
    [stage] until the end of the stage
    [round] until the end of the round
    [trick] until the end of the trick
   *[back] until you take over
}.
room-stood-end = Take over
room-next-seat = It is { $name }’s turn.
room-next-go = Go there
room-next-always = Always go there

## The end

room-end = The game is over
room-end-debrief = Debrief
room-end-replay = Replay
room-end-again = Again, new deal
room-end-same = Again, same deal
room-end-study = Study
room-end-sealed = Others play this deal today, so it is shown when the day is over.
room-end-fold = Look at the table
room-end-show = Result
room-end-next = The others go on at a new table.
room-end-follow = Join them

## The table

room-host = { $name } is the host.
room-while = While you play
room-pause = Pause the table
room-resume = Resume the table
room-stand-in = Let a bot play for me until the end of the { $part ->
    [round] round
    [trick] trick
   *[stage] stage
}
room-stand-in-back = Let a bot play until I am back
room-stand-in-text = You can take over at any time. If bots play for everybody, the game waits at the end of the { $part ->
    [round] round
    [trick] trick
   *[stage] stage
}.
room-stand-in-end = Take over { $name } again
room-stand-in-for = Let a bot play
room-remove-sure = Remove { $name } from the table? They cannot come back, and everybody is told.
room-remove-yes = Remove { $name }
room-guests = Also here
room-no-host = The daily deal has no host: nobody can change it.
room-going = Leaving
room-leave = Leave the table
room-leave-sure = A bot takes your seat, and you cannot have it back. Leave?
room-leave-sure-waiting = Your seat becomes open. Leave?
room-leave-yes = Leave
room-abandon = End the game without a result
room-abandon-sure = Everybody with a seat is asked; if all agree, the game ends.
room-abandon-yes = Ask everybody
room-home = Home page

## Seats

room-seat-open = Open
room-seat-you = you
room-seat-here = here
room-seat-away = away
room-seat-gone = not connected
room-seat-away-in = not connected, away in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
room-seat-program = a program of { $of }
room-away-name = { $name } (away)
room-gone-name = { $name } (not connected)
room-gone = { $name } has no connection. Away in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
room-gone-away = { $name } is away.
room-seat-bot = bot, { $bot }
room-seat-stand-in = a bot stands in ({ $bot })
room-seat-asked = to move
room-seats-heading = Your seats
room-seats-follow = Always go to the seat that has to move
room-bot-named = { $name }, { $bot }
room-pass = Pass the device to { $name }
room-pass-text = When only { $name } sees the screen, go on.
room-pass-open = I am { $name }, show my cards

## The waiting room

room-waiting = Table ready
room-waiting-open = { $count ->
    [one] One seat is still open. The game begins when it is taken or the host starts.
   *[other] { $count } seats are still open. The game begins when they are taken or the host starts.
}
room-waiting-full = Everybody is here.
room-seats-title = Who sits where
room-sit = Sit down
room-sit-at = Sit down on seat { $seat }
room-stand-up = Stand up
room-seat-for = Seat { $seat }: open, or for a bot
room-start = Start
room-dealing = The deal is being made. Everybody gives a part of it, so that nobody can choose it.
room-dealing-waits = Still to answer: { $names }
room-start-bots = Start with bots on the open seats
room-start-host = { $name } starts the game.
room-come = Invite others
room-visible-public = The table is on the list of open tables; whoever has the link can come too.
room-visible-link = Whoever has the link can come.
room-visible-private = Only those who are invited can come.
room-share-link = Link to this table
room-share-private = The table is private; its host can invite people.
room-share-code = Hold the camera of a phone up to it, across the desk too.
room-share-here = This address works on this machine only, so there is no code for phones. Started with --lan, the program lets phones in.
room-seat-name = Name at this seat
room-seat-save = Save the name
room-invite = Make an invitation
room-invite-link = Link of the invitation
room-copy = Copy
room-copy-what = Copy: { $what }
room-copied = Copied
room-program = A seat for a program of yours
room-program-text = A program that you wrote can play a seat. It needs a key.
room-program-seat = Seat
room-program-name = What it is called
room-program-make = Make a key
room-program-renew = Make a new key
room-program-here = the program is connected
room-program-waiting = waiting for the program
room-program-of = { $name }, seat { $seat }
room-program-docs = How a program talks to the table
room-program-key = Key
room-program-once = Keep the key where nobody else can read it. It shows here until the program has come; the server itself does not know it.
room-program-full = Every seat belongs to a person.
room-program-dealt = The cards are dealt, so no program takes a seat now: its owner could look into them.

## Titles of the window

room-title-waiting = Waiting for players · { $game }
room-title-paused = Paused · { $game }
room-title-over = The game is over · { $game }
room-title-abandoned = Ended without a result · { $game }
room-title-nobody = { $game }
room-title-yours = Your turn · { $game }
room-title-other = { $name } to move · { $game }
room-title-others = Waiting for { $names } · { $game }
room-notice = Your turn in { $game }

## The story as it is told

room-team = Team
room-again = Again
room-sending = Sending …
room-stalled = The table has not answered yet. What you did is kept and will be sent again.
room-offline = No connection right now. What you did is kept and will be sent when it is back.
story-controls = Story controls
story-hold = Pause the story
story-go = Go on with the story
story-waits = The story waits: Space goes on.
story-next = Next
story-next-key = Next line (Space)
story-space = Space
story-skip = Skip to the end of this stage
story-skip-key = Skip to the end of this stage (Shift + Space)
story-again = Again
story-repeat = Show that again
story-repeat-key = Show that again (R)
story-hold-short = Pause
story-go-short = Go on
story-end-short = To the end
story-show-again = Show the last stage again
story-untold = { $count ->
    [one] One event not told yet.
   *[other] { $count } events not told yet.
}
story-show = Show it
team-heading = What your team did
team-rounds = Rounds
team-not-yet = Nobody has done anything yet.
team-nothing = Nothing
team-more = { $count ->
    [one] One more before these.
   *[other] { $count } more before these.
}

## Coming to a table

room-join-lead = { $host } has a place for you at this table.
room-join-name = Your name at the table
room-looking = { $count ->
    [one] { $names } is looking at the table and has no seat yet.
   *[other] { $names } are looking at the table and have no seat yet.
}
room-knocks = { $name } asks to come in.
room-admit = Let in
room-turn-away = Not now
room-code = The code of this table
room-code-note = Whoever enters it at { $place } comes to this table.
room-code-knock = Whoever enters it at { $place } knocks, and you decide. The link of an invitation lets people in at once.
room-code-knock-host = Whoever enters it at { $place } knocks, and { $host } decides.
room-seat-titled = { $name } ({ $title })

## The keys of a table

keys-heading = Keys
keys-shift = Shift
keys-next = tells the next thing
keys-stage = goes to the end of the stage or trick that is being told
keys-walk = go from one card or button to the next
keys-take = takes or presses what is marked
keys-answer = give the answer with this number; in Earthrise also the card at this place in your hand
keys-back = puts back the card you picked up, or closes what is open
keys-zoom = looks closely at a card, wherever it lies; a finger that rests on it shows it too
keys-icons = says what the icons mean
keys-point = points something out to the others; while something is told, waits
keys-last-trick = shows the last trick
keys-sheet = shows the score sheet
keys-deck = shows the deck: what was played, what is yours, what is still out
keys-repeat = says the last sentence again; while something is told, shows it again
keys-wait = waits, while something is told
keys-this = shows this list
keys-button = Keys (?)

## What one can do about somebody

people-menu = Options for { $name }
people-hush = Mute { $name } for me
people-hear = Unmute { $name } for me
people-hushed = Muted by you: { $name }
people-hear-again = unmute
people-mute = Mute { $name } for everybody
people-unmute = Unmute { $name } for everybody
people-muted = muted by the host
people-you-muted = The host has muted you here. You play on, but you cannot say, signal or propose anything.
people-report = Report { $name }
people-report-why = Why do you report { $name }?
people-reason-insults = Insults or threats
people-reason-hate = Hate
people-reason-spam = Floods the table, or advertises
people-reason-cheating = Cheats, or spoils the game on purpose
people-reason-other = Something else
people-report-text = In your own words (up to 500 characters)
people-report-note = It goes to whoever runs this server, with the last lines { $name } said. { $name } is not told.
people-report-send = Send the report
people-reported = The operator has it.
