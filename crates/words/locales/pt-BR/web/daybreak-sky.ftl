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
sky-doing-left = { $cards ->
    [0] pensa
   *[other] restam { $cards }
}
sky-doing-away = ausente
sky-bot = bot
sky-carbon-made = produz { $carbon } de carbono nesta rodada
sky-communities = { $now } de { $most } comunidades em crise
sky-hand = cartas na mão

sky-world = Mundo
sky-thermometer = Termômetro
sky-degrees = { $degrees } °C
sky-celsius = °C
sky-bands =
    { $bands ->
        [one] { $bands } faixa
       *[other] { $bands } faixas
    }, carbono { $loose }/{ $size }
sky-rolls = lançamentos do dado planetário
sky-crisis-cards = cartas de crise
sky-level =
    { $rolls ->
        [one] { $rolls } lançamento
       *[other] { $rolls } lançamentos
    } do dado planetário, { $crises } cartas de crise
sky-all-lose = todos perdem

sky-map =
    Mapa do mundo: { $trees ->
        [one] { $trees } árvore
       *[other] { $trees } árvores
    }, { $oceans ->
        [one] { $oceans } oceano
       *[other] { $oceans } oceanos
    }, { $dac } de captura direta do ar
sky-sinks = Sumidouros
sky-absorb = absorvem { $sinks } por rodada
sky-absorb-more = absorvido por projetos
sky-recent = emissões recentes
sky-tracks = Efeitos planetários
sky-track = { $name }: casa { $at } de { $spaces }. Próximo ponto de virada na casa { $next }: { $text }
sky-tipping =
    { $steps ->
        [one] Vira com o próximo passo:
       *[other] Vira em { $steps } passos:
    }
sky-planet-weather-systems = Sistemas do clima
sky-planet-desertification = Desertificação
sky-planet-ocean-acidification = Acidificação
sky-planet-permafrost = Permafrost
sky-planet-arctic-sea-ice = Gelo do Ártico
sky-planet-amazon-dieback = Amazônia

sky-projects = Projetos globais
sky-of = { $now } de { $most }
sky-place-open = Lugar livre
sky-active = ativo
sky-drop = Descartar
sky-use = Usar
sky-used = { $used }/{ $most }
sky-slots = { $filled } de { $places } cartas
sky-tucked =
    { $cards ->
        [0] nenhuma carta embaixo
        [one] { $cards } carta embaixo
       *[other] { $cards } cartas embaixo
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
sky-unknown = oculta
sky-unknown-hint = Crise desconhecida. Nada pode ir embaixo dela antes de ser virada.
sky-turn-up = Virar

sky-forecast = Previsão da rodada
sky-if-now = Se a etapa acabasse agora
sky-next-round = Na próxima rodada
sky-carbon = carbono
sky-drawdown = redução
sky-made-absorbed = { $made } produzidos, { $absorbed } absorvidos
sky-was = era { $was }
sky-share = { $power }: { $carbon } de carbono
sky-waiting-carbon = { $carbon } de carbono espera nas emissões recentes
sky-to = passa a
sky-bands-after =
    { $bands ->
        [0] nenhuma faixa
        [one] { $bands } faixa
       *[other] { $bands } faixas
    }
sky-unused =
    { $sinks ->
        [one] { $sinks } sumidouro livre: retira carbono
       *[other] { $sinks } sumidouros livres: retiram carbono
    }
sky-spare = com { $carbon } de carbono a menos ela não vem
sky-room = mais { $carbon } de carbono e vem outra faixa
sky-short = faltam { $short }
sky-of-energy = de energia
sky-short-costs =
    { $communities ->
        [one] mais { $communities } comunidade em crise
       *[other] mais { $communities } comunidades em crise
    }
sky-enough = Suficiente
sky-energy-word = energia
sky-others-short = a outros faltam { $short }
sky-nobody-short = a demanda está atendida
sky-cancelled = Anulada
sky-no-harm = Sem dano
sky-no-forecast = nenhuma crise prevista
sky-drawdown-holds = Drawdown! Superem as crises desta rodada e vocês terão vencido.
sky-crisis-undone = { $title }: desfeita pelas cartas embaixo
sky-crisis-others = { $title } atinge { $names }
sky-crisis-all = para todos: { $title } atinge { $names }
sky-crisis-chance = { $title }, e o que o acaso somar
sky-crisis-choice = { $title }: você vai escolher
sky-change-cards = cartas
sky-change-draws = cartas na próxima compra
sky-change-growth = crescimento da demanda
sky-change-bands = faixas
sky-change-crises = crises por vir
sky-change-projects = projetos globais
sky-look-hint = Passe por uma jogada e veja aqui o que mudaria.
sky-no-change = A previsão não muda.
sky-no-change-yet = A previsão não muda até que ela aja.
sky-changes = A previsão: { $changes }.
sky-moves-on = Então começa outra etapa.
sky-one-way = (uma das formas como pode ir)
sky-nothing-yet = Nada aconteceu ainda.
sky-open = depende do que você escolher depois
sky-told = O que acontece
sky-pace = Ritmo
sky-pace-times = × { NUMBER($pace) }

sky-point = Apontar
sky-point-at = Apontar { $title } aos outros
sky-stacks = Pilhas
sky-hand-of =
    { $cards ->
        [one] Mão: { $cards } carta
       *[other] Mão: { $cards } cartas
    }
sky-hand-empty = A mão está vazia.
sky-choice = Escolha de um projeto global
sky-choose = Qual projeto vocês mantêm juntos?
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
sky-full = Os { $places } lugares estão ocupados: se vocês ficarem com um destes, um projeto em jogo tem de abrir espaço.
sky-full-room = Os { $places } lugares estão ocupados. O que vocês escolherem é descartado, com as cartas sob ele.
sky-drop-this = Descartar { $title }
sky-play-this = Jogar com esta
