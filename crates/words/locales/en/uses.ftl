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
db-use-enables = The front card could then act.
db-use-more-often =
    { $count ->
        [one] The front card could then act once this round.
       *[other] The front card could then act { $count } times this round.
    }
db-use-none = No gain here today.
db-use-activates = { $card } would become active.
db-use-pool = It could be spent for the project's action.
db-use-slots = Cards under it: { $have } of { $need }.
db-use-cancels = The crisis would be canceled.
db-use-ends = The crisis would end.
db-use-weakens = The crisis would be 1 weaker for everybody it strikes.
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
        [one] 1 action unused: { $cards }.
       *[other] { $count } actions unused: { $cards }.
    }
db-undone-cards =
    { $count ->
        [one] 1 card in your hand could still bring something.
       *[other] { $count } cards in your hand could still bring something.
    }
db-undone-shortage = Energy is short by { $count }.
