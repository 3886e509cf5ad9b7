### La mesa de Daybreak en la terminal.

## La línea de arriba

table-db-title = Ronda { $round } de { $rounds } · { $stage }
table-db-title-over = La partida ha terminado · ronda { $round } de { $rounds }
table-db-drawdown = emisiones cero

## El mundo

table-db-thermometer = Termómetro
table-db-heat =
    { $bands } de { $most } { $most ->
        [one] banda
       *[other] bandas
    }; para la siguiente, { $carbon } de { $band } { $band ->
        [one] cubito
       *[other] cubitos
    }
table-db-heat-away = { $count ->
    [one] 1 banda fuera hasta el final de la ronda
   *[other] { $count } bandas fuera hasta el final de la ronda
}
table-db-sinks = Sumideros
table-db-planet = Planeta
table-db-track =
    casilla { $now } de { $spaces }, { $next ->
        [0] sin punto de inflexión por delante
        [one] punto de inflexión en su próxima tirada
       *[other] punto de inflexión en { $next } tiradas
    }
table-db-planet-legend = ●: la ficha; !: un punto de inflexión; ·: una casilla sin él. Las tiradas son las de ese efecto.
table-db-projects = Proyectos
table-db-active = activo
table-db-waiting = aún no activo
table-db-tucked = { $count ->
    [one] 1 carta debajo
   *[other] { $count } cartas debajo
}
table-db-crises = Crisis
table-db-face-down = { $count ->
    [one] 1 boca abajo
   *[other] { $count } boca abajo
}
table-db-in-force = en vigor
table-db-challenges = Retos
table-db-forecast = Previsión
# La forma corta tras una jugada: un rótulo y cómo están las cosas.
table-db-now = Ahora:
table-db-now-bands = { $bands } de { $most } bandas
table-db-now-net = carbono neto de la ronda: { $net }
table-db-now-shortage =
    { $count ->
        [one] falta 1 ficha
       *[other] faltan { $count } fichas
    } de energía
table-db-now-communities = tus comunidades en crisis: { $count } de { $most }

## Las potencias, una por línea

table-db-head-carbon = CO₂
table-db-head-demand = Dem
table-db-head-dirty = Suc
table-db-head-clean = Lim
table-db-head-transportation = Tra
table-db-head-fuel-extraction = Ext
table-db-head-industry = Ind
table-db-head-waste = Res
table-db-head-agriculture = Agr
table-db-head-buildings = Tec
table-db-head-social = Soc
table-db-head-ecological = Eco
table-db-head-infrastructure = Inf
table-db-head-communities = Crisis
table-db-head-hand = Mano
# Debajo de la tabla de las potencias.
table-db-legend = Dem, Suc, Lim: demanda, energía sucia, limpia · de Tra a Tec: emisiones · Soc, Eco, Inf: resistencia · Crisis: comunidades en crisis y el límite · ✓: ha terminado

## Las cartas propias

table-db-stacks = Pilas
table-db-stack = { $number } { $title } · { $tags }
table-db-no-tags = sin iconos
table-db-area-tags = Iconos
table-db-used = { $count ->
    [one] usada una vez
   *[other] usada { $count } veces
}
table-db-hand = Mano

## El menú: una carta y adónde puede ir

table-db-in-front = al frente:
table-db-behind = detrás:
table-db-under-project = bajo el proyecto:
table-db-under-crisis = bajo la crisis:
# After the move that was taken, how many there were.
table-db-one-of = una de { $count }
# Lo que aporta una acción ahora, una frase, y cuántas cartas cuesta.
table-db-today =
    { $count ->
        [0] { $effect }
        [one] Por 1 carta: { $effect }
       *[other] Por { $count } cartas: { $effect }
    }
table-db-new-stack = pila nueva
table-db-stack-number = pila { $number }
table-db-stack-numbers = pilas { $first }–{ $last }

## Respuestas

table-db-no-card = Ninguna carta se llama «{ $input }»; prueba con una parte del título.
table-db-no-power = Ninguna Potencia de esta mesa se llama «{ $input }».
table-db-card-usage = ¿Qué carta? Añade una parte del título o el número, como en «carta solar» o «carta 1.014».
table-db-board-usage = ¿Qué Potencia? Añade su nombre, como en «tablero china».
table-db-nothing = aquí no hay nada
table-db-deck =
    { $deck }: { $left } en el mazo, { $count ->
        [0] sin descartes
        [one] 1 en los descartes
       *[other] { $count } en los descartes
    }
table-db-deck-local = Proyectos locales
table-db-deck-global = Proyectos globales
table-db-deck-crisis = Crisis
# Respuestas a «por qué».
table-db-why-changes = Consecuencias: { $list }.
table-db-why-forecast = Previsión: { $list }.
table-db-why-chosen = (De las elecciones que siguen se han tomado las más probables; las tuyas pueden dar otra cosa.)
table-db-why-nothing = Por sí sola no cambia nada.
table-db-why-card = La carta dice: { $text }
table-db-why-action = Su acción, al frente de una pila: { $reason }
table-db-why-idle = También posible, pero ahora mismo sin provecho: { $places }.

## Órdenes en la mesa, escritas como dice `terminal.ftl` de la casa

command-hand-read-does = tu mano, con lo que hace cada carta
command-stacks = pilas
command-stacks-does = tus pilas, con lo que hacen sus acciones
command-board = tablero
command-board-does = las pilas, los iconos y la mano de una Potencia
command-board-takes = POTENCIA
command-card = carta
command-card-does = una carta
command-card-takes = TÍTULO
command-projects = proyectos
command-projects-does = los Proyectos globales en juego, con lo que hacen
command-crises = crisis
command-crises-does = las crisis boca arriba, con lo que hacen
command-planet = planeta
command-planet-does = los marcadores de efectos planetarios, con sus puntos de inflexión
command-discards = descartes, mazos
command-discards-does = los descartes y cuántas cartas tienen los mazos
command-forecast = previsión
command-forecast-does = lo que traerá la ronda tal como están las cosas
