### The cards of Daybreak, put together from their data.
###
### Arguments that always mean the same: $mood is "do" (an order to the reader), "may" (after "to" or "may") or "they"
### (about the player just named); $what is an amount of something; $per is empty or begins with a space.

## What an action costs, needs, and when it can be used

db-cost-discard = discard { $what }
db-cost-demand = raise your energy demand by { $count }
db-cost-own = return { $what } from your board
db-cost-tucked = discard { $what } tucked under this project
db-cost-tucked-up-to = discard up to { $what } tucked under this project
db-action-paid = { $cost } to { $effect }
db-action-paid-then = { $cost }, then { $effect }
db-action-paid-by = { $cost }: { $effect }
db-requires-tags = Requires { $tags } in this stack
db-requires-tag =
    { $count } { $tag } { $count ->
        [one] tag
       *[other] tags
    }
db-requires-if = Only if { $condition }
db-limit-unlimited = Any number of times a round
db-limit-once = Once a round
db-limit-times = Up to { $count } times a round
db-limit-per = Once a round for each { $tag } tag in this stack
db-limit-once-each = Once a round for each player
db-window-emissions = Used in the Emissions stage, before carbon is added
db-window-roll = Used in the Crisis stage, when a planetary effect has been rolled
db-window-crisis = Used in the Crisis stage, when a crisis is being resolved
db-foot-unlimited = any number of times
db-foot-once = once a round
db-foot-times =
    up to { $count } { $count ->
        [one] time
       *[other] times
    } a round
db-foot-per = once a round per { $tag } tag
db-foot-once-each = once a round per player
db-foot-local = { $limit }
db-foot-emissions = { $limit }, in Emissions
db-foot-roll = { $limit }, when a planetary effect is rolled
db-foot-crisis = { $limit }, when a crisis is resolved
db-solo-out = Not for solo play

## Conditions

db-check-at-least =
    { $who ->
        [you] you have
        [some] at least one player has
       *[every] every player has
    } at least { $what }
db-check-at-most =
    { $who ->
        [you] you have
        [some] at least one player has
       *[every] every player has
    } at most { $what }
db-check-none =
    { $who ->
        [you] you have
        [some] at least one player has
       *[every] every player has
    } no { $name }
db-check-tags =
    { $who ->
        [you] you have
        [some] at least one player has
       *[every] every player has
    } at least { $count } { $tag } { $count ->
        [one] tag
       *[other] tags
    } in play
db-check-mostly-clean =
    { $who ->
        [you] you have
        [some] at least one player has
       *[every] every player has
    } at least as much clean energy as dirty energy
db-check-demand-met =
    { $who ->
        [you] you meet your
        [some] at least one player meets their
       *[every] every player meets their
    } energy demand
db-condition-stack =
    this stack has at least { $count } { $tag } { $count ->
        [one] tag
       *[other] tags
    }
db-condition-bands-at-most = the thermometer shows at most { $what }
db-condition-bands-at-least = the thermometer shows at least { $what }
db-condition-projects = you have at least { $what } active

## Global projects

db-support-tucked = To activate it, tuck under it: { $cards }
db-support-pool = Any number of { $cards } can be tucked under it, to be spent later
db-support-pool-of-each = One card for each of these tags can be tucked under it, to be spent later: { $tags }
db-support-state = Becomes active once { $condition }
db-standing = While active: { $changes }
db-project-action = Any player: { $action }

## Standing changes. $more is "more" or "fewer"; $scope is "one" (the reader) or "group".

db-modifier-draws =
    { $scope ->
        [one] you draw
       *[group] each player draws
    } { $count } { $more ->
        [more] more
       *[fewer] fewer
    } { $count ->
        [one] card
       *[other] cards
    } each round
db-modifier-yields = an action on a card with the { $tag } tag that yields { $token } yields { $count } more
db-modifier-crises =
    each round brings { $count } { $more ->
        [more] more
       *[fewer] fewer
    } unknown { $count ->
        [one] crisis
       *[other] crises
    }
db-modifier-rolls =
    each round brings { $count } { $more ->
        [more] more
       *[fewer] fewer
    } planetary { $count ->
        [one] roll
       *[other] rolls
    }
db-modifier-growth =
    { $scope ->
        [one] your energy demand
       *[group] each player’s energy demand
    } grows by { $count } { $more ->
        [more] more
       *[fewer] less
    } each round
db-modifier-cheaper = an action on a card with the { $tag } tag costs 1 fewer card
db-modifier-extra-tag =
    { $scope ->
        [one] each of your stacks
       *[group] every stack
    } counts 1 extra { $tag } tag
db-modifier-weaker = every crisis reduced by { $resilience } is reduced by { $count } more
db-modifier-absorbs = the planet absorbs an additional { $what } each round{ $per }
db-modifier-project-choice =
    each round, { $count } { $more ->
        [more] more
       *[fewer] fewer
    } { $count ->
        [one] global project is
       *[other] global projects are
    } drawn to choose from
db-modifier-stacks =
    { $scope ->
        [one] you have
       *[group] each player has
    } { $count } { $more ->
        [more] more
       *[fewer] fewer
    } { $count ->
        [one] stack
       *[other] stacks
    }
db-modifier-rounds =
    the game is { $count ->
        [one] 1 round
       *[other] { $count } rounds
    } { $more ->
        [more] longer
       *[fewer] shorter
    }
db-modifier-loss-communities =
    you lose at { $count } { $more ->
        [more] more
       *[fewer] fewer
    } { $count ->
        [one] community
       *[other] communities
    } in crisis than usual
db-modifier-loss-bands =
    you lose at { $count } { $more ->
        [more] more
       *[fewer] fewer
    } temperature { $count ->
        [one] band
       *[other] bands
    } than usual
db-modifier-win-only-if = you can win only if { $condition }
db-forbids-forecast = no crisis is forecast, and all new ones lie face down
db-forbids-giving-cards = players cannot give cards to each other
db-forbids-tucking-under-crises = cards cannot be tucked under other crises
db-forbids-removing-dirty = players cannot remove dirty energy
db-forbids-giving-tokens = players cannot give tokens to each other
db-forbids-tucking-under-projects = cards cannot be tucked under global projects
db-forbids-new-projects = no new global project can be kept
db-forbids-drawing-by-action = no action can draw cards

## Crises

db-target-all = every player
db-target-least = the player with the least { $measure }
db-target-most = the player with the most { $measure }
db-target-group = the group
db-measure-tags = { $tag } tags in play
db-measure-hand = cards in hand
db-measure-carbon = dirty energy and emissions together
db-crisis-strikes = { $target } { $effect }
db-crisis-world = { $effect } for each player
db-crisis-weakened = Each { $resilience } token reduces this by 1 for the player who has it
db-crisis-ongoing = Ongoing: { $changes }
db-tuck-cancels = Canceled by { $cards } tucked under it
db-tuck-weakens = Reduced by 1 for { $cards } tucked under it
db-tuck-spares = For { $cards } tucked under it, the group names a player who ignores this
db-tuck-ends = Ended by { $cards } tucked under it

## Challenges

db-change-board =
    before the first round, { $scope ->
        [one] { $more ->
            [more] add { $what } to your board
           *[fewer] remove { $what } from your board
        }
       *[group] { $more ->
            [more] each player adds { $what }
           *[fewer] each player removes { $what }
        }
    }
db-change-board-demand =
    { $scope ->
        [one] your energy demand
       *[group] each player’s energy demand
    } begins { $count } { $more ->
        [more] higher
       *[fewer] lower
    } than usual
db-change-world =
    before the first round, { $more ->
        [more] add { $what } to the world
       *[fewer] remove { $what } from the world
    }{ $per }
db-change-bands = the game begins with { $what } on the thermometer
db-change-track = the { $effect } token begins { $what } ahead
db-change-without-card =
    { $scope ->
        [one] you begin
       *[group] each player begins
    } without the { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } starting card
db-change-other-card =
    { $scope ->
        [one] you begin
       *[group] each player begins
    } with “{ $title }” in place of the { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } starting card
db-change-project =
    the global project “{ $title }” is { $active ->
        [yes] in play and active
       *[no] in play
    } from the start
db-change-crisis = the crisis “{ $title }” is in force from the start
db-change-hand =
    { $scope ->
        [one] you begin
       *[group] each player begins
    } with { $what } in hand

## Reference cards

db-reference-title = Reference card: { $set }
db-reference-energy = Energy demand { $demand }, met by { $dirty } and { $clean }
db-reference-tokens = Begins with { $tokens }
db-reference-growth = Energy demand grows by { $count } each round

## The real world

db-world-label = In the real world: { $text }
