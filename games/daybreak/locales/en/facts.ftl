### What happens at a table of Daybreak, one sentence a fact.
###
### $name is a seat before its verb and $who its number: "you", "one" or "many". $seat is the seat as it stands alone.
### Sentences get their capital letter from the program.

## The frame of the game

daybreak-fact-challenge = Challenge for the group: { $card }.
daybreak-fact-challenge-one = Challenge ({ $seat }): { $card }.
daybreak-fact-round = Round { $round } begins.
daybreak-fact-stage = The { $stage } begins.
daybreak-fact-done =
    { $name } { $who ->
        [you] are
       *[one] is
    } done with the Local stage.
daybreak-fact-not-done =
    { $name } { $who ->
        [you] keep
       *[one] keeps
    } playing in the Local stage.
daybreak-fact-passed =
    { $name } { $who ->
        [you] pass
       *[one] passes
    }.
daybreak-fact-voted =
    { $name } { $who ->
        [you] vote
       *[one] votes
    } { $vote }.
daybreak-vote-keep = to keep { $card }
daybreak-vote-keep-none = to keep none of the projects
daybreak-vote-drop = to discard the project in slot { $place }
daybreak-vote-spare =
    { $spared ->
        [self] to be spared
        [own] to be spared
        [you] to spare you
       *[other] to spare { $object }
    }
daybreak-vote-other = for something else
daybreak-fact-won = The game is won in round { $round }: drawdown, and the crises are survived.
daybreak-fact-lost = The game is lost: { $losses }.
daybreak-loss-too-hot = there are too many temperature bands
daybreak-loss-communities = too many communities are in crisis ({ $seats })
daybreak-loss-out-of-time = the last round is over
daybreak-loss-condition = drawdown was reached, but the condition of a challenge card was not met

## The Global stage

daybreak-fact-crises-laid =
    { $count ->
        [one] 1 crisis card is
       *[other] { $count } crisis cards are
    } laid out face down.
# Told one after the other, with the reason: a new round, a higher temperature, a card.
daybreak-fact-crises-laid-round =
    { $count ->
        [one] 1 crisis card is
       *[other] { $count } crisis cards are
    } laid out: the more temperature bands, the more crises.
daybreak-fact-crises-laid-heat =
    It has become hotter, so { $count ->
        [one] 1 more crisis card is
       *[other] { $count } more crisis cards are
    } laid out.
daybreak-fact-crises-laid-card =
    { $count ->
        [one] 1 more crisis card is
       *[other] { $count } more crisis cards are
    } laid out ({ $cause }).
daybreak-fact-forecast = Forecast: { $card }.
daybreak-fact-crisis-shown = A crisis is turned up: { $card }.
daybreak-fact-projects-drawn = Projects to choose from: { $cards }.
daybreak-fact-project-kept = The group keeps { $card }, in slot { $place }.
daybreak-fact-card-discarded = Discarded: { $card }.
daybreak-fact-card-discarded-with = Discarded: { $card }, with the cards under it: { $cards }.
daybreak-fact-project-active = The project { $card } is active.
daybreak-fact-project-lapsed = The project { $card } is no longer active.
daybreak-fact-reshuffled =
    The discards become the new deck of { $deck ->
        [global] global projects
        [crisis] crises
        [challenge] challenge cards
       *[other] local projects
    }.

## Cards

daybreak-fact-drew =
    { $name } { $who ->
        [you] draw
       *[one] draws
    } { $count ->
        [one] { $cards }
       *[other] { $count } cards: { $cards }
    }.
daybreak-fact-draw-forfeited =
    { $name } { $who ->
        [you] go
       *[one] goes
    } without { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: deck and discards are empty.
daybreak-fact-offered =
    { $name } { $who ->
        [you] draw
       *[one] draws
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to choose from: { $cards }.
daybreak-fact-kept =
    { $count ->
        [0] none of them fits, so { $name } { $who ->
            [you] keep
           *[one] keeps
        } nothing
       *[other] { $name } { $who ->
            [you] keep
           *[one] keeps
        } { $cards }
    }.
# Told after what was drawn: nobody chooses, every card that fits is kept.
daybreak-fact-kept-fitting =
    { $name } { $who ->
        [you] keep
       *[one] keeps
    } { $count ->
        [0] nothing
       *[other] { $cards }
    }: only { $wanted } may be kept.{ $others ->
        [0] {""}
       *[other] {" "}Discarded: { $rest }.
    }
daybreak-fact-started =
    { $name } { $who ->
        [you] put
       *[one] puts
    } { $card } in front of stack { $stack }.
daybreak-fact-tucked =
    { $name } { $who ->
        [you] tuck
       *[one] tucks
    } { $card } into stack { $stack }, { $under ->
        [one] behind the front card
       *[other] behind { $under } cards
    }.
daybreak-fact-tucked-project =
    { $name } { $who ->
        [you] tuck
       *[one] tucks
    } { $card } under { $under }.
daybreak-fact-tucked-crisis =
    { $name } { $who ->
        [you] tuck
       *[one] tucks
    } { $card } under the crisis { $under }.
daybreak-fact-discarded =
    { $name } { $who ->
        [you] discard
       *[one] discards
    } { $count ->
        [0] nothing
       *[other] { $cards }
    }.
daybreak-fact-spent =
    { $name } { $who ->
        [you] spend
       *[one] spends
    } { $count ->
        [0] nothing
       *[other] { $cards }
    } from under { $project }.
daybreak-fact-given =
    { $target ->
        [you] { $name } gives you { $what }
       *[other] { $name } { $who ->
            [you] give
           *[one] gives
        } { $what } { $to }
    }.
# After a gift: how many of these tokens both have now.
daybreak-fact-given-now = Now: { $each }.
daybreak-fact-recovered =
    { $name } { $who ->
        [you] take
       *[one] takes
    } { $count ->
        [one] { $cards }
       *[other] { $count } cards
    } back from the discards{ $count ->
        [one] .
       *[other] : { $cards }.
    }
daybreak-fact-cards-lost =
    { $name } { $who ->
        [you] lose
       *[one] loses
    } { $count ->
        [one] { $cards }
       *[other] { $count } cards: { $cards }
    }.
daybreak-fact-next-draw = { $seat }: next draw { $change } ({ $cause }).

## Boards

daybreak-fact-used =
    { $name } { $who ->
        [you] use
       *[one] uses
    } { $card }.
daybreak-fact-changed = { $seat }: { $token } { $change }, now { $now } ({ $cause }).
daybreak-fact-world-changed = { $token } { $change }, now { $now } ({ $cause }).
daybreak-fact-consent-asked =
    { $target ->
        [you] { $name } asks you for tokens
       *[other] { $name } { $who ->
            [you] ask
           *[one] asks
        } for tokens: the answer is up { $to }
    }.
daybreak-fact-consent-refused =
    { $name } { $who ->
        [you] refuse
       *[one] refuses
    }, so the tokens stay where they are.
daybreak-fact-die =
    { $name } { $who ->
        [you] roll
       *[one] rolls
    } a { $face }.
daybreak-fact-die-plus =
    { $name } { $who ->
        [you] roll
       *[one] rolls
    } a { $face }, which makes { $total }.
daybreak-cause-cost = cost of { $card }
daybreak-cause-shortage = energy shortage
# $what is the tokens with their number: "4 trees".
daybreak-cause-missing-token =
    { $count ->
        [one] there was { $what } too few to lose
       *[other] there were { $what } too few to lose
    }
daybreak-cause-growth = growth

## The Emissions stage

daybreak-fact-shortage =
    { $name } { $who ->
        [you] are
       *[one] is
    } short of { $count ->
        [one] 1 energy token
       *[other] { $count } energy tokens
    }.
daybreak-fact-emitted =
    { $name } { $who ->
        [you] add
       *[one] adds
    } { $carbon } carbon.
daybreak-fact-emitted-less =
    { $name } { $who ->
        [you] add
       *[one] adds
    } { $carbon } carbon, after { $absorbed } absorbed.
daybreak-fact-sinks = The sinks absorb { $carbon } carbon.
daybreak-fact-sinks-unused =
    The sinks absorb { $carbon } carbon; { $count ->
        [one] 1 sink is
       *[other] { $count } sinks are
    } unused.
daybreak-fact-drawdown =
    Drawdown! { $carbon ->
        [0] Nothing is left to take
       *[other] { $carbon } carbon comes
    } off the thermometer.
daybreak-fact-warmed = { $carbon } carbon moves onto the thermometer.
daybreak-fact-bands = Temperature bands: { $now } ({ $change }).
daybreak-fact-bands-away =
    { $count ->
        [one] 1 temperature band leaves
       *[other] { $count } temperature bands leave
    } until the end of the round; now { $now }.
daybreak-fact-bands-back =
    { $count ->
        [one] 1 temperature band comes back
       *[other] { $count } temperature bands come back
    }; now { $now }.

## The Crisis stage

daybreak-fact-planet = The planetary die shows { $effect }.
daybreak-fact-ignored = The roll is ignored: no { $effect } ({ $cause }).
daybreak-fact-track = The { $effect } token is on space { $now }.
daybreak-fact-tipped = Tipping point: { $effect }.
daybreak-fact-ties = The tied players roll: { $rolls }.
daybreak-fact-strikes = The crisis { $card } strikes { $targets }.
daybreak-fact-strikes-group = The crisis { $card } strikes the group.
daybreak-fact-weakened = The crisis { $card } is reduced by { $by } ({ $cause }).
daybreak-fact-weakened-tucked = The crisis { $card } is reduced by { $by } (cards under it).
daybreak-fact-resisted = { $seat }: up to { $by } less, thanks to { $resilience }.
daybreak-fact-spared =
    { $name } { $who ->
        [you] ignore
       *[one] ignores
    } { $card } ({ $cause }).
daybreak-fact-spared-tucked =
    { $name } { $who ->
        [you] ignore
       *[one] ignores
    } { $card }, thanks to a card under it.
daybreak-fact-cancelled = The crisis { $card } is canceled by the cards under it.
daybreak-fact-no-target = The crisis { $card } strikes nobody.
daybreak-fact-came-to-nothing = The crisis { $card } has no effect.
daybreak-fact-in-force = The crisis { $card } stays in force until it is ended.
daybreak-fact-ended = The crisis { $card } is ended.
