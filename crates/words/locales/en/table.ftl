### The table in the terminal.

## Asking for input

table-choose = { $count ->
    [one] Your choice (1, or ? for help):
   *[other] Your choice (1 to { $count }, or ? for help):
}

## Answers

table-welcome = Welcome to { $game }. At the table: { $seats }. Seed: { $seed }.
table-content = Content: { $id }.
table-unknown-command = “{ $input }” is neither a move nor a command; ? lists what you can type.
table-unknown-number = { $count ->
    [one] There is no move { $number }; the only one is 1.
   *[other] There is no move { $number }; they go from 1 to { $count }.
}
# Below it stand the moves that come nearest.
table-nearest = “{ $input }” is neither a move nor a command. Did you mean one of these?
# Words that need not stand in the sentence of a move, with commas between them.
table-small-words = the, a, an, of, to, in, on, with, and, my, your, for, from, at, it, please
table-ambiguous = “{ $input }” could be one of these. Which one?
table-why-usage = Why what? Add the number of a move or a card, as in “{ $why } 1” or “{ $why } { $card }”.
table-taken-back = { $who ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
}
table-back-anyway = “{ $command }” begins a what-if from before that move.
table-what-if = A what-if begins from before your last move; the log notes it.
table-saved = The game is saved in { $file }.
table-not-saved = No log is kept, so the game is not saved; --log FILE keeps the next one.
table-keep-next = No log was kept. With --log FILE the next game can be replayed and analyzed.
table-analyse = Which moves cost the most: { $command }
table-replay = The game once more, step by step: { $command }
table-resumed = Game from { $file } resumed at entry { $entry }.
table-input-ended = The input has ended.
table-unfinished = The game is not finished. Resume it with: { $command }
table-hand-over = { $name }, press Enter when the others are not looking.
table-goodbye = Goodbye!
table-nobody-else = Nobody else at this keyboard has to move now.
table-no-log = Nothing has happened yet.
