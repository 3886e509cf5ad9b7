### Looking back at a game: the plots, what they show, and questions for talking about it.
###
### Arguments that always mean the same: $name and $other are names of players; $power, $maker and $bearer are names of
### powers, $powers a list of them; $first and $last are numbers at the beginning and at the end; $source is a source of
### carbon or of Honors; $degrees is a number with one decimal; $fell, $rose, $moved and $change are percentages.

## The page

debrief-running = This game is not over
debrief-running-lead = The debrief comes when it is: the plots of the game, its turning points, and how others did with the same deal.
debrief-to-table = Back to the table
debrief-empty = The game ended before anything could be counted.
debrief-players = Players: { $names }
debrief-next = To the next game
debrief-again = Play again
debrief-again-same = Same deal again
debrief-replay = Replay
debrief-log = Game log
debrief-print = Print
debrief-share = Share
debrief-copied = The link is copied.
debrief-figures = Key figures
debrief-as-table = As a table
debrief-then = then
debrief-you = you
debrief-start = Start
debrief-round = Round { $round }
debrief-round-short = R{ $round }
debrief-degrees = { $degrees } °C
debrief-minutes = { $minutes } min
debrief-hours = { $hours } h { $minutes } min

## Turning points

debrief-turns = Turning points
debrief-turns-sub = Moves that changed the chance to win most. Each was played on from in many futures, from before it and from after it, by rules of thumb.
debrief-turns-yours = Your moves
debrief-turns-others = Moves of others
debrief-turns-working = Looking for turning points
debrief-turns-progress = { $of ->
    [0] Looking for the turning points …
   *[other] Looking for the turning points: { $done } of { $of }
}
debrief-turns-failed = The turning points of this game could not be found.
debrief-turns-none = No single move changed the chance to win by more than luck would.
debrief-turns-from-to = { $before } to { $after } (± { $error })
debrief-turns-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
debrief-turns-better = Better: { $move }

## Daybreak: what happened

debrief-db-won = Drawdown in round { $round }
debrief-db-won-lead = { $powers ->
    [one] One power took more carbon out of the air than it put in
   *[other] { $powers } powers took more carbon out of the air than they put in
}, and the thermometer stopped at { $bands ->
    [0] its starting mark, { $degrees } °C
    [one] one band, { $degrees } °C
   *[other] { $bands } bands, { $degrees } °C
}.
debrief-db-hot = Too hot in round { $round }
debrief-db-hot-lead = The thermometer reached { $bands } bands, { $degrees } °C, before there was drawdown.
debrief-db-broken = Too many in crisis in round { $round }
debrief-db-broken-lead = { $count ->
    [one] One power
   *[other] { $count } powers
} reached { $limit } communities in crisis: { $powers }. The thermometer stood at { $degrees } °C, with { $bands ->
    [one] one band
   *[other] { $bands } bands
}.
debrief-db-hot-and-broken = Too hot, and too many in crisis
debrief-db-hot-and-broken-lead = The thermometer reached { $bands } bands, { $degrees } °C, and communities broke down: { $powers }.
debrief-db-time = { $rounds } rounds without drawdown
debrief-db-time-lead = Time ran out with { $bands ->
    [one] one band
   *[other] { $bands } bands
} on the thermometer, { $degrees } °C.
debrief-db-condition = Drawdown, but the challenge was not met
debrief-db-condition-lead = The sinks took more than was emitted, but the condition of a challenge card was not met. The thermometer stood at { $degrees } °C, with { $bands ->
    [one] one band
   *[other] { $bands } bands
}.
debrief-db-lost = Lost in round { $round }
debrief-db-abandoned = Stopped in round { $round }
debrief-db-abandoned-lead = The game was ended before it was decided, at { $degrees } °C and with { $bands ->
    [one] one band
   *[other] { $bands } bands
} on the thermometer.

## Daybreak: key figures

debrief-fig-degrees = at the end, from { $start }
debrief-fig-carbon = carbon made in a round, first and last
debrief-fig-carbon-one = carbon made in the round
debrief-fig-absorbed = absorbed by sinks in the last round
debrief-fig-of = { $count } of { $of }
debrief-fig-communities = communities in crisis
debrief-fig-tipping = { $count ->
    [one] tipping point passed
   *[other] tipping points passed
}
debrief-fig-time = from opening the table to the end

## Daybreak: what the plots show

debrief-carbon-sub = Carbon made in each round, by power, against what trees, oceans and capture absorbed
debrief-carbon-absorbed = sinks absorbed
debrief-carbon-all = all powers
debrief-carbon-none = No carbon was made
debrief-carbon-one = { $first } carbon in one round, and sinks for { $absorbed }
debrief-carbon-half-drawdown = Carbon fell by more than half, until the sinks could take it
debrief-carbon-drawdown = Carbon fell by { $fell }, and the sinks took all { $last }
debrief-carbon-rose = Carbon rose from { $first } to { $last }, and the sinks took only { $absorbed }
debrief-carbon-same = Carbon hardly fell: { $first } in the first round, { $last } in the last
debrief-carbon-half = Carbon fell by more than half, but { $left } was still too much for the sinks
debrief-carbon-fell = Carbon fell by { $fell }, but { $left } was still too much for the sinks

debrief-sources-sub = Tokens on the boards that make carbon, at the start and after each round, and the change
debrief-source-dirty = dirty energy
debrief-source-transportation = transportation
debrief-source-fuel-extraction = fuel extraction
debrief-source-industry = industry
debrief-source-waste = waste
debrief-source-agriculture = agriculture
debrief-source-buildings = buildings
debrief-sources-none = No source of carbon shrank
debrief-sources-best = { $best } fell by { $fell }
debrief-sources-rose = { $best } fell by { $fell }, { $worst } rose instead
debrief-sources-still = { $best } fell by { $fell }, { $worst } hardly moved
debrief-sources-all = { $best } fell by { $fell }, { $worst } least of all

debrief-warmth-sub = The thermometer after each round
debrief-warmth-limit = everyone loses
debrief-warmth-bands = bands
debrief-warmth-loose = carbon above them
debrief-warmth-lost = { $degrees } °C in round { $round }: too hot
debrief-warmth-peak = Highest in round { $round }, at { $peak } °C; then it cooled to { $degrees } °C
debrief-warmth-left = { $degrees } °C, { $left ->
    [one] one band
   *[other] { $left } bands
} short of losing

debrief-communities-sub = Communities in crisis after each round
debrief-communities-mark = { $at }: draw −{ $fewer }
debrief-communities-limit = { $at }: everyone loses
debrief-communities-none = No communities in crisis
debrief-communities-lost = { $power }: { $limit } communities in crisis, and the game was lost
debrief-communities-near = { $power }: only { $left } away from losing
debrief-communities-safe = Nobody had more than { $most ->
    [one] one community
   *[other] { $most } communities
} in crisis

debrief-sinks-sub = What absorbs carbon, at the start and after each round
debrief-sink-trees = Trees
debrief-sink-oceans = Oceans
debrief-sink-dac = Capture
debrief-sinks-made-up =
    { $trees ->
        [one] One tree was lost
       *[other] { $trees } trees were lost
    }, but capture and planting made up for it
debrief-sinks-grew = Sinks grew from { $first } to { $last }
debrief-sinks-same = Sinks stayed at { $first }
debrief-sinks-trees =
    { $trees ->
        [one] One tree was lost
       *[other] { $trees } trees were lost
    }: sinks for { $first } at the start, for { $last } at the end
debrief-sinks-shrank = Sinks shrank from { $first } to { $last }

debrief-energy-sub = Energy of all powers, at the start and after each round
debrief-energy-demand = demand
debrief-energy-clean = clean
debrief-energy-dirty = dirty
debrief-energy-missing = missing
debrief-energy-overtook = Clean energy overtook dirty in round { $round }{ $missing ->
    [0] {""}
   *[other] , and { $missing } energy was missing on the way
}
debrief-energy-ahead = Clean energy was ahead from the start{ $missing ->
    [0] {""}
   *[other] , but { $missing } energy was missing
}
debrief-energy-behind = Dirty energy stayed ahead: { $dirty } to { $clean }{ $missing ->
    [0] {""}
   *[other] , and { $missing } was missing
}

debrief-planet-sub = Each space with the round in which it was reached; diamonds are tipping points
debrief-planet-space = space { $number }
debrief-planet-tipping = space { $number }, a tipping point
debrief-planet-reached = reached in round { $round }
debrief-planet-not = not reached
debrief-planet-none = No tipping point was passed
debrief-planet-one = One tipping point: { $effect }, in round { $round }
debrief-planet-each = { $count } tipping points, each of a different kind
debrief-planet-most = { $count } tipping points, { $times } of them by { $effect }

debrief-crises-sub = Crises in the order in which they were resolved
debrief-crises-none = No crisis was resolved
debrief-crises-all =
    { $struck ->
        [one] One crisis struck, none was canceled
       *[other] { $struck } crises struck, none was canceled
    }
debrief-crises-some = { $struck ->
    [one] One crisis struck
   *[other] { $struck } crises struck
}, { $cancelled ->
    [one] one was canceled
   *[other] { $cancelled } were canceled
}
debrief-crisis-round = Round
debrief-crisis-card = Crisis
debrief-crisis-whom = Whom it struck
debrief-crisis-cancelled = canceled
debrief-crisis-nobody = nobody
debrief-crisis-all = all powers

debrief-projects-sub = Global projects, and which of them were in play at the end of each round
debrief-projects-none = No global project
debrief-projects-some = Global projects that became active: { $active } of { $all }
debrief-project = Global project
debrief-project-waiting = in play
debrief-project-active = active

## The same deal

debrief-deal = { $tables ->
    [one] The same deal: only this table so far
   *[other] The same deal, { $tables } tables
}
debrief-deal-alone = Nobody else has finished it yet. With “Same deal again” the same cards come in the same order.
debrief-deal-daybreak = Each dot is a table, at the temperature it ended with. Filled dots reached drawdown; rings did not.
debrief-deal-earthrise = Each dot is a table, at the Honors of its best human player. Filled dots won; rings did not.
debrief-deal-label-daybreak = Temperatures at which tables with the same deal ended
debrief-deal-label-earthrise = Honors at tables with the same deal
debrief-deal-who = Who
debrief-deal-degrees = temperature
debrief-deal-honors = Honors
debrief-deal-end = End
debrief-deal-when = When
debrief-deal-bots = bots
debrief-deal-good = won
debrief-deal-bad = lost

## Questions

debrief-questions = Questions for discussion
debrief-questions-sub = From what happened in this game, for the table or for a class
debrief-ask-most = Round { $round } made the most carbon: { $carbon } ({ $power }: { $share }). Where did it come from, and what could have been done about it earlier?
debrief-ask-most-alone = Round { $round } made the most carbon: { $carbon }. Where did it come from, and what could have been done about it earlier?
debrief-ask-missed = In round { $round } drawdown was nearest, with { $left } carbon too much. Which actions would have been enough, and what was done instead?
debrief-ask-sooner = In round { $round } only { $left } carbon stood between you and drawdown. What would have brought it a round sooner, and at what price?
debrief-ask-rise =
    In round { $round }, { $rise ->
        [one] one more community
       *[other] { $rise } more communities
    } fell into crisis. What caused that, and who could have helped?
debrief-ask-hardest =
    In round { $round }, { $rise ->
        [one] one more community
       *[other] { $rise } more communities
    } fell into crisis, struck by { $crises }. Which resilience would have protected them, and who could have built it in time?
debrief-ask-unequal = The most carbon: { $maker } ({ $carbon } in all). The most communities in crisis at the end: { $bearer } ({ $communities }). Is that fair? Where in the world is it like that?
debrief-ask-same-power = The most carbon ({ $carbon } in all) and the most communities in crisis at the end ({ $communities }): { $maker }. How are the two connected, and what could the others have contributed?
debrief-ask-still = Carbon from { $source } went from { $first } to { $last }, the smallest change of all. What makes it so hard to change, in the game and in the world?
debrief-ask-averted = { $crisis } was canceled in round { $round }. What did that cost, and what would have happened if you had let it strike?
debrief-ask-tipped = A tipping point was passed in round { $round }: { $effect }. What did it set off here, and why can it not simply be undone in the real world?
debrief-ask-project = { $project } became active in round { $round }. What changed from then on, and for whom?
debrief-ask-idle = { $project } never became active. What kept you from it, and would it have been worth it?
debrief-ask-again = If you played these { $rounds ->
    [one] first round
   *[other] { $rounds } rounds
} again, which one decision would you make differently?

## Earthrise

debrief-er-won = { $name } won by { $margin }
debrief-er-you-won = You won by { $margin }
debrief-er-tie = { $name } won a tie
debrief-er-you-tie = You won a tie
debrief-er-shared = { $names } share the victory
debrief-er-abandoned = Stopped in round { $round }
debrief-er-abandoned-lead = The game was ended before it was decided.
debrief-er-fig-best = { $name }’s Honors, the most
debrief-er-fig-spread = Honors between first and last
debrief-er-fig-changes = { $count ->
    [one] lead change
   *[other] lead changes
}
debrief-er-fig-silent = { $count ->
    [one] trick in Radio Silence
   *[other] tricks in Radio Silence
}
debrief-er-fig-whole = { $count ->
    [one] complete puzzle
   *[other] complete puzzles
}
debrief-er-all = all Honors
debrief-er-end = End
debrief-er-source-round-1 = cards of round 1
debrief-er-source-round-2 = cards of round 2
debrief-er-source-round-3 = cards of round 3
debrief-er-source-alerts = fewest Alerts
debrief-er-source-tokens = tokens
debrief-er-source-puzzle = puzzle
debrief-er-source-pill = History Pill
debrief-er-sources-sub = Honors of each player by where they came from
debrief-er-sources = { $ahead } more than { $other } from one source: { $source }
debrief-er-sources-even = Nobody was ahead by one source alone
debrief-er-course-sub = Honors after each round and at the end
debrief-er-course-always = { $name } led from the first round to the end
debrief-er-course-from = { $name } led from round { $round } on
debrief-er-course-final = { $name } took the lead only in the final phase
debrief-er-course-level = { $name } was ahead from the first round on, at times with others
debrief-er-course-open = Nobody stood alone at the top
debrief-er-tricks-sub = What each player did, over all rounds; the most of each is underlined
debrief-er-tricks = { $name } commanded { $commander ->
    [one] one trick
   *[other] { $commander } tricks
}, { $other } was Copilot { $copilot ->
    [one] once
   *[other] { $copilot } times
}
debrief-er-count-commander = Commander
debrief-er-count-copilot = Copilot
debrief-er-count-maneuvers = Maneuvers
debrief-er-count-silence = Silence tokens
debrief-er-count-cards = Cards
debrief-er-count-alerts = Alerts
debrief-er-count-pieces = Pieces
debrief-er-alerts-sub = Alerts after each round; the fewest bring Honors at the end
debrief-er-alerts = { $name } kept to { $fewest ->
    [one] one Alert
   *[other] { $fewest } Alerts
}, { $other } collected { $most }
debrief-er-alerts-even = All have { $alerts ->
    [one] one Alert
   *[other] { $alerts } Alerts
}
debrief-er-all-tricks = Trick by trick
debrief-er-all-tricks-sub = Who took the cards, the other card and the Maneuver, under which Trump; shaded in Radio Silence
debrief-er-player = Player
debrief-er-trick = Trick { $number }
debrief-er-trump = { $suit } is Trump
debrief-er-silent = Radio Silence
debrief-er-commander = Commander
debrief-er-copilot = Copilot
debrief-er-maneuver = wins the Maneuver
debrief-er-ask-decisive = { $name } was { $ahead } ahead of { $other } in one category: { $source }. When was that decided, and could anybody have stopped it?
debrief-er-ask-round = The best round was { $name }’s round { $round }: { $honors ->
    [one] 1 Honor
   *[other] { $honors } Honors
} with { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Which tricks brought them?
debrief-er-ask-copilot = { $name } was Copilot { $copilot ->
    [one] once
   *[other] { $copilot } times
} and Commander { $commander ->
    [0] never
    [one] once
   *[other] { $commander } times
}. When is the Copilot’s one card worth more than the rest?
debrief-er-ask-alerts = { $name } ended with { $alerts ->
    [one] one Alert
   *[other] { $alerts } Alerts
}. Which tricks would have been better left to others?
debrief-er-ask-silence = In { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} the radio was silent, and { $name } took { $taken } of them. What can you know when nobody shows a card?
debrief-er-ask-puzzle = { $name } has { $most ->
    [one] one piece
   *[other] { $most } pieces
} of the puzzle, { $other } has { $least ->
    [0] none
   *[other] { $least }
}. Were tokens better spent early or saved?
debrief-er-ask-lead = { $name } led after the first round. What turned the game afterwards?
