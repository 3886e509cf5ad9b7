### Daybreak's table above the horizon and on it.

world-home = Firstlight, home
world-table-named = Daybreak · { $name }
world-stages = Round and stage
world-round = Round { $round } of { $rounds }
world-round-short = Round { $round }
world-stage-global = Global
world-stage-local = Local
world-stage-emissions = Emissions
world-stage-crisis = Crisis
world-stage-growth = Growth
world-paused = paused

world-views = Parts of the table
world-view-world = World
world-view-crises = Crises
world-view-board = Board
world-view-hand = Hand
world-view-powers = Powers

world-powers = Other powers
world-energy = { $dirty } dirty and { $clean } clean energy against a demand of { $demand }
world-doing-done = done
world-doing-voted = voted
world-doing-plays = playing
world-doing-left = { $cards ->
    [0] thinking
   *[other] { $cards } left
}
world-doing-away = away
world-bot = bot
world-carbon-made = makes { $carbon } carbon this round
world-communities = { $now } of { $most } communities in crisis

world-world = World
world-thermometer = Thermometer
world-degrees = { $degrees } °C
world-celsius = °C
world-bands =
    { $bands ->
        [one] { $bands } band
       *[other] { $bands } bands
    }, { $loose } of { $size } carbon
world-rolls = rolls of the planetary die
world-crisis-cards = crisis cards
world-level =
    { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } of the planetary die, { $crises } crisis cards
world-all-lose = you lose

world-map =
    World map: { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    }, { $oceans ->
        [one] { $oceans } ocean
       *[other] { $oceans } oceans
    }, { $dac } direct air capture
world-sinks = Sinks
world-absorb = absorb { $sinks } a round
world-absorb-more = absorbed by projects
world-recent = recent emissions
world-tracks = Planetary effects
world-track = { $name }: space { $at } of { $spaces }. Next tipping point on space { $next }: { $text }
world-tipping =
    { $steps ->
        [one] Tips with the next step:
       *[other] Tips in { $steps } steps:
    }
world-planet-weather-systems = Weather systems
world-planet-desertification = Desertification
world-planet-ocean-acidification = Acidification
world-planet-permafrost = Permafrost
world-planet-arctic-sea-ice = Arctic sea ice
world-planet-amazon-dieback = Amazon dieback

world-projects = Global projects
world-of = { $now } of { $most }
world-place-open = Empty slot
world-active = active
world-drop = Discard it
world-use = Use it
world-used = { $used }/{ $most }
world-slots = { $filled } of { $places } cards
world-tucked =
    { $cards ->
        [0] no cards under it
        [one] { $cards } card under it
       *[other] { $cards } cards under it
    }
world-not-here = not here
world-for-it = In favor
world-crises = Crises this round
world-crises-unknown =
    { $unknown ->
        [0] all open
       *[other] { $unknown } unknown
    }
world-no-crises = No crises on the table.
world-in-force = in force
world-unknown = unknown
world-unknown-hint = Unknown crisis. Nothing can be tucked under it before it is turned up.
world-turn-up = Turn up

world-forecast = Forecast of the round
world-if-now = If the stage ended now
world-in-round = In round { $round }
world-last-round = The last round
world-game-ends = The game ends with this round: nothing comes after its crises.
world-ahead = In full
world-ahead-all = The rest of the round: what is certain, what is open, and the worst
world-carbon = carbon
world-drawdown = drawdown
world-made-absorbed = { $made } made, { $absorbed } absorbed
world-was = was { $was }
world-share = { $power }: { $carbon } carbon
world-waiting-carbon = { $carbon } carbon waits in recent emissions
world-to = becomes
world-bands-after =
    { $bands ->
        [0] no band
        [one] { $bands } band
       *[other] { $bands } bands
    }
world-unused =
    { $sinks ->
        [one] { $sinks } sink unused: it cools the thermometer
       *[other] { $sinks } sinks unused: they cool the thermometer
    }
world-spare = { $carbon } less carbon would prevent it
world-room = { $carbon } more carbon makes a band
world-short = { $short } short
world-of-energy = of energy
world-short-costs =
    { $communities ->
        [one] { $communities } community into crisis
       *[other] { $communities } communities into crisis
    }
world-enough = Enough
world-energy-word = energy
world-others-short = others lack { $short }
world-nobody-short = demand is met everywhere
world-cancelled = Canceled
world-no-harm = No harm
world-no-forecast = no crisis is forecast
world-drawdown-holds = Drawdown! Get through the crises of this round and you have won.
world-crisis-undone = { $title }: canceled by the cards under it
world-crisis-tie = { $title }: a tie, a die decides ({ $names })
world-crisis-tied = { $title }: a tie, a die decides
world-crisis-others = { $title } strikes: { $names }
world-crisis-all = for all, from { $title } ({ $names })
world-crisis-chance = { $title }, and what chance adds
world-crisis-choice = { $title }: you will choose
world-change-cards = cards
world-change-draws = cards in the next draw
world-change-growth = growth of demand
world-change-bands = bands
world-change-crises = crises to come
world-change-projects = global projects
world-look-hint = Point at a move to see here what it would change.
world-changes = The forecast: { $changes }.
world-moves-on = Then the next stage begins.
world-one-way = (one possible outcome)
world-nothing-yet = Nothing has happened yet.
world-open = depends on what you choose next
world-told = Log
world-pace = Pace
world-pace-times = × { NUMBER($pace) }

world-point = Point it out
world-point-at = Point out { $title } to the others
world-stacks = Stacks
world-tags = Tags
world-no-tags = none
world-piles = Decks and discards
world-pile-local = Local projects
world-pile-global = Global projects
world-pile-crisis = Crises
world-pile =
    { $discarded ->
        [0] { $deck }: { $left } in the deck, nothing discarded
       *[other] { $deck }: { $left } in the deck, { $discarded } discarded
    }
# Left in the deck, and discarded.
world-pile-heading = Discarded: { $deck }
world-pile-order = In the order of their numbers: the discards themselves lie in no order.
world-pile-empty = Nothing is discarded.
world-hand-of =
    { $cards ->
        [one] Hand: { $cards } card
       *[other] Hand: { $cards } cards
    }
world-hand-empty = The hand is empty.
world-choice = Choice of a global project
world-choose = Which project does the group keep?
world-make-room = A project has to make room for this one
world-keep = Keep it
world-keep-none = Keep none

## Pointing

world-pointing = Point something out to the others.
world-pointing-keys = Click a card, a project, a crisis, a track or a power; by keys: arrows and Enter.
world-pointing-hold = Touch it. Holding a finger on anything but a card points it out at any time; on a card it shows the card.
world-pointing-leave = Leave
world-points = { $name } points at { $title }
world-points-you = You point at { $title }

## Decisions of the group

world-tie = It is a tie.
world-split = Not everybody agrees.
# $choice is a project, or world-vote-none.
world-party = { $choice }: { $powers }.
world-vote-none = none
world-tie-rule = All must name the same; anybody may change their vote.
world-together = All my powers vote alike
world-full = All { $places } slots are taken: if you keep one of these, a project in play has to make room for it.
world-full-room = All { $places } slots are taken. The one you choose is discarded, with the cards under it.
world-drop-this = Discard { $title }
world-play-this = Play this one
world-keep-none-means =
    { $count ->
        [one] It goes to the discards.
       *[other] All go to the discards.
    } Nothing is replaced.
world-pile-short = { $left } left · { $discarded } discarded

world-means = What it would mean now
world-means-at-once = Active at once
world-means-nothing = nothing for now
world-challenge = Challenge: { $title }
world-challenges-count =
    { $count ->
        [one] { $count } challenge
       *[other] { $count } challenges
    }
world-challenges = Challenge cards of this table
world-challenge-all = for everybody
world-do-it = Do it
world-do-not = No
world-watch = Watch
world-did-cards = { $kind ->
    [drew] draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [offered] may keep some of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [kept] keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [recovered] takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back from the discards
    [cards_given] gives { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [cards_lost] loses { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[discarded] discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
world-asks = asks you: { $text }
world-doing-asks = waits for you
world-doing-plays-move = plays, move { $count }
world-deeds = This round

## For whoever listens

world-heard-carbon = { $net } carbon: { $made } made, { $absorbed } absorbed
world-heard-heat = { $degrees } °C becomes { $then } °C, with { $bands ->
    [0] no band
    [one] 1 band
   *[other] { $bands } bands
}
world-heard-stays = It stays at { $degrees } °C, with { $bands ->
    [0] no band
    [one] 1 band
   *[other] { $bands } bands
}
world-heard-short = You lack { $short } energy
world-heard-enough = You have enough energy
world-heard-crisis = Crisis to come: { $what }
world-heard-place = { $number }: { $title }
world-keep-this = Keep it: { $title }
