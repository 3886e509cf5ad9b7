### O que os conselhos dizem de uma jogada de Daybreak.

advice-daybreak-after = Depois disso: { $changes }.
advice-daybreak-planned = Com o plano inteiro: { $changes }.
advice-daybreak-same = A previsão da rodada fica como está.
advice-daybreak-plan = Depois, conforme o plano: { $list }.
advice-daybreak-odds =
    Chance de superar as crises da rodada { $round }: { $survives }; de vencer a partida: { $chance } (± { $error }, { $futures ->
        [0] 0 simulações
        [one] 1 simulação
       *[other] { $futures } simulações
    }).
advice-daybreak-strain =
    Se der errado (1 vez em 10), alguém termina com { $count ->
        [0] 0 comunidades
        [one] 1 comunidade
       *[other] { $count } comunidades
    } em crise ou mais; com { $limit } a partida é perdida.
# Partes do que muda; os números vão do que há ao que haverá.
advice-daybreak-net = carbono líquido de { $from } para { $to }
advice-daybreak-drawdown = Drawdown
advice-daybreak-no-drawdown = não há mais Drawdown
advice-daybreak-bands = faixas de temperatura de { $from } para { $to }
advice-daybreak-sinks = absorção dos sumidouros de { $from } para { $to }
advice-daybreak-loose = carbono solto no termômetro de { $from } para { $to }
advice-daybreak-rolls = rolagens planetárias de { $from } para { $to }
advice-daybreak-level = cartas de crise de { $from } para { $to }
advice-daybreak-carbon = carbono por vir ({ $seat }) de { $from } para { $to }
advice-daybreak-growth = crescimento da demanda ({ $seat }) de { $from } para { $to }
advice-daybreak-crisis = { $card }: { $lines }
advice-daybreak-crisis-gone = { $card } já não está prevista
advice-daybreak-crisis-undone = { $card } não terá efeito
advice-daybreak-crisis-less = { $card } terá menos efeito
advice-daybreak-shortage = energia que falta ({ $seat }) de { $from } para { $to }
advice-daybreak-draws = cartas a comprar ({ $seat }) de { $from } para { $to }
advice-daybreak-saved = não se perde mais na etapa de Emissões
advice-daybreak-lost = perde-se na etapa de Emissões
advice-daybreak-proposal = { $whom ->
    [self] { $power }: que tal usar { $project } agora, em benefício próprio?
    [other] { $power }: que tal usar { $project } agora, em favor de outra potência ({ $target })?
   *[none] { $power }: que tal usar { $project } agora?
}
