### Inicio: los dos juegos, tus mesas, el reparto del día.

home-pitch-daybreak = Reduzcan el carbono, ganen resiliencia y lleguen al drawdown antes de que haga demasiado calor. En equipo.
home-pitch-earthrise = Lleva el Apolo 8 alrededor de la Luna, baza a baza, y trae la foto a casa.
home-pitch-short-daybreak = Lleguen al drawdown antes de que haga demasiado calor. Un equipo de 1 a 4.
home-pitch-short-earthrise = Alrededor de la Luna, baza a baza. De 3 a 5.
home-for-daybreak = de 1 a 4, un solo equipo
home-for-earthrise = de 3 a 5, cada cual por su cuenta
home-long-daybreak = seis rondas, cerca de una hora
home-long-earthrise = tres rondas, unos 40 min
home-now-daybreak = con tres bots, uno por cada otra potencia
home-now-earthrise = contra tres bots
home-set-up = Preparar una mesa
home-join = Unirse a una mesa
home-code = Código o enlace
home-join-go = Unirse
home-code-wrong = Esto no es ni un código ni el enlace de una mesa. Un código tiene diez letras y cifras; un enlace se puede pegar entero.
home-tables = Tus mesas
home-tables-none = Ninguna todavía. Juega ya y tu partida te esperará aquí cuando vuelvas.
home-tables-all = Ver las { $count }
home-tables-open = Mesas abiertas a todos
home-table-of = Una mesa de { $game }
home-seat-free = un asiento libre
home-news = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
home-turn-of = juega { $name }
home-turn-others = se espera a { $count }
home-standing-yours = te toca
home-standing-waiting = hay asientos
home-standing-paused = en pausa
home-standing-finished = repasar
home-standing-abandoned = sin terminar
home-game = Juego
home-daily = Reparto del día
home-daily-daybreak = Una potencia, a solas. Las mismas cartas para todos, hasta la medianoche (UTC).
home-daily-earthrise = Tú contra tres bots. Las mismas cartas para todos, hasta la medianoche (UTC).
home-daily-none = Nadie lo ha terminado todavía. Puedes ser el primero.
home-daily-played-daybreak = { $count ->
    [one] Ha jugado { $count } persona; al drawdown: { $wins }.
   *[other] Han jugado { $count } personas; al drawdown: { $wins }.
}
home-daily-played-earthrise = { $count ->
    [one] Lo ha terminado { $count } persona.
   *[other] Lo han terminado { $count } personas.
}
home-daily-yours = Tu puesto: { $place } de { $count }. { $result }
home-daily-play = Jugar el de hoy
home-daily-go-on = Seguir con el de hoy
home-daily-results = Todos los resultados
home-result-won = victoria en la ronda { $round }, a { $degrees } °C
home-result-lost = derrota en la ronda { $round }, a { $degrees } °C
home-result-first = primer puesto, con { $honors } Honores
home-result-honors = { $honors } Honores
home-new-here = ¿Primera vez?
home-learn = Aprende cualquiera de los dos jugando, diez minutos cada uno.
