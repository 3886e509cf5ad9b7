### The table of Earthrise in the terminal.

## The line on top

table-title = Round { $round } of { $rounds }, { $stage } · trick { $trick } of { $tricks }
table-title-scoring = Round { $round } of { $rounds }, { $stage } · scoring
table-title-final = Final phase
table-title-over = The game is over
table-trick-open = open trick
table-trick-silent = Radio Silence
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

## Answers

table-no-pill = You have no History Pill.
table-no-last-trick = No trick has been finished in this round yet.

## Commands at the table, written as `terminal.ftl` of the house says

command-hand-does = your hand
command-track = track
command-track-does = the Maneuvers of this round
command-worth = worth, value
command-worth-does = what cards, tokens and pieces count, round by round
command-last = last, last trick
command-last-does = the last trick
command-cards = cards
command-cards-does = what has been played, and what the deck is made of
command-pile = pile
command-pile-does = the cards you have captured this round
command-pill = pill
command-pill-does = your History Pill
command-score = score
command-score-does = the Honors pad
