### A table of Daybreak: seats, moves, questions, how it ended, and what is coming.
###
### $name is a seat before its verb and $who its number: "you", "one" or "many". $seat is the seat as it stands alone.
### Sentences get their capital letter from the program.

## Seats

# Before a verb.
daybreak-seat-you = you
daybreak-seat-china = China
daybreak-seat-europe = Europe
daybreak-seat-united-states = the United States
daybreak-seat-majority-world = the Majority World
# The number of the verb: one or many.
daybreak-number-china = one
daybreak-number-europe = one
daybreak-number-united-states = one
daybreak-number-majority-world = one
# Whom something strikes or spares.
daybreak-object-you = you
daybreak-object-china = China
daybreak-object-europe = Europe
daybreak-object-united-states = the United States
daybreak-object-majority-world = the Majority World
# To whom something is given.
daybreak-to-china = to China
daybreak-to-europe = to Europe
daybreak-to-united-states = to the United States
daybreak-to-majority-world = to the Majority World
# Whose something is; languages that need it put "of" before it.
daybreak-of-china = China
daybreak-of-europe = Europe
daybreak-of-united-states = the United States
daybreak-of-majority-world = the Majority World
# An item of a list of seats, each with a number or a choice.
daybreak-tally = { $seat } { $number }
daybreak-tally-text = { $seat }: { $text }

## Moves, as entries of a menu

daybreak-move-act = Use { $card } (stack { $stack })
daybreak-move-use-project = Use the project { $card } (slot { $place })
daybreak-move-start = Play { $card } in front of { $front } (stack { $stack })
daybreak-move-found = Play { $card } as a new stack (stack { $stack })
daybreak-move-support = Tuck { $card } behind { $front } (stack { $stack })
daybreak-move-support-project = Tuck { $card } under the project { $under }
daybreak-move-reduce-crisis = Tuck { $card } under the crisis { $under }
daybreak-move-done = Done with the Local stage
daybreak-move-not-done = Keep playing
daybreak-move-pass = Pass
daybreak-move-back = Go back (cancel this action)
daybreak-move-under =
    { $under ->
        [one] Behind the front card, { $card }
       *[other] Behind { $under } cards, the last of them { $card }
    }
daybreak-move-under-plain =
    { $under ->
        [one] Behind the front card
       *[other] Behind { $under } cards
    }
daybreak-move-pay = Discard { $card }
daybreak-move-spend = Spend { $card }
daybreak-move-stop = Spend no more
daybreak-move-return = Return { $what } from your board
daybreak-move-option = Alternative { $place }
daybreak-move-yes = Yes
daybreak-move-yes-effect = Yes: { $effect }
daybreak-move-consent = Yes: give { $what } { $to }
daybreak-move-no = No
daybreak-move-to =
    { $me ->
        [yes] You ({ $power })
       *[other] { $power }
    }
daybreak-move-amount = { $count }
daybreak-move-recover = Take back { $card }
daybreak-move-give-card = Give { $card }
daybreak-move-reveal = Turn up the unknown crisis in place { $place }
daybreak-move-keep = Keep { $card }
daybreak-move-lose-hand = Lose { $card } from your hand
daybreak-move-lose-stack = Lose { $card } from stack { $stack }
daybreak-move-keep-none = Keep none of them
daybreak-move-drop-project = Discard { $card } (slot { $place })
daybreak-move-spare =
    { $me ->
        [yes] Spare yourself
       *[other] Spare { $object }
    }
daybreak-nothing-there = (nothing there)
daybreak-face-down = (face down)

## Questions with all that they need

daybreak-prompt-local =
    Round { $round }, Local stage: use actions and play cards ({ $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    } in hand), or say you are done.
daybreak-prompt-done = You are done, but the others have played on. Do you want to continue?
daybreak-prompt-emissions = Carbon is about to be added: use an action, or pass.
daybreak-prompt-roll = The planetary die shows { $effect }: use an action against it, or pass.
daybreak-prompt-crisis = The crisis { $card } strikes { $targets }: answer it with an action, or pass.
daybreak-prompt-crisis-group = The crisis { $card } strikes the group: answer it with an action, or pass.
daybreak-prompt-under = Where in the stack of { $front } does { $card } go? Its tags count wherever it lies.
daybreak-prompt-pay =
    To pay for { $card }, discard { $count ->
        [one] 1 { $first ->
            [yes] card
           *[no] more card
        }: which one?
       *[other] { $count } { $first ->
            [yes] cards
           *[no] more cards
        }: which one first?
    }
daybreak-prompt-spend = { $card }: which card under it do you spend? ({ $count } to go)
daybreak-prompt-spend-or-stop =
    { $card }: spend up to { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from under it. Which one, or stop?
daybreak-prompt-pay-resilience = To pay for { $card }, return resilience: of which type? ({ $count } to go)
daybreak-prompt-option = { $card }: choose one.
daybreak-prompt-stale = { $card } cannot go on as things stand. { $reason } You can only go back.
daybreak-prompt-may = { $card }: do you want to { $effect }?
daybreak-prompt-may-plain = { $card }: do it?
daybreak-prompt-task = { $card }: { $text }
daybreak-prompt-to = Which player?
daybreak-prompt-amount = How many, from 1 to { $most }?
daybreak-prompt-type =
    { $count ->
        [one] Which type?
       *[other] Which type for the next of { $count } tokens?
    }
daybreak-prompt-recover =
    { $card }: take back { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. Which one?
daybreak-prompt-give-card = { $card }: which card from your hand do you give? ({ $count } to go)
daybreak-prompt-reveal = { $card }: which unknown crisis do you turn up? ({ $count } to go)
daybreak-prompt-waiting = { $card }: waiting for an answer ({ $seat }); you can still go back.
daybreak-prompt-consent = Request from { $of }: { $what } ({ $card }). Do you agree?
daybreak-prompt-consent-plain = Request from { $of }: tokens ({ $card }). Do you agree?
daybreak-prompt-keep = Which of the drawn cards do you keep? ({ $count } to choose)
daybreak-prompt-lose-card = { $card }: which card do you lose, from hand or play area? ({ $count } to go)
daybreak-prompt-lose-resilience = { $card }: which type of resilience do you lose? ({ $count } to go)
daybreak-prompt-keep-project = Which project does the group keep: { $cards }, or none?
daybreak-prompt-make-room = There is no room for { $card }: which project does the group discard?
daybreak-prompt-lose-project =
    { $count ->
        [one] The group loses 1 global project. Which one?
       *[other] The group loses { $count } global projects. Which one first?
    }
daybreak-prompt-spare =
    { $card }: who ignores it? { $count ->
        [one] 1 player
       *[other] { $count } players
    } to name.
# After a question to the group.
daybreak-prompt-unanimous = The vote must be unanimous.
daybreak-prompt-votes = So far: { $votes }.
daybreak-prompt-tie = It is a tie: change your choice, or talk it over.
daybreak-vote-none = none

## Questions in a few words

daybreak-question-local = what to do in the Local stage
daybreak-question-done = whether to come back to the Local stage
daybreak-question-emissions = whether to act before carbon is added
daybreak-question-roll = whether to answer the planetary roll
daybreak-question-crisis-window = whether to answer the crisis
daybreak-question-under = where in the stack to tuck the card
daybreak-question-pay = which card to discard as a cost
daybreak-question-spend = which card under the project to spend
daybreak-question-option = which alternative to take
daybreak-question-may = whether it happens
daybreak-question-to = which player to choose
daybreak-question-amount = how many tokens to give
daybreak-question-sector = which type of emissions to choose
daybreak-question-resilience = which type of resilience to choose
daybreak-question-cards = which card to choose
daybreak-question-crisis = which unknown crisis to turn up
daybreak-question-waiting = whether to wait for an answer or go back
daybreak-question-consent = whether another player may take your tokens
daybreak-question-keep = which drawn card to keep
daybreak-question-lose-card = which card to lose
daybreak-question-lose-resilience = which resilience to lose
daybreak-question-keep-project = which project the group keeps
daybreak-question-make-room = which project makes room
daybreak-question-lose-project = which project the group loses
daybreak-question-spare = who ignores the crisis

## Why a move is possible or not

daybreak-why-not = { $card }: { $reason }
daybreak-why-today = As things stand: { $effect }
# Of a card that is put in front of a stack.
daybreak-why-in-front = Once it lies in front, as things stand: { $effect }
daybreak-why-not-yet = Its action cannot be used there yet: { $reason }
daybreak-why-brings =
    { $count ->
        [one] It brings the tag { $tags }.
       *[other] It brings the tags { $tags }.
    }
daybreak-why-then = What follows: { $facts }

## How it ended

daybreak-outcome-won = Won in round { $round }: the world is in drawdown.
daybreak-outcome-lost = Lost in round { $round }, in the { $stage }: { $losses }.
daybreak-outcome-stand = At the end: { $bands }; communities in crisis: { $communities }.

## What is coming

daybreak-forecast-carbon = Carbon to come: { $each }.
daybreak-forecast-carbon-recent = Carbon to come: { $each }, and { $recent } in recent emissions already.
daybreak-forecast-net = The sinks absorb up to { $sinks }; { $net } carbon goes onto the thermometer.
daybreak-forecast-drawdown = The sinks absorb up to { $sinks }: drawdown, with { $net } to spare.
daybreak-forecast-shortage = Missing energy, with 1 community in crisis for each: { $each }.
daybreak-forecast-thermometer =
    Then { $bands } and { $loose } loose carbon; { $rolls ->
        [0] no planetary roll
        [one] 1 planetary roll
       *[other] { $rolls } planetary rolls
    }, { $level ->
        [0] no crisis card
        [one] 1 crisis card
       *[other] { $level } crisis cards
    }.
daybreak-forecast-strikes = { $card } would strike { $targets }.
daybreak-forecast-tie = A die would decide whom { $card } strikes: { $targets }.
daybreak-forecast-strikes-group = { $card } would strike the group.
daybreak-forecast-no-target = { $card } would strike nobody.
daybreak-forecast-undone = { $card } will have no effect, thanks to the cards under it.
daybreak-forecast-nothing = It would do nothing: it is reduced to nothing, or there is nothing it could take.
daybreak-forecast-seat = { $seat }: { $changes }.
daybreak-forecast-world = The world: { $changes }.
daybreak-change = { $what } { $change }
daybreak-change-cards = cards
daybreak-change-hand = cards in hand
daybreak-change-area = cards in play
daybreak-change-absorbed = own carbon absorbed
daybreak-change-draws = next draw
daybreak-change-growth = growth of demand
daybreak-change-bands = temperature bands
daybreak-change-crises = crises to come
daybreak-change-projects = global projects
daybreak-forecast-ongoing = From then on: { $changes }.
daybreak-forecast-choice = Choices still to be made may change this: { $seats }.
daybreak-forecast-chance = A die or a draw decides the rest.
daybreak-forecast-losses = The game would be lost: { $losses }.

## What a move that is tried would do

daybreak-preview-seat = { $seat }: { $changes }
daybreak-preview-project-started = the project { $card } starts
daybreak-preview-project-gone = the project { $card } is discarded
daybreak-preview-project-active = the project { $card } becomes active
daybreak-preview-project-lapsed = the project { $card } is no longer active
daybreak-preview-cards-under = { $card }: cards under it { $change }
daybreak-preview-crisis-shown = the crisis { $card } is turned up
daybreak-preview-crisis-gone = the crisis { $card } leaves the table
daybreak-preview-crisis-undone = the crisis { $card } is canceled
daybreak-preview-crisis-in-force = the crisis { $card } is in force
daybreak-preview-crisis-weaker = reduction of the crisis { $card } { $change }
daybreak-preview-crisis-spared = the crisis { $card } spares: { $seats }
daybreak-preview-draw =
    then draws ({ $seat }): { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
daybreak-preview-draw-keep =
    then draws ({ $seat }): { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, of which { $keep } may be kept
daybreak-preview-die = then a die decides
daybreak-preview-crisis = then an unknown crisis is turned up
daybreak-preview-projects = then projects are drawn
daybreak-preview-roll = then the planetary die is rolled
daybreak-preview-tie = then a die decides whom it strikes

## The rest of the round, if nobody plays or answers any more

daybreak-ahead-certain = Certain in round { $round }
daybreak-ahead-open = Open in round { $round }: dice and unknown cards decide
daybreak-ahead-likely = Likely in round { $round }
daybreak-ahead-likely-lost = Lost in { $lost } of { $tries } tries of the rest of the round, with dice and cards as they may fall.
daybreak-ahead-likely-numbers = In 19 of 20 tries it came to no more than this: communities in crisis ({ $each }); temperature bands { $bands }.
daybreak-ahead-worst = The worst of round { $round }
daybreak-ahead-draws = Cards drawn this round: { $each }.
daybreak-ahead-to-come =
    { $rolls ->
        [0] No planetary roll
        [one] 1 planetary roll
       *[other] { $rolls } planetary rolls
    } and { $crises ->
        [0] no crisis
        [one] 1 crisis
       *[other] { $crises } crises
    } to come.
daybreak-ahead-growth = At the end of the round energy demand grows: { $each }.
daybreak-ahead-lost = The game would be lost at the end of the round, whatever comes: { $losses }.
daybreak-ahead-won = The game would be won at the end of the round.
daybreak-ahead-last = It is the last round: the game ends with it.
daybreak-ahead-unfinished = What somebody has begun and cannot take back is not counted.
daybreak-ahead-between = { $least } to { $most }
daybreak-ahead-next-draws = Cards drawn in round { $round }: { $each }.
# "Permafrost (1 of 6 faces):"
daybreak-ahead-face = { $effect } ({ $sides } in { $of }):
daybreak-ahead-moves = the token moves to space { $space }, which does nothing.
daybreak-ahead-tips = the token moves to space { $space }, a tipping point.
daybreak-ahead-tips-again = the token is at the end of its track and tips again.
daybreak-ahead-unknown =
    { $places ->
        [one] 1 crisis lies
       *[other] { $places } crises lie
    } face down, of { $cards } possible cards. { $harmful ->
        [0] None of them would cost communities as things stand.
       *[other] { $harmful } of them would cost communities as things stand, at most per card: { $most }.
    }
daybreak-ahead-crisis =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , as things stand
    }:
daybreak-ahead-strikes =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , as things stand
    }: strikes { $targets }.
daybreak-ahead-tie =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , as things stand
    }: a tie; a die of { $die } decides whom it strikes: { $seats }.
daybreak-ahead-if = { $seat }, if the die says so: { $what }
daybreak-ahead-choice = Choices still to be made, taken at their worst: { $seats }.
daybreak-ahead-harmless =
    { $why ->
        [cancelled] The cards under it cancel it.
        [nobody] It strikes nobody: no one fits.
        [reduced] It is reduced to nothing.
       *[nothing] There is nothing it could take.
    }
daybreak-ahead-resisted = Less, thanks to { $resilience }: { $each }.
daybreak-ahead-world = { $token } { $change } ({ $cause }).
daybreak-ahead-changed = { $token }: { $each } ({ $cause }).
daybreak-ahead-worst-numbers =
    { $exact ->
        [yes] By the end of the round it can come to this
       *[no] By the end of the round it comes to at most this
    }: communities in crisis ({ $each }); temperature bands { $bands }.
daybreak-ahead-safe = Nothing that can come loses the game this round.
daybreak-ahead-may-lose =
    { $exact ->
        [yes] The game can be lost this round
       *[no] The game may be lost this round
    }: { $losses }.
