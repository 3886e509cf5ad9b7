### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = stacks
db-glyph-rounds = rounds
db-glyph-limit = limit
db-glyph-win = win:
db-glyph-card = card { $place }

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
db-use-still-both = It can still be tucked, or pay for another action.
db-use-still-tuck = It can still be tucked.
db-use-still-pay = It can still pay for another action.

## What is still undone in the Local stage

db-undone-actions =
    { $count ->
        [one] Use 1 more action: { $cards }.
       *[other] Use { $count } more actions: { $cards }.
    }
db-undone-cards =
    { $count ->
        [one] Play 1 card from your hand that could bring something.
       *[other] Play { $count } cards from your hand that could bring something.
    }
db-undone-shortage = Make up for { $count } missing energy.
