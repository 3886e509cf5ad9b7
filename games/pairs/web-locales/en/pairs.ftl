### Pairs in the browser.

web-pairs = Pairs
home-pitch-pairs = One hidden number each. Is yours low or high?
home-long-pairs = three rounds, two minutes
pairs-table = The numbers of all players
pairs-hidden = a hidden number
pairs-calls = What you may call
learn-pairs-pitch = One round against a bot.
learn-pairs-welcome-title = Your number
learn-pairs-welcome = Each player has one number from 1 to 5. You see your own; those of the others stay hidden until everybody has called.
learn-pairs-call-title = Call it
learn-pairs-call = Say whether your number is low or high. Once somebody else has called, you may also join them.
learn-pairs-points-title = Points
learn-pairs-points = Now all numbers are shown. Whoever was right scores a point. The numbers go back into the deck.
learn-pairs-on-title = That is all
learn-pairs-on = Whoever has the most points after the last round wins. Play on as you like.
