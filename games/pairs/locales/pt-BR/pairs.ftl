### Pairs, the toy. $who is "you" or "other", and $name is what that seat is called.

pairs-round = Rodada { $round } de { $rounds }
pairs-call-join = o mesmo que { $name }
pairs-call-none = …
pairs-dealt = { $who ->
    [you] Você recebe
   *[other] { $name } recebe
} um { $number }.
pairs-dealt-hidden = { $name } recebe um número.
# $call is one of the calls above.
pairs-called = { $who ->
    [you] Você diz
   *[other] { $name } diz
}: { $call }.
pairs-shown = Todos os números são mostrados: { $list }.
pairs-prompt = Seu número é baixo (3 ou menos) ou alto (3 ou mais)?
pairs-not-ahead = Só pode passar quem está à frente de todos os outros.
pairs-nothing-to-join = { $name } não disse nem baixo nem alto, então não há a que se juntar.
pairs-why-call = Você sempre pode dizer algo. Acertar vale um ponto.
pairs-why-pass = Você está à frente, então pode passar. Passar não vale pontos.
pairs-why-watching = Você está assistindo, então não tem nada a dizer.
pairs-chance = { $chance } de chance de vitória.
pairs-outcome = Mais pontos: { $names } ({ $points }).
