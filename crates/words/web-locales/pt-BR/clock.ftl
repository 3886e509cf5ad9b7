### Relógios: quanto tempo cada pessoa tem.

clock-heading = Relógio
clock-none = Sem limite de tempo
clock-kind-move = Por jogada
clock-kind-stage = Por etapa
clock-kind-game = Para a partida inteira
clock-kind-days = Em dias, por jogada
clock-note-none = Ninguém tem pressa.
clock-note-move = Cada jogada tem o seu tempo. O que não se usa se perde.
clock-note-stage = Tudo o que você faz em uma etapa divide um tempo. Ele corre até você terminar.
clock-note-game = Todas as suas jogadas dividem um tempo. Ele corre enquanto a mesa espera por você.
clock-note-days = Para mesas jogadas ao longo de dias.
clock-time = Quanto tempo
clock-increment = Tempo devolvido após cada jogada
clock-increment-none = Nada
clock-at-zero = Quando o tempo acaba
clock-zero-bot = Um bot joga até o fim da { $part ->
    [round] rodada
    [trick] vaza
   *[stage] etapa
}
clock-zero-pass = A mesa passa, ou um bot faz a jogada
clock-zero-nothing = Nada; os outros podem pedir um bot
clock-seconds = { $count ->
    [0] { $count } segundos
    [one] { $count } segundo
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [0] { $count } minutos
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [0] { $count } horas
    [one] { $count } hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [0] { $count } dias
    [one] { $count } dia
   *[other] { $count } dias
}
clock-move = { $time } por jogada
clock-stage = { $time } por etapa
clock-game = { $time } para a partida inteira
clock-game-more = { $time } para a partida inteira; cada jogada devolve até { $seconds } s
clock-slow = { $days ->
    [1] Uma jogada por dia
   *[other] Uma jogada a cada { $days } dias
}
clock-face-days = { $days } d { $hours } h
clock-left = Tempo restante: { $time }
clock-left-you = Seu tempo restante: { $time }
clock-little = Resta pouco tempo.
clock-late = O tempo de { $name } acabou.
clock-ask-bot = Pedir um bot
room-asks-stand-in = { $name } quer que um bot jogue por { $other }, cujo tempo acabou. Você concorda?
room-asked-stand-in = Você pede que um bot jogue por { $other }, cujo tempo acabou.
room-stood-clock = Seu tempo acabou: um bot joga por você { $until ->
    [stage] até o fim da etapa
    [round] até o fim da rodada
    [trick] até o fim da vaza
   *[step] desta vez
}.
