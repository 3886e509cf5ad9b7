### Words that belong to no game in particular.
###
### Arguments that mean the same everywhere: $who is "you" or "other", and $name is what that seat is called.

## Lists
## -i and -o are for languages whose "and" or "or" changes before that sound.

list-comma = { $items }, { $last }
list-semicolon = { $items }; { $last }
list-and = { $items } and { $last }
list-and-i = { $items } and { $last }
list-or = { $items } or { $last }
list-or-o = { $items } or { $last }
# Where "you" stands among names: first or last.
list-place-of-you = first

## Seats

seat-you = you
# Whose something is; languages that need it put "of" before it.
seat-of = { $name }
seat-of-you = you
seat-titled = { $name } ({ $title })
seat-unnamed = Player { $number }
seat-bot-for = { $who ->
    [you] A bot for you
   *[other] A bot for { $name }
}
told-by-bot = { $text } ({ $who ->
    [you] A bot played for you.
   *[other] A bot played for { $name }.
})
# The levels of bots, as in "Luis, a bot (steady)".
bot-level-random = random
bot-level-casual = casual
bot-level-steady = steady
bot-level-skilled = skilled
bot-level-expert = expert
bot-level-flat = flat search
bot-level-pimc = open cards

## Why something from outside does not fit the state of a game

refused-over = The game is over, so there is nothing left to decide.
refused-draw-due = Chance comes first: a draw is due before anybody can move.
refused-not-asked =
    { $who ->
        [you] It is not your turn
       *[other] It is not the turn of { $of }
    }. Still to move: { $asked }.

## Why a move cannot be taken back

retract-nothing = { $who ->
    [you] You have no move to take back.
   *[other] { $name } has no move to take back.
}
retract-frontier = { $who ->
    [you] You cannot take that move back anymore: something has since been drawn, shown or settled that cannot be unseen.
   *[other] { $name } cannot take that move back anymore: something has since been drawn, shown or settled that cannot be unseen.
}
retract-consent = The game has gone on since: it takes the consent of { $names }.

## What is wrong with a stored game

fault-no-draw-due = There is a draw where none is due.
fault-impossible-draw = There is a draw that cannot happen at this point.
fault-not-from-seed = There is a draw that does not come from the seed.
fault-wrong-retraction = A move was taken back together with others than those that depend on it.
fault-no-such-entry = There is no entry { $entry } in the log.

## Why a move is possible

why-watching = You are watching; only those who sit at the table make moves.
why-legal = You can do this.
