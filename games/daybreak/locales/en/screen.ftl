### The table of Daybreak in the terminal.

## The line on top

table-db-title = Round { $round } of { $rounds } · { $stage }
table-db-title-over = The game is over · round { $round } of { $rounds }
table-db-drawdown = drawdown

## The world

table-db-thermometer = Thermometer
table-db-heat = { $bands } of { $most } bands, { $carbon } of { $band } carbon toward the next
table-db-heat-away = { $count ->
    [one] 1 band away until the end of the round
   *[other] { $count } bands away until the end of the round
}
table-db-sinks = Sinks
table-db-planet = Planet
table-db-track =
    space { $now } of { $spaces }, { $next ->
        [0] no tipping point ahead
        [one] tips at its next roll
       *[other] tips in { $next } rolls
    }
table-db-planet-legend = ●: the token; !: a tipping point; ·: a space without one. Rolls are those of that effect.
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
# The short form after a move: a label, then how things stand.
table-db-now = Now:
table-db-now-bands = { $bands } of { $most } bands
table-db-now-net = net carbon this round { $net }
table-db-now-shortage = energy short by { $count }
table-db-now-communities = communities in crisis { $count } of { $most }

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
# Under the table of the powers.
table-db-legend = Dem, Dir, Cln: energy demand, dirty, clean · Tra to Bui: emissions · Soc, Eco, Inf: resilience · Crisis: communities in crisis and the limit

## One's own cards

table-db-stacks = Stacks
table-db-stack = { $number } { $title } · { $tags }
table-db-no-tags = no tags
table-db-area-tags = All tags
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
# What an action brings now, a sentence, and how many cards it costs.
table-db-today =
    { $count ->
        [0] { $effect }
        [one] For 1 card: { $effect }
       *[other] For { $count } cards: { $effect }
    }
table-db-new-stack = for a new stack
table-db-stack-number = for stack { $number }
table-db-stack-numbers = for stacks { $first }–{ $last }

## Answers

table-db-no-card = No card is called “{ $input }”; try a part of its title.
table-db-no-power = No power at this table is called “{ $input }”.
table-db-card-usage = Which card? Add a part of its title or its number, as in “card wind” or “card 1.014”.
table-db-board-usage = Which power? Add its name, as in “board us”.
table-db-nothing = Nothing there.
table-db-deck =
    { $deck }: { $left } in the deck, { $count ->
        [0] nothing discarded
       *[other] { $count } discarded
    }
table-db-deck-local = Local projects
table-db-deck-global = Global projects
table-db-deck-crisis = Crises
# Answers to “why”.
table-db-why-changes = What follows: { $list }.
table-db-why-forecast = Forecast: { $list }.
table-db-why-chosen = (Of several choices that follow, the likely ones were taken; yours may bring something else.)
table-db-why-nothing = By itself it changes nothing.
table-db-why-card = The card says: { $text }
table-db-why-action = Its action in front of a stack: { $reason }
table-db-why-idle = Also possible, but with nothing to gain right now: { $places }.

## Commands at the table, written as `terminal.ftl` of the house says

command-hand-read-does = your hand, with what every card does
command-stacks = stacks
command-stacks-does = your stacks, with what their actions do
command-board = board
command-board-does = the stacks, tags and hand of a power
command-board-takes = POWER
command-card = card
command-card-does = one card
command-card-takes = TITLE
command-projects = projects
command-projects-does = the global projects in play, with what they do
command-crises = crises
command-crises-does = the crises that lie face up, with what they do
command-planet = planet
command-planet-does = the planetary tracks, with their tipping points
command-discards = discards, decks
command-discards-does = the discard piles, and how many cards the decks have
command-forecast = forecast
command-forecast-does = what the round will bring as things stand
