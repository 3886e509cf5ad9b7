### What advice says of a move of Daybreak.

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
advice-daybreak-proposal = { $whom ->
        [self] { $power }: how about using { $project } now, for yourselves?
        [other] { $power }: how about using { $project } now, for { $target }?
       *[none] { $power }: how about using { $project } now?
    }
