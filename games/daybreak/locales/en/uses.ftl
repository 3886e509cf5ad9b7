### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = stacks
db-glyph-rounds = rounds
db-glyph-limit = limit
db-glyph-win = win:
db-glyph-card = card { $place }
db-glyph-least = least
db-glyph-most = most

## Rows of the setup table

db-difficulty-easier = Easier
db-difficulty-standard = Standard
db-difficulty-harder = Harder
db-difficulty-extreme = Extreme

## What a hand card would bring where it could go

db-use-times =
    { $count ->
        [one] Once this round.
       *[other] Up to { $count } times this round.
    }
db-left-unlimited = Any number of times.
db-left-none = Used this round.
db-left =
    { $most ->
        [one] Once a round.
       *[other] { $left } { $left ->
            [one] use
           *[other] uses
        } left of { $most }.
    }
db-left-per =
    { $left } { $left ->
        [one] use
       *[other] uses
    } left of { $most } ({ $tags }).
db-needs-met-in = in stack { $number }
db-needs-met =
    in { $count } { $count ->
        [one] stack
       *[other] stacks
    }
db-needs-unmet = best stack: { $have }
db-use-more = The front card would then do more: { $effect }
db-use-enables = You could then use the front card.
db-use-more-often =
    { $count ->
        [one] You could then use the front card once this round.
       *[other] You could then use the front card { $count } times this round.
    }
db-use-none = Nothing to gain here right now.
db-use-activates = { $card } would become active.
db-use-pool = It could be spent on the project’s action.
db-use-slots = Cards under it: { $have } of { $need }.
db-use-cancels = The crisis would be canceled.
db-use-ends = The crisis would end.
db-use-weakens = The crisis would be reduced by 1 for everyone it strikes.
db-use-spares = One more player could ignore the crisis.
db-use-best = It needs { $tags } in its stack; your best stack would have { $have }.
db-use-cannot-pay =
    Played in front, it would leave { $have ->
        [0] no card that could pay
        [one] only 1 card that could pay
       *[other] only { $have } cards that could pay
    } for its action, which costs { $need }.
db-use-cannot-pay-brief = Costs { $need }; you would have { $have }.
db-use-still-both = It can still be tucked, or pay for another action.
db-use-still-tuck = It can still be tucked.
db-use-still-pay = It can still pay for another action.

## What is still undone in the Local stage

db-undone-actions =
    { $count ->
        [one] Use 1 more action: { $cards }.
       *[other] Use { $count } more actions: { $cards }.
    }
db-undone-actions-many =
    Use { $count } more { $count ->
        [one] action
       *[other] actions
    }.
db-undone-cards =
    { $count ->
        [one] Play 1 card from your hand that could bring something.
       *[other] Play { $count } cards from your hand that could bring something.
    }
db-undone-shortage = Make up for { $count } missing energy.

## What a choice of projects would mean for a player now; beside the player's name, so without a verb that follows it

db-means-under = in hand, fits under it: { $cards }
db-means-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
db-means-no-card = no card in hand fits under it
db-means-met = requirement met
db-means-unmet = requirement not met yet
db-means-of = { $have } of { $what }
db-means-still = still { $what }
db-means-other = { $card } from then on: { $effect }
db-means-no-more = { $card } from then on: nothing
db-means-hand = in hand, would do more: { $cards }
db-means-nothing = no use for it now
db-means-cannot = could not use it yet
db-means-crisis = { $crisis } ahead: { $communities }
