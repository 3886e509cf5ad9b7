### The table in the terminal.

## The line on top

table-title = Round { $round } of { $rounds }, { $stage } · trick { $trick } of { $tricks }
table-title-scoring = Round { $round } of { $rounds }, { $stage } · scoring
table-title-final = Final phase
table-title-over = The game is over
table-trick-open = open trick
table-trick-silent = radio silence
table-your-turn = Your turn
table-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}

## Labels

table-track = Track
table-earth = Earth
table-trump = Trump
table-trick = Trick
table-hand = Your hand
table-tokens = Tokens
table-pieces = Pieces
table-honors = Honors
table-pile = Your pile
# Radio Silence tokens, as the head of a column.
table-silence = Silence
table-alerts = Alerts
table-pill = Pill
table-face-down = face down
table-used = used
table-none = none
table-deck = Deck
table-played = Played this round
table-unseen = Not seen this round

## Asking for input

table-choose = { $count ->
    [one] Your choice (1, or ? for help):
   *[other] Your choice (1 to { $count }, or ? for help):
}
table-help =
    Type the number of a move, a card, or part of what a move says, and press Enter.
    Or one of these commands:
      ?            this list
      hint         the best moves, with what to expect of them
      why N        why move N is possible, and what it would do
      why CARD     why you can or cannot play that card
      back         take your last move back
      back anyway  among bots: begin a what-if from before your last move
      next         let another who is asked go first
      table        the whole table again
      hand         your hand
      track        the Maneuvers of this round
      last         the last trick
      cards        what has been played, and what the deck is made of
      pile         the cards you have captured this round
      pill         your History Pill
      score        the Honors pad
      log          what has happened so far
      quit         leave; the game is saved if a log is kept

## Answers

table-welcome = Welcome to { $game }. At the table: { $seats }. Seed: { $seed }.
table-content = Content: { $id }.
table-unknown-command = “{ $input }” is neither a move nor a command; ? lists what you can type.
table-unknown-number = { $count ->
    [one] There is no move { $number }; the only one is 1.
   *[other] There is no move { $number }; they go from 1 to { $count }.
}
table-ambiguous = “{ $input }” could be one of these. Which one?
table-why-usage = Why what? Add the number of a move or a card, as in “why 1” or “why { $card }”.
table-taken-back = { $who ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
}
table-back-anyway = “back anyway” begins a what-if from before that move.
table-what-if = A what-if begins from before your last move; the log notes it.
table-saved = The game is saved in { $file }.
table-not-saved = No log is kept, so the game is not saved.
table-resumed = Game from { $file } resumed at entry { $entry }.
table-input-ended = The input has ended.
table-unfinished = The game is not finished. Resume it with: { $command }
table-hand-over = { $name }, press Enter when the others are not looking.
table-goodbye = Goodbye!
table-nobody-else = Nobody else at this keyboard is asked now.
table-no-pill = You have no History Pill.
table-no-last-trick = No trick has been finished in this round yet.
table-no-log = Nothing has happened yet.
