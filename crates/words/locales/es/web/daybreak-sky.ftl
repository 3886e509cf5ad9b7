### La mesa de Daybreak por encima del horizonte y sobre él.

sky-home = Firstlight, inicio
sky-table-named = Daybreak · { $name }
sky-stages = Ronda y fase
sky-round = Ronda { $round } de { $rounds }
sky-round-short = Ronda { $round }
sky-stage-global = Global
sky-stage-local = Local
sky-stage-emissions = Emisiones
sky-stage-crisis = Crisis
sky-stage-growth = Crecimiento
sky-paused = en pausa

sky-views = Partes de la mesa
sky-view-world = Mundo
sky-view-crises = Crisis
sky-view-board = Tablero
sky-view-hand = Mano
sky-view-powers = Potencias

sky-powers = Las otras potencias
sky-energy = { $dirty } de energía sucia y { $clean } de limpia para una demanda de { $demand }
sky-doing-done = listo
sky-doing-voted = votó
sky-doing-plays = juega
sky-doing-left = { $cards ->
    [0] piensa
   *[other] quedan { $cards }
}
sky-doing-away = ausente
sky-bot = bot
sky-carbon-made = produce { $carbon } de carbono esta ronda
sky-communities = { $now } de { $most } comunidades en crisis
sky-hand = cartas en mano

sky-world = Mundo
sky-thermometer = Termómetro
sky-degrees = { $degrees } °C
sky-celsius = °C
sky-bands =
    { $bands ->
        [one] { $bands } banda
       *[other] { $bands } bandas
    }, carbono { $loose }/{ $size }
sky-rolls = tiradas del dado planetario
sky-crisis-cards = cartas de crisis
sky-level =
    { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } del dado planetario, { $crises } cartas de crisis
sky-all-lose = todos pierden

sky-map =
    Mapa del mundo: { $trees ->
        [one] { $trees } árbol
       *[other] { $trees } árboles
    }, { $oceans ->
        [one] { $oceans } océano
       *[other] { $oceans } océanos
    }, { $dac } de captura directa de aire
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
sky-planet-weather-systems = Sistemas climáticos
sky-planet-desertification = Desertificación
sky-planet-ocean-acidification = Acidificación
sky-planet-permafrost = Permafrost
sky-planet-arctic-sea-ice = Hielo del Ártico
sky-planet-amazon-dieback = Amazonía

sky-projects = Proyectos globales
sky-of = { $now } de { $most }
sky-place-open = Lugar libre
sky-active = activo
sky-drop = Descartarlo
sky-use = Usarlo
sky-used = { $used }/{ $most }
sky-slots = { $filled } de { $places } cartas
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
sky-unknown = oculta
sky-unknown-hint = Crisis desconocida. Nada puede ponerse debajo hasta que se descubra.
sky-turn-up = Descubrir

sky-forecast = Pronóstico de la ronda
sky-if-now = Si la fase acabara ya
sky-next-round = En la próxima ronda
sky-carbon = carbono
sky-drawdown = reducción
sky-made-absorbed = { $made } producidos, { $absorbed } absorbidos
sky-was = antes { $was }
sky-share = { $power }: { $carbon } de carbono
sky-waiting-carbon = { $carbon } de carbono espera en las emisiones recientes
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
sky-spare = con { $carbon } de carbono menos se evita
sky-room = { $carbon } de carbono más y habrá otra banda
sky-short = faltan { $short }
sky-of-energy = de energía
sky-short-costs =
    { $communities ->
        [one] { $communities } comunidad más en crisis
       *[other] { $communities } comunidades más en crisis
    }
sky-enough = Suficiente
sky-energy-word = energía
sky-others-short = a otros les faltan { $short }
sky-nobody-short = la demanda está cubierta
sky-cancelled = Anulada
sky-no-harm = Sin daño
sky-no-forecast = no hay crisis pronosticada
sky-drawdown-holds = ¡Reducción neta de carbono! Superad las crisis de esta ronda y habréis ganado.
sky-crisis-undone = { $title }: deshecha por las cartas debajo
sky-crisis-others = { $title } afecta a { $names }
sky-crisis-all = para todos: { $title } afecta a { $names }
sky-crisis-chance = { $title }, más lo que decida el azar
sky-crisis-choice = { $title }: tú elegirás
sky-change-cards = cartas
sky-change-draws = cartas en el próximo robo
sky-change-growth = crecimiento de la demanda
sky-change-bands = bandas
sky-change-crises = crisis por venir
sky-change-projects = proyectos globales
sky-look-hint = Pasa por una jugada y aquí verás qué cambiaría.
sky-no-change = El pronóstico no cambia.
sky-no-change-yet = El pronóstico no cambia hasta que actúe.
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
sky-hand-of =
    { $cards ->
        [one] Mano: { $cards } carta
       *[other] Mano: { $cards } cartas
    }
sky-hand-empty = La mano está vacía.
sky-choice = Elección de un proyecto global
sky-choose = ¿Qué proyecto conserváis entre todos?
sky-make-room = Un proyecto tiene que dejarle lugar a este
sky-keep = Conservarlo
sky-keep-none = Ninguno

## Señalar

sky-pointing = Señala algo para los demás.
sky-pointing-keys = Haz clic en una carta, un proyecto, una crisis, un efecto planetario o una potencia; con el teclado: flechas y Entrar.
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
sky-together = Todas mis potencias votan igual
sky-full = Los { $places } lugares están ocupados: si os quedáis con uno de estos, un proyecto en juego tiene que dejarle sitio.
sky-full-room = Los { $places } lugares están ocupados. El que elijáis se descarta, con las cartas que tiene debajo.
sky-drop-this = Descartar { $title }
sky-play-this = Jugar con esta
