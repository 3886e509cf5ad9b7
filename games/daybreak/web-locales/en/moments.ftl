### What is told while the world plays, moment by moment, and the team's turn.

moment-chain = This round, cause by cause
moment-stage = What the world does
moment-bar = Story
moment-again-node = Show this again
moment-now = now
moment-to-come = to come
moment-rolls-left = { $count ->
    [one] 1 roll left
   *[other] { $count } rolls left
}
moment-crises-left = { $count ->
    [one] 1 crisis left
   *[other] { $count } crises left
}
moment-unknown = { $count ->
    [0] all known
    [one] 1 unknown
   *[other] { $count } unknown
}
moment-node-short = { $name }: { $count } short
moment-node-shorts = { $count } short of energy
moment-node-communities = { $count ->
    [0] no new community in crisis
    [one] 1 more community in crisis
   *[other] { $count } more communities in crisis
}
moment-node-carbon = +{ $count } carbon
moment-node-flow = { $made } made, { $took } absorbed
moment-node-band = { $bands ->
    [0] no bands
    [one] 1 band
   *[other] { $bands } bands
}: { $rolls ->
    [0] no rolls
    [one] 1 roll
   *[other] { $rolls } rolls
}
moment-node-drawdown = Drawdown
moment-node-drawdown-text = { $sinks ->
    [one] 1 sink unused
   *[other] { $sinks } sinks unused
}
moment-node-roll = { $said ->
    [tips] tipping point
    [ignored] ignored
    [rolled] rolled
   *[moved] space { $space }
}
moment-node-cancelled = canceled
moment-node-group = strikes the group
moment-node-hit = { $count ->
    [0] strikes nobody
   *[other] { $count } of { $players } struck
}
moment-node-growth = demand rises
moment-communities = Communities in crisis: { $now } of { $most }
moment-communities-short = Communities in crisis
moment-of = { $now } of { $most }
moment-mark = { $fewer ->
    [one] From { $at } on: draws 1 fewer card
   *[other] From { $at } on: draws { $fewer } fewer cards
}
moment-crisis-of = Crisis { $number } of { $of }
moment-was = { $how ->
    [unknown] was unknown
   *[known] was forecast
}
moment-crisis-over = { $how ->
    [ended] It ends.
    [cancelled] Canceled: nothing happens.
   *[nobody] It strikes nobody.
}
moment-crisis-table = { $title }: who, how hard, what it does
moment-who = Who
moment-so = So
moment-how-hard = How hard, less what softens it
moment-does = What it does
moment-tie = A tie, decided by dice:
moment-for-all = For all:
moment-in-force = It stays in force.
moment-fate = { $fate ->
    [hit] struck
    [held] held off
    [spared] ignores it
    [open] not yet known
    [group] struck as a group
   *[clear] spared
}
moment-softened-all = { $by } for all
moment-would = would have been { $amount } − { $softened } = { $total }
moment-cards-lost = { $count ->
    [one] loses 1 card
   *[other] loses { $count } cards
}
moment-draws = next draw { $by }
moment-flow = { $made } carbon made, { $absorbed } absorbed, { $left } left over
moment-recent = Waiting from before
moment-dirty = { $count } dirty energy
moment-made = carbon this round
moment-left = left over, onto the thermometer
moment-sink = { $name ->
    [trees] trees
    [oceans] oceans
    [dac] direct air capture
    [other] other sinks
   *[all] trees, oceans, air capture
}
moment-used = { $unused ->
    [0] all used
   *[other] { $unused } unused
}
moment-unused = { $count } more could have been absorbed
moment-to = to
moment-rolling = The planetary die
moment-roll-of = Roll { $number } of { $of }
moment-likely = How likely it was
moment-sides = { $sides } of { $of } sides
moment-tracks = The six tracks
moment-tracks-key = circle: nothing yet, diamond: tipping point
moment-track = { $here ->
    [0] before space 1 of { $spaces }
   *[other] on space { $here } of { $spaces }
}; { $next ->
    [0] no more tipping points
    [one] next tipping point in 1 step
   *[other] next tipping point in { $next } steps
}
moment-so-head = So
moment-ignored = It is ignored.
moment-space = { $tips ->
    [yes] Space { $space } is a tipping point.
   *[no] Space { $space }: no effect yet.
}
moment-warmed = { $count } carbon onto the thermometer
moment-more-crises = { $count ->
    [one] 1 more crisis
   *[other] { $count } more crises
}
moment-next-tip = { $steps ->
    [one] The next tipping point on this track is one roll away.
   *[other] The next tipping point on this track is { $steps } rolls away.
}
moment-energy = Energy check
moment-growth = Growth: demand rises
moment-missing = energy missing
moment-demand = demand is { $now } now
moment-back-now = Back to now
moment-ahead = { $count ->
    [one] The table is 1 moment ahead.
   *[other] The table is { $count } moments ahead.
}
moment-catch-up = Catch up
moment-mode = Does each moment wait?
moment-wait = Wait
moment-flow-mode = Flow
team-turn = The team’s turn
team-turn-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
team-turn-mine = { $count ->
    [one] One of them concerns you
   *[other] { $count } of them concern you
}
team-turn-state = { $state ->
    [now] playing
    [told] done
   *[then] to come
}
team-turn-after = Board after this turn
team-turn-you = you
team-turn-times = × { $times }

danger-heading = What could end it
danger-bands = { $now } of { $most } bands
danger-carbon = { $count } carbon
danger-from-drawdown = from drawdown
danger-rounds = { $count ->
    [0] last round
    [one] 1 round left
   *[other] { $count } rounds left
}
danger-next = then { $next }
danger-likely = then { $next }, { $likely } with bad luck
danger-luck = Bad luck: in 19 of 20 tries of this round it was no more.
danger-lose = lost in { $lost } of { $tries } tries
danger-spare = Emitting { $count } less carbon keeps the last new band away.
danger-open = { $rolls ->
    [0] { $crises ->
        [0] Nothing is left open.
        [one] Still open: 1 unknown crisis.
       *[other] Still open: { $crises } unknown crises.
    }
    [one] { $crises ->
        [0] Still open: 1 roll.
        [one] Still open: 1 roll and 1 unknown crisis.
       *[other] Still open: 1 roll and { $crises } unknown crises.
    }
   *[other] { $crises ->
        [0] Still open: { $rolls } rolls.
        [one] Still open: { $rolls } rolls and 1 unknown crisis.
       *[other] Still open: { $rolls } rolls and { $crises } unknown crises.
    }
}
danger-last = { $count ->
    [0] The last round: without drawdown you all lose.
   *[other] The last round: without drawdown you all lose. { $count } carbon is still too much.
}

ending-scene = How it ended
ending-head = { $how ->
    [won] Day breaks.
    [hot] Too warm.
    [communities] Too many in crisis.
    [condition] Not quite.
   *[time] Out of time.
}
ending-won = The world absorbs more carbon than you emit: { $made } made, { $taken } could be absorbed. In the first round it was { $made_then } against { $taken_then }. It stays at { $degrees } °C.
ending-lost = { $how ->
    [hot] { $degrees } °C, { $bands } bands. You lose together, as you played.
    [communities] Too many communities are in crisis. You lose together, as you played.
    [condition] Drawdown came, but the challenge was not met. You lose together, as you played.
   *[time] The last round is over, and more carbon is made than absorbed. You lose together, as you played.
}
ending-why = What tipped it
ending-apart = How close it was: in round { $round }, { $made } carbon was made and { $taken } could be absorbed.
ending-deed = { $kind ->
    [gave] { $count } tokens given away
    [no-dirty] no dirty energy left
    [out] { $count } communities out of crisis
   *[clean] { $now } clean energy, { $gained } more than at the start
}
ending-a-round = carbon a round
ending-taken = could be absorbed
ending-made = made
ending-tipped = { $times ->
    [one] { $name } tipped
   *[other] { $name } tipped { $times } times
}
ending-tipped-rounds = { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
ending-sinks = From { $from } down to { $now }
ending-short = Missing energy: +{ $count } in crisis
ending-crises = { $count ->
    [one] Crises: +1 community
   *[other] Crises: +{ $count } communities
}
ending-bands = { $bands } bands
ending-communities = { $name }: { $now }
ending-time = { $rounds } rounds are over
ending-no-drawdown = no drawdown
ending-condition = The challenge was not met
ending-no-win = though there was drawdown

danger-trees =
    { $count ->
        [0] no trees left
        [one] 1 tree left
       *[other] { $count } trees left
    }
danger-oceans =
    { $count ->
        [0] no oceans left
        [one] 1 ocean left
       *[other] { $count } oceans left
    }
danger-takes = { $effect } takes { $count }
danger-tips =
    { $count ->
        [one] tips with its next roll
       *[other] tips with { $count } rolls of it
    }
danger-missing =
    { $count ->
        [one] The one that is missing puts 1 community of every player into crisis.
       *[other] Those that are missing put { $count } communities of every player into crisis.
    }
moment-leave = Look at the table
moment-return = Back to the story

danger-heard-heat = Temperature: { $degrees } °C, { $now } of { $most } bands, { $then }.
danger-heard-power = Communities in crisis, { $who }: { $now } of { $most }, { $then }.
danger-heard-drawdown = { $carbon } from drawdown, { $rounds }.
