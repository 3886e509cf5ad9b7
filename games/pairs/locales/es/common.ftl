### What the browser says of Pairs, too.

pairs-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pairs-call-low = bajo
pairs-call-high = alto
pairs-call-pass = paso
