### The table of Daybreak in the terminal.

## The line on top

table-db-title = Round { $round } of { $rounds } · { $stage }
table-db-title-over = The game is over · round { $round } of { $rounds }
table-db-drawdown = drawdown

## The world

table-db-thermometer = Heat
table-db-heat = { $bands } of { $most } bands, { $carbon } of { $band } carbon towards the next
table-db-heat-away = { $count ->
    [one] 1 band away until the end of the round
   *[other] { $count } bands away until the end of the round
}
table-db-sinks = Sinks
table-db-planet = Planet
table-db-projects = Projects
table-db-active = active
table-db-waiting = not active yet
table-db-tucked = { $count ->
    [one] 1 card under it
   *[other] { $count } cards under it
}
table-db-crises = Crises
table-db-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
table-db-in-force = in force
table-db-challenges = Challenges
table-db-forecast = Forecast

## The powers, one a line

table-db-head-carbon = CO₂
table-db-head-demand = Dem
table-db-head-dirty = Dir
table-db-head-clean = Cln
table-db-head-transportation = Tra
table-db-head-fuel-extraction = Fue
table-db-head-industry = Ind
table-db-head-waste = Was
table-db-head-agriculture = Agr
table-db-head-buildings = Bui
table-db-head-social = Soc
table-db-head-ecological = Eco
table-db-head-infrastructure = Inf
table-db-head-communities = Crisis
table-db-head-hand = Hand

## One's own cards

table-db-stacks = Stacks
table-db-stack = { $number } { $title } · { $tags }
table-db-no-tags = no tags
table-db-used = { $count ->
    [one] used once
   *[other] used { $count } times
}
table-db-hand = Hand

## The menu: a card and where it can go

table-db-in-front = in front:
table-db-behind = behind:
table-db-under-project = under project:
table-db-under-crisis = under crisis:
# After the move that was taken, how many there were.
table-db-one-of = one of { $count }
table-db-new-stack = new stack
table-db-stack-number = stack { $number }

## Answers

table-db-no-card = No card is called “{ $input }”; try a part of its title.
table-db-no-power = No power at this table is called “{ $input }”.
table-db-card-usage = Which card? Add a part of its title or its number, as in “card wind” or “card 1.014”.
table-db-board-usage = Which power? Add its name, as in “board us”.
table-db-nothing = nothing there
table-db-help =
    Type the number of a move, or part of what a move says, and press Enter.
    Or one of these commands:
      ?             this list
      hint          the best moves, with what to expect of them
      why N         why move N is possible, and what it would do
      why CARD      why you can or cannot use that card
      back          take your last move back
      back anyway   among bots: begin a what-if from before your last move
      next          let another who is asked go first
      table         the whole table again
      hand          your hand, with what every card does
      stacks        your stacks, with what their actions do
      board POWER   the stacks and the hand of a power
      card TITLE    one card
      projects      the global projects in play, with what they do
      crises        the crises that lie face up, with what they do
      planet        the planetary tracks, with their tipping points
      forecast      what the round will bring as things stand
      log           what has happened so far
      quit          leave; the game is saved if a log is kept
