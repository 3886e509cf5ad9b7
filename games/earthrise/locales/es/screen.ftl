### La mesa de Earthrise en el terminal.

## La línea de arriba

table-title = Ronda { $round } de { $rounds }, { $stage } · baza { $trick } de { $tricks }
table-title-scoring = Ronda { $round } de { $rounds }, { $stage } · recuento
table-title-final = Fase final
table-title-over = Fin de la partida
table-trick-open = baza abierta
table-trick-silent = Silencio Radio
table-your-turn = Te toca
table-thinking = { $count ->
    [one] { $names } está pensando…
   *[other] { $names } están pensando…
}

## Rótulos

table-track = Trayecto
table-earth = Tierra
table-trump = Triunfo
table-trick = Baza
table-hand = Tu mano
table-tokens = Fichas
table-pieces = Piezas
table-honors = Honores
table-pile = Tu montón
# Radio Silence tokens, as the head of a column.
table-silence = Silencio
table-alerts = Alertas
table-pill = Píldora
table-face-down = boca abajo
table-used = usada
table-none = nada
table-deck = Mazo
table-played = Cartas jugadas en esta ronda
table-unseen = Cartas aún no vistas

## Respuestas

table-no-pill = No tienes Píldora de Historia.
table-no-last-trick = En esta ronda aún no ha terminado ninguna baza.

## Órdenes en la mesa, escritas como dice `terminal.ftl` de la casa

command-hand-does = tu mano
command-track = trayecto
command-track-does = las Maniobras de esta ronda
command-worth = valor, valores
command-worth-does = lo que valen cartas, fichas y piezas, ronda a ronda
command-last = última, última baza
command-last-does = la última baza
command-cards = cartas
command-cards-does = lo que se ha jugado y de qué se compone el mazo
command-pile = montón
command-pile-does = las cartas que has ganado en esta ronda
command-pill = píldora
command-pill-does = tu Píldora de Historia
command-score = honores, puntos
command-score-does = el Cuaderno de Honores
