### What the browser says of Pairs, too.

pairs-points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
pairs-call-low = baixo
pairs-call-high = alto
pairs-call-pass = passo
