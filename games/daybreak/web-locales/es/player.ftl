### One's own ground at a table of Daybreak: board, stacks, hand, questions.

## The board

player-own = Tu lado de la mesa
player-you = tú
player-carbon =
    { $count ->
        [one] Emitirás { $count } cubito de carbono
       *[other] Emitirás { $count } cubitos de carbono
    }
player-energy = Energía
player-energy-have = { $dirty } sucia, { $clean } limpia
player-demand = demanda { $count }
player-energy-sentence =
    { $dirty } de energía sucia y { $clean } de limpia frente a una demanda de { $demand }{ $short ->
        [0] .
        [one] : falta { $short }.
       *[other] : faltan { $short }.
    }
player-emissions = Emisiones por sector
player-count = { $name }: { $count }
player-resilience = Resistencia
player-resilience-social = Social
player-resilience-ecological = Ecológica
player-resilience-infrastructure = Infraestruct.
player-communities = Comunidades en crisis
player-communities-sentence =
    { $count } de { $most } { $most ->
        [one] comunidad
       *[other] comunidades
    } en crisis
player-of = { $count } de { $most }
player-mark = { $mark }: robas { $less }
player-mark-lost = { $mark }: derrota

## Stacks and cards

player-stacks = Tus pilas
player-stack =
    Pila { $number }, al frente: { $title }{ $count ->
        [0] { "" }
        [one] , 1 carta detrás
       *[other] , { $count } cartas detrás
    }
player-place = Espacio libre { $number }
player-found = Empezar una pila
player-front = Al frente
player-tuck = Detrás
player-no-gain = sin mejora
player-proposal = { $name }: «{ $text }»
player-act = Usar la acción de { $what }
player-point = Señalarla a los demás
player-source = { $no }, { $source }
player-card-name = { $title }. Iconos: { $tags }. { $text }
player-card-not-yet = Su acción todavía no es posible: { $reason }
player-no-tags = ninguno
player-hand =
    { $count ->
        [0] Tu mano, vacía
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
player-offer =
    { $count ->
        [one] 1 carta para elegir
       *[other] { $count } cartas para elegir
    }
player-offer-from = { $name } te ofrece estas cartas con { $title }.
player-offer-yours = Con tu carta { $title }.
player-answer-pay = Descartar como pago: { $card }
player-answer-lose = Perder: { $card }
player-answer-card = Elegir: { $card }
player-answer-keep = Quedarse con: { $card }
player-answer-spend = Gastar: { $card }
player-verb-pay = Descartar
player-verb-lose = Perder
player-verb-card = Elegir
player-verb-keep = Quedármela
player-verb-spend = Gastar

## Uses of a card, and questions

player-uses = Usos de { $title }
player-use-front = Al frente
player-use-tuck = Detrás
player-placing = Elegir el lugar
player-placing-when = Su lugar en la pila solo importa si se pierden las cartas de delante. Si no, va detrás de todas.
player-use-under = Bajo { $where }
player-use-pay = Pagar
player-use-stacks =
    { $count ->
        [one] de 1 pila
       *[other] de { $count } pilas
    }
player-use-actions =
    { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
player-uses-count =
    { $count ->
        [0] Ningún uso
        [one] Un uso
        [2] Dos usos
        [3] Tres usos
        [4] Cuatro usos
        [5] Cinco usos
       *[other] { $count } usos
    }
player-hold = mantén pulsado para ver el efecto
player-other-uses = Otros usos
player-point-short = Señalarla
player-unknown-crisis = una crisis desconocida
player-put-back = Devolver a la mano
player-back = Cancelar
player-choices = Lo que puedes elegir

## End of the stage

player-end = Fin de la etapa
player-undone = Queda por hacer
player-retract = Deshacer jugada
player-retract-ask = Pedir deshacer
player-done = He terminado
player-done-short = Listo
player-done-ask = Aún queda esto por hacer. ¿Terminar la etapa de todos modos?
player-done-anyway = Sí, he terminado
player-not-done = Aún no he terminado
# $what is what they are waited for: "vote", "local" (to be done with the stage), "window" (to answer or pass) or "choice".
player-waiting = { $what ->
    [vote] Falta por votar: { $names }
    [local] Falta por acabar: { $names }
    [window] Falta por actuar o pasar: { $names }
   *[choice] Falta por elegir: { $names }
}
player-both = { $what ->
    [vote] Tampoco ha votado: { $names }
   *[other] { $count ->
        [one] { $names } tampoco ha acabado
       *[other] { $names } tampoco han acabado
    }
}
player-waits-for-you = Los demás te esperan
player-debrief = Ver el análisis
player-new = nueva
player-needs = requiere
player-covers = tapa
player-tucked =
    { $count ->
        [one] 1 debajo
       *[other] { $count } debajo
    }
player-option-start = Delante de { $where }
player-option-support = Debajo de { $where }
player-option-pay = Pagar { $where }
player-more = { $count } más
player-fewer = Menos

player-moves-start = Al frente o en una pila nueva
player-moves-support = Detrás de una pila
player-moves-project = Debajo de un proyecto
player-moves-crisis = Debajo de una crisis
player-moves-act = Acciones
player-moves-else = Todo lo demás
