### Conselhos antes de uma jogada, e o julgamento de uma partida depois.

## Números

advice-percent = { $number }%
advice-percent-below = menos de 1%
advice-percent-above = mais de 99%
advice-decimal = { $whole },{ $tenths }
advice-thousands = { $whole }.{ $rest }

## Uma dica

advice-best =
    { $lines ->
        [1] As melhores jogadas, depois de testar 1 continuação:
       *[other] As melhores jogadas, depois de testar { $number } continuações:
    }
advice-only = Você só tem esta jogada. O que esperar dela:
advice-nothing = Não há nada para você decidir agora, então não há o que aconselhar.
advice-follows = O que costuma vir depois: { $list }.
advice-turn = { $name }: { $move }

## Uma partida revista depois

analysis-turns =
    { $count ->
        [1] A jogada que mais mudou a chance de vencer:
       *[other] As { $count } jogadas que mais mudaram a chance de vencer:
    }
analysis-none = Nenhuma jogada mudou a chance de vencer tanto que se possa distinguir da sorte.
analysis-more =
    { $count ->
        [1] Mais 1 jogada a mudou; --most mostra mais.
       *[other] Mais { $count } jogadas a mudaram; --most mostra mais.
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
