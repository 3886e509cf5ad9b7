### Pairs, the toy. $who is "you" or "other", and $name is what that seat is called.

pairs-round = Ronda { $round } de { $rounds }
pairs-call-join = lo mismo que { $name }
pairs-call-none = …
pairs-dealt = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} un { $number }.
pairs-dealt-hidden = { $name } recibe un número.
# $call is one of the calls above.
pairs-called = { $who ->
    [you] Dices
   *[other] { $name } dice
}: { $call }.
pairs-shown = Se muestran todos los números: { $list }.
pairs-prompt = ¿Tu número es bajo (3 o menos) o alto (3 o más)?
pairs-not-ahead = Solo puede pasar quien va por delante de todos los demás.
pairs-nothing-to-join = { $name } no ha dicho ni bajo ni alto, así que no hay a qué sumarse.
pairs-why-call = Siempre puedes decir algo. Ganas un punto si aciertas.
pairs-why-pass = Vas por delante, así que puedes pasar. Pasar no da puntos.
pairs-why-watching = Estás mirando, así que no tienes nada que decir.
pairs-chance = { $chance } de victoria.
pairs-outcome = Más puntos: { $names } ({ $points }).
