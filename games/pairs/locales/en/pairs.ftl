### Pairs, the toy. $who is "you" or "other", and $name is what that seat is called.

pairs-round = Round { $round } of { $rounds }
pairs-call-join = the same as { $name }
pairs-call-none = …
pairs-dealt = { $who ->
    [you] You are dealt
   *[other] { $name } is dealt
} a { $number }.
pairs-dealt-hidden = { $name } is dealt a number.
# $call is one of the calls above.
pairs-called = { $who ->
    [you] You call
   *[other] { $name } calls
}: { $call }.
pairs-shown = All numbers are shown: { $list }.
pairs-prompt = Is your number low (3 or less) or high (3 or more)?
pairs-not-ahead = Only whoever is ahead of all the others may pass.
pairs-nothing-to-join = { $name } has called neither low nor high, so there is nothing to join.
pairs-why-call = You may always call. You score a point if the call is right.
pairs-why-pass = You are ahead, so you may pass. A pass scores nothing.
pairs-why-watching = You are watching, so you have nothing to call.
pairs-chance = { $chance } to win.
pairs-outcome = Most points: { $names } ({ $points }).
