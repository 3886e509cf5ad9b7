### A mesa de Daybreak acima do horizonte e sobre ele.

sky-home = Firstlight, início
sky-table-named = Daybreak · { $name }
sky-stages = Rodada e etapa
sky-round = Rodada { $round } de { $rounds }
sky-round-short = Rodada { $round }
sky-stage-global = Global
sky-stage-local = Local
sky-stage-emissions = Emissões
sky-stage-crisis = Crise
sky-stage-growth = Crescimento
sky-paused = em pausa

sky-views = Partes da mesa
sky-view-world = Mundo
sky-view-crises = Crises
sky-view-board = Tabuleiro
sky-view-hand = Mão
sky-view-powers = Potências

sky-powers = As outras potências
sky-energy = { $dirty } de energia suja e { $clean } de limpa para uma demanda de { $demand }
sky-doing-done = pronto
sky-doing-voted = votou
sky-doing-plays = joga
sky-doing-left =
    { $cards ->
        [0] pensa
        [1] resta { $cards }
       *[other] restam { $cards }
    }
sky-doing-away = ausente
sky-bot = bot
sky-carbon-made =
    { $carbon ->
        [0] não emite carbono nesta rodada
        [one] emite { $carbon } cubo de carbono nesta rodada
       *[other] emite { $carbon } cubos de carbono nesta rodada
    }
sky-communities = { $now } de { $most } comunidades em crise
sky-hand = cartas na mão

sky-world = Mundo
sky-thermometer = Termômetro
sky-degrees = { $degrees } °C
sky-celsius = °C
sky-bands =
    { $bands ->
        [0] { $bands } faixas
        [one] { $bands } faixa
       *[other] { $bands } faixas
    }, carbono { $loose }/{ $size }
sky-rolls = rolagens do dado planetário
sky-crisis-cards = cartas de crise
sky-level =
    { $rolls ->
        [0] { $rolls } rolagens
        [one] { $rolls } rolagem
       *[other] { $rolls } rolagens
    } do dado planetário, { $crises ->
        [0] { $crises } cartas
        [one] { $crises } carta
       *[other] { $crises } cartas
    } de crise
sky-all-lose = todos perdem

sky-map =
    Mapa do mundo: { $trees ->
        [0] { $trees } árvores
        [one] { $trees } árvore
       *[other] { $trees } árvores
    }, { $oceans ->
        [0] { $oceans } oceanos
        [one] { $oceans } oceano
       *[other] { $oceans } oceanos
    }, { $dac } de captura direta do ar
sky-sinks = Sumidouros
sky-absorb = absorvem { $sinks } por rodada
sky-absorb-more = absorvido por projetos
sky-recent = emissões recentes
sky-tracks = Efeitos planetários
sky-track = { $name }: espaço { $at } de { $spaces }. Próximo ponto de inflexão no espaço { $next }: { $text }
sky-tipping =
    { $steps ->
        [1] Ponto de inflexão no próximo espaço:
       *[other] Ponto de inflexão em { $steps } espaços:
    }
sky-planet-weather-systems = Sistemas climáticos
sky-planet-desertification = Desertificação
sky-planet-ocean-acidification = Acidificação
sky-planet-permafrost = Permafrost
sky-planet-arctic-sea-ice = Gelo do Ártico
sky-planet-amazon-dieback = Amazônia

sky-projects = Projetos Globais
sky-of = { $now } de { $most }
sky-place-open = Lugar livre
sky-active = ativo
sky-drop = Descartar
sky-use = Usar
sky-used = { $used }/{ $most }
sky-slots = { $filled } de { $places } cartas
sky-tucked =
    { $cards ->
        [0] nenhuma carta inserida
        [one] { $cards } carta inserida
       *[other] { $cards } cartas inseridas
    }
sky-not-here = aqui não
sky-for-it = a favor
sky-crises = Crises desta rodada
sky-crises-unknown =
    { $unknown ->
        [0] todas abertas
        [one] { $unknown } desconhecida
       *[other] { $unknown } desconhecidas
    }
sky-no-crises = Não há crises na mesa.
sky-in-force = em vigor
sky-unknown = desconhecida
sky-unknown-hint = Crise desconhecida. Nenhuma carta pode ser inserida sob ela antes de ser revelada.
sky-turn-up = Revelar

sky-forecast = Previsão da rodada
sky-if-now = Se a etapa acabasse agora
sky-in-round = Na rodada { $round }
sky-last-round = A última rodada
sky-game-ends = A partida acaba com esta rodada: depois das crises dela não vem mais nada.
sky-ahead = Em detalhe
sky-ahead-all = O resto da rodada: o certo, o que está em aberto e o pior
sky-carbon = carbono
sky-drawdown = Drawdown
sky-made-absorbed =
    { $made ->
        [0] { $made } emitidos
        [one] { $made } emitido
       *[other] { $made } emitidos
    }, { $absorbed ->
        [0] { $absorbed } absorvidos
        [one] { $absorbed } absorvido
       *[other] { $absorbed } absorvidos
    }
sky-was = era { $was }
sky-share =
    { $power }: { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    }
sky-waiting-carbon =
    { $carbon ->
        [0] nenhum cubo
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono nas emissões recentes
sky-to = passa a
sky-bands-after =
    { $bands ->
        [0] nenhuma faixa
        [one] { $bands } faixa
       *[other] { $bands } faixas
    }
sky-unused =
    { $sinks ->
        [1] { $sinks } sumidouro livre: retira carbono
       *[other] { $sinks } sumidouros livres: retiram carbono
    }
sky-spare =
    com { $carbon ->
        [1] { $carbon } cubo
       *[other] { $carbon } cubos
    } a menos, essa faixa não viria
sky-room =
    mais { $carbon ->
        [1] { $carbon } cubo
       *[other] { $carbon } cubos
    } e vem outra faixa
sky-short =
    { $short ->
        [0] não falta nada
        [one] falta { $short }
       *[other] faltam { $short }
    }
sky-of-energy = de energia
sky-short-costs =
    { $communities ->
        [1] mais { $communities } comunidade em crise
       *[other] mais { $communities } comunidades em crise
    }
sky-enough = Suficiente
sky-energy-word = energia
sky-others-short =
    { $short ->
        [0] não falta nada aos outros
        [one] falta { $short } aos outros
       *[other] faltam { $short } aos outros
    }
sky-nobody-short = a demanda está atendida
sky-cancelled = Cancelada
sky-no-harm = Sem dano
sky-no-forecast = nenhuma crise prevista
sky-drawdown-holds = Drawdown! Superem as crises desta rodada e vocês terão vencido.
sky-crisis-undone = { $title }: cancelada pelas cartas sob ela
sky-crisis-tie = { $title }: empate, um dado decide ({ $names })
sky-crisis-others = { $title } atinge: { $names }
sky-crisis-all = para todos: { $title } ({ $names })
sky-crisis-chance = { $title }, mais o que a sorte decidir
sky-crisis-choice = { $title }: você vai escolher
sky-change-cards = cartas
sky-change-draws = cartas na próxima compra
sky-change-growth = crescimento da demanda
sky-change-bands = faixas
sky-change-crises = crises por vir
sky-change-projects = Projetos Globais
sky-look-hint = Passe o cursor sobre uma jogada e veja aqui o que mudaria.
sky-no-change = A previsão não muda.
sky-no-change-yet = A previsão não muda até que ela seja usada.
sky-changes = A previsão: { $changes }.
sky-moves-on = Então começa outra etapa.
sky-one-way = (um dos desfechos possíveis)
sky-nothing-yet = Nada aconteceu ainda.
sky-open = depende do que você escolher depois
sky-told = O que acontece
sky-pace = Ritmo
sky-pace-times = × { NUMBER($pace) }

sky-point = Apontar
sky-point-at = Mostrar { $title } aos outros
sky-stacks = Pilhas
sky-tags = Símbolos
sky-no-tags = nenhum
sky-piles = Baralhos e descartes
sky-pile-local = Projetos Locais
sky-pile-global = Projetos Globais
sky-pile-crisis = Crises
sky-pile =
    { $discarded ->
        [0] { $deck }: { $left } no baralho, nada descartado
        [one] { $deck }: { $left } no baralho, { $discarded } descartada
       *[other] { $deck }: { $left } no baralho, { $discarded } descartadas
    }
# As que restam no baralho e as descartadas.
sky-pile-short = Baralho { $left } · descartes { $discarded }
sky-pile-heading = Descartes: { $deck }
sky-pile-order = Na ordem dos números: os descartes não têm ordem própria.
sky-pile-empty = Nada foi descartado.
sky-hand-of =
    { $cards ->
        [0] Mão: nenhuma carta
        [one] Mão: { $cards } carta
       *[other] Mão: { $cards } cartas
    }
sky-hand-empty = A mão está vazia.
sky-choice = Escolha de um Projeto Global
sky-choose = Qual projeto vocês mantêm?
sky-make-room = Um projeto precisa dar lugar a este
sky-keep = Manter
sky-keep-none = Nenhum

## Apontar

sky-pointing = Aponte para algo, para os outros verem.
sky-pointing-keys = Clique em uma carta, um projeto, uma crise, um efeito planetário ou uma potência; pelo teclado: setas e Enter.
sky-pointing-hold = Toque nela. A qualquer momento, manter o dedo sobre algo também aponta.
sky-pointing-leave = Sair
sky-points = { $name } aponta: { $title }
sky-points-you = Você aponta: { $title }

## Decisões do grupo

sky-tie = Há um empate.
sky-split = Nem todos concordam.
# $choice is a project, or sky-vote-none.
sky-party = { $choice }: { $powers }.
sky-vote-none = nenhum
sky-tie-rule = Todos precisam indicar o mesmo; qualquer um pode mudar seu voto.
sky-together = Todas as minhas potências votam igual
sky-full = Os { $places } lugares estão ocupados: se vocês ficarem com um destes, um projeto em jogo tem de dar lugar a ele.
sky-full-room = Os { $places } lugares estão ocupados. O que vocês escolherem é descartado, com as cartas inseridas nele.
sky-drop-this = Descartar { $title }
sky-play-this = Jogar com esta
