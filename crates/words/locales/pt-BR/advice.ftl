### Conselhos antes de uma jogada, e o julgamento de uma partida depois.

## Números

advice-percent = { $number }%
advice-percent-below = menos de 1%
advice-percent-above = mais de 99%
advice-decimal = { $whole },{ $tenths }

## Uma dica

advice-best =
    { $lines ->
        [1] As melhores jogadas, depois de testar 1 continuação:
       *[other] As melhores jogadas, depois de testar { $lines } continuações:
    }
advice-only = Você só tem esta jogada. O que esperar dela:
advice-nothing = Não há nada para você decidir agora, então não há o que aconselhar.
advice-follows = O que costuma vir depois: { $list }.
advice-turn = { $name }: { $move }

## Earthrise

advice-earthrise-worth = Chance de vencer: { $chance }; no fim, cerca de { $honors } Honras e posição média { $place }.
advice-earthrise-risk = Se der errado (1 vez em 10), a chance cai para { $chance } ou menos.

## Daybreak

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

## Uma partida revista depois

analysis-mistakes =
    { $count ->
        [1] A jogada que mais custou:
       *[other] As { $count } jogadas que mais custaram:
    }
analysis-none = Nenhuma jogada custou tanto que se possa distinguir do acaso.
analysis-more =
    { $count ->
        [1] Mais 1 jogada custou algo; --most mostra mais.
       *[other] Mais { $count } jogadas custaram algo; --most mostra mais.
    }
analysis-where = { $when }, entrada { $entry }
analysis-made = { $name }: { $move }
analysis-better = Melhor: { $move }
analysis-cost = Chance de vencer { $made } em vez de { $best }: { $cost } pontos perdidos (± { $error }).
analysis-accounts = O que cada um perdeu:
analysis-account =
    { $name }: { $judged ->
        [0] 0 jogadas julgadas
        [one] 1 jogada julgada
       *[other] { $judged } jogadas julgadas
    }, { $mistakes ->
        [0] nenhuma marcada
        [one] 1 marcada
       *[other] { $mistakes } marcadas
    }; { $given } pontos da chance de vencer perdidos ao todo (± { $error }).
analysis-account-rough =
    { $name }: { $judged ->
        [0] 0 jogadas julgadas
        [one] 1 jogada julgada
       *[other] { $judged } jogadas julgadas
    }, { $mistakes ->
        [0] nenhuma marcada
        [one] 1 marcada
       *[other] { $mistakes } marcadas
    }; a análise foi curta demais para um total (± { $error } pontos).
analysis-note = Cada jogada é julgada pelo que seu jogador podia ver, como se depois todos jogassem por regras simples. Onde não dá para distinguir do acaso se outra era melhor (2,5 erros padrão), nada é marcado. ± é um intervalo de 95%; jogadas vistas só por cima contam na soma.
advice-daybreak-proposal = { $whom ->
    [self] { $power }: que tal usar { $project } agora, em benefício próprio?
    [other] { $power }: que tal usar { $project } agora, em favor de outra potência ({ $target })?
   *[none] { $power }: que tal usar { $project } agora?
}
