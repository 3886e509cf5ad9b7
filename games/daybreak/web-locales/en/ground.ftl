### One's own ground at a table of Daybreak: board, stacks, hand, questions.

## The board

ground-own = Your side of the table
ground-you = you
ground-carbon = { $count } carbon will be emitted
ground-energy = Energy
ground-energy-have = { $dirty } dirty, { $clean } clean
ground-demand = demand { $count }
ground-energy-sentence =
    { $dirty } dirty and { $clean } clean energy against a demand of { $demand }{ $short ->
        [0] .
       *[other] : { $short } short.
    }
ground-emissions = Emissions by sector
ground-count = { $name }: { $count }
ground-resilience = Resilience
ground-resilience-social = Social
ground-resilience-ecological = Ecological
ground-resilience-infrastructure = Infrastructure
ground-communities = Communities in crisis
ground-communities-sentence = { $count } of { $most } communities in crisis
ground-of = { $count } of { $most }
ground-mark = { $mark }: draw { $less }
ground-mark-lost = { $mark }: lost

## Stacks and cards

ground-stacks = Your stacks
ground-stack =
    Stack { $number }, in front: { $title }{ $count ->
        [0] { "" }
        [one] , 1 card behind it
       *[other] , { $count } cards behind it
    }
ground-place = Empty place { $number }
ground-found = Start a stack
ground-front = Front
ground-tuck = Tuck
ground-no-gain = no gain
ground-proposal = { $name }: “{ $text }”
ground-act = Use the action of { $what }
ground-read = Read { $title }
ground-turn = Flip
ground-turn-key = The real world behind the card, and its source
ground-point = Point it out to the others
ground-no-world = No real-world note for this card.
ground-source = { $no }, { $source }
ground-card-name = { $title }. Tags: { $tags }. { $text }
ground-card-not-yet = Its action is not possible yet: { $reason }
ground-no-tags = none
ground-hand =
    { $count ->
        [0] Your hand, empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
ground-offer =
    { $count ->
        [one] 1 card to choose from
       *[other] { $count } cards to choose from
    }
ground-offer-from = { $name } gives you these cards by { $title }.
ground-offer-yours = By your { $title }.
ground-answer-pay = Discard as payment: { $card }
ground-answer-lose = Lose: { $card }
ground-answer-card = Choose: { $card }
ground-answer-keep = Keep: { $card }
ground-answer-spend = Spend: { $card }
ground-verb-pay = Discard
ground-verb-lose = Lose
ground-verb-card = Choose
ground-verb-keep = Keep
ground-verb-spend = Spend

## Uses of a card, and questions

ground-uses = Uses of { $title }
ground-play-it = Play it
ground-use-front = In front
ground-use-tuck = Tuck behind
ground-placing = Choose the place
ground-placing-when = Where it lies in the stack matters only if the cards before it are lost. Otherwise it goes behind all of them.
ground-use-under = Under { $where }
ground-use-pay = Pay
ground-use-stacks =
    { $count ->
        [one] of 1 stack
       *[other] of { $count } stacks
    }
ground-use-actions =
    { $count ->
        [one] for 1 action
       *[other] for { $count } actions
    }
ground-uses-count =
    { $count ->
        [0] No use
        [one] One use
        [2] Two uses
        [3] Three uses
        [4] Four uses
        [5] Five uses
       *[other] { $count } uses
    }
ground-hold = hold to preview
ground-other-uses = Other uses
ground-point-short = Point it out
ground-unknown-crisis = an unknown crisis
ground-put-back = Put it back
ground-back = Cancel
ground-choices = What you can choose

## End of the stage

ground-end = End of the stage
ground-undone = You can still
ground-retract = Undo
ground-retract-ask = Ask to undo
ground-done = Done
ground-done-short = Done
ground-done-ask = You could still do this. End your Local stage anyway?
ground-done-anyway = Yes, I am done
ground-not-done = Keep playing
# $what is what they are waited for: "vote", "local" (to be done with the stage), "window" (to answer or pass) or "choice".
ground-waiting = { $what ->
    [vote] Waiting for { $names } to vote
    [local] Waiting for { $names } to be done
    [window] Waiting for { $names } to act or pass
   *[choice] Waiting for { $names } to choose
}
ground-both = { $what ->
    [vote] { $count ->
        [one] { $names } has not voted either
       *[other] { $names } have not voted either
    }
   *[other] { $count ->
        [one] { $names } is not done either
       *[other] { $names } are not done either
    }
}
ground-waits-for-you = The others are waiting for you
ground-debrief = Review the game
ground-new = new
