### Uma mesa de Daybreak: jogadores, jogadas, perguntas, como acabou e o que vem pela frente.
###
### $name é um jogador antes do verbo e $who o seu número: "you", "one" ou "many". $seat é o jogador por si só.
### O programa põe a maiúscula inicial.

## Potências Mundiais

# Antes do verbo.
daybreak-seat-you = você
daybreak-seat-china = a China
daybreak-seat-europe = a Europa
daybreak-seat-united-states = os Estados Unidos
daybreak-seat-majority-world = os Países Emergentes
# O número do verbo: one ou many.
daybreak-number-china = one
daybreak-number-europe = one
daybreak-number-united-states = many
daybreak-number-majority-world = many
# Quem algo atinge ou poupa.
daybreak-object-you = você
daybreak-object-china = a China
daybreak-object-europe = a Europa
daybreak-object-united-states = os Estados Unidos
daybreak-object-majority-world = os Países Emergentes
# A quem se dá algo.
daybreak-to-china = à China
daybreak-to-europe = à Europa
daybreak-to-united-states = aos Estados Unidos
daybreak-to-majority-world = aos Países Emergentes
# De quem é algo, com a preposição.
daybreak-of-china = da China
daybreak-of-europe = da Europa
daybreak-of-united-states = dos Estados Unidos
daybreak-of-majority-world = dos Países Emergentes
# Um item de uma lista de jogadores, cada um com um número ou uma escolha.
daybreak-tally = { $seat } { $number }
daybreak-tally-text = { $seat }: { $text }

## Jogadas, como itens de um menu

daybreak-move-act = Usar { $card } (pilha { $stack })
daybreak-move-use-project = Usar o projeto { $card } (lugar { $place })
daybreak-move-start = Jogar { $card } na frente de { $front } (pilha { $stack })
daybreak-move-found = Jogar { $card } como pilha nova (pilha { $stack })
daybreak-move-support = Inserir { $card } atrás de { $front } (pilha { $stack })
daybreak-move-support-project = Inserir { $card } atrás do projeto { $under }
daybreak-move-reduce-crisis = Inserir { $card } sob a crise { $under }
daybreak-move-done = Terminar a etapa Local
daybreak-move-not-done = Voltar à etapa Local
daybreak-move-pass = Passar
daybreak-move-back = Voltar e cancelar
daybreak-move-under =
    { $under ->
        [1] Atrás da carta da frente, { $card }
       *[other] Atrás de { $under } cartas, a última delas { $card }
    }
daybreak-move-under-plain =
    { $under ->
        [1] Atrás da carta da frente
       *[other] Atrás de { $under } cartas
    }
daybreak-move-pay = Descartar { $card }
daybreak-move-spend = Gastar { $card }
daybreak-move-stop = Não gastar mais
daybreak-move-return = Devolver { $what } do seu tabuleiro
daybreak-move-option = Alternativa { $place }
daybreak-move-yes = Sim
daybreak-move-yes-effect = Sim: { $effect }
daybreak-move-consent = Sim: dar { $what } { $to }
daybreak-move-no = Não
daybreak-move-to =
    { $me ->
        [yes] Você ({ $power })
       *[other] { $power }
    }
daybreak-move-amount = { $count }
daybreak-move-recover = Recuperar { $card }
daybreak-move-give-card = Dar { $card }
daybreak-move-reveal = Revelar a crise desconhecida do lugar { $place }
daybreak-move-keep = Manter { $card }
daybreak-move-lose-hand = Perder { $card } da mão
daybreak-move-lose-stack = Perder { $card } da pilha { $stack }
daybreak-move-keep-none = Não manter nenhum
daybreak-move-drop-project = Descartar { $card } (lugar { $place })
daybreak-move-spare =
    { $me ->
        [yes] Poupar você
       *[other] Poupar { $object }
    }
daybreak-nothing-there = (nada)
daybreak-face-down = (virada para baixo)

## Perguntas com tudo o que é preciso

daybreak-prompt-local =
    Rodada { $round }, etapa Local: use ações e jogue cartas ({ $count ->
        [0] nenhuma
       *[other] { $count }
    } na mão), ou termine.
daybreak-prompt-done = Você terminou, e os outros continuaram jogando. Quer voltar?
daybreak-prompt-emissions = O carbono vai ser adicionado: use uma ação ou passe.
daybreak-prompt-roll = No dado planetário saiu: { $effect }. Use uma ação contra isso ou passe.
daybreak-prompt-crisis = A crise { $card } atinge { $targets }: responda com uma ação ou passe.
daybreak-prompt-crisis-group = A crise { $card } atinge o grupo: responda com uma ação ou passe.
daybreak-prompt-under = Em que lugar da pilha de { $front } entra a carta { $card }? Os símbolos dela contam onde quer que esteja.
daybreak-prompt-pay =
    Para pagar { $card }, descarte { $first ->
        [yes] {""}
       *[no] mais{" "}
    }{ $count ->
        [1] { $count } carta: qual?
       *[other] { $count } cartas: qual primeiro?
    }
daybreak-prompt-spend =
    { $card }: qual das cartas inseridas nele você gasta? ({ $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    })
daybreak-prompt-spend-or-stop =
    { $card }: qual das cartas inseridas você gasta? { $count ->
        [1] Pode ser só { $count }, ou nenhuma.
       *[other] Podem ser até { $count }; pare quando quiser.
    }
daybreak-prompt-pay-resilience =
    { $card }: { $count ->
        [1] falta pagar { $count } ficha
       *[other] falta pagar { $count } fichas
    } de resiliência. De que tipo?
daybreak-prompt-option = { $card }: escolha uma opção.
daybreak-prompt-stale = { $card }: do jeito que as coisas estão, não dá para continuar. { $reason } Você só pode voltar.
daybreak-prompt-may = { $card }: você quer { $effect }?
daybreak-prompt-may-plain = { $card }: fazer isso?
daybreak-prompt-task = { $card }: { $text }
daybreak-prompt-to = Qual jogador?
daybreak-prompt-amount = Quantas, de 1 a { $most }?
daybreak-prompt-type =
    { $count ->
        [1] De que tipo?
       *[other] De que tipo é a próxima de { $count } fichas?
    }
daybreak-prompt-recover =
    { $card }: qual carta do descarte você recupera? ({ $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    })
daybreak-prompt-give-card =
    { $card }: qual carta da sua mão você dá? ({ $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    })
daybreak-prompt-reveal =
    { $card }: qual crise desconhecida você revela? ({ $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    })
daybreak-prompt-waiting = { $card }: à espera de resposta ({ $seat }); você ainda pode voltar.
daybreak-prompt-consent = Pedido { $of }: { $what } ({ $card }). Você aceita?
daybreak-prompt-consent-plain = Pedido { $of }: fichas ({ $card }). Você aceita?
daybreak-prompt-keep =
    Com qual das cartas compradas você fica? { $count ->
        [1] Falta { $count }.
       *[other] Faltam { $count }.
    }
daybreak-prompt-lose-card =
    { $card }: qual carta você perde, da mão ou da área de jogo? ({ $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    })
daybreak-prompt-lose-resilience =
    { $card }: que tipo de resiliência você perde? ({ $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    })
daybreak-prompt-keep-project = Qual projeto o grupo mantém: { $cards }, ou nenhum?
daybreak-prompt-make-room = Não há lugar para { $card }: qual projeto o grupo descarta?
daybreak-prompt-lose-project =
    { $count ->
        [1] O grupo perde { $count } Projeto Global. Qual?
       *[other] O grupo perde { $count } Projetos Globais. Qual primeiro?
    }
daybreak-prompt-spare =
    { $card }: quem ignora a crise? { $count ->
        [1] Falta indicar { $count } jogador.
       *[other] Falta indicar { $count } jogadores.
    }
# Depois de uma pergunta ao grupo.
daybreak-prompt-unanimous = A decisão precisa ser unânime.
daybreak-prompt-votes = Até agora: { $votes }.
daybreak-prompt-tie = Há um empate: mude sua escolha ou conversem.
daybreak-vote-none = nenhum

## Perguntas em poucas palavras

daybreak-question-local = o que fazer na etapa Local
daybreak-question-done = se quer voltar à etapa Local
daybreak-question-emissions = se quer agir antes de o carbono ser adicionado
daybreak-question-roll = se quer responder à rolagem planetária
daybreak-question-crisis-window = se quer responder à crise
daybreak-question-under = em que lugar da pilha inserir a carta
daybreak-question-pay = qual carta descartar como custo
daybreak-question-spend = qual carta inserida no projeto gastar
daybreak-question-option = qual opção escolher
daybreak-question-may = se isso é feito ou não
daybreak-question-to = qual jogador escolher
daybreak-question-amount = quantas fichas dar
daybreak-question-sector = qual tipo de emissões escolher
daybreak-question-resilience = qual tipo de resiliência escolher
daybreak-question-cards = qual carta escolher
daybreak-question-crisis = qual crise desconhecida revelar
daybreak-question-waiting = se você espera a resposta ou volta
daybreak-question-consent = se outro jogador pode pegar fichas suas
daybreak-question-keep = com qual carta comprada ficar
daybreak-question-lose-card = qual carta perder
daybreak-question-lose-resilience = qual resiliência perder
daybreak-question-keep-project = qual projeto o grupo mantém
daybreak-question-make-room = qual projeto dá lugar ao novo
daybreak-question-lose-project = qual projeto o grupo perde
daybreak-question-spare = quem ignora a crise

## Por que uma jogada é possível ou não

daybreak-why-not = { $card }: { $reason }
daybreak-why-today = Do jeito que as coisas estão: { $effect }
# De uma carta colocada na frente de uma pilha.
daybreak-why-in-front = Depois de colocada na frente, do jeito que as coisas estão: { $effect }
daybreak-why-not-yet = Ali a ação dela ainda não pode ser usada: { $reason }
daybreak-why-brings =
    { $count ->
        [1] Traz o símbolo { $tags }.
       *[other] Traz os símbolos { $tags }.
    }
daybreak-why-then = Isto aconteceria agora. { $facts }

## Como acabou

daybreak-outcome-won = Vitória na rodada { $round }: o planeta está em Drawdown.
daybreak-outcome-lost = Derrota na rodada { $round }, na { $stage }: { $losses }.
daybreak-outcome-stand = No fim: { $bands }; comunidades em crise: { $communities }.

## O que vem pela frente

daybreak-forecast-carbon = Carbono por vir: { $each }.
daybreak-forecast-carbon-recent = Carbono por vir: { $each }, e mais { $recent } nas emissões recentes.
daybreak-forecast-net =
    Os sumidouros absorvem até { $sinks }; { $net ->
        [0] não vai nenhum cubo
        [one] vai { $net } cubo
       *[other] vão { $net } cubos
    } de carbono para o termômetro.
daybreak-forecast-drawdown = Os sumidouros absorvem até { $sinks }: Drawdown, com { $net } de sobra.
daybreak-forecast-shortage = Energia que falta, uma comunidade em crise por ficha: { $each }.
daybreak-forecast-thermometer =
    Depois: { $bands } e { $loose ->
        [0] nenhum cubo solto
        [one] { $loose } cubo solto
       *[other] { $loose } cubos soltos
    }; { $rolls ->
        [0] nenhuma rolagem planetária
        [one] { $rolls } rolagem planetária
       *[other] { $rolls } rolagens planetárias
    } e { $level ->
        [0] nenhuma carta
        [one] { $level } carta
       *[other] { $level } cartas
    } de crise.
daybreak-forecast-strikes = A crise { $card } atingiria { $targets }.
daybreak-forecast-tie = Um dado decidiria quem { $card } atinge: { $targets }.
daybreak-forecast-strikes-group = A crise { $card } atingiria o grupo.
daybreak-forecast-no-target = A crise { $card } não atingiria ninguém.
daybreak-forecast-undone = A crise { $card } não fará nada, graças às cartas sob ela.
daybreak-forecast-nothing = Não faria nada: é reduzida a nada, ou não há nada que possa tirar.
daybreak-forecast-seat = { $seat }: { $changes }.
daybreak-forecast-world = O planeta: { $changes }.
daybreak-change = { $what } { $change }
daybreak-change-cards = cartas
daybreak-change-hand = cartas na mão
daybreak-change-area = cartas em jogo
daybreak-change-absorbed = carbono próprio absorvido
daybreak-change-draws = próxima compra
daybreak-change-growth = aumento da demanda
daybreak-change-bands = faixas de temperatura
daybreak-change-crises = crises por vir
daybreak-change-projects = Projetos Globais
daybreak-forecast-ongoing = A partir daí: { $changes }.
daybreak-forecast-choice = Escolhas que ainda faltam e podem mudar isso: { $seats }.
daybreak-forecast-chance = O resto depende de um dado ou das cartas compradas.
daybreak-forecast-losses = A partida estaria perdida: { $losses }.

## O que uma jogada testada faria

daybreak-preview-seat = { $seat }: { $changes }
daybreak-preview-project-started = { $card } começa
daybreak-preview-project-gone = { $card } é descartado
daybreak-preview-project-active = { $card } fica ativo
daybreak-preview-project-lapsed = { $card } deixa de estar ativo
daybreak-preview-cards-under = { $card }: cartas inseridas { $change }
daybreak-preview-crisis-shown = { $card } é revelada
daybreak-preview-crisis-gone = { $card } sai da mesa
daybreak-preview-crisis-undone = { $card } é cancelada
daybreak-preview-crisis-in-force = { $card } está em vigor
daybreak-preview-crisis-weaker = { $card } fica mais fraca: { $change }
daybreak-preview-crisis-spared = { $card } não atinge: { $seats }
daybreak-preview-draw =
    depois compra ({ $seat }): { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
daybreak-preview-draw-keep =
    depois compra ({ $seat }): { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }, e pode ficar com { $keep }
daybreak-preview-die = depois um dado decide
daybreak-preview-crisis = depois uma crise desconhecida é revelada
daybreak-preview-projects = depois projetos são comprados
daybreak-preview-roll = depois o dado planetário é rolado
daybreak-preview-tie = depois um dado decide quem ela atinge

## O resto da rodada, se ninguém mais jogar nem responder

daybreak-ahead-certain = Certo na rodada { $round }
daybreak-ahead-open = Em aberto na rodada { $round }: dados e cartas desconhecidas decidem
daybreak-ahead-likely = O provável na rodada { $round }
daybreak-ahead-likely-lost = Perdida em { $lost } de { $tries } tentativas do resto da rodada, com os dados e as cartas que saírem.
daybreak-ahead-likely-numbers = Em 19 de 20 tentativas não passou disto: comunidades em crise ({ $each }); faixas de temperatura { $bands }.
daybreak-ahead-worst = O pior da rodada { $round }
daybreak-ahead-draws = Cartas compradas nesta rodada: { $each }.
daybreak-ahead-to-come =
    Por vir: { $rolls ->
        [0] nenhuma rolagem planetária
        [one] { $rolls } rolagem planetária
       *[other] { $rolls } rolagens planetárias
    } e { $crises ->
        [0] nenhuma crise
        [one] { $crises } crise
       *[other] { $crises } crises
    }.
daybreak-ahead-growth = No fim da rodada a demanda de energia cresce: { $each }.
daybreak-ahead-lost = No fim da rodada a partida estaria perdida, aconteça o que acontecer: { $losses }.
daybreak-ahead-won = No fim da rodada vocês venceriam a partida.
daybreak-ahead-last = É a última rodada: a partida acaba com ela.
daybreak-ahead-unfinished = O que alguém começou e já não pode desfazer não está contado.
daybreak-ahead-between = de { $least } a { $most }
daybreak-ahead-next-draws = Cartas compradas na rodada { $round }: { $each }.
daybreak-ahead-face = { $effect } ({ $sides } em { $of }):
daybreak-ahead-moves = a ficha avança para o espaço { $space }, que não faz nada.
daybreak-ahead-tips = a ficha avança para o espaço { $space }, um ponto de inflexão.
daybreak-ahead-tips-again = a ficha está no fim da trilha e causa o efeito outra vez.
daybreak-ahead-unknown =
    { $places ->
        [one] Há { $places } crise virada
       *[other] Há { $places } crises viradas
    } para baixo, de { $cards } cartas possíveis. { $harmful ->
        [0] Nenhuma custaria comunidades do jeito que as coisas estão.
        [one] { $harmful } delas custaria comunidades do jeito que as coisas estão, no máximo: { $most }.
       *[other] { $harmful } delas custariam comunidades do jeito que as coisas estão, no máximo por carta: { $most }.
    }
daybreak-ahead-crisis =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , do jeito que as coisas estão
    }:
daybreak-ahead-strikes =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , do jeito que as coisas estão
    }: atinge { $targets }.
daybreak-ahead-tie =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , do jeito que as coisas estão
    }: empate; um dado de { $die } decide quem ela atinge: { $seats }.
daybreak-ahead-if = { $seat }, se o dado disser: { $what }
daybreak-ahead-choice = Escolhas ainda por fazer, contadas no pior caso: { $seats }.
daybreak-ahead-harmless =
    { $why ->
        [cancelled] As cartas sob ela a cancelam.
        [nobody] Não atinge ninguém: ninguém se enquadra.
        [reduced] Ela é reduzida a nada.
       *[nothing] Não há nada que ela possa tirar.
    }
daybreak-ahead-resisted = A menos, graças a { $resilience }: { $each }.
daybreak-ahead-world = { $token } { $change } ({ $cause }).
daybreak-ahead-changed = { $token }: { $each } ({ $cause }).
daybreak-ahead-worst-numbers =
    { $exact ->
        [yes] Até o fim da rodada pode-se chegar a isto
       *[no] Até o fim da rodada chega-se no máximo a isto
    }: comunidades em crise ({ $each }); faixas de temperatura { $bands }.
daybreak-ahead-safe = Nada do que pode vir perde a partida nesta rodada.
daybreak-ahead-may-lose =
    { $exact ->
        [yes] A partida pode ser perdida nesta rodada
       *[no] A partida talvez seja perdida nesta rodada
    }: { $losses }.
