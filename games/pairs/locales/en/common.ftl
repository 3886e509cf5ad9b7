### What the browser says of Pairs, too.

pairs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pairs-call-low = low
pairs-call-high = high
pairs-call-pass = pass
