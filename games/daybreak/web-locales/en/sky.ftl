### Daybreak's table above the horizon and on it.

sky-home = Firstlight, home
sky-table-named = Daybreak · { $name }
sky-stages = Round and stage
sky-round = Round { $round } of { $rounds }
sky-round-short = Round { $round }
sky-stage-global = Global
sky-stage-local = Local
sky-stage-emissions = Emissions
sky-stage-crisis = Crisis
sky-stage-growth = Growth
sky-paused = paused

sky-views = Parts of the table
sky-view-world = World
sky-view-crises = Crises
sky-view-board = Board
sky-view-hand = Hand
sky-view-powers = Powers

sky-powers = Other powers
sky-energy = { $dirty } dirty and { $clean } clean energy against a demand of { $demand }
sky-doing-done = done
sky-doing-voted = voted
sky-doing-plays = playing
sky-doing-left = { $cards ->
    [0] thinking
   *[other] { $cards } left
}
sky-doing-away = away
sky-bot = bot
sky-carbon-made = makes { $carbon } carbon this round
sky-communities = { $now } of { $most } communities in crisis
sky-hand = cards in hand

sky-world = World
sky-thermometer = Thermometer
sky-degrees = { $degrees } °C
sky-celsius = °C
sky-bands =
    { $bands ->
        [one] { $bands } band
       *[other] { $bands } bands
    }, { $loose } of { $size } carbon
sky-rolls = rolls of the planetary die
sky-crisis-cards = crisis cards
sky-level =
    { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } of the planetary die, { $crises } crisis cards
sky-all-lose = you lose

sky-map =
    World map: { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    }, { $oceans ->
        [one] { $oceans } ocean
       *[other] { $oceans } oceans
    }, { $dac } direct air capture
sky-sinks = Sinks
sky-absorb = absorb { $sinks } a round
sky-absorb-more = absorbed by projects
sky-recent = recent emissions
sky-tracks = Planetary effects
sky-track = { $name }: space { $at } of { $spaces }. Next tipping point on space { $next }: { $text }
sky-tipping =
    { $steps ->
        [one] Tips with the next step:
       *[other] Tips in { $steps } steps:
    }
sky-planet-weather-systems = Weather systems
sky-planet-desertification = Desertification
sky-planet-ocean-acidification = Acidification
sky-planet-permafrost = Permafrost
sky-planet-arctic-sea-ice = Arctic sea ice
sky-planet-amazon-dieback = Amazon dieback

sky-projects = Global projects
sky-of = { $now } of { $most }
sky-place-open = Empty slot
sky-active = active
sky-drop = Discard it
sky-use = Use it
sky-used = { $used }/{ $most }
sky-slots = { $filled } of { $places } cards
sky-tucked =
    { $cards ->
        [0] no cards under it
        [one] { $cards } card under it
       *[other] { $cards } cards under it
    }
sky-not-here = not here
sky-for-it = In favor
sky-crises = Crises this round
sky-crises-unknown =
    { $unknown ->
        [0] all open
       *[other] { $unknown } unknown
    }
sky-no-crises = No crises on the table.
sky-in-force = in force
sky-unknown = unknown
sky-unknown-hint = Unknown crisis. Nothing can be tucked under it before it is turned up.
sky-turn-up = Turn up

sky-forecast = Forecast of the round
sky-if-now = If the stage ended now
sky-in-round = In round { $round }
sky-last-round = The last round
sky-game-ends = The game ends with this round: nothing comes after its crises.
sky-ahead = In full
sky-ahead-all = The rest of the round: what is certain, what is open, and the worst
sky-carbon = carbon
sky-drawdown = drawdown
sky-made-absorbed = { $made } made, { $absorbed } absorbed
sky-was = was { $was }
sky-share = { $power }: { $carbon } carbon
sky-waiting-carbon = { $carbon } carbon waits in recent emissions
sky-to = becomes
sky-bands-after =
    { $bands ->
        [0] no band
        [one] { $bands } band
       *[other] { $bands } bands
    }
sky-unused =
    { $sinks ->
        [one] { $sinks } sink unused: it cools the thermometer
       *[other] { $sinks } sinks unused: they cool the thermometer
    }
sky-spare = { $carbon } less carbon would prevent it
sky-room = { $carbon } more carbon makes a band
sky-short = { $short } short
sky-of-energy = of energy
sky-short-costs =
    { $communities ->
        [one] { $communities } community into crisis
       *[other] { $communities } communities into crisis
    }
sky-enough = Enough
sky-energy-word = energy
sky-others-short = others lack { $short }
sky-nobody-short = demand is met everywhere
sky-cancelled = Canceled
sky-no-harm = No harm
sky-no-forecast = no crisis is forecast
sky-drawdown-holds = Drawdown! Get through the crises of this round and you have won.
sky-crisis-undone = { $title }: canceled by the cards under it
sky-crisis-tie = { $title }: a tie, a die decides ({ $names })
sky-crisis-others = { $title } strikes: { $names }
sky-crisis-all = for all, from { $title } ({ $names })
sky-crisis-chance = { $title }, and what chance adds
sky-crisis-choice = { $title }: you will choose
sky-change-cards = cards
sky-change-draws = cards in the next draw
sky-change-growth = growth of demand
sky-change-bands = bands
sky-change-crises = crises to come
sky-change-projects = global projects
sky-look-hint = Point at a move to see here what it would change.
sky-no-change = The forecast stays.
sky-no-change-yet = The forecast stays until it acts.
sky-changes = The forecast: { $changes }.
sky-moves-on = Then the next stage begins.
sky-one-way = (one possible outcome)
sky-nothing-yet = Nothing has happened yet.
sky-open = depends on what you choose next
sky-told = Log
sky-pace = Pace
sky-pace-times = × { NUMBER($pace) }

sky-point = Point it out
sky-point-at = Point out { $title } to the others
sky-stacks = Stacks
sky-tags = Tags
sky-no-tags = none
sky-piles = Decks and discards
sky-pile-local = Local projects
sky-pile-global = Global projects
sky-pile-crisis = Crises
sky-pile =
    { $discarded ->
        [0] { $deck }: { $left } in the deck, nothing discarded
       *[other] { $deck }: { $left } in the deck, { $discarded } discarded
    }
# Left in the deck, and discarded.
sky-pile-short = { $left } left · { $discarded } discarded
sky-pile-heading = Discarded: { $deck }
sky-pile-order = In the order of their numbers: the discards themselves lie in no order.
sky-pile-empty = Nothing is discarded.
sky-hand-of =
    { $cards ->
        [one] Hand: { $cards } card
       *[other] Hand: { $cards } cards
    }
sky-hand-empty = The hand is empty.
sky-choice = Choice of a global project
sky-choose = Which project does the group keep?
sky-make-room = A project has to make room for this one
sky-keep = Keep it
sky-keep-none = Keep none

## Pointing

sky-pointing = Point something out to the others.
sky-pointing-keys = Click a card, a project, a crisis, a track or a power; by keys: arrows and Enter.
sky-pointing-hold = Touch it. You can also point something out at any time by holding a finger on it.
sky-pointing-leave = Leave
sky-points = { $name } points at { $title }
sky-points-you = You point at { $title }

## Decisions of the group

sky-tie = It is a tie.
sky-split = Not everybody agrees.
# $choice is a project, or sky-vote-none.
sky-party = { $choice }: { $powers }.
sky-vote-none = none
sky-tie-rule = All must name the same; anybody may change their vote.
sky-together = All my powers vote alike
sky-full = All { $places } slots are taken: if you keep one of these, a project in play has to make room for it.
sky-full-room = All { $places } slots are taken. The one you choose is discarded, with the cards under it.
sky-drop-this = Discard { $title }
sky-play-this = Play this one
