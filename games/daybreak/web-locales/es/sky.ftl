### La mesa de Daybreak por encima del horizonte y sobre él.

sky-home = Firstlight, inicio
sky-table-named = Daybreak · { $name }
sky-stages = Ronda y etapa
sky-round = Ronda { $round } de { $rounds }
sky-round-short = Ronda { $round }
sky-stage-global = Global
sky-stage-local = Local
sky-stage-emissions = Emisiones
sky-stage-crisis = Crisis
sky-stage-growth = Desarrollo
sky-paused = en pausa

sky-views = Partes de la mesa
sky-view-world = Mundo
sky-view-crises = Crisis
sky-view-board = Tablero
sky-view-hand = Mano
sky-view-powers = Potencias

sky-powers = Las otras Potencias
sky-energy = { $dirty } de energía sucia y { $clean } de limpia para una demanda de { $demand }
sky-doing-done = hecho
sky-doing-voted = ha votado
sky-doing-plays = juega
sky-doing-left =
    { $cards ->
        [0] piensa
        [one] queda { $cards }
       *[other] quedan { $cards }
    }
sky-doing-away = ausente
sky-bot = bot
sky-carbon-made =
    emite { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } de carbono esta ronda
sky-communities =
    { $now } de { $most } { $most ->
        [one] comunidad
       *[other] comunidades
    } en crisis
sky-hand = cartas en mano

sky-world = Mundo
sky-thermometer = Termómetro
sky-degrees = { $degrees } °C
sky-celsius = °C
sky-bands =
    { $bands ->
        [one] { $bands } banda
       *[other] { $bands } bandas
    }, { $loose } de { $size } { $size ->
        [one] cubito
       *[other] cubitos
    }
sky-rolls = tiradas del dado planetario
sky-crisis-cards = cartas de crisis
sky-level =
    { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } del dado planetario, { $crises } { $crises ->
        [one] carta
       *[other] cartas
    } de crisis
sky-all-lose = derrota

sky-map =
    Mapa del mundo: { $trees ->
        [one] { $trees } árbol
       *[other] { $trees } árboles
    }, { $oceans ->
        [one] { $oceans } océano
       *[other] { $oceans } océanos
    }, { $dac } de captura directa del aire
sky-sinks = Sumideros
sky-absorb = absorben { $sinks } por ronda
sky-absorb-more = absorbido por proyectos
sky-recent = emisiones recientes
sky-tracks = Efectos planetarios
sky-track = { $name }: casilla { $at } de { $spaces }. Próximo punto de inflexión en la casilla { $next }: { $text }
sky-tipping =
    { $steps ->
        [one] Se desata con el próximo paso:
       *[other] Se desata en { $steps } pasos:
    }
sky-planet-weather-systems = Fenómenos extremos
sky-planet-desertification = Desertificación
sky-planet-ocean-acidification = Acidificación
sky-planet-permafrost = Permafrost
sky-planet-arctic-sea-ice = Deshielo glaciar
sky-planet-amazon-dieback = Selva amazónica

sky-projects = Proyectos globales
sky-of = { $now } de { $most }
sky-place-open = Lugar libre
sky-active = activo
sky-drop = Descartarlo
sky-use = Usarlo
sky-used = { $used }/{ $most }
sky-slots =
    { $filled } de { $places } { $places ->
        [one] carta
       *[other] cartas
    }
sky-tucked =
    { $cards ->
        [0] ninguna carta debajo
        [one] { $cards } carta debajo
       *[other] { $cards } cartas debajo
    }
sky-not-here = aquí no
sky-for-it = a favor
sky-crises = Crisis de esta ronda
sky-crises-unknown =
    { $unknown ->
        [0] todas a la vista
        [one] { $unknown } desconocida
       *[other] { $unknown } desconocidas
    }
sky-no-crises = No hay crisis en la mesa.
sky-in-force = en vigor
sky-unknown = desconocida
sky-unknown-hint = Crisis desconocida. No se puede colocar nada debajo hasta que se revele.
sky-turn-up = Revelar

sky-forecast = Previsión de la ronda
sky-if-now = Si la etapa acabara ya
sky-in-round = En la ronda { $round }
sky-last-round = La última ronda
sky-game-ends = La partida acaba con esta ronda: después de sus crisis no viene nada.
sky-ahead = Al detalle
sky-ahead-all = El resto de la ronda: lo seguro, lo abierto y lo peor
sky-carbon = carbono
sky-drawdown = emisiones cero
sky-made-absorbed = emitido { $made }, absorbido { $absorbed }
sky-was = antes { $was }
sky-share =
    { $power }: { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    }
sky-waiting-carbon =
    { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } de carbono en las emisiones recientes
sky-to = pasa a
sky-bands-after =
    { $bands ->
        [0] ninguna banda
        [one] { $bands } banda
       *[other] { $bands } bandas
    }
sky-unused =
    { $sinks ->
        [one] { $sinks } sumidero libre: retira carbono
       *[other] { $sinks } sumideros libres: retiran carbono
    }
sky-spare =
    con { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } menos se evita
sky-room =
    { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } más y habrá otra banda
sky-short =
    { $short ->
        [one] falta { $short }
       *[other] faltan { $short }
    }
sky-of-energy = de energía
sky-short-costs =
    { $communities ->
        [one] { $communities } comunidad más en crisis
       *[other] { $communities } comunidades más en crisis
    }
sky-enough = Suficiente
sky-energy-word = energía
sky-others-short =
    { $short ->
        [one] a otros les falta { $short }
       *[other] a otros les faltan { $short }
    }
sky-nobody-short = la demanda está cubierta
sky-cancelled = Anulada
sky-no-harm = Sin daño
sky-no-forecast = no hay previsión de crisis
sky-drawdown-holds = ¡Habéis frenado el cambio climático! Superad las crisis de esta ronda y habréis ganado.
sky-crisis-undone = { $title }: anulada por las cartas de debajo
sky-crisis-tie = { $title }: empate, decide un dado ({ $names })
sky-crisis-others = { $title }: { $names }
sky-crisis-all = para todos, { $title }: { $names }
sky-crisis-chance = { $title }, más lo que decida el azar
sky-crisis-choice = { $title }: tú elegirás
sky-change-cards = cartas
sky-change-draws = cartas en el próximo robo
sky-change-growth = aumento de la demanda
sky-change-bands = bandas
sky-change-crises = crisis por venir
sky-change-projects = Proyectos globales
sky-look-hint = Pasa el cursor por una jugada y verás aquí qué cambiaría.
sky-no-change = La previsión no cambia.
sky-no-change-yet = La previsión no cambia hasta que surta efecto.
sky-changes = La previsión: { $changes }.
sky-moves-on = Entonces empieza otra etapa.
sky-one-way = (una de las formas en que puede ir)
sky-nothing-yet = Aún no ha pasado nada.
sky-open = depende de lo que elijas después
sky-told = Lo que pasa
sky-pace = Ritmo
sky-pace-times = × { NUMBER($pace) }

sky-point = Señalar
sky-point-at = Señalar { $title } a los demás
sky-stacks = Pilas
sky-tags = Iconos
sky-no-tags = ninguno
sky-piles = Mazos y descartes
sky-pile-local = Proyectos locales
sky-pile-global = Proyectos globales
sky-pile-crisis = Crisis
sky-pile =
    { $discarded ->
        [0] { $deck }: { $left } en el mazo, nada descartado
        [one] { $deck }: { $left } en el mazo, { $discarded } descartada
       *[other] { $deck }: { $left } en el mazo, { $discarded } descartadas
    }
# Las que quedan en el mazo, y las descartadas.
sky-pile-short = Mazo { $left } · descartes { $discarded }
sky-pile-heading = Descartes: { $deck }
sky-pile-order = En el orden de sus números: los descartes no tienen orden propio.
sky-pile-empty = No hay nada descartado.
sky-hand-of =
    { $cards ->
        [one] Mano: { $cards } carta
       *[other] Mano: { $cards } cartas
    }
sky-hand-empty = La mano está vacía.
sky-choice = Elección de un Proyecto global
sky-choose = ¿Qué proyecto conserváis?
sky-make-room = Un proyecto tiene que dejar sitio a este
sky-keep = Conservarlo
sky-keep-none = Ninguno

## Señalar

sky-pointing = Señala algo para los demás.
sky-pointing-keys = Haz clic en una carta, un proyecto, una crisis, un efecto planetario o una Potencia; con el teclado: flechas e Intro.
sky-pointing-hold = Tócalo. En cualquier momento, mantener el dedo encima también lo señala.
sky-pointing-leave = Salir
sky-points = { $name } señala: { $title }
sky-points-you = Señalas: { $title }

## Decisiones del grupo

sky-tie = Hay empate.
sky-split = No todos estáis de acuerdo.
# $choice is a project, or sky-vote-none.
sky-party = { $choice }: { $powers }.
sky-vote-none = ninguno
sky-tie-rule = Todos tenéis que nombrar lo mismo; cualquiera puede cambiar su voto.
sky-together = Todas mis Potencias votan igual
sky-full =
    { $places ->
        [one] El único lugar está ocupado
       *[other] Los { $places } lugares están ocupados
    }: si os quedáis con uno de estos, un proyecto en juego tiene que dejarle sitio.
sky-full-room =
    { $places ->
        [one] El único lugar está ocupado
       *[other] Los { $places } lugares están ocupados
    }. El que elijáis se descarta, con las cartas que tiene debajo.
sky-drop-this = Descartar { $title }
sky-play-this = Jugar con esta
