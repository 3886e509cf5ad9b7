### One's own ground at a table of Daybreak: board, stacks, hand, questions.

## The board

ground-own = Tu lado de la mesa
ground-you = tú
ground-carbon =
    { $count ->
        [one] Emitirás { $count } cubito de carbono
       *[other] Emitirás { $count } cubitos de carbono
    }
ground-energy = Energía
ground-energy-have = { $dirty } sucia, { $clean } limpia
ground-demand = demanda { $count }
ground-energy-sentence =
    { $dirty } de energía sucia y { $clean } de limpia frente a una demanda de { $demand }{ $short ->
        [0] .
        [one] : falta { $short }.
       *[other] : faltan { $short }.
    }
ground-emissions = Emisiones por sector
ground-count = { $name }: { $count }
ground-resilience = Resistencia
ground-resilience-social = Social
ground-resilience-ecological = Ecológica
ground-resilience-infrastructure = Infraestruct.
ground-communities = Comunidades en crisis
ground-communities-sentence =
    { $count } de { $most } { $most ->
        [one] comunidad
       *[other] comunidades
    } en crisis
ground-of = { $count } de { $most }
ground-mark = { $mark }: robas { $less }
ground-mark-lost = { $mark }: derrota

## Stacks and cards

ground-stacks = Tus pilas
ground-stack =
    Pila { $number }, al frente: { $title }{ $count ->
        [0] { "" }
        [one] , 1 carta detrás
       *[other] , { $count } cartas detrás
    }
ground-place = Espacio libre { $number }
ground-found = Empezar una pila
ground-front = Al frente
ground-tuck = Detrás
ground-no-gain = sin mejora
ground-proposal = { $name }: «{ $text }»
ground-act = Usar la acción de { $what }
ground-read = Leer { $title }
ground-turn = Dar la vuelta
ground-turn-key = El mundo real detrás de la carta y su fuente
ground-point = Señalarla a los demás
ground-no-world = No hay información del mundo real sobre esta carta.
ground-source = { $no }, { $source }
ground-card-name = { $title }. Iconos: { $tags }. { $text }
ground-card-not-yet = Su acción todavía no es posible: { $reason }
ground-no-tags = ninguno
ground-hand =
    { $count ->
        [0] Tu mano, vacía
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
ground-offer =
    { $count ->
        [one] 1 carta para elegir
       *[other] { $count } cartas para elegir
    }
ground-offer-from = { $name } te ofrece estas cartas con { $title }.
ground-offer-yours = Con tu carta { $title }.
ground-answer-pay = Descartar como pago: { $card }
ground-answer-lose = Perder: { $card }
ground-answer-card = Elegir: { $card }
ground-answer-keep = Quedarse con: { $card }
ground-answer-spend = Gastar: { $card }
ground-verb-pay = Descartar
ground-verb-lose = Perder
ground-verb-card = Elegir
ground-verb-keep = Quedármela
ground-verb-spend = Gastar

## Uses of a card, and questions

ground-uses = Usos de { $title }
ground-play-it = Jugarla
ground-use-front = Al frente
ground-use-tuck = Detrás
ground-placing = Elegir el lugar
ground-placing-when = Su lugar en la pila solo importa si se pierden las cartas de delante. Si no, va detrás de todas.
ground-use-under = Bajo { $where }
ground-use-pay = Pagar
ground-use-stacks =
    { $count ->
        [one] de 1 pila
       *[other] de { $count } pilas
    }
ground-use-actions =
    { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
ground-uses-count =
    { $count ->
        [0] Ningún uso
        [one] Un uso
        [2] Dos usos
        [3] Tres usos
        [4] Cuatro usos
        [5] Cinco usos
       *[other] { $count } usos
    }
ground-hold = mantén pulsado para ver el efecto
ground-other-uses = Otros usos
ground-point-short = Señalarla
ground-unknown-crisis = una crisis desconocida
ground-put-back = Devolver a la mano
ground-back = Cancelar
ground-choices = Lo que puedes elegir

## End of the stage

ground-end = Fin de la etapa
ground-undone = Queda por hacer
ground-retract = Deshacer jugada
ground-retract-ask = Pedir deshacer
ground-done = He terminado
ground-done-short = Listo
ground-done-ask = Aún queda esto por hacer. ¿Terminar la etapa de todos modos?
ground-done-anyway = Sí, he terminado
ground-not-done = Aún no he terminado
# $what is what they are waited for: "vote", "local" (to be done with the stage), "window" (to answer or pass) or "choice".
ground-waiting = { $what ->
    [vote] Falta por votar: { $names }
    [local] Falta por acabar: { $names }
    [window] Falta por actuar o pasar: { $names }
   *[choice] Falta por elegir: { $names }
}
ground-both = { $what ->
    [vote] Tampoco ha votado: { $names }
   *[other] { $count ->
        [one] { $names } tampoco ha acabado
       *[other] { $names } tampoco han acabado
    }
}
ground-waits-for-you = Los demás te esperan
ground-debrief = Ver el análisis
ground-new = nueva
