### The table of Earthrise. $who is "you" or "other"; $name is what that seat is called.

er-you = You
er-bot = bot
er-awaited = waiting for this player
er-winner = winner
er-table-named = Earthrise · { $name }
er-table = Earthrise · { $host }’s table
er-escape = Esc

## Where the game is

er-round = Round { $round } of { $rounds }: { $name }
er-step-maneuver = Maneuver on Earth
er-step-rewards = Rewards
er-step-passes = Apollo 8 passes left
er-step-scoring = Scoring
er-log-trick = Cards and tricks
er-trick-of = Trick { $trick } of { $tricks }

## The flight

er-track = The tricks of this round
# $state is "past", "now" or "ahead".
er-stop = { $state ->
    [past] Trick { $trick }, done: { $what }
    [now] Trick { $trick }, now: { $what }
   *[ahead] Trick { $trick }: { $what }
}
er-stop-bare = no token yet
er-radio-silence = Radio Silence
er-silence-words = Cards face down, no Maneuver.
er-silence-moon = Radio Silence: the token lies on the Moon and goes to the Commander.
er-on-earth = { $tokens ->
    [one] { $tokens } token on the Earth
   *[other] { $tokens } tokens on the Earth
}
er-on-earth-for =
    { $tokens ->
        [one] goes to the last to play { $what }
       *[other] all go to the last to play { $what }
    }
er-on-earth-wait = { $tokens ->
    [one] waits there for the next open trick
   *[other] wait there for the next open trick
}
er-on-earth-lost = { $tokens ->
    [one] nobody wins it anymore
   *[other] nobody wins them anymore
}
er-fate-now = now on the Earth
er-fate-earth = nobody won it: still on the Earth
er-fate-held = { $who ->
    [you] yours
   *[other] held by { $name }
}
er-fate-box = exchanged for a piece

## The trick

er-trick = The trick
er-face-down = a card face down
er-lands-here = your card lands here
er-is-trump = { $suit } is Trump
er-led-by = { $who ->
    [you] led by you, the Pilot
   *[other] led by { $name }, the Pilot
}
er-no-trump = No Trump yet
er-leads = { $who ->
    [you] you lead
   *[other] { $name } leads
}
er-ship = The Apollo 8 is with { $name }
er-captured = { $cards } captured
er-role-winning = ahead
er-role-commander = Commander
er-role-copilot = Copilot
er-role-tokens = tokens
# Why a card is ahead that another equals.
er-tie = Two { $card } cards: the one played later ranks higher.
er-look-tie = It equals { $name }’s card, and the later one ranks higher.
er-hurry = Click to go on
er-last-trick = Last trick
er-rewards = Rewards, in this order
er-reward-maneuver = Maneuver
er-reward-maneuver-words = { $tokens ->
    [0] nothing on the Earth
   *[other] { count-tokens } on the Earth
}
er-reward-maneuver-given = won this trick
er-reward-silent = none in Radio Silence
er-reward-copilot = Copilot
er-reward-copilot-words = second Trump: takes 1 card
er-reward-commander = Commander
er-reward-commander-words = first Trump: takes the rest
er-reward-commander-silent = takes the rest and the Radio Silence token
er-nobody-yet = nobody yet
er-nobody = nobody

## Scores and picture

er-honors = Honors
er-after = after { $round }
er-sheet = Honors pad
er-captured-round = Captured this round
er-tokens = Maneuver tokens
er-pieces = Puzzle pieces
er-alerts = Alerts
er-alerts-own = Alerts, only you see
er-hidden = hidden until the end
er-worth = Each card captured now
er-plus-alerts = +{ count-alerts }
er-picture = Your puzzle
er-picture-named = { $name }’s puzzle
er-picture-count = { $pieces } of { $of }: { count-honors }
er-picture-of = { $pieces ->
    [0] { $name }: 0 of { $of } pieces
   *[other] { $name }: { $pieces } of { $of } pieces ({ $list })
}
er-picture-words = Right after you win a Maneuver token, you can exchange tokens for pieces from the pile. With one more piece your puzzle is worth { $next } Honors; complete, { $all }.
er-everyone = Everyone’s pieces

## The horizon

er-horizon = What happens and what you have to decide
# $what is what they are waited for: "play", "exchange", "keep", "take", "pills", "give" or "other".
er-waiting = { $what ->
    [play] Waiting for { $names } to play a card
    [exchange] Waiting for { $names } to exchange tokens or save them
    [keep] Waiting for { $names } to keep a piece
    [take] Waiting for { $names }, the Copilot, to take a card
    [pills] Waiting for { $names } to reveal a pill or hold it
    [give] Waiting for { $names } to give away an Alert
   *[other] Waiting for { $names }
}
er-turn-lead = You play first
er-turn-last = You play last
er-turn = You play { $turn } of { $players }
er-asked-play = Play a card
er-asked-exchange = Tokens for pieces?
er-asked-keep-piece = Which piece?
er-asked-take = One card for you
er-asked-pill = Your History Pill
er-asked-give = Give away an Alert

# What a card would do. $last is "yes", if nobody plays after it.
er-look-leads = makes { $suit } Trump.
er-look-commander = { $last ->
    [yes] makes you Commander.
   *[no] would make you Commander so far.
}
er-look-copilot = { $last ->
    [yes] makes you Copilot: take 1 card.
   *[no] would make you Copilot so far.
}
er-look-behind = follows; two higher Trumps are on the table.
er-look-hidden = is Trump; who is ahead shows when all have played.
er-look-not-trump = is not Trump, so it cannot win.
er-look-not-trump-ahead =
    { $last ->
        [yes] is not Trump: { $name } is Commander.
       *[no] is not Trump: { $name } is ahead.
    }
er-reach-takes = Takes { count-tokens }.
er-reach-so-far = { $tokens ->
    [one] Takes the token, unless a later card does.
   *[other] Takes { $tokens } tokens, unless a later card does.
}
er-reach-open = { $tokens ->
    [one] The token depends on a card to come.
   *[other] The tokens depend on a card to come.
}
er-tip-takes = takes { count-tokens }
er-tip-so-far = { $tokens ->
    [one] token so far
   *[other] tokens so far
}
er-tip-commander = { $last ->
    [yes] wins
   *[no] ahead
}
er-tip-copilot = copilot

## The ground

er-ground = Your area
er-hand = Your hand
er-choose-card = Choose a card to play it.
er-choose-card-guard = Choose a card; it is played when you choose it again.
er-play-again = Click again or press Enter to play it.
er-put-back = Put it back
er-take-back = Undo
er-take-back-ask = Ask to undo
er-take-back-ask-words = Others have played since: until the last card of the trick, your card can be taken back if everybody agrees.
er-take-back-bots-words = Others have played since, and bots agree: until the last card of the trick, your card can be taken back.
er-take-back-words = You can take back your last move until another player has shown something.
er-pill-down = a History Pill, face down
er-pill-used = Used up.
er-pill-over = It can no longer be revealed.
er-save-words = { $tokens ->
    [one] Unexchanged, your token counts { count-honors } at the end.
   *[other] Unexchanged, your tokens count { count-honors } at the end.
}
er-exchange-some = { $draw ->
    [one] Exchange 1 token
   *[other] Exchange { $draw } tokens
}
er-exchange-words = { $draw ->
    [one] A new piece brings your puzzle to { count-honors }.
   *[other] Keep one new piece of { $draw }; it brings your puzzle to { count-honors }.
}
er-exchange-short = { $draw ->
    [one] One piece: { count-honors }
   *[other] One piece of { $draw }: { count-honors }
}
er-exchange-whole = Your puzzle is complete: it brings nothing new.
er-keep-words = Your puzzle then counts { count-honors }.

## A small screen

er-views = Views of the table
er-view-trick = Trick
er-view-flight = Flight
er-view-scores = Scores
er-view-picture = Puzzle

## A round that is scored

er-scoring-round = Scoring round { $round } of { $rounds }
er-score-title = What the cards are worth
er-score-most = { $round }: { $suit } counts most.
er-score-each = each card
er-score-none = no Honors
er-score-if-revealed = if revealed
er-score-sum = Sum
er-score-only-you = only you see
er-score-face-down = face down until the end
er-score-no-pill = no pill left
er-score-pill-kept = kept for later
er-score-pill-not = not revealed
er-score-again = Again
er-score-back = One step back
er-score-pause = Pause
er-count-suit = { $suit }: each card counts { count-honors }.
er-count-none = { $suit }: no Honors, but tokens that count at the end.
er-count-pills = The History Pills revealed in this round.
er-count-sum = { $who ->
    [you] You score most this round: { count-honors }.
    [several] { $name } score most this round: { count-honors } each.
   *[other] { $name } scores most this round: { count-honors }.
}
er-sum-of = { $who ->
    [you] You: { count-honors } in this round
   *[other] { $name }: { count-honors } in this round
}
er-sum-so-far = { $who ->
    [you] You: { count-honors } so far
   *[other] { $name }: { count-honors } so far
}
er-sum-click = Click a row above to see its sum here
er-sum-alerts = { count-alerts } taken, { $held } in all
er-sum-tokens = { count-tokens }: { count-honors } at the end
er-sum-pieces = { count-pieces }: { count-honors } at the end
er-worth-rounds = Each card captured
er-suit = Suit
er-next = What comes next
er-next-round = Round { $round }: { $name }
er-next-most = { $suit } counts most: { $honors } each. New cards are dealt.
er-next-final = Last exchanges, then Alerts, tokens and puzzles count.
er-ready = Ready for round { $round }
er-ready-final = On to the final phase

## The end

er-end-result = How it ended
er-end-counting = Final scoring
er-end-replay = Replay, all hands open
er-end-again = Count again
er-end-alerts = Alerts
er-end-tokens = Tokens
er-end-puzzle = Puzzle
er-end-pill = Pills
er-end-total = Total
er-end-cards = Cards
er-end-column-held = held
er-end-column-left = left
er-end-column-pieces = pieces
er-end-held = { $name }: { $held }, { count-honors }
er-end-has = { $name }: { count-honors }
er-end-won = { $who ->
    [you] You win
    [several] { $name } win
   *[other] { $name } wins
}
er-end-ahead = { count-honors }, { $ahead } ahead of { $name }.
er-end-ahead-of-you = { count-honors }, { $ahead } ahead of you.
er-end-decided = What decided it
er-end-decided-round = { $name }: { $honors } of { $all } Honors; { $second }: { $less }.
er-end-decided-alerts = Fewest Alerts: { $names }, with { $alerts }, for { count-honors }.
er-end-decided-puzzles = { $count ->
    [one] Whole puzzle: { $names }, for { count-honors }.
   *[other] Whole puzzles: { $names }, for { count-honors } each.
}

## The deck, the tricks and what is ahead

er-deck = Deck
er-view-deck = Deck
er-you-views = You and the deck
er-deck-left = left
er-deck-played = played
er-deck-yours = yours
er-deck-out = still out
er-deck-hands = in a hand
er-deck-over = All rounds are played: no card is in a hand anymore.
er-deck-count-played = { $count } played
er-deck-count-yours = { $count } in your hand
er-deck-count-out = { $count } still out
er-trick-card = { $name }: { $card }
er-ahead-title = Chosen ahead
er-ahead-words = Chosen ahead: on your turn it is picked up, if it may be played.
er-look-table = The cards on the table: { count-honors }, { count-alerts }.
er-exchange-odds = A new piece comes in { $odds } of 100 cases.
er-exchange-odds-short = New in { $odds } of 100.
er-pill-now = { $alerts ->
    [0] Now: { count-honors }.
   *[other] Now: { count-honors }, and { count-alerts } that you do not keep.
}

## A game looked back at

er-hand-of = The hand of { $name }
er-in-hand = { $cards } in hand
er-plays-now = plays now
er-card-played = { $card }, played
er-replay-next = { $what ->
    [play] Next to play: { $names }
    [exchange] Next to exchange tokens: { $names }
    [keep] Next to keep a piece: { $names }
    [take] Next to take a card: { $names }
    [pills] Next to decide about a pill: { $names }
    [give] Next to give away an Alert: { $names }
   *[other] Next: { $names }
}

## A phone held across

er-slot-yours = your card
er-slot = plays { $place } of { $players }
er-slot-taken = taken

## For whoever listens

er-trick-order = The cards of the trick, in the order of play
er-line-none = no card yet
er-line-taken = card already taken
er-line-pilot = Pilot
er-line-ahead = ahead
er-line-second = second
er-line-tokens = takes the tokens so far
