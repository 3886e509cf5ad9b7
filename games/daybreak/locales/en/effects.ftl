### The cards of Daybreak, put together from their data.
###
### Arguments that always mean the same: $mood is "do" (an order to the reader), "may" (after "to" or "may") or "they"
### (about the player just named); $what is an amount of something; $per is empty or begins with a space.

## For what

db-per-tag = for each { $tag } tag in this stack
db-per-tag-brief = per { $tag } tag
db-per-capped = for each { $tag } tag in this stack ({ $max } at most)
db-per-capped-brief = per { $tag } tag ({ $max } at most)
db-per-rows =
    if this stack has at least { $count } { $tag } { $count ->
        [one] tag
       *[other] tags
    }
db-per-rows-more = { $amount } if it has { $count }
db-per-rows-brief =
    with { $count }+ { $tag } { $count ->
        [one] tag
       *[other] tags
    }
db-per-rows-more-brief = { $amount } with { $count }+
db-per-area = for each { $tag } tag in the whole play area
db-per-area-brief = per { $tag } tag in play
db-per-every = for every { $what } on the player board
db-per-band = for each temperature band
db-per-player = for each player
db-per-project = for each active global project
db-per-paid = for each card paid
db-per-players =
    { $players ->
        [4] (only with 4 players)
       *[other] (only with { $players }+ players)
    }
db-per-players-more = ({ $more })
db-per-players-row =
    { $amount } with { $players ->
        [4] 4 players
       *[other] { $players }+ players
    }
db-per-solo = ({ $count } in solo play)

## Whom

db-who-other = another player
db-who-anyone = a player of your choice
db-who-each-player = each player
db-who-each-other = each other player
db-who-right = the player on the right

## Effects

db-effect-gain =
    { $mood ->
        [they] gains
       *[do] gain
    } { $what }{ $per }
db-effect-gain-world =
    { $mood ->
        [they] adds
       *[do] add
    } { $what } to the world{ $per }
db-effect-gain-communities =
    { $mood ->
        [they] adds
       *[do] add
    } { $what }{ $per }
db-effect-gain-demand =
    { $mood ->
        [they] raises their
       *[do] raise your
    } energy demand by { $what }{ $per }
db-effect-gain-recent =
    { $mood ->
        [they] adds
       *[do] add
    } { $what } to recent emissions{ $per }
db-effect-gain-thermometer =
    { $mood ->
        [they] adds
       *[do] add
    } { $what } to the thermometer{ $per }
db-effect-remove =
    { $mood ->
        [they] removes
       *[do] remove
    } { $what }{ $per }
db-effect-remove-recent =
    { $mood ->
        [they] removes
       *[do] remove
    } { $what } from recent emissions{ $per }
db-effect-remove-demand =
    { $mood ->
        [they] lowers their
       *[do] lower your
    } energy demand by { $what }{ $per }
db-effect-lose =
    { $mood ->
        [they] loses
       *[do] lose
    } { $what }{ $per }
db-effect-lose-world =
    { $mood ->
        [they] removes
       *[do] remove
    } { $what } from the world{ $per }
db-effect-grant =
    { $mood ->
        [they] has
       *[do] have
    } { $who } gain { $what }{ $per }
db-effect-relieve =
    { $mood ->
        [they] has
       *[do] have
    } { $who } remove { $what }{ $per }
db-effect-give =
    { $mood ->
        [they] gives
       *[do] give
    } { $who } { $what } from { $mood ->
        [they] their
       *[do] your
    } board{ $per }
db-effect-take =
    { $mood ->
        [they] takes
       *[do] take
    } { $what } from another player who agrees{ $per }
db-effect-swap =
    { $mood ->
        [they] converts
       *[do] convert
    } { $what } into { $to }{ $per }
db-effect-draw =
    { $mood ->
        [they] draws
       *[do] draw
    } { $what }{ $per }
db-effect-draw-who =
    { $mood ->
        [they] has
       *[do] have
    } { $who } draw { $what }{ $per }
db-effect-search =
    { $mood ->
        [they] draws
       *[do] draw
    } { $what }{ $per }, { $mood ->
        [they] keeps
       *[do] keep
    } { $kept } and { $mood ->
        [they] discards
       *[do] discard
    } the rest
db-effect-search-who =
    { $mood ->
        [they] has
       *[do] have
    } { $who } draw { $what }{ $per }, keep { $kept } and discard the rest
db-effect-give-cards =
    { $mood ->
        [they] gives
       *[do] give
    } another player { $what } from { $mood ->
        [they] their
       *[do] your
    } hand{ $per }
db-effect-recover =
    { $mood ->
        [they] takes
       *[do] take
    } { $what } from the discard pile into { $mood ->
        [they] their
       *[do] your
    } hand{ $per }
db-effect-lose-cards =
    { $mood ->
        [they] loses
       *[do] lose
    } { $what }{ $per }, choosing from { $mood ->
        [they] their
       *[do] your
    } hand or play area
db-effect-fewer-draws =
    { $mood ->
        [they] draws
       *[do] draw
    } { $count } fewer { $count ->
        [one] card
       *[other] cards
    } in the next round{ $per }
db-effect-more-draws =
    { $mood ->
        [they] draws
       *[do] draw
    } { $count } more { $count ->
        [one] card
       *[other] cards
    } in the next round{ $per }
db-effect-absorb-own =
    { $mood ->
        [they] absorbs
       *[do] absorb
    } { $what } of { $mood ->
        [they] their
       *[do] your
    } own emissions this round{ $per }
db-effect-cool =
    { $mood ->
        [they] takes
       *[do] take
    } { $what } off the thermometer until the end of the round{ $per }
db-effect-reveal =
    { $mood ->
        [they] turns
       *[do] turn
    } up { $what }{ $per }
db-effect-add-crises =
    { $mood ->
        [they] adds
       *[do] add
    } { $what }{ $per }
db-effect-ignore-roll =
    { $mood ->
        [they] ignores
       *[do] ignore
    } the planetary effect just rolled if it is { $effects }
db-effect-step-back =
    { $mood ->
        [they] moves
       *[do] move
    } the { $effect } token back { $what }{ $per }
db-effect-step-on =
    { $mood ->
        [they] moves
       *[do] move
    } the { $effect } token forward { $what }{ $per }
db-effect-roll-planet =
    { $mood ->
        [they] rolls
       *[do] roll
    } the planetary effects die { $count } more { $count ->
        [one] time
       *[other] times
    }{ $per }
db-effect-weaken =
    { $mood ->
        [they] reduces
       *[do] reduce
    } the crisis by { $what } for every player it targets{ $per }
db-effect-ignore-crisis =
    { $mood ->
        [they] lets
       *[do] let
    } one player of your choice ignore the crisis, if it is reduced by { $resilience }
db-effect-lose-projects =
    { $mood ->
        [they] discards
       *[do] discard
    } { $what } of { $mood ->
        [they] its
       *[do] your
    } choice{ $per }
db-effect-check-demand =
    { $mood ->
        [they] checks
       *[do] check
    } energy demand at once: 1 community in crisis for each energy token missing
db-kept = { $count }

## Steps

db-step-then-may = then you may { $effect }
db-step-rows-first =
    with at least { $count } { $tag } { $count ->
        [one] tag
       *[other] tags
    } in this stack, { $effect }
db-step-rows-first-brief =
    with { $count }+ { $tag } { $count ->
        [one] tag
       *[other] tags
    }, { $effect }
db-step-rows-more = with { $count }, { $effect }
db-step-die = roll the geoengineering die{ $plus }
db-step-die-plus = { " " }and add { $what }{ $per }
db-step-die-span = { $from }–{ $to }: { $effect }
db-step-die-one = { $from }: { $effect }
db-step-die-last = { $from } or more: { $effect }
