### Advice before a move, and the judgement of a game afterwards.

## Numbers

advice-percent = { $number }%
advice-percent-below = less than 1%
advice-percent-above = more than 99%
advice-decimal = { $whole }.{ $tenths }

## A hint

advice-best =
    { $lines ->
        [one] The best moves, from 1 line of play that was tried:
       *[other] The best moves, from { $lines } lines of play that were tried:
    }
advice-only = You have only this move. What to expect from it:
advice-nothing = There is nothing for you to decide, so there is nothing to advise.
advice-follows = What usually follows: { $list }.
advice-turn = { $name }: { $move }

## Earthrise

advice-earthrise-worth = Chance to win: { $chance }; at the end, about { $honors } Honors and an average place of { $place }.
advice-earthrise-risk = In the worst tenth of cases, the chance to win drops to { $chance }.

## Daybreak

advice-daybreak-after = After it: { $changes }.
advice-daybreak-planned = With all of the plan: { $changes }.
advice-daybreak-same = The forecast of the round stays as it is.
advice-daybreak-plan = Then, as planned: { $list }.
advice-daybreak-odds =
    Chance to survive the crises of round { $round }: { $survives }; to win the game: { $chance } (± { $error }, { $futures ->
        [one] 1 simulation
       *[other] { $futures } simulations
    }).
advice-daybreak-strain = In the worst tenth of cases, someone ends up with { $count } or more communities in crisis; { $limit } lose the game.
# Parts of what changes; numbers go from what is to what will be.
advice-daybreak-net = net carbon { $from } to { $to }
advice-daybreak-drawdown = drawdown
advice-daybreak-no-drawdown = no drawdown anymore
advice-daybreak-bands = temperature bands { $from } to { $to }
advice-daybreak-sinks = absorbed by sinks { $from } to { $to }
advice-daybreak-loose = loose carbon on the thermometer { $from } to { $to }
advice-daybreak-rolls = planetary rolls { $from } to { $to }
advice-daybreak-level = crisis cards { $from } to { $to }
advice-daybreak-carbon = carbon to come ({ $seat }) { $from } to { $to }
advice-daybreak-growth = growth of demand ({ $seat }) { $from } to { $to }
advice-daybreak-crisis = { $card } ({ $lines })
advice-daybreak-crisis-gone = { $card } is no longer forecast
advice-daybreak-crisis-undone = { $card } will have no effect
advice-daybreak-crisis-less = { $card } does less
advice-daybreak-shortage = missing energy ({ $seat }) { $from } to { $to }
advice-daybreak-draws = cards to draw ({ $seat }) { $from } to { $to }
advice-daybreak-saved = the game is no longer lost in the Emissions stage
advice-daybreak-lost = the game would be lost in the Emissions stage

## A game gone through afterwards

analysis-mistakes =
    { $count ->
        [one] The move that cost the most:
       *[other] The { $count } moves that cost the most:
    }
analysis-none = No move cost so much that it can be told from chance.
analysis-more =
    { $count ->
        [one] 1 more move cost something; --most shows more.
       *[other] { $count } more moves cost something; --most shows more.
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
advice-daybreak-proposal = { $whom ->
        [self] { $power }: how about using { $project } now, for yourselves?
        [other] { $power }: how about using { $project } now, for { $target }?
       *[none] { $power }: how about using { $project } now?
    }
