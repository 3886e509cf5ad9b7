### Advice before a move, and the judgement of a game afterwards.

## Numbers

advice-percent = { $number }%
advice-percent-below = less than 1%
advice-percent-above = more than 99%
advice-decimal = { $whole }.{ $tenths }
advice-thousands = { $whole },{ $rest }

## A hint

advice-best =
    { $lines ->
        [one] The best moves, from 1 line of play that was tried:
       *[other] The best moves, from { $number } lines of play that were tried:
    }
advice-only = You have only this move. What to expect from it:
advice-nothing = There is nothing for you to decide, so there is nothing to advise.
advice-follows = What usually follows: { $list }.
advice-turn = { $name }: { $move }

## A game gone through afterwards

analysis-turns =
    { $count ->
        [one] The move that changed the chance to win most:
       *[other] The { $count } moves that changed the chance to win most:
    }
analysis-none = No move changed the chance to win so much that it can be told from luck.
analysis-more =
    { $count ->
        [one] 1 more move changed it; --most shows more.
       *[other] { $count } more moves changed it; --most shows more.
    }
analysis-where = { $when }, entry { $entry }
analysis-made = { $name }: { $move }
analysis-better = Better: { $move }
analysis-cost = Chance to win { $made } instead of { $best }: { $cost } points given away (± { $error }).
analysis-accounts = What everybody gave away:
analysis-account =
    { $name }: { $judged ->
        [one] 1 move
       *[other] { $judged } moves
    } judged, { $mistakes ->
        [0] none marked
        [one] 1 marked
       *[other] { $mistakes } marked
    }; { $given } points of the chance to win given away in all (± { $error }).
analysis-account-rough =
    { $name }: { $judged ->
        [one] 1 move
       *[other] { $judged } moves
    } judged, { $mistakes ->
        [0] none marked
        [one] 1 marked
       *[other] { $mistakes } marked
    }; the analysis was too short for a total (± { $error } points).
analysis-note = A move is judged by what its player could see, as if everybody played on by rules of thumb. Where it cannot be told from chance whether another was better (2.5 standard errors), nothing is marked. ± is a 95% interval; moves that were only looked at briefly count in the total.
