### Olhar para trás: os gráficos da partida, o que eles mostram e perguntas para conversar.
###
### Argumentos que significam sempre o mesmo: $name e $other são nomes de jogadores; $power, $maker e $bearer, de
### potências, e $powers uma lista delas; $first e $last são números no começo e no fim; $source é uma fonte de carbono ou
### de Honras; $degrees tem uma casa decimal; $fell, $rose, $moved e $change são porcentagens.

## A página

debrief-running = Esta partida ainda não acabou
debrief-running-lead = A análise vem no fim: os gráficos da partida, os momentos decisivos e como outros se saíram com as mesmas cartas.
debrief-to-table = Ir para a mesa
debrief-empty = A partida acabou antes que houvesse algo a contar.
debrief-players = Jogaram: { $names }
debrief-next = Ir para a próxima partida
debrief-again = Jogar de novo
debrief-again-same = As mesmas cartas
debrief-replay = Replay
debrief-log = Registro
debrief-print = Imprimir
debrief-share = Compartilhar
debrief-copied = Link copiado.
debrief-figures = Números principais
debrief-as-table = Em tabela
debrief-then = depois
debrief-you = você
debrief-start = Início
debrief-round = Rodada { $round }
debrief-round-short = R{ $round }
debrief-degrees = { $degrees } °C
debrief-minutes = { $minutes } min
debrief-hours = { $hours } h { $minutes } min

## Momentos decisivos

debrief-turns = Momentos decisivos
debrief-turns-sub = As jogadas que mais mudaram a chance de vencer. De antes e de depois de cada uma, continuou-se jogando em muitos futuros, por regras simples.
debrief-turns-yours = Suas jogadas
debrief-turns-others = Jogadas dos outros
debrief-turns-working = Procurando os momentos decisivos
debrief-turns-progress = { $of ->
    [0] Procurando os momentos decisivos…
   *[other] Procurando os momentos decisivos: { $done } de { $of }
}
debrief-turns-failed = Não foi possível encontrar os momentos decisivos desta partida.
debrief-turns-none = Nenhuma jogada mudou a chance de vencer mais do que a sorte faria.
debrief-turns-from-to = de { $before } para { $after } (± { $error })
debrief-turns-more = { $count ->
    [1] Ver mais um
   *[other] Ver mais { $count }
}
debrief-turns-better = Melhor: { $move }

## Daybreak: o que aconteceu

debrief-db-won = Drawdown na rodada { $round }
debrief-db-won-lead = { $powers ->
    [1] Uma potência tirou do ar mais carbono do que emitiu
   *[other] { $powers } potências tiraram do ar mais carbono do que emitiram
}, e o termômetro parou em { $bands ->
    [0] sua marca inicial, { $degrees } °C
    [one] uma faixa, { $degrees } °C
   *[other] { $bands } faixas, { $degrees } °C
}.
debrief-db-hot = Quente demais na rodada { $round }
debrief-db-hot-lead = O termômetro chegou a { $bands } faixas, { $degrees } °C, antes que houvesse Drawdown.
debrief-db-broken = Crises demais na rodada { $round }
debrief-db-broken-lead =
    { $powers }: { $limit ->
        [1] { $limit } comunidade
       *[other] { $limit } comunidades
    } em crise{ $count ->
        [1] {""}
       *[other] {" "}cada
    }, o limite. O termômetro marcava { $degrees } °C, { $bands ->
        [0] sem nenhuma faixa
        [1] com uma faixa
       *[other] com { $bands } faixas
    }.
debrief-db-hot-and-broken = Quente demais, e crises demais
debrief-db-hot-and-broken-lead = O termômetro chegou a { $bands } faixas, { $degrees } °C, e as comunidades não resistiram em: { $powers }.
debrief-db-time = { $rounds } rodadas sem Drawdown
debrief-db-time-lead =
    O tempo acabou { $bands ->
        [0] sem nenhuma faixa
        [1] com uma faixa
       *[other] com { $bands } faixas
    } no termômetro, { $degrees } °C.
debrief-db-condition = Houve Drawdown, mas o Desafio não foi cumprido
debrief-db-condition-lead =
    Os sumidouros absorveram mais do que foi emitido, mas a condição de uma carta de Desafio não foi cumprida. O termômetro marcava { $degrees } °C, { $bands ->
        [0] sem nenhuma faixa
        [1] com uma faixa
       *[other] com { $bands } faixas
    }.
debrief-db-lost = Derrota na rodada { $round }
debrief-db-abandoned = Interrompida na rodada { $round }
debrief-db-abandoned-lead =
    A partida foi encerrada antes de se decidir, a { $degrees } °C e { $bands ->
        [0] sem nenhuma faixa
        [1] com uma faixa
       *[other] com { $bands } faixas
    } no termômetro.

## Daybreak: números principais

debrief-fig-degrees = no fim, a partir de { $start }
debrief-fig-carbon = carbono emitido na primeira rodada e na última
debrief-fig-carbon-one = carbono emitido na rodada
debrief-fig-absorbed = absorvido pelos sumidouros na última rodada
debrief-fig-of = { $count } de { $of }
debrief-fig-communities = comunidades em crise
debrief-fig-tipping = { $count ->
    [0] pontos de inflexão ultrapassados
    [one] ponto de inflexão ultrapassado
   *[other] pontos de inflexão ultrapassados
}
debrief-fig-time = da abertura da mesa até o fim

## Daybreak: o que os gráficos mostram

debrief-carbon-sub = Carbono emitido em cada rodada, por potência, e o que árvores, oceanos e captura absorveram
debrief-carbon-absorbed = absorvido
debrief-carbon-all = todas as potências
debrief-carbon-none = Nenhum carbono foi emitido
debrief-carbon-one = { $first ->
    [0] { $first } cubos
    [one] { $first } cubo
   *[other] { $first } cubos
} de carbono em uma rodada, e sumidouros para { $absorbed }
debrief-carbon-half-drawdown = O carbono caiu para menos da metade, até os sumidouros darem conta dele
debrief-carbon-drawdown = O carbono caiu { $fell }, e os sumidouros absorveram tudo: { $last }
debrief-carbon-rose = O carbono subiu de { $first } para { $last }, e os sumidouros só absorveram { $absorbed }
debrief-carbon-same = O carbono quase não caiu: { $first } na primeira rodada, { $last } na última
debrief-carbon-half = O carbono caiu para menos da metade, mas os sumidouros não deram conta de { $left }
debrief-carbon-fell = O carbono caiu { $fell }, mas os sumidouros não deram conta de { $left }

debrief-sources-sub = Fichas dos tabuleiros que emitem carbono, no início e depois de cada rodada, e a mudança
debrief-source-dirty = energia suja
debrief-source-transportation = transporte
debrief-source-fuel-extraction = extração de combustíveis
debrief-source-industry = indústria
debrief-source-waste = resíduos
debrief-source-agriculture = agricultura
debrief-source-buildings = construções
debrief-sources-none = Nenhuma fonte de carbono diminuiu
debrief-sources-best = O que caiu: { $best }, { $fell }
debrief-sources-rose = O que mais caiu: { $best }, { $fell }; já isto subiu: { $worst }
debrief-sources-still = O que mais caiu: { $best }, { $fell }; quase sem mudança: { $worst }
debrief-sources-all = O que mais caiu: { $best }, { $fell }; o que menos caiu: { $worst }

debrief-warmth-sub = O termômetro depois de cada rodada
debrief-warmth-limit = todos perdem
debrief-warmth-bands = faixas
debrief-warmth-loose = carbono acima delas
debrief-warmth-lost = { $degrees } °C na rodada { $round }: quente demais
debrief-warmth-peak = Máximo na rodada { $round }, com { $peak } °C; depois esfriou para { $degrees } °C
debrief-warmth-left = { $degrees } °C, a { $left ->
    [1] uma faixa
   *[other] { $left } faixas
} da derrota

debrief-communities-sub = Comunidades em crise depois de cada rodada
debrief-communities-mark = { $at }: compra −{ $fewer }
debrief-communities-limit = { $at }: derrota
debrief-communities-none = Nenhuma comunidade em crise
debrief-communities-lost = { $power }: { $limit ->
    [1] { $limit } comunidade
   *[other] { $limit } comunidades
} em crise, o limite
debrief-communities-near = { $power }: a { $left ->
    [1] { $left } comunidade
   *[other] { $left } comunidades
} da derrota
debrief-communities-safe = Ninguém teve mais de { $most ->
    [1] { $most } comunidade
   *[other] { $most } comunidades
} em crise

debrief-sinks-sub = O que absorve carbono, no início e depois de cada rodada
debrief-sink-trees = Árvores
debrief-sink-oceans = Oceanos
debrief-sink-dac = Captura
debrief-sinks-made-up =
    { $trees ->
        [1] Uma árvore se perdeu
       *[other] { $trees } árvores se perderam
    }, e a captura e o plantio compensaram
debrief-sinks-grew = Os sumidouros cresceram de { $first } para { $last }
debrief-sinks-same = Os sumidouros ficaram em { $first }
debrief-sinks-trees = { $trees ->
    [1] Uma árvore se perdeu
   *[other] { $trees } árvores se perderam
}: sumidouros para { $first } no início, para { $last } no fim
debrief-sinks-shrank = Os sumidouros caíram de { $first } para { $last }

debrief-energy-sub = Energia de todas as potências, no início e depois de cada rodada
debrief-energy-demand = demanda
debrief-energy-clean = limpa
debrief-energy-dirty = suja
debrief-energy-missing = faltou
debrief-energy-overtook =
    A energia limpa ultrapassou a suja na rodada { $round }{ $missing ->
        [0] {""}
        [1] , e faltou 1 ficha no caminho
       *[other] , e faltaram { $missing } fichas no caminho
    }
debrief-energy-ahead =
    A energia limpa esteve à frente desde o início{ $missing ->
        [0] {""}
        [1] , mas faltou 1 ficha
       *[other] , mas faltaram { $missing } fichas
    }
debrief-energy-behind =
    A energia suja continuou à frente: { $dirty } a { $clean }{ $missing ->
        [0] {""}
        [1] , e faltou 1 ficha
       *[other] , e faltaram { $missing } fichas
    }

debrief-planet-sub = Cada espaço com a rodada em que foi alcançado; losangos são pontos de inflexão
debrief-planet-space = espaço { $number }
debrief-planet-tipping = espaço { $number }, ponto de inflexão
debrief-planet-reached = alcançado na rodada { $round }
debrief-planet-not = não alcançado
debrief-planet-none = Nenhum ponto de inflexão foi ultrapassado
debrief-planet-one = Um ponto de inflexão: { $effect }, na rodada { $round }
debrief-planet-each = { $count } pontos de inflexão, todos de tipos diferentes
debrief-planet-most = { $count } pontos de inflexão, { $times } deles por { $effect }

debrief-crises-sub = As crises, na ordem em que foram resolvidas
debrief-crises-none = Nenhuma crise foi resolvida
debrief-crises-all =
    { $struck ->
        [0] Nenhuma crise teve efeito
        [one] Uma crise teve efeito
       *[other] { $struck } crises tiveram efeito
    }; nenhuma foi cancelada
debrief-crises-some =
    { $struck ->
        [0] Nenhuma crise teve efeito
        [one] Uma crise teve efeito
       *[other] { $struck } crises tiveram efeito
    }; { $cancelled ->
        [0] nenhuma foi cancelada
        [one] uma foi cancelada
       *[other] { $cancelled } foram canceladas
    }
debrief-crisis-round = Rodada
debrief-crisis-card = Crise
debrief-crisis-whom = Quem ela atingiu
debrief-crisis-cancelled = cancelada
debrief-crisis-nobody = ninguém
debrief-crisis-all = todas as potências

debrief-projects-sub = Os Projetos Globais e as rodadas em que ainda estavam em jogo no fim
debrief-projects-none = Nenhum Projeto Global
debrief-projects-some = Projetos Globais ativados: { $active } de { $all }
debrief-project = Projeto Global
debrief-project-waiting = em jogo
debrief-project-active = ativo

## As mesmas cartas

debrief-deal = { $tables ->
    [1] As mesmas cartas: só esta mesa por enquanto
   *[other] As mesmas cartas, { $tables } mesas
}
debrief-deal-alone = Ninguém mais terminou ainda. Com “As mesmas cartas”, elas vêm na mesma ordem.
debrief-deal-daybreak = Cada ponto é uma mesa, na temperatura com que terminou. Os cheios chegaram ao Drawdown; os anéis, não.
debrief-deal-earthrise = Cada ponto é uma mesa, nas Honras do melhor jogador humano. Os cheios venceram; os anéis, não.
debrief-deal-label-daybreak = Temperaturas com que terminaram as mesas com as mesmas cartas
debrief-deal-label-earthrise = Honras nas mesas com as mesmas cartas
debrief-deal-who = Quem
debrief-deal-degrees = temperatura
debrief-deal-honors = Honras
debrief-deal-end = Fim
debrief-deal-when = Quando
debrief-deal-bots = bots
debrief-deal-good = vitória
debrief-deal-bad = derrota

## Perguntas

debrief-questions = Perguntas para conversar
debrief-questions-sub = A partir do que aconteceu nesta partida, para a mesa ou para uma turma
debrief-ask-most = A rodada { $round } foi a de mais carbono: { $carbon }. Quem mais emitiu: { $power } ({ $share }). De onde ele veio, e o que poderia ter sido feito antes?
debrief-ask-most-alone = A rodada { $round } foi a de mais carbono: { $carbon }. De onde ele veio, e o que poderia ter sido feito antes?
debrief-ask-missed =
    A rodada { $round } foi a que esteve mais perto do Drawdown: { $left ->
        [1] sobrou 1 cubo
       *[other] sobraram { $left } cubos
    } de carbono. Que ações teriam bastado, e o que foi feito no lugar delas?
debrief-ask-sooner =
    Na rodada { $round }, só { $left ->
        [1] 1 cubo de carbono separava
       *[other] { $left } cubos de carbono separavam
    } vocês do Drawdown. O que o teria trazido uma rodada antes, e a que preço?
debrief-ask-rise =
    Na rodada { $round }, { $rise ->
        [1] mais 1 comunidade entrou
       *[other] mais { $rise } comunidades entraram
    } em crise. O que causou isso, e quem poderia ter ajudado?
debrief-ask-hardest =
    Na rodada { $round }, { $rise ->
        [1] mais 1 comunidade entrou
       *[other] mais { $rise } comunidades entraram
    } em crise, por causa de: { $crises }. Que resiliência as teria protegido, e quem poderia tê-la construído a tempo?
debrief-ask-unequal = Quem mais emitiu carbono: { $maker } ({ $carbon } ao todo). Quem terminou com mais comunidades em crise: { $bearer } ({ $communities }). Isso é justo? Onde no mundo é assim?
debrief-ask-same-power = Quem mais emitiu carbono ({ $carbon } ao todo) também terminou com mais comunidades em crise ({ $communities }): { $maker }. O que uma coisa tem a ver com a outra, e o que os demais poderiam ter dado?
debrief-ask-still = A fonte de carbono que menos mudou: { $source }, de { $first } para { $last }. Por que é tão difícil mudá-la, no jogo e no mundo?
debrief-ask-averted = { $crisis }: crise cancelada na rodada { $round }. Quanto isso custou, e o que teria acontecido sem isso?
debrief-ask-tipped = Na rodada { $round }, um ponto de inflexão foi ultrapassado: { $effect }. O que isso desencadeou aqui, e por que no mundo real não dá simplesmente para desfazer?
debrief-ask-project = { $project }: projeto ativo desde a rodada { $round }. O que mudou a partir daí, e para quem?
debrief-ask-idle = { $project }: projeto que nunca ficou ativo. O que impediu, e teria valido a pena?
debrief-ask-again = Se vocês jogassem de novo { $rounds ->
    [1] esta rodada
   *[other] estas { $rounds } rodadas
}, que única decisão tomariam de outro jeito?

## Earthrise

debrief-er-won = { $name } venceu por { $margin }
debrief-er-you-won = Você venceu por { $margin }
debrief-er-tie = { $name } venceu no desempate
debrief-er-you-tie = Você venceu no desempate
debrief-er-shared = Vitória dividida: { $names }
debrief-er-abandoned = Interrompida na rodada { $round }
debrief-er-abandoned-lead = A partida foi encerrada antes de se decidir.
debrief-er-fig-best = Honras de { $name }, o máximo
debrief-er-fig-spread = Honras de diferença entre o primeiro e o último
debrief-er-fig-changes = { $count ->
    [0] trocas de liderança
    [one] troca de liderança
   *[other] trocas de liderança
}
debrief-er-fig-silent = { $count ->
    [0] vazas em Silêncio de Rádio
    [one] vaza em Silêncio de Rádio
   *[other] vazas em Silêncio de Rádio
}
debrief-er-fig-whole =
    { $count ->
        [0] quebra-cabeças completos
        [one] quebra-cabeça completo
       *[other] quebra-cabeças completos
    }
debrief-er-all = todas as Honras
debrief-er-end = Fim
debrief-er-source-round-1 = cartas da rodada 1
debrief-er-source-round-2 = cartas da rodada 2
debrief-er-source-round-3 = cartas da rodada 3
debrief-er-source-alerts = menos Alertas
debrief-er-source-tokens = fichas
debrief-er-source-puzzle = quebra-cabeça
debrief-er-source-pill = Pílula de História
debrief-er-sources-sub = Honras de cada jogador conforme de onde vieram
debrief-er-sources = { $ahead } a mais que { $other } de uma só fonte: { $source }
debrief-er-sources-even = Ninguém abriu vantagem com uma só fonte
debrief-er-course-sub = Honras depois de cada rodada e no fim
debrief-er-course-always = { $name } liderou do começo ao fim
debrief-er-course-from = { $name } liderou a partir da rodada { $round }
debrief-er-course-final = { $name } só assumiu a liderança na fase final
debrief-er-course-level = { $name } esteve na frente do começo ao fim, às vezes com outros
debrief-er-course-open = Ninguém ficou sozinho na frente
debrief-er-tricks-sub = O que cada jogador fez, em todas as rodadas; o máximo está sublinhado
debrief-er-tricks =
    { $name } foi Comandante em { $commander ->
        [0] { $commander } vazas
        [one] uma vaza
       *[other] { $commander } vazas
    }; { $other } foi Copiloto { $copilot ->
        [0] { $copilot } vezes
        [one] uma vez
       *[other] { $copilot } vezes
    }
debrief-er-count-commander = Comandante
debrief-er-count-copilot = Copiloto
debrief-er-count-maneuvers = Manobras
debrief-er-count-silence = Fichas de Silêncio de Rádio
debrief-er-count-cards = Cartas
debrief-er-count-alerts = Alertas
debrief-er-count-pieces = Peças
debrief-er-alerts-sub = Alertas depois de cada rodada; ter menos rende Honras no fim
debrief-er-alerts = { $name } ficou com { $fewest ->
    [0] { $fewest } Alertas
    [one] um Alerta
   *[other] { $fewest } Alertas
}; { $other } juntou { $most }
debrief-er-alerts-even = Todos têm { $alerts ->
    [0] { $alerts } Alertas
    [one] um Alerta
   *[other] { $alerts } Alertas
}
debrief-er-all-tricks = Vaza a vaza
debrief-er-all-tricks-sub = Quem levou as cartas, a outra carta e a Manobra, e com qual Trunfo; sombreadas, as de Silêncio de Rádio
debrief-er-player = Jogador
debrief-er-trick = Vaza { $number }
debrief-er-trump = { $suit } é Trunfo
debrief-er-silent = Silêncio de Rádio
debrief-er-commander = Comandante
debrief-er-copilot = Copiloto
debrief-er-maneuver = ganha a Manobra
debrief-er-ask-decisive = { $name } abriu { $ahead } de vantagem sobre { $other } em uma só categoria: { $source }. Quando isso se decidiu, e alguém poderia ter impedido?
debrief-er-ask-round = A melhor rodada foi a { $round } de { $name }: { $honors ->
    [1] { $honors } Honra
   *[other] { $honors } Honras
} com { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}. Quais vazas as trouxeram?
debrief-er-ask-copilot = { $name } foi Copiloto { $copilot ->
    [0] { $copilot } vezes
    [one] uma vez
   *[other] { $copilot } vezes
} e Comandante { $commander ->
    [0] { $commander } vezes
    [one] uma vez
   *[other] { $commander } vezes
}. Quando a única carta do Copiloto vale mais que todas as outras?
debrief-er-ask-alerts = { $name } terminou com { $alerts ->
    [0] { $alerts } Alertas
    [one] um Alerta
   *[other] { $alerts } Alertas
}. Quais vazas teria sido melhor deixar para os outros?
debrief-er-ask-silence = Em { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
} o rádio ficou em silêncio, e { $name } levou { $taken }. O que se pode saber quando ninguém mostra uma carta?
debrief-er-ask-puzzle =
    { $name } tem { $most ->
        [0] { $most } peças
        [one] uma peça
       *[other] { $most } peças
    } do quebra-cabeça; { $other } tem { $least ->
        [0] nenhuma
       *[other] { $least }
    }. Valia a pena gastar as fichas cedo ou guardá-las?
debrief-er-ask-lead = { $name } liderava depois da primeira rodada. O que mudou o rumo da partida depois?
