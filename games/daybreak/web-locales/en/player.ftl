### One's own ground at a table of Daybreak: board, stacks, hand, questions.

## The board

player-own = Your side of the table
player-you = you
player-carbon = { $count } carbon will be emitted
player-energy = Energy
player-energy-have = { $dirty } dirty, { $clean } clean
player-demand = demand { $count }
player-energy-sentence =
    { $dirty } dirty and { $clean } clean energy against a demand of { $demand }{ $short ->
        [0] .
       *[other] : { $short } short.
    }
player-emissions = Emissions by sector
player-count = { $name }: { $count }
player-resilience = Resilience
player-resilience-social = Social
player-resilience-ecological = Ecological
player-resilience-infrastructure = Infrastructure
player-communities = Communities in crisis
player-communities-sentence = { $count } of { $most } communities in crisis
player-of = { $count } of { $most }
player-mark = { $mark }: draw { $less }
player-mark-lost = { $mark }: lost

## Stacks and cards

player-stacks = Your stacks
player-stack =
    Stack { $number }, in front: { $title }{ $count ->
        [0] { "" }
        [one] , 1 card behind it
       *[other] , { $count } cards behind it
    }
player-place = Empty place { $number }
player-found = Start a stack
player-front = Front
player-tuck = Tuck
player-no-gain = no gain
player-proposal = { $name }: “{ $text }”
player-act = Use the action of { $what }
player-point = Point it out to the others
player-source = { $no }, { $source }
player-card-name = { $title }. Tags: { $tags }. { $text }
player-card-not-yet = Its action is not possible yet: { $reason }
player-no-tags = none
player-hand =
    { $count ->
        [0] Your hand, empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
player-offer =
    { $count ->
        [one] 1 card to choose from
       *[other] { $count } cards to choose from
    }
player-offer-from = { $name } gives you these cards by { $title }.
player-offer-yours = By your { $title }.
player-answer-pay = Discard as payment: { $card }
player-answer-lose = Lose: { $card }
player-answer-card = Choose: { $card }
player-answer-keep = Keep: { $card }
player-answer-spend = Spend: { $card }
player-verb-pay = Discard
player-verb-lose = Lose
player-verb-card = Choose
player-verb-keep = Keep
player-verb-spend = Spend

## Uses of a card, and questions

player-uses = Uses of { $title }
player-use-front = In front
player-use-tuck = Tuck behind
player-placing = Choose the place
player-placing-when = Where it lies in the stack matters only if the cards before it are lost. Otherwise it goes behind all of them.
player-use-under = Under { $where }
player-use-pay = Pay
player-use-stacks =
    { $count ->
        [one] of 1 stack
       *[other] of { $count } stacks
    }
player-use-actions =
    { $count ->
        [one] for 1 action
       *[other] for { $count } actions
    }
player-uses-count =
    { $count ->
        [0] No use
        [one] One use
        [2] Two uses
        [3] Three uses
        [4] Four uses
        [5] Five uses
       *[other] { $count } uses
    }
player-hold = hold to preview
player-other-uses = Other uses
player-point-short = Point it out
player-unknown-crisis = an unknown crisis
player-put-back = Put it back
player-back = Cancel
player-choices = What you can choose

## End of the stage

player-end = End of the stage
player-undone = You can still
player-retract = Undo
player-retract-ask = Ask to undo
player-done = Done
player-done-short = Done
player-done-ask = You could still do this. End your Local stage anyway?
player-done-anyway = Yes, I am done
player-not-done = Keep playing
# $what is what they are waited for: "vote", "local" (to be done with the stage), "window" (to answer or pass) or "choice".
player-waiting = { $what ->
    [vote] Waiting for { $names } to vote
    [local] Waiting for { $names } to be done
    [window] Waiting for { $names } to act or pass
   *[choice] Waiting for { $names } to choose
}
player-both = { $what ->
    [vote] { $count ->
        [one] { $names } has not voted either
       *[other] { $names } have not voted either
    }
   *[other] { $count ->
        [one] { $names } is not done either
       *[other] { $names } are not done either
    }
}
player-waits-for-you = The others are waiting for you
player-debrief = Review the game
player-new = new
player-needs = needs
player-covers = covers
player-tucked = { $count } tucked
player-option-start = In front of { $where }
player-option-support = Tuck behind { $where }
player-option-pay = Pay for { $where }
player-more = { $count } more
player-fewer = Fewer

player-moves-start = In front, or a new stack
player-moves-support = Behind a stack
player-moves-project = Under a project
player-moves-crisis = Under a crisis
player-moves-act = Actions
player-moves-else = Everything else
