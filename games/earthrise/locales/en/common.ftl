### Everything a person can read about Earthrise.
###
### Arguments that mean the same everywhere: $who is "you" or "other", and $name is what that seat is called; $target and
### $target-name are the same for a second seat. $card comes with its article where the language has one. $honors,
### $tokens, $pieces, $alerts and $cards are numbers for the count- messages.

## Suits and cards

suit-pho = Photography
suit-apo = Apollo
suit-ast = Astronauts
suit-ale = Alert
suit-code-pho = PHO
suit-code-apo = APO
suit-code-ast = AST
suit-code-ale = ALE
card-name = { $suit } { $value }
# In a sentence.
card-the = { $suit } { $value }
card-copies = { $count ->
    [2] two { $suit } { $value }s
   *[3] three { $suit } { $value }s
}
# Words that may stand in what a player types for a card and mean nothing there.
card-typed-fillers = the a of card

## Counted things

count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
count-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
count-honors = { $honors ->
    [one] { $honors } Honor
   *[other] { $honors } Honors
}
count-alerts = { $alerts ->
    [one] { $alerts } Alert
   *[other] { $alerts } Alerts
}

## Maneuver tokens

token-lowest = the lowest { $suit } card
token-number = { $value ->
    [8] an { $value }
   *[other] a { $value }
}
token-same-right = the same number as the player on the right
token-same-left = the same number as the player on the left
token-unknown = token { $number }
token-mark-lowest = ↓{ $code }
token-mark-value = #{ $values }
token-mark-same-right = =right
token-mark-same-left = =left

## Pieces of the picture

piece-upper-left = upper left
piece-upper-right = upper right
piece-lower-left = lower left
piece-lower-right = lower right
piece-numbered = piece { $number }
# In a sentence.
piece-the-upper-left = the upper left piece
piece-the-upper-right = the upper right piece
piece-the-lower-left = the lower left piece
piece-the-lower-right = the lower right piece
piece-the-numbered = piece { $number }

## History Pills: names

pill-name-01 = Crew of Apollo 8
pill-name-02 = ZOND5
pill-name-03 = LOR
pill-name-04 = ALM
pill-name-05 = Charlie Brown Effect
pill-name-06 = Commander Out of Action
pill-name-07 = Radio Silence
pill-name-08 = Stendhal Syndrome
pill-name-09 = Christmas on Board
pill-name-10 = Catastrophic Boredom
pill-name-other = History Pill { $number }
pill-title = Pill { $number }, { $pill }

## History Pills: what they do, put together from their data

pill-per-card = +{ count-honors } for each { $suit } card captured this round
pill-per-set = +{ count-honors } for each set of { $suits } captured this round (one card of each)
pill-per-exact-card = +{ count-honors } for each { $card } captured this round
pill-per-silence = +{ count-honors } for each Radio Silence token taken this round
pill-puzzle = the puzzle counts more at the end: { $steps }
pill-puzzle-step = +{ $bonus } with { count-pieces }
pill-cancel-alerts = no Alerts for the cards captured this round
pill-give-away = this round’s Alerts go to the other players, as the owner of the pill chooses
pill-nothing = no effect at this table
pill-windows = It can be revealed at the scoring of { $windows }.
pill-windows-none = It cannot be revealed at any scoring.

## What things are worth

worth-title = Worth
worth-both = { $honors } and { count-alerts }
# A menu entry, and what the card counts.
worth-move = { $move } ({ $worth })
worth-heading = What a captured card counts, round by round:
worth-fewest = fewest Alerts { count-honors }
worth-token = each token not exchanged { count-honors }
worth-puzzle = puzzle { $steps }
pile-worth = { count-cards }: { count-honors }
pile-worth-alerts = { count-cards }: { count-honors }, { count-alerts }
puzzle-next = { count-pieces } so far: { count-honors } at the end; { $next } with one more
puzzle-full = complete: { count-honors } at the end
# What lies on the Earth, and who takes it. Older tokens set no condition of their own.
earth-open = { $tokens ->
    [one] { $tokens } token: the last to play { $token } takes it
    [2] { $tokens } tokens: the last to play { $token } takes both
   *[other] { $tokens } tokens: the last to play { $token } takes them all
}
earth-silent = { $tokens ->
    [one] { $tokens } token, which cannot be won in Radio Silence
   *[other] { $tokens } tokens, which cannot be won in Radio Silence
}
earth-left = { $tokens ->
    [one] { $tokens } token, which nobody has won
   *[other] { $tokens } tokens, which nobody has won
}
track-played = All the tricks of this round have been played.
rounds-over = All rounds have been played and scored: no cards and no tricks are left.

## Rounds

round-code = R{ $number }
round-code-final = F
round-outbound = outbound
round-orbits = orbits
round-return = return
round-final = final phase
round-numbered = round { $number }
round-title = Round { $number }, { $round }
round-title-plain = Round { $number }
round-title-final = Final phase

## Questions

question-play = which card to play
question-exchange = whether to exchange tokens or save them
question-keep = which new piece to keep
question-take = which card of the trick to take as Copilot
question-pill = whether to reveal your pill
question-give = who gets the next Alert

## Prompts

prompt-lead = You lead: play any card. Its suit becomes Trump.
prompt-lead-silent = You lead in Radio Silence: play any card face down. Its suit becomes Trump and is all the others learn.
prompt-follow = { $trump } is Trump and you hold it: play { $trump }.
prompt-follow-or = { $trump } is Trump and you hold it: play { $trump } or { $or }.
prompt-no-trump = { $trump } is Trump and you hold none: play any card.
prompt-free = { $trump } is Trump, but nobody has to follow here: play any card.
# Follows one of the four above.
prompt-face-down = Your card stays face down until all have played.
prompt-exchange = You hold { count-tokens }, and the pile has { count-pieces }. Exchange tokens for as many pieces, or save them?
prompt-exchange-final = Last chance: you hold { count-tokens }, and the pile has { count-pieces }. Exchange tokens for as many pieces, or let them count as they are?
prompt-keep = You drew new pieces: { $list }. Which one do you keep?
prompt-take = You are Copilot. Which card of the trick do you take: { $list }?
prompt-pill = Scoring { $round }: reveal { $pill } now, or keep it face down?
prompt-pill-closed = Scoring { $round }: { $pill } cannot be used now, so it stays face down.
prompt-give = { $alerts ->
    [one] You have { $alerts } Alert of this round to give away. Who gets it?
   *[other] You have { $alerts } Alerts of this round to give away. Who gets the next one?
}

## Moves, as entries of a menu

move-play = Play { $card }
move-exchange = { $tokens ->
    [one] Exchange { $tokens } token for a puzzle piece
   *[other] Exchange { $tokens } tokens for puzzle pieces: draw { $tokens }, keep one at most
}
move-save = Save the tokens
move-keep = Keep { $piece }
move-take = Take { $card }
move-reveal = Reveal the pill and score it now
move-hold = Keep the pill face down
move-give = Give { $name } an Alert

## Why a move is not possible

refusal-other-question = That does not answer the question: you have to decide { $question }.
refusal-not-in-hand = You do not hold { $card }; play a card from your hand.
refusal-must-follow = You cannot play { $card }: { $trump } is Trump and you hold it, so play { $trump }.
refusal-must-follow-or = You cannot play { $card }: { $trump } is Trump and you hold it, so play { $trump } or { $or }.
refusal-exchange-nothing = An exchange takes at least one token; if you want to keep them all, save them.
refusal-too-few-tokens = { $tokens ->
    [0] You have no tokens to exchange.
    [one] You cannot exchange { $wanted } tokens: you have only { $tokens }. Exchange that one, or save it.
   *[other] You cannot exchange { $wanted } tokens: you have only { $tokens }. Exchange up to { $tokens }, or save them.
}
refusal-pile-too-small = { $pieces ->
    [0] The pile is empty, so nothing can be exchanged; save your tokens.
    [one] You cannot exchange { $wanted } tokens: there is only { $pieces } piece in the pile. Exchange one token, or save them.
   *[other] You cannot exchange { $wanted } tokens: there are only { $pieces } pieces in the pile. Exchange up to { $pieces }, or save them.
}
refusal-not-a-new-piece = You cannot keep { $piece }: choose one of the pieces you have just drawn that your puzzle still lacks.
refusal-not-in-trick = You cannot take { $card }: it is not in this trick. Take one of the cards on the table.
refusal-pill-not-now = You cannot reveal { $pill } now, only at the scoring of { $windows }; keep it face down.
refusal-pill-never = { $pill } cannot be revealed at this table; keep it face down.
refusal-not-an-opponent = { $who ->
    [you] You cannot keep the Alert: hand it to another player.
   *[other] The Alert cannot go to { $name }: hand it to another player at this table.
}

## Why a move is possible

why-lead = Legal: you lead, so any card will do.
why-follows = Legal: it follows Trump.
why-always = Legal: { $suit } may always be played.
why-no-trump = Legal: you hold no { $trump }, so any card will do.
why-free = Legal: nobody has to follow Trump here.

## What a move would do

effect-lead = { $trump } becomes Trump.
effect-commander = With the cards on the table so far, you would be Commander.
effect-copilot = With the cards on the table so far, you would be Copilot.
effect-behind = Two higher Trump cards are on the table, so it makes you neither Commander nor Copilot.
effect-not-trump = It is not Trump, so it cannot make you Commander or Copilot.
effect-face-down = It stays face down until all have played.
effect-maneuver = So far it wins the Maneuver ({ $token }).
effect-maneuver-not = It does not win the Maneuver ({ $token }).
effect-maneuver-open = Whether it wins the Maneuver ({ $token }) depends on cards still to come.
effect-exchange = { $pieces ->
    [one] You draw { $pieces } piece and keep it if it is new; the token is gone either way.
   *[other] You draw { $pieces } pieces and keep one at most, a new one; the tokens are gone either way.
}
effect-save = A token you never exchange counts { count-honors } at the end.
effect-keep = Your puzzle grows to { count-pieces }; at the end that counts { count-honors }.
effect-honors = At the end of this round the card counts { count-honors }.
effect-alerts = At the end of this round the card brings { count-alerts }.
effect-honors-alerts = At the end of this round the card counts { count-honors } and brings { count-alerts }.
effect-reveal = It gives you { count-honors } now, and then it is used up.
effect-spare = It spares you { count-alerts }.
effect-hand-on = It lets you give away { count-alerts }.
effect-hold-later = You can still use it at the scoring of { $windows }.
effect-hold-never = This is the last scoring where it can be used.
effect-hold-same = Nothing is lost: it cannot be used now.
effect-give = { $name } gets one more Alert, and you have one fewer.

## What happens

fact-lot = { $who ->
    [you] The lot makes you the first Pilot.
   *[other] The lot makes { $name } the first Pilot.
}
fact-pill-dealt = { $who ->
    [you] Your History Pill is { $pill }.
   *[other] { $name }’s History Pill is { $pill }.
}
fact-pill-dealt-hidden = { $name } gets a History Pill, face down.
fact-tokens-laid = Round { $number } ({ $round }) begins. On the track: { $list }.
fact-tokens-laid-plain = Round { $number } begins. On the track: { $list }.
fact-dealt = { $who ->
    [you] Your hand: { $list }.
   *[other] { $name }’s hand: { $list }.
}
fact-dealt-hidden = { $name } is dealt { count-cards }.
fact-trick-open = { $tokens ->
    [one] Trick { $trick }, { $who ->
        [you] with you as Pilot
       *[other] with { $name } as Pilot
    }: the Maneuver asks for { $token }.
   *[other] Trick { $trick }, { $who ->
        [you] with you as Pilot
       *[other] with { $name } as Pilot
    }: the Maneuver asks for { $token }, and { $tokens } tokens are at stake.
}
# At tables where every token on the Earth sets a condition.
fact-trick-open-any = Trick { $trick }, { $who ->
    [you] with you as Pilot
   *[other] with { $name } as Pilot
}: the Maneuver asks for { $token } or for what any older token on the Earth says, and { $tokens } tokens are at stake.
fact-trick-silent = Trick { $trick }, in Radio Silence, { $who ->
    [you] with you as Pilot
   *[other] with { $name } as Pilot
}: cards are played face down, and there is no Maneuver.
fact-led = { $who ->
    [you] You lead { $card }: { $trump } is Trump.
   *[other] { $name } leads { $card }: { $trump } is Trump.
}
fact-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
fact-led-down = { $who ->
    [you] You lead { $card } face down and name its suit: { $trump } is Trump.
   *[other] { $name } leads { $card } face down and names its suit: { $trump } is Trump.
}
fact-led-hidden = { $name } leads a card face down and names its suit: { $trump } is Trump.
fact-played-down = { $who ->
    [you] You play { $card } face down.
   *[other] { $name } plays { $card } face down.
}
fact-played-hidden = { $name } plays a card face down.
fact-shown = The cards are turned up: { $list }.
fact-shown-card = { $who ->
    [you] you, { $card }
   *[other] { $name }, { $card }
}
fact-maneuver-won = { $who ->
    [you] You win the Maneuver and take { count-tokens }.
   *[other] { $name } wins the Maneuver and takes { count-tokens }.
}
fact-maneuver-unclaimed = { $tokens ->
    [one] Nobody wins the Maneuver: { $tokens } token stays on the Earth.
   *[other] Nobody wins the Maneuver: { $tokens } tokens stay on the Earth.
}
fact-tokens-saved = { $who ->
    [you] You save your tokens.
   *[other] { $name } saves the tokens.
}
fact-tokens-spent = { $who ->
    [you] You spend { count-tokens } to draw { count-pieces }.
   *[other] { $name } spends { count-tokens } to draw { count-pieces }.
}
fact-piece-drawn = { $who ->
    [you] You draw { $piece }.
   *[other] { $name } draws { $piece }.
}
fact-piece-drawn-hidden = { $name } draws a piece.
fact-piece-kept = { $who ->
    [you] You add { $piece } to your puzzle.
   *[other] { $name } adds { $piece } to the puzzle.
}
fact-pieces-returned = { $who ->
    [you] You put { count-pieces } back under the pile.
   *[other] { $name } puts { count-pieces } back under the pile.
}
fact-pieces-repeated = { $pieces ->
    [one] { $who ->
        [you] You already have that piece, so it goes back under the pile.
       *[other] { $name } already has that piece, so it goes back under the pile.
    }
   *[other] { $who ->
        [you] You already have those pieces, so they go back under the pile.
       *[other] { $name } already has those pieces, so they go back under the pile.
    }
}
fact-copilot-took = { $who ->
    [you] As Copilot, you take { $card }.
   *[other] As Copilot, { $name } takes { $card }.
}
fact-no-copilot = Nobody else played Trump, so there is no Copilot.
fact-commander-took = { $who ->
    [you] As Commander, you take { $list }.
   *[other] As Commander, { $name } takes { $list }.
}
fact-commander-took-silence = { $who ->
    [you] As Commander, you take { $list }, along with the Radio Silence token.
   *[other] As Commander, { $name } takes { $list }, along with the Radio Silence token.
}
fact-apollo-passed = { $who ->
    [you] The Apollo 8 passes to you.
   *[other] The Apollo 8 passes to { $name }.
}
fact-pill-will-reveal = { $who ->
    [you] You decide to reveal your pill.
   *[other] { $name } decides to reveal the pill.
}
fact-pill-holds = { $who ->
    [you] You keep your pill face down.
   *[other] { $name } keeps the pill face down.
}
fact-pill-decided-hidden = { $name } has decided about the pill.
fact-pill-revealed = { $who ->
    [you] You reveal { $pill }: { $effect }.
   *[other] { $name } reveals { $pill }: { $effect }.
}
fact-pill-scored = { $honors ->
    [0] { $who ->
        [you] { $pill } gives you no Honors.
       *[other] { $pill } gives { $name } no Honors.
    }
   *[other] { $who ->
        [you] { $pill } gives you { count-honors }.
       *[other] { $pill } gives { $name } { count-honors }.
    }
}
fact-round-scored = { $who ->
    [you] You score { count-honors } for the cards of { $round }.
   *[other] { $name } scores { count-honors } for the cards of { $round }.
}
fact-alerts-taken = { $alerts ->
    [0] { $who ->
        [you] You take no Alerts.
       *[other] { $name } takes no Alerts.
    }
   *[other] { $who ->
        [you] You take { count-alerts }.
       *[other] { $name } takes { count-alerts }.
    }
}
fact-alerts-taken-hidden = { $name }’s Alerts of this round are put aside face down.
fact-alert-given = { $who ->
    [you] You hand an Alert to { $target-name }.
   *[other] { $target ->
        [you] { $name } hands you an Alert.
       *[other] { $name } hands an Alert to { $target-name }.
    }
}
fact-stack-discarded = { $tokens ->
    [one] The token nobody won goes from the Earth to the box.
   *[other] The { $tokens } tokens nobody won go from the Earth to the box.
}
fact-final-began = The final phase begins.
fact-alerts-shown = The Alerts are turned up: { $list }.
fact-alerts-shown-seat = { $who ->
    [you] you, { $alerts }
   *[other] { $name }, { $alerts }
}
fact-final-scored = { $who ->
    [you] In the final phase you score { count-honors }: { $from-alerts } for the fewest Alerts, { $from-tokens } for tokens and { $from-puzzle } for the puzzle.
   *[other] In the final phase { $name } scores { count-honors }: { $from-alerts } for the fewest Alerts, { $from-tokens } for tokens and { $from-puzzle } for the puzzle.
}

## How it ended

outcome-won = { $who ->
    [you] You win with { count-honors }.
   *[other] { $name } wins with { count-honors }.
}
outcome-tie-broken = { $who ->
    [you] A tie at { count-honors } between { $names }: you win it, having played last of them in the last trick.
   *[other] A tie at { count-honors } between { $names }: { $name } wins it, having played last of them in the last trick.
}
outcome-shared = Shared victory with { count-honors } each: { $names }.
outcome-standing = Final score: { $list }.
outcome-standing-seat = { $who ->
    [you] you { $honors }
   *[other] { $name } { $honors }
}

## Labels of the score sheet

score-title = Honors pad
score-player = Player
# Beside the sign that marks the Pilot.
score-pilot = Pilot
score-total = Total
score-cards = Cards
score-pill = Pill
score-fewest-alerts = Fewest Alerts
score-tokens = Tokens
score-puzzle = Puzzle
score-alerts = Alerts

## Where content comes from

source-rulebook = rulebook
source-derived = derived
source-published = published
source-printed = printed
source-reconstructed = reconstructed
