### Relojes: cuánto tiempo tiene cada persona.

clock-heading = Reloj
clock-none = Todo el tiempo que queráis
clock-kind-move = Por jugada
clock-kind-stage = Por etapa
clock-kind-game = Para toda la partida
clock-kind-days = En días, por jugada
clock-note-none = Nadie tiene prisa.
clock-note-move = Cada jugada tiene su propio tiempo. Lo que no se usa se pierde.
clock-note-stage = Hay un solo tiempo para todo lo que haces en una etapa. Corre hasta que terminas.
clock-note-game = Hay un solo tiempo para todas tus jugadas. Corre mientras la mesa te espera.
clock-note-days = Para partidas que duran varios días.
clock-time = Cuánto tiempo
clock-increment = Se devuelve tras cada jugada
clock-increment-none = Nada
clock-at-zero = Cuando se acaba el tiempo
clock-zero-bot = Un bot juega hasta el final de { $part ->
    [round] la ronda
    [trick] la baza
   *[stage] la etapa
}
clock-zero-pass = La mesa pasa por ti, o un bot hace la jugada
clock-zero-nothing = Nada; los demás pueden pedir un bot
clock-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
clock-move = { $time } por jugada
clock-stage = { $time } por etapa
clock-game = { $time } para toda la partida
clock-game-more = { $time } para toda la partida; cada jugada devuelve hasta { $seconds } s
clock-slow = { $days ->
    [one] Una jugada cada día
   *[other] Una jugada cada { $days } días
}
clock-face-days = { $days } d { $hours } h
clock-left = Tiempo restante: { $time }
clock-left-you = Tu tiempo restante: { $time }
clock-little = Queda poco tiempo.
clock-late = A { $name } se le ha acabado el tiempo.
clock-ask-bot = Pedir un bot
room-asks-stand-in = { $name } quiere que un bot juegue en lugar de { $other }, a quien se le ha acabado el tiempo. ¿Estás de acuerdo?
room-asked-stand-in = Pides que un bot juegue en lugar de { $other }, a quien se le ha acabado el tiempo.
room-stood-clock = Se te ha acabado el tiempo: un bot juega por ti { $until ->
    [stage] hasta el final de la etapa
    [round] hasta el final de la ronda
    [trick] hasta el final de la baza
   *[step] esta vez
}.
