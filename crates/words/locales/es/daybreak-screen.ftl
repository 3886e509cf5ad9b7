### La mesa de Daybreak en la terminal.

## La línea de arriba

table-db-title = Ronda { $round } de { $rounds } · { $stage }
table-db-title-over = La partida ha terminado · ronda { $round } de { $rounds }
table-db-drawdown = reducción neta de carbono

## El mundo

table-db-thermometer = Calor
table-db-heat = { $bands } de { $most } bandas, { $carbon } de { $band } de carbono hacia la siguiente
table-db-heat-away = { $count ->
    [one] 1 banda fuera hasta el final de la ronda
   *[other] { $count } bandas fuera hasta el final de la ronda
}
table-db-sinks = Sumideros
table-db-planet = Planeta
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
table-db-challenges = Desafíos
table-db-forecast = Previsión

## Las potencias, una por línea

table-db-head-carbon = CO₂
table-db-head-demand = Dem
table-db-head-dirty = Suc
table-db-head-clean = Lim
table-db-head-transportation = Tra
table-db-head-fuel-extraction = Com
table-db-head-industry = Ind
table-db-head-waste = Res
table-db-head-agriculture = Agr
table-db-head-buildings = Edi
table-db-head-social = Soc
table-db-head-ecological = Eco
table-db-head-infrastructure = Inf
table-db-head-communities = Crisis
table-db-head-hand = Mano

## Las cartas propias

table-db-stacks = Pilas
table-db-stack = { $number } { $title } · { $tags }
table-db-no-tags = sin iconos
table-db-used = { $count ->
    [one] usada una vez
   *[other] usada { $count } veces
}
table-db-hand = Mano

## El menú: una carta y adónde puede ir

table-db-in-front = delante:
table-db-behind = detrás:
table-db-under-project = bajo el proyecto:
table-db-under-crisis = bajo la crisis:
# After the move that was taken, how many there were.
table-db-one-of = una de { $count }
table-db-new-stack = pila nueva
table-db-stack-number = pila { $number }

## Respuestas

table-db-no-card = Ninguna carta se llama «{ $input }»; prueba con una parte del título.
table-db-no-power = Ninguna potencia de esta mesa se llama «{ $input }».
table-db-card-usage = ¿Qué carta? Añade una parte del título o el número, como en «card solar» o «card 1.014».
table-db-board-usage = ¿Qué potencia? Añade su nombre, como en «board us».
table-db-nothing = aquí no hay nada
table-db-help =
    Escribe el número de una jugada, o parte de lo que dice, y pulsa Intro.
    O una de estas órdenes:
      ?             esta lista
      hint          las mejores jugadas, con lo que cabe esperar de ellas
      why N         por qué es posible la jugada N y qué haría
      why CARTA     por qué puedes o no puedes usar esa carta
      back          deshacer tu última jugada
      back anyway   entre bots: empezar un «y si» desde antes de tu última jugada
      next          que responda antes otra persona
      table         la mesa entera otra vez
      hand          tu mano, con lo que hace cada carta
      stacks        tus pilas, con lo que hacen sus acciones
      board NOMBRE  las pilas y la mano de una potencia
      card TÍTULO   una carta
      projects      los proyectos globales en juego, con lo que hacen
      crises        las crisis boca arriba, con lo que hacen
      planet        los indicadores planetarios, con sus puntos de inflexión
      forecast      lo que traerá la ronda tal como están las cosas
      log           lo que ha pasado hasta ahora
      quit          salir; la partida se guarda si se lleva un registro
