### La mesa de Earthrise. $who es "you" u "other"; $name es el nombre de ese asiento.

er-you = Tú
er-bot = bot
er-awaited = le toca
er-winner = gana
er-table-named = Earthrise · { $name }
er-table = Earthrise · mesa de { $host }
er-escape = Esc

## En qué punto está la partida

er-round = Ronda { $round } de { $rounds }: { $name }
er-step-maneuver = Maniobra en la Tierra
er-step-rewards = Recompensas
er-step-passes = El Apolo 8 pasa a la izquierda
er-step-scoring = Puntuación
er-log-trick = Cartas y bazas
er-trick-of = Baza { $trick } de { $tricks }

## El vuelo

er-track = Las bazas de esta ronda
er-stop = { $state ->
    [past] Baza { $trick }, hecha: { $what }
    [now] Baza { $trick }, ahora: { $what }
   *[ahead] Baza { $trick }: { $what }
}
er-stop-bare = aún sin ficha
er-radio-silence = Silencio Radio
er-silence-words = Cartas boca abajo, sin Maniobra.
er-silence-moon = Silencio Radio: la ficha está en la Luna y será para el Comandante.
er-on-earth = { $tokens ->
    [one] { $tokens } ficha en la Tierra
   *[other] { $tokens } fichas en la Tierra
}
er-on-earth-for =
    { $tokens ->
        [one] para quien juegue en último lugar { $what }
       *[other] todas para quien juegue en último lugar { $what }
    }
er-on-earth-wait = { $tokens ->
    [one] espera allí a la próxima baza abierta
   *[other] esperan allí a la próxima baza abierta
}
er-on-earth-lost = { $tokens ->
    [one] ya no la gana nadie
   *[other] ya no las gana nadie
}
er-fate-now = ahora en la Tierra
er-fate-earth = nadie la ganó: sigue en la Tierra
er-fate-held = { $who ->
    [you] tuya
   *[other] la tiene { $name }
}
er-fate-box = cambiada por una pieza

## La baza

er-trick = La baza
er-face-down = una carta boca abajo
er-lands-here = tu carta cae aquí
er-is-trump = Triunfo: { $suit }
er-led-by = { $who ->
    [you] sales tú, de Piloto
   *[other] sale { $name }, de Piloto
}
er-no-trump = Aún no hay Triunfo
er-leads = { $who ->
    [you] sales tú
   *[other] sale { $name }
}
er-ship = Tiene el Apolo 8: { $name }
er-captured =
    { $cards ->
        [one] { $cards } ganada
       *[other] { $cards } ganadas
    }
er-role-winning = en cabeza
er-role-commander = Comandante
er-role-copilot = Copiloto
er-role-tokens = fichas
# Why a card is ahead that another equals.
er-tie = Dos veces { $card }: vale más la que se jugó después.
er-look-tie = Iguala la carta de { $name }, y vale más la que se juega después.
er-hurry = Haz clic para continuar
er-last-trick = Última baza
er-rewards = Recompensas, por orden
er-reward-maneuver = Maniobra
er-reward-maneuver-words = { $tokens ->
    [0] nada en la Tierra
   *[other] { count-tokens } en la Tierra
}
er-reward-maneuver-given = ganada en esta baza
er-reward-silent = no la hay en Silencio Radio
er-reward-copilot = Copiloto
er-reward-copilot-words = segundo Triunfo: se lleva 1 carta
er-reward-commander = Comandante
er-reward-commander-words = primer Triunfo: se lleva el resto
er-reward-commander-silent = se lleva el resto y la ficha de Silencio Radio
er-nobody-yet = aún nadie
er-nobody = nadie

## Puntos y puzle

er-honors = Honores
er-after = tras { $round }
er-sheet = Cuaderno
er-captured-round = Ganadas en la ronda
er-tokens = Fichas de Maniobra
er-pieces = Piezas del puzle
er-alerts = Alertas
er-alerts-own = Alertas, solo las ves tú
er-hidden = oculto hasta el final
er-worth = Lo que vale cada carta
er-plus-alerts = +{ count-alerts }
er-picture = Tu puzle
er-picture-named = El puzle de { $name }
er-picture-count = { $pieces } de { $of }: { count-honors }
er-picture-of = { $pieces ->
    [0] { $name }: 0 de { $of } piezas
   *[other] { $name }: { $pieces } de { $of } piezas ({ $list })
}
er-picture-words =
    Justo al ganar una ficha de Maniobra puedes cambiar fichas por piezas de la pila. Con la próxima pieza tu puzle valdría { $next } { $next ->
        [one] Honor
       *[other] Honores
    }; completo, { $all }.
er-everyone = Las piezas de cada jugador

## El horizonte

er-horizon = Lo que pasa y lo que se te pregunta
# $what is what they are waited for: "play", "exchange", "keep", "take", "pills", "give" or "other".
er-waiting = { $what ->
    [play] Esperando a que { $names } juegue una carta
    [exchange] Esperando a que { $names } cambie fichas o las guarde
    [keep] Esperando a que { $names } elija una pieza
    [take] Esperando a que { $names }, como Copiloto, se lleve una carta
    [pills] Falta la decisión de { $names } sobre su píldora
    [give] Esperando a que { $names } entregue una Alerta
   *[other] Esperando a { $names }
}
er-turn-lead = Juegas en primer lugar
er-turn-last = Juegas en último lugar
er-turn = Tu turno: { $turn } de { $players }
er-asked-play = Juega una carta
er-asked-exchange = ¿Fichas por piezas?
er-asked-keep-piece = ¿Qué pieza?
er-asked-take = Una carta para ti
er-asked-pill = Tu Píldora
er-asked-give = Da una Alerta

er-look-leads = convierte { $suit } en Triunfo.
er-look-commander = { $last ->
    [yes] te hace Comandante.
   *[no] por ahora te haría Comandante.
}
er-look-copilot = { $last ->
    [yes] te hace Copiloto: te llevas 1 carta.
   *[no] por ahora te haría Copiloto.
}
er-look-behind = sigue el palo; ya hay dos Triunfos más altos.
er-look-hidden = es Triunfo; quién va en cabeza se verá cuando todos hayan jugado.
er-look-not-trump = no es Triunfo, así que no puede ganar.
er-look-not-trump-ahead = { $last ->
    [yes] no es Triunfo: Comandante de la baza, { $name }.
   *[no] no es Triunfo: en cabeza, { $name }.
}
er-reach-takes = Se lleva { count-tokens }.
er-reach-so-far = { $tokens ->
    [one] Se lleva la ficha, salvo que lo haga una carta posterior.
   *[other] Se lleva { $tokens } fichas, salvo que lo haga una carta posterior.
}
er-reach-open = { $tokens ->
    [one] La ficha depende de una carta que falta.
   *[other] Las fichas dependen de una carta que falta.
}
er-tip-takes = se lleva { count-tokens }
er-tip-so-far = { $tokens ->
    [one] ficha, por ahora
   *[other] fichas, por ahora
}
er-tip-commander = { $last ->
    [yes] gana
   *[no] en cabeza
}
er-tip-copilot = Copiloto

## El suelo

er-ground = Tu zona
er-hand = Tu mano
er-choose-card = Elige una carta para jugarla.
er-choose-card-guard = Elige una carta; se juega al elegirla otra vez.
er-play-again = Haz clic otra vez o pulsa Intro para jugarla.
er-put-back = Devolver a la mano
er-take-back = Deshacer
er-take-back-ask = Pedir deshacer
er-take-back-ask-words = Otros han jugado desde entonces: hasta la última carta de la baza se puede deshacer si todo el mundo está de acuerdo.
er-take-back-bots-words = Otros han jugado después, y los bots están de acuerdo: puedes deshacerla hasta la última carta de la baza.
er-take-back-words = Puedes deshacer tu última jugada hasta que otro jugador haya mostrado algo.
er-pill-down = una Píldora de Historia, boca abajo
er-pill-used = Ya usada.
er-pill-over = Ya no puede revelarse.
er-save-words = { $tokens ->
    [one] Sin cambiar, tu ficha vale { count-honors } al final.
   *[other] Sin cambiar, tus fichas valen { count-honors } al final.
}
er-exchange-some = { $draw ->
    [one] Cambiar 1 ficha
   *[other] Cambiar { $draw } fichas
}
er-exchange-words =
    { $draw ->
        [one] Con una pieza nueva, tu puzle valdrá { count-honors }.
       *[other] Te quedas con una pieza nueva de { $draw }; tu puzle valdrá { count-honors }.
    }
er-exchange-short = { $draw ->
    [one] Una pieza: { count-honors }
   *[other] Una pieza de { $draw }: { count-honors }
}
er-exchange-whole = Tu puzle está completo: no te aporta nada.
er-keep-words = Tu puzle valdrá { count-honors }.

## En una pantalla pequeña

er-views = Vistas de la mesa
er-view-trick = Baza
er-view-flight = Vuelo
er-view-scores = Puntos
er-view-picture = Puzle

## Una ronda que se puntúa

er-scoring-round = Puntuación de la ronda { $round } de { $rounds }
er-score-title = Lo que valen las cartas
er-score-most = { $round }: { $suit } es lo que más cuenta.
er-score-each = cada carta
er-score-none = sin Honores
er-score-if-revealed = si se revela
er-score-sum = Suma
er-score-only-you = solo tú lo ves
er-score-face-down = boca abajo hasta el final
er-score-no-pill = sin píldora
er-score-pill-kept = guardada para después
er-score-pill-not = no revelada
er-score-again = Otra vez
er-score-back = Un paso atrás
er-score-pause = Pausa
er-count-suit = { $suit }: cada carta cuenta { count-honors }.
er-count-none = { $suit }: sin Honores, pero con fichas que cuentan al final.
er-count-pills = Las píldoras de historia reveladas en esta ronda.
er-count-sum = { $who ->
    [you] Tú puntúas más en esta ronda: { count-honors }.
    [several] { $name } puntúan más en esta ronda: { count-honors } cada cual.
   *[other] { $name } puntúa más en esta ronda: { count-honors }.
}
er-sum-of = { $who ->
    [you] Tú: { count-honors } en esta ronda
   *[other] { $name }: { count-honors } en esta ronda
}
er-sum-so-far = { $who ->
    [you] Tú: { count-honors } por ahora
   *[other] { $name }: { count-honors } por ahora
}
er-sum-click = Haz clic en una fila de arriba para ver aquí su suma
er-sum-alerts = { count-alerts } en esta ronda, { $held } en total
er-sum-tokens = { count-tokens }: { count-honors } al final
er-sum-pieces = { count-pieces }: { count-honors } al final
er-worth-rounds = Cada carta capturada
er-suit = Palo
er-next = Lo que sigue
er-next-round = Ronda { $round }: { $name }
er-next-most = { $suit } es lo que más cuenta: { $honors } por carta. Se reparten cartas nuevas.
er-next-final = Últimos intercambios; luego cuentan las Alertas, las fichas y los puzles.
er-ready = A la ronda { $round }
er-ready-final = A la fase final

## El final

er-end-result = Cómo acabó
er-end-counting = Puntuación final
er-end-replay = Repetición, con las manos a la vista
er-end-again = Contar otra vez
er-end-alerts = Alertas
er-end-tokens = Fichas
er-end-puzzle = Puzle
er-end-pill = Píldoras
er-end-total = Total
er-end-cards = Cartas
er-end-column-held = tiene
er-end-column-left = quedan
er-end-column-pieces = piezas
er-end-held = { $name }: { $held }, { count-honors }
er-end-has = { $name }: { count-honors }
er-end-won = { $who ->
    [you] Ganas tú
    [several] Ganan { $name }
   *[other] Gana { $name }
}
er-end-ahead = { count-honors }, { $ahead } por delante de { $name }.
er-end-ahead-of-you = { count-honors }, { $ahead } por delante de ti.
er-end-decided = Lo que decidió
er-end-decided-round = { $name }: { $honors } de { $all } Honores; { $second }: { $less }.
er-end-decided-alerts = Menos Alertas: { $names }, con { $alerts }, por { count-honors }.
er-end-decided-puzzles = { $count ->
    [one] Puzle completo: { $names }, por { count-honors }.
   *[other] Puzles completos: { $names }, por { count-honors } cada uno.
}

## El mazo, las bazas y lo que viene

er-deck = Mazo
er-view-deck = Mazo
er-you-views = Tú y el mazo
er-deck-left = quedan
er-deck-played = jugadas
er-deck-yours = tuyas
er-deck-out = por salir
er-deck-hands = en una mano
er-deck-over = Se han jugado todas las rondas: ya no queda ninguna carta en la mano.
er-deck-count-played = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
er-deck-count-yours = { $count ->
    [one] { $count } tuya
   *[other] { $count } tuyas
}
er-deck-count-out = { $count } por salir
er-trick-card = { $name }: { $card }
er-ahead-title = Elegida de antemano
er-ahead-words = Elegida de antemano: en tu turno estará seleccionada, si se puede jugar.
er-look-table = Las cartas de la mesa: { count-honors }, { count-alerts }.
er-exchange-odds = Sale una pieza nueva en { $odds } de 100 casos.
er-exchange-odds-short = Nueva en { $odds } de 100.
er-pill-now = { $alerts ->
    [0] Ahora: { count-honors }.
   *[other] Ahora: { count-honors }, y { count-alerts } que no te quedas.
}

## Una partida repasada

er-hand-of = La mano de { $name }
er-in-hand = { $cards } en mano
er-plays-now = juega ahora
er-card-played = { $card }, jugada
er-replay-next = { $what ->
    [play] Juega ahora: { $names }
    [exchange] Intercambia fichas ahora: { $names }
    [keep] Se queda con una pieza ahora: { $names }
    [take] Toma una carta ahora: { $names }
    [pills] Decide sobre su píldora ahora: { $names }
    [give] Da una Alerta ahora: { $names }
   *[other] Ahora: { $names }
}

## Un teléfono en horizontal

er-slot-yours = tu carta
er-slot = juega { $place } de { $players }
er-slot-taken = ganada

## Para quien escucha

er-trick-order = Las cartas de la baza, en orden de juego
er-line-none = aún sin carta
er-line-taken = carta ya ganada
er-line-pilot = Piloto
er-line-ahead = en cabeza
er-line-second = en segundo lugar
er-line-tokens = de momento se lleva las fichas
