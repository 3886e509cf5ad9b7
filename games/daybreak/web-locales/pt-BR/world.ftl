### A mesa de Daybreak acima do horizonte e sobre ele.

world-home = Firstlight, início
world-table-named = Daybreak · { $name }
world-stages = Rodada e etapa
world-round = Rodada { $round } de { $rounds }
world-round-short = Rodada { $round }
world-stage-global = Global
world-stage-local = Local
world-stage-emissions = Emissões
world-stage-crisis = Crise
world-stage-growth = Crescimento
world-paused = em pausa

world-views = Partes da mesa
world-view-world = Mundo
world-view-crises = Crises
world-view-board = Tabuleiro
world-view-hand = Mão
world-view-powers = Potências

world-powers = As outras potências
world-energy = { $dirty } de energia suja e { $clean } de limpa para uma demanda de { $demand }
world-doing-done = pronto
world-doing-voted = votou
world-doing-plays = joga
world-doing-left =
    { $cards ->
        [0] pensa
        [1] resta { $cards }
       *[other] restam { $cards }
    }
world-doing-away = ausente
world-bot = bot
world-carbon-made =
    { $carbon ->
        [0] não emite carbono nesta rodada
        [one] emite { $carbon } cubo de carbono nesta rodada
       *[other] emite { $carbon } cubos de carbono nesta rodada
    }
world-communities = { $now } de { $most } comunidades em crise

world-world = Mundo
world-thermometer = Termômetro
world-degrees = { $degrees } °C
world-celsius = °C
world-bands =
    { $bands ->
        [0] { $bands } faixas
        [one] { $bands } faixa
       *[other] { $bands } faixas
    }, carbono { $loose }/{ $size }
world-rolls = rolagens do dado planetário
world-crisis-cards = cartas de crise
world-level =
    { $rolls ->
        [0] { $rolls } rolagens
        [one] { $rolls } rolagem
       *[other] { $rolls } rolagens
    } do dado planetário, { $crises ->
        [0] { $crises } cartas
        [one] { $crises } carta
       *[other] { $crises } cartas
    } de crise
world-all-lose = todos perdem

world-map =
    Mapa do mundo: { $trees ->
        [0] { $trees } árvores
        [one] { $trees } árvore
       *[other] { $trees } árvores
    }, { $oceans ->
        [0] { $oceans } oceanos
        [one] { $oceans } oceano
       *[other] { $oceans } oceanos
    }, { $dac } de captura direta do ar
world-sinks = Sumidouros
world-absorb = absorvem { $sinks } por rodada
world-absorb-more = absorvido por projetos
world-recent = emissões recentes
world-tracks = Efeitos planetários
world-track = { $name }: espaço { $at } de { $spaces }. Próximo ponto de inflexão no espaço { $next }: { $text }
world-tipping =
    { $steps ->
        [1] Ponto de inflexão no próximo espaço:
       *[other] Ponto de inflexão em { $steps } espaços:
    }
world-planet-weather-systems = Sistemas climáticos
world-planet-desertification = Desertificação
world-planet-ocean-acidification = Acidificação
world-planet-permafrost = Permafrost
world-planet-arctic-sea-ice = Gelo do Ártico
world-planet-amazon-dieback = Amazônia

world-projects = Projetos Globais
world-of = { $now } de { $most }
world-place-open = Lugar livre
world-active = ativo
world-drop = Descartar
world-use = Usar
world-used = { $used }/{ $most }
world-slots = { $filled } de { $places } cartas
world-tucked =
    { $cards ->
        [0] nenhuma carta inserida
        [one] { $cards } carta inserida
       *[other] { $cards } cartas inseridas
    }
world-not-here = aqui não
world-for-it = a favor
world-crises = Crises desta rodada
world-crises-unknown =
    { $unknown ->
        [0] todas abertas
        [one] { $unknown } desconhecida
       *[other] { $unknown } desconhecidas
    }
world-no-crises = Não há crises na mesa.
world-in-force = em vigor
world-unknown = desconhecida
world-unknown-hint = Crise desconhecida. Nenhuma carta pode ser inserida sob ela antes de ser revelada.
world-turn-up = Revelar

world-forecast = Previsão da rodada
world-if-now = Se a etapa acabasse agora
world-in-round = Na rodada { $round }
world-last-round = A última rodada
world-game-ends = A partida acaba com esta rodada: depois das crises dela não vem mais nada.
world-ahead = Em detalhe
world-ahead-all = O resto da rodada: o certo, o que está em aberto e o pior
world-carbon = carbono
world-drawdown = Drawdown
world-made-absorbed =
    { $made ->
        [0] { $made } emitidos
        [one] { $made } emitido
       *[other] { $made } emitidos
    }, { $absorbed ->
        [0] { $absorbed } absorvidos
        [one] { $absorbed } absorvido
       *[other] { $absorbed } absorvidos
    }
world-was = era { $was }
world-share =
    { $power }: { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    }
world-waiting-carbon =
    { $carbon ->
        [0] nenhum cubo
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono nas emissões recentes
world-to = passa a
world-bands-after =
    { $bands ->
        [0] nenhuma faixa
        [one] { $bands } faixa
       *[other] { $bands } faixas
    }
world-unused =
    { $sinks ->
        [1] { $sinks } sumidouro livre: retira carbono
       *[other] { $sinks } sumidouros livres: retiram carbono
    }
world-spare =
    com { $carbon ->
        [1] { $carbon } cubo
       *[other] { $carbon } cubos
    } a menos, essa faixa não viria
world-room =
    mais { $carbon ->
        [1] { $carbon } cubo
       *[other] { $carbon } cubos
    } e vem outra faixa
world-short =
    { $short ->
        [0] não falta nada
        [one] falta { $short }
       *[other] faltam { $short }
    }
world-of-energy = de energia
world-short-costs =
    { $communities ->
        [1] mais { $communities } comunidade em crise
       *[other] mais { $communities } comunidades em crise
    }
world-enough = Suficiente
world-energy-word = energia
world-others-short =
    { $short ->
        [0] não falta nada aos outros
        [one] falta { $short } aos outros
       *[other] faltam { $short } aos outros
    }
world-nobody-short = a demanda está atendida
world-cancelled = Cancelada
world-no-harm = Sem dano
world-no-forecast = nenhuma crise prevista
world-drawdown-holds = Drawdown! Superem as crises desta rodada e vocês terão vencido.
world-crisis-undone = { $title }: cancelada pelas cartas sob ela
world-crisis-tie = { $title }: empate, um dado decide ({ $names })
world-crisis-tied = { $title }: empate, um dado decide
world-crisis-others = { $title } atinge: { $names }
world-crisis-all = para todos: { $title } ({ $names })
world-crisis-chance = { $title }, mais o que a sorte decidir
world-crisis-choice = { $title }: você vai escolher
world-change-cards = cartas
world-change-draws = cartas na próxima compra
world-change-growth = crescimento da demanda
world-change-bands = faixas
world-change-crises = crises por vir
world-change-projects = Projetos Globais
world-look-hint = Passe o cursor sobre uma jogada e veja aqui o que mudaria.
world-changes = A previsão: { $changes }.
world-moves-on = Então começa outra etapa.
world-one-way = (um dos desfechos possíveis)
world-nothing-yet = Nada aconteceu ainda.
world-open = depende do que você escolher depois
world-told = O que acontece
world-pace = Ritmo
world-pace-times = × { NUMBER($pace) }

world-point = Apontar
world-point-at = Mostrar { $title } aos outros
world-stacks = Pilhas
world-tags = Símbolos
world-no-tags = nenhum
world-piles = Baralhos e descartes
world-pile-local = Projetos Locais
world-pile-global = Projetos Globais
world-pile-crisis = Crises
world-pile =
    { $discarded ->
        [0] { $deck }: { $left } no baralho, nada descartado
        [one] { $deck }: { $left } no baralho, { $discarded } descartada
       *[other] { $deck }: { $left } no baralho, { $discarded } descartadas
    }
# As que restam no baralho e as descartadas.
world-pile-heading = Descartes: { $deck }
world-pile-order = Na ordem dos números: os descartes não têm ordem própria.
world-pile-empty = Nada foi descartado.
world-hand-of =
    { $cards ->
        [0] Mão: nenhuma carta
        [one] Mão: { $cards } carta
       *[other] Mão: { $cards } cartas
    }
world-hand-empty = A mão está vazia.
world-choice = Escolha de um Projeto Global
world-choose = Qual projeto vocês mantêm?
world-make-room = Um projeto precisa dar lugar a este
world-keep = Manter
world-keep-none = Nenhum

## Apontar

world-pointing = Aponte para algo, para os outros verem.
world-pointing-keys = Clique em uma carta, um projeto, uma crise, um efeito planetário ou uma potência; pelo teclado: setas e Enter.
world-pointing-hold = Toque nela. Manter o dedo sobre algo que não seja uma carta aponta a qualquer momento; sobre uma carta, mostra a carta.
world-pointing-leave = Sair
world-points = { $name } aponta: { $title }
world-points-you = Você aponta: { $title }

## Decisões do grupo

world-tie = Há um empate.
world-split = Nem todos concordam.
# $choice is a project, or world-vote-none.
world-party = { $choice }: { $powers }.
world-vote-none = nenhum
world-tie-rule = Todos precisam indicar o mesmo; qualquer um pode mudar seu voto.
world-together = Todas as minhas potências votam igual
world-full = Os { $places } lugares estão ocupados: se vocês ficarem com um destes, um projeto em jogo tem de dar lugar a ele.
world-full-room = Os { $places } lugares estão ocupados. O que vocês escolherem é descartado, com as cartas inseridas nele.
world-drop-this = Descartar { $title }
world-play-this = Jogar com esta
world-keep-none-means =
    { $count ->
        [1] Vai para o descarte.
       *[other] Todos vão para o descarte.
    } Nada é substituído.
world-pile-short = Baralho { $left } · descartes { $discarded }

world-means = O que significaria agora
world-means-at-once = Ativo de imediato
world-means-nothing = nada por enquanto
world-challenge = Desafio: { $title }
world-challenges-count =
    { $count ->
        [1] { $count } desafio
       *[other] { $count } desafios
    }
world-challenges = Desafios desta mesa
world-challenge-all = para todos
world-do-it = Fazer
world-do-not = Não
world-watch = Ver
world-did-cards = { $kind ->
    [drew] compra { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [offered] pode ficar com algumas de { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [kept] fica com { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [recovered] recupera { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    } dos descartes
    [cards_given] dá { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [cards_lost] perde { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[discarded] descarta { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
}
world-asks = pede a você: { $text }
world-doing-asks = espera você
world-doing-plays-move = joga, jogada { $count }
world-deeds = Nesta rodada

## Para quem escuta

world-heard-carbon = { $net } de carbono: emitido { $made }, absorvido { $absorbed }
world-heard-heat = { $degrees } °C passam a { $then } °C, com { $bands ->
    [0] nenhuma faixa
    [one] 1 faixa
   *[other] { $bands } faixas
}
world-heard-stays = Fica em { $degrees } °C, { $bands ->
    [0] sem nenhuma faixa
    [one] com 1 faixa
   *[other] com { $bands } faixas
}
world-heard-short =
    { $short ->
        [0] Não falta energia para você
        [one] Falta 1 de energia para você
       *[other] Faltam { $short } de energia para você
    }
world-heard-enough = Você tem energia suficiente
world-heard-crisis = Crise a caminho: { $what }
world-heard-place = { $number }: { $title }
world-keep-this = Manter: { $title }
