### What a table on the server says: why a command was not carried out, and what happened beside the game.

## Why a request or a command was not carried out, by its code

server-malformed = This message cannot be read: { $detail }. Compare it with the description of the interface.
server-unknown-version = This version of the interface is not supported. Reload the page, or update the program.
server-too-large = That is too much at once. Send less.
server-too-fast = Too many requests. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
server-busy = The server has too much to think about. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
server-no-such-route = There is nothing at this address. Check it for a mistake.
server-wrong-method = This address does not accept that method. See the description of the interface.
server-no-such-table = There is no such table, or it is private. Check the address, or ask for an invitation.
server-not-at-table = Only those who belong to the table can do that. Take a seat, or ask for an invitation.
server-not-your-seat = That seat is not yours. Choose one of your own.
server-which-seat = Several seats are yours. Say which one you mean.
server-not-your-turn = It is not your turn. Wait a moment.
server-not-host = Only the host of the table can do that. Ask the host.
server-turned-away = The host of this table did not let you in. Ask them for the link.
server-removed = The host of this table has removed you from it.
server-muted = The host has muted you here: you play on, but you cannot say, signal or propose anything at this table.
server-seat-taken = There is no such seat, or it is not free. Choose another.
server-not-started = The game has not begun yet. It begins when every seat is taken or the host starts it.
server-started = The game has already begun, so this cannot be changed anymore.
server-finished = The game is over, so there is nothing left to do in it. You can ask for a rematch.
server-not-finished = This is possible only when the game is over.
server-sealed = Others are playing this deal today. It is shown when the day is over, or when you have finished your own game of it.
server-paused = The table is paused. Resume it to go on.
server-out-of-time = Your time is up, and a bot moves for you. You play again { $part ->
    [trick] with the next trick
    [round] with the next round
   *[stage] with the next stage
} at the latest.
server-illegal = The rules do not allow that. Choose one of the moves on offer.
server-not-retractable = This cannot be taken back.
server-no-such-entry = There is no entry { $entry } that you could look at. Choose an earlier one.
server-no-such-guest = Nobody like that is at the table; perhaps they have left.
server-no-such-question = There is no question { $question } for you to answer; perhaps it is settled already.
server-no-such-plan = There is no plan { $plan } before the table; perhaps it was withdrawn or has made room for a newer one.
server-plans-off = In this game players have secrets, and the rules do not allow discussing plans. Keep yours until the game is over.
server-hints-off = This table is played without hints.
server-watching-off = This table is played without spectators. Come back when the game is over.
server-not-for-study = You cannot go back to an earlier moment at this table. When the game is over, copy it to a table for study.
server-dealt = In this game players hold what others may not see, so no program takes a seat while it runs. Give the seat before the game begins.
server-no-share-wanted = You do not have to give a share of the deal right now.
server-other-share = This is not the share that you fixed before.
server-only-its-seat = A program plays its seat and does nothing else. People do that.
server-already-done = A command with this id was carried out a while ago. Look at the table as it is; for something new, use a new id.
server-bad-name = A name has 1 to { $most } characters that everybody can see. Choose another.
server-bad-text = A text has 1 to { $most } characters. Change yours and send it again.
server-bad-setup = The table cannot be set up like this: { $detail }.
server-bad-clock = { $why ->
    [move] A clock for every move has { $least } to { $most } seconds.
    [stage] A clock for every stage has { $least } to { $most } seconds.
    [game] A clock for the whole game has { $least } to { $most } minutes.
    [increment] A move adds { $least } to { $most } seconds.
    [days] A clock for slow tables has { $least } to { $most } days.
    [no_stages] This game has no stages. Choose a clock for every move or for the whole game.
    [slow] A table that is played over days has a clock of days, or none.
    [not_slow] A clock of days is for tables that are played over days.
    [study] A table for study has no clock.
    [daily] The daily deal has no clock.
   *[lesson] A lesson has no clock.
}
server-unknown-bot = There is no bot “{ $bot }” for this game. Choose one from the list of bots.
server-unknown-lang = That language is not available. It can be en, es or pt-BR.
server-unknown-game = There is no such game here. It can be earthrise or daybreak.
server-too-many-tables = You have too many tables open. Finish or leave one, then open another.
server-too-many-here = Too many unfinished tables were opened from your network. Finish or leave one, then open another.
server-table-full = This table is as full as it may be. Finish the game, or go on at another table.
server-work-wanted = Many new people are coming from your network right now. Your browser has to work for a moment first; please try again.
server-too-many-sockets = Too many connections are open. Close another window or device, then try again.
server-bad-origin = This request comes from another site, so it was not carried out. Use the pages of this server.
server-no-cookie = Your browser did not send the cookie by which this site knows you, so nothing was kept. Allow cookies for this site, load the page again, and try once more.
server-bad-token = This link or key is wrong, too old, used up or revoked. Ask for a new one.
server-logged-out = You are logged out in this browser. Come back with your link, or go on as somebody new.
server-no-such-device = No such device is logged in as you; perhaps it was logged out already.
server-guest = Guest { $number }
# The page of a program that has no other.
server-no-client = This program was built without its browser client. In its source folder, run “cargo xtask web” and build it again, or “cargo xtask play”, which does both and starts it.
server-gone = somebody who left
server-no-such-code = No table has this code. Check it with whoever gave it to you; the code of a game that is over leads nowhere.
server-no-such-deal = There is no such deal or day. Choose one from the list.
server-not-a-log = This file is not the log of a game. Choose a file with the ending jsonl that was saved from a table, or written by firstlight table --log.
server-newer-log = This log was written by a newer Firstlight (version { $version }; this one knows { $known }). Update the program and open it again.
server-other-content = This game was played with content of its own (“{ $content }”), which does not come with this program. Look at it on your own machine: firstlight replay FILE.
server-bad-line = Line { $line } of this log does not hold: { $detail }. The file was changed or damaged; use a copy that was not.
server-store-full = The disk of the server is full, so nothing can be kept. What you did last does not count; whoever runs the server has to make room.
server-store-busy = The database is busy. What you did last does not count; try again in a moment.
server-store-failed = The database failed. What you did last does not count; try again, or tell whoever runs the server.
server-stopping = The server is about to stop. Your table is saved; come back in a moment.
server-too-slow = Your connection did not keep up. Connect again; nothing is lost.
server-internal = Something is wrong with the program. Try again, or tell whoever runs the server.

## What is wrong with a line of a log

log-not-by-seed = chance did not decide that by the seed of the game
log-not-an-entry = it is not an entry of this game

## What happened beside the game

note-sat = { $name } takes seat { $seat }.
note-sat-program = { $name }, a program of { $of }, takes seat { $seat }.
note-bot = { $name }, a bot ({ $bot }), takes seat { $seat }.
note-bot-by = The host, { $by }, puts { $name }, a bot ({ $bot }), on seat { $seat }.
note-opened = Seat { $seat } is open.
note-opened-by = The host, { $by }, opens seat { $seat }.
note-knocked = { $name } asks to come in.
note-admitted = The host, { $by }, lets { $name } in.
note-turned-away = The host, { $by }, does not let { $name } in.
note-removed = The host, { $by }, removes { $name } from the table.
note-muted = The host, { $by }, mutes { $name }.
note-unmuted = The host, { $by }, unmutes { $name }.
note-key = The host, { $by }, makes a new key for the program { $name } on seat { $seat }.
note-renamed = { $old } is now called { $name }.
note-dealt = The deal is made by the server together with { $names }, so that nobody could choose it.
note-dealt-without = The deal is made by the server together with { $names }, so that nobody could choose it. Left out, because they gave no share in time: { $left }.
note-dealt-alone = The deal is made by the server alone. Left out, because they gave no share in time: { $left }.
note-started = The game begins.
note-stand-in = A bot ({ $bot }) plays for { $name } { $until ->
    [stage] until the end of the stage
    [trick] until the end of the trick
    [round] until the end of the round
   *[back] for now
}.
note-stand-in-by = The host, { $by }, lets a bot ({ $bot }) play for { $name } { $until ->
    [stage] until the end of the stage
    [trick] until the end of the trick
    [round] until the end of the round
   *[back] until they are back
}.
note-back = { $name } is back.
note-clock-out = { $who ->
    [you] Your time is up
   *[other] { $name }’s time is up
}: { $then ->
    [trick] a bot plays until the end of the trick.
    [round] a bot plays until the end of the round.
    [stage] a bot plays until the end of the stage.
    [pass] nothing is done, and the game goes on.
    [step] a bot makes this move.
   *[nothing] { $who ->
        [you] the others may ask to let a bot play.
       *[other] you may ask to let a bot play.
    }
}
note-back-ended = The { $part ->
    [trick] trick
    [round] round
   *[stage] stage
} is over: { $who ->
    [you] you play
   *[other] { $name } plays
} again.
note-paused = { $name } pauses the table.
note-resumed = { $name } resumes the table.
note-asks-end = { $name } would like to end the game without a result. Do you agree?
note-asks-back = { $name } would like to undo a move that others have already followed up on. Do you agree?
note-asks-study = { $name } has opened this table for study: if everybody agrees, all hands can be seen while you play. Do you agree?
note-asks-branch = { $name } would like to go on from an earlier moment; what was played since would not count. Do you agree?
note-asks-stand-in = { $name } would like to let a bot play for { $other }, whose time is up, until the end of the { $part ->
    [trick] trick
    [round] round
   *[stage] stage
}. Do you agree?
note-agreed = Everybody has agreed.
note-declined = The vote is over: nothing changes.
note-plan = { $name } proposes a plan: { $text }
note-abandoned = The game ends without a result.
note-next = The table goes on with another game.
note-host = { $name } is the host.
note-hurried = The server is busy: bots think for less time.
note-taken-back = { $who ->
    [you] You take back what you did.
   *[other] { $name } takes back a move.
}
note-branch = The game goes on from an earlier moment.

## What a host did while the game was on

deed-bot = { $by } put a bot ({ $bot }) on seat { $seat }{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-program = { $by } gave seat { $seat } to the program { $name }{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-key = { $by } made a new key for the program { $name } on seat { $seat }{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-stand-in = { $by } let a bot ({ $bot }) play for { $name }, who was away{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-paused = { $by } paused the table{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-resumed = { $by } resumed the table{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-removed = { $by } removed { $name } from the table{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-muted = { $by } muted { $name }{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-unmuted = { $by } unmuted { $name }{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
deed-more = { $by } did more{ $times ->
    [1] {""}
   *[other] , { $times } times
}.

## Turning points of a game that is over

turn-rises = The chance to win rises from { $before } to { $after } (± { $error } points).
turn-falls = The chance to win falls from { $before } to { $after } (± { $error } points).
turn-rises-of = { $name }: the chance to win rises from { $before } to { $after } (± { $error } points).
turn-falls-of = { $name }: the chance to win falls from { $before } to { $after } (± { $error } points).
turn-unsure = Chance to win { $before } before and { $after } after: no difference that can be told from luck (± { $error } points).

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-parser = the parser says “{ $text }”
server-detail-move = its move cannot be read; the parser says “{ $text }”
server-detail-body = its body did not arrive whole
server-detail-id = its id is empty or too long
server-detail-until = only a clock can have a bot play until then
server-detail-name = that is not the name you have here
server-detail-socket = this is a WebSocket
server-detail-needs-socket = this command needs a socket
server-detail-binary = it is binary and not text
server-detail-no-try = this game has no “try”
server-detail-purpose = its purpose is neither a game nor a lesson
server-detail-watch = spectators can be at most { $most } seconds behind
server-detail-seats = the number of seats ({ $seats }) is not that of the players ({ $players })
server-detail-players = { $game } is for { $least } to { $most } players, not for { $players }
server-detail-pace = bots can wait 0 to { $most } milliseconds before they move
server-detail-away = whoever is gone can count as away after { $least } to { $most } seconds
server-detail-entry = entry { $entry } cannot be played again (“{ $text }”)
