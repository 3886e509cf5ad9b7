### La mesa de Daybreak por encima del horizonte y sobre él.

world-home = Firstlight, inicio
world-table-named = Daybreak · { $name }
world-stages = Ronda y etapa
world-round = Ronda { $round } de { $rounds }
world-round-short = Ronda { $round }
world-stage-global = Global
world-stage-local = Local
world-stage-emissions = Emisiones
world-stage-crisis = Crisis
world-stage-growth = Desarrollo
world-paused = en pausa

world-views = Partes de la mesa
world-view-world = Mundo
world-view-crises = Crisis
world-view-board = Tablero
world-view-hand = Mano
world-view-powers = Potencias

world-powers = Las otras Potencias
world-energy = { $dirty } de energía sucia y { $clean } de limpia para una demanda de { $demand }
world-doing-done = hecho
world-doing-voted = ha votado
world-doing-plays = juega
world-doing-left =
    { $cards ->
        [0] piensa
        [one] queda { $cards }
       *[other] quedan { $cards }
    }
world-doing-away = ausente
world-bot = bot
world-carbon-made =
    emite { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } de carbono esta ronda
world-communities =
    { $now } de { $most } { $most ->
        [one] comunidad
       *[other] comunidades
    } en crisis

world-world = Mundo
world-thermometer = Termómetro
world-degrees = { $degrees } °C
world-celsius = °C
world-bands =
    { $bands ->
        [one] { $bands } banda
       *[other] { $bands } bandas
    }, { $loose } de { $size } { $size ->
        [one] cubito
       *[other] cubitos
    }
world-rolls = tiradas del dado planetario
world-crisis-cards = cartas de crisis
world-level =
    { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } del dado planetario, { $crises } { $crises ->
        [one] carta
       *[other] cartas
    } de crisis
world-all-lose = derrota

world-map =
    Mapa del mundo: { $trees ->
        [one] { $trees } árbol
       *[other] { $trees } árboles
    }, { $oceans ->
        [one] { $oceans } océano
       *[other] { $oceans } océanos
    }, { $dac } de captura directa del aire
world-sinks = Sumideros
world-absorb = absorben { $sinks } por ronda
world-absorb-more = absorbido por proyectos
world-recent = emisiones recientes
world-tracks = Efectos planetarios
world-track = { $name }: casilla { $at } de { $spaces }. Próximo punto de inflexión en la casilla { $next }: { $text }
world-tipping =
    { $steps ->
        [one] Se desata con el próximo paso:
       *[other] Se desata en { $steps } pasos:
    }
world-planet-weather-systems = Fenómenos extremos
world-planet-desertification = Desertificación
world-planet-ocean-acidification = Acidificación
world-planet-permafrost = Permafrost
world-planet-arctic-sea-ice = Deshielo glaciar
world-planet-amazon-dieback = Selva amazónica

world-projects = Proyectos globales
world-of = { $now } de { $most }
world-place-open = Lugar libre
world-active = activo
world-drop = Descartarlo
world-use = Usarlo
world-used = { $used }/{ $most }
world-slots =
    { $filled } de { $places } { $places ->
        [one] carta
       *[other] cartas
    }
world-tucked =
    { $cards ->
        [0] ninguna carta debajo
        [one] { $cards } carta debajo
       *[other] { $cards } cartas debajo
    }
world-not-here = aquí no
world-for-it = a favor
world-crises = Crisis de esta ronda
world-crises-unknown =
    { $unknown ->
        [0] todas a la vista
        [one] { $unknown } desconocida
       *[other] { $unknown } desconocidas
    }
world-no-crises = No hay crisis en la mesa.
world-in-force = en vigor
world-unknown = desconocida
world-unknown-hint = Crisis desconocida. No se puede colocar nada debajo hasta que se revele.
world-turn-up = Revelar

world-forecast = Previsión de la ronda
world-if-now = Si la etapa acabara ya
world-in-round = En la ronda { $round }
world-last-round = La última ronda
world-game-ends = La partida acaba con esta ronda: después de sus crisis no viene nada.
world-ahead = Al detalle
world-ahead-all = El resto de la ronda: lo seguro, lo abierto y lo peor
world-carbon = carbono
world-drawdown = emisiones cero
world-made-absorbed = emitido { $made }, absorbido { $absorbed }
world-was = antes { $was }
world-share =
    { $power }: { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    }
world-waiting-carbon =
    { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } de carbono en las emisiones recientes
world-to = pasa a
world-bands-after =
    { $bands ->
        [0] ninguna banda
        [one] { $bands } banda
       *[other] { $bands } bandas
    }
world-unused =
    { $sinks ->
        [one] { $sinks } sumidero libre: retira carbono
       *[other] { $sinks } sumideros libres: retiran carbono
    }
world-spare =
    con { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } menos se evita
world-room =
    { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } más y habrá otra banda
world-short =
    { $short ->
        [one] falta { $short }
       *[other] faltan { $short }
    }
world-of-energy = de energía
world-short-costs =
    { $communities ->
        [one] { $communities } comunidad más en crisis
       *[other] { $communities } comunidades más en crisis
    }
world-enough = Suficiente
world-energy-word = energía
world-others-short =
    { $short ->
        [one] a otros les falta { $short }
       *[other] a otros les faltan { $short }
    }
world-nobody-short = la demanda está cubierta
world-cancelled = Anulada
world-no-harm = Sin daño
world-no-forecast = no hay previsión de crisis
world-drawdown-holds = ¡Habéis frenado el cambio climático! Superad las crisis de esta ronda y habréis ganado.
world-crisis-undone = { $title }: anulada por las cartas de debajo
world-crisis-tie = { $title }: empate, decide un dado ({ $names })
world-crisis-tied = { $title }: empate, decide un dado
world-crisis-others = { $title }: { $names }
world-crisis-all = para todos, { $title }: { $names }
world-crisis-chance = { $title }, más lo que decida el azar
world-crisis-choice = { $title }: tú elegirás
world-change-cards = cartas
world-change-draws = cartas en el próximo robo
world-change-growth = aumento de la demanda
world-change-bands = bandas
world-change-crises = crisis por venir
world-change-projects = Proyectos globales
world-look-hint = Pasa el cursor por una jugada y verás aquí qué cambiaría.
world-changes = La previsión: { $changes }.
world-moves-on = Entonces empieza otra etapa.
world-one-way = (una de las formas en que puede ir)
world-nothing-yet = Aún no ha pasado nada.
world-open = depende de lo que elijas después
world-told = Lo que pasa
world-pace = Ritmo
world-pace-times = × { NUMBER($pace) }

world-point = Señalar
world-point-at = Señalar { $title } a los demás
world-stacks = Pilas
world-tags = Iconos
world-no-tags = ninguno
world-piles = Mazos y descartes
world-pile-local = Proyectos locales
world-pile-global = Proyectos globales
world-pile-crisis = Crisis
world-pile =
    { $discarded ->
        [0] { $deck }: { $left } en el mazo, nada descartado
        [one] { $deck }: { $left } en el mazo, { $discarded } descartada
       *[other] { $deck }: { $left } en el mazo, { $discarded } descartadas
    }
# Las que quedan en el mazo, y las descartadas.
world-pile-heading = Descartes: { $deck }
world-pile-order = En el orden de sus números: los descartes no tienen orden propio.
world-pile-empty = No hay nada descartado.
world-hand-of =
    { $cards ->
        [one] Mano: { $cards } carta
       *[other] Mano: { $cards } cartas
    }
world-hand-empty = La mano está vacía.
world-choice = Elección de un Proyecto global
world-choose = ¿Qué proyecto conserváis?
world-make-room = Un proyecto tiene que dejar sitio a este
world-keep = Conservarlo
world-keep-none = Ninguno

## Señalar

world-pointing = Señala algo para los demás.
world-pointing-keys = Haz clic en una carta, un proyecto, una crisis, un efecto planetario o una Potencia; con el teclado: flechas e Intro.
world-pointing-hold = Tócalo. Mantener el dedo sobre algo que no sea una carta lo señala en cualquier momento; sobre una carta, la muestra.
world-pointing-leave = Salir
world-points = { $name } señala: { $title }
world-points-you = Señalas: { $title }

## Decisiones del grupo

world-tie = Hay empate.
world-split = No todos estáis de acuerdo.
# $choice is a project, or world-vote-none.
world-party = { $choice }: { $powers }.
world-vote-none = ninguno
world-tie-rule = Todos tenéis que nombrar lo mismo; cualquiera puede cambiar su voto.
world-together = Todas mis Potencias votan igual
world-full =
    { $places ->
        [one] El único lugar está ocupado
       *[other] Los { $places } lugares están ocupados
    }: si os quedáis con uno de estos, un proyecto en juego tiene que dejarle sitio.
world-full-room =
    { $places ->
        [one] El único lugar está ocupado
       *[other] Los { $places } lugares están ocupados
    }. El que elijáis se descarta, con las cartas que tiene debajo.
world-drop-this = Descartar { $title }
world-play-this = Jugar con esta
world-keep-none-means =
    { $count ->
        [one] Va al descarte.
       *[other] Todos van al descarte.
    } No se sustituye nada.
world-pile-short = Mazo { $left } · descartes { $discarded }

world-means = Qué supondría ahora
world-means-at-once = Activo de inmediato
world-means-nothing = nada por ahora
world-challenge = Reto: { $title }
world-challenges-count =
    { $count ->
        [one] { $count } reto
       *[other] { $count } retos
    }
world-challenges = Retos de esta mesa
world-challenge-all = para todos
world-do-it = Hacerlo
world-do-not = No
world-watch = Ver
world-did-cards = { $kind ->
    [drew] roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [offered] puede quedarse con algunas de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [kept] se queda con { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [recovered] recupera { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de los descartes
    [cards_given] da { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [cards_lost] pierde { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[discarded] descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
}
world-asks = te pide: { $text }
world-doing-asks = te espera
world-doing-plays-move = juega, jugada { $count }
world-deeds = En esta ronda

## Para quien escucha

world-heard-carbon = Cubitos de carbono: { $net } (emitidos { $made }, absorbidos { $absorbed })
world-heard-heat = { $degrees } °C pasan a { $then } °C, con { $bands ->
    [0] ninguna banda
    [one] 1 banda
   *[other] { $bands } bandas
}
world-heard-stays = Se queda en { $degrees } °C, { $bands ->
    [0] sin ninguna banda
    [one] con 1 banda
   *[other] con { $bands } bandas
}
world-heard-short =
    { $short ->
        [one] Te falta 1 de energía
       *[other] Te faltan { $short } de energía
    }
world-heard-enough = Tienes energía suficiente
world-heard-crisis = Crisis que viene: { $what }
world-heard-place = { $number }: { $title }
world-keep-this = Conservarlo: { $title }
