### Why a move at a table of Daybreak is not possible, and what is instead. A sentence may stand alone or behind a title and a colon.

daybreak-refusal-other-question = That does not answer the question: you have to decide { $question }.
daybreak-refusal-not-the-speaker =
    { $name } { $who ->
        [you] speak
       *[one] speaks
    } for the group this round.
daybreak-refusal-not-in-hand = { $card } is not in your hand.
daybreak-refusal-not-yours = { $card } is neither in your hand nor in your play area.
daybreak-refusal-already-chosen = { $card } has been chosen already; choose another card.
daybreak-refusal-not-offered = { $card } is not one of the cards to choose from.
daybreak-refusal-no-stack = There is no stack { $stack }; a new one takes the first free place.
daybreak-refusal-too-many-stacks =
    { $count ->
        [one] You may have only 1 stack; play the card in front of it.
       *[other] You may have only { $count } stacks; play the card in front of one of them.
    }
daybreak-refusal-no-such-depth =
    { $count ->
        [one] The card can only lie behind the front card here.
       *[other] The card can lie behind 1 to { $count } cards here.
    }
daybreak-refusal-no-project = There is no project in slot { $place }.
daybreak-refusal-not-active = { $card } is not active yet.
daybreak-refusal-no-action = { $card } has no action; its effect is always on.
daybreak-refusal-window-local = It can only be used in the Local stage.
daybreak-refusal-window-emissions = It can only be used in the Emissions stage, before carbon is added.
daybreak-refusal-window-roll = It can only be used in the Crisis stage, in answer to a planetary roll.
daybreak-refusal-window-crisis = It can only be used in the Crisis stage, in answer to a crisis.
daybreak-refusal-not-this-roll = It does not help against { $effect }.
daybreak-refusal-cannot-pay-cards =
    Not enough cards to pay: it costs { $need }, and there { $have ->
        [0] is none
        [one] is only 1
       *[other] are only { $have }
    }.
daybreak-refusal-cannot-pay-tokens =
    Not enough to pay: it costs { $need }, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
daybreak-refusal-tags-short =
    It needs { $tags } in its stack; it has { $have ->
        [0] none
       *[other] { $have }
    }, { $short } short.
daybreak-refusal-requirement = Only possible if { $condition }, which is not the case.
daybreak-refusal-limit =
    Limit reached: { $used } of { $count ->
        [one] 1 use
       *[other] { $count } uses
    } this round.
daybreak-refusal-limit-per =
    { $count ->
        [0] It can be used once for each { $tag } tag in its stack, and there is none.
        [one] Limit reached: { $used } of 1 use this round, one for each { $tag } tag in its stack.
       *[other] Limit reached: { $used } of { $count } uses this round, one for each { $tag } tag in its stack.
    }
daybreak-refusal-no-effect = It would change nothing now.
daybreak-refusal-none-to-remove = It would change nothing now: no { $token } left to remove.
daybreak-refusal-forbidden = Not while { $card } is in force: { $what }.
daybreak-refusal-forbidden-by-challenge = Not with the challenge card in play: { $what }.
daybreak-refusal-does-not-fit = { $card } does not fit; what fits here: { $wanted }.
daybreak-refusal-takes-no-cards = Cards cannot be tucked under it.
daybreak-refusal-already-met = It has all the cards of this kind that it asks for.
daybreak-refusal-not-face-up = No crisis lies face up in place { $place }.
daybreak-refusal-not-unknown = No unknown crisis lies in place { $place }.
daybreak-refusal-no-option =
    There is no such alternative; there { $count ->
        [one] is only 1
       *[other] are { $count }
    }.
daybreak-refusal-not-a-choice =
    { $me ->
        [yes] You cannot choose yourself here.
       *[other] You cannot choose { $object } here.
    }
daybreak-refusal-none-left = You cannot choose { $token }: there is none left.
daybreak-refusal-amount =
    { $count ->
        [one] It can only be 1.
       *[other] It can be 1 to { $count }.
    }
daybreak-refusal-nothing-begun = There is no action in progress to cancel or continue.
daybreak-refusal-owed = You have to choose; there is no going back from this.
daybreak-refusal-not-drawn = { $card } is not one of the projects drawn.
daybreak-refusal-already-named = You have named this already; name another choice to change your mind.
daybreak-refusal-no-longer-fits = Something has changed since you began this. Go back and start over.
