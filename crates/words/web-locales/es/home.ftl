### Inicio: los dos juegos, tus mesas, el reparto del día.

home-pitch-daybreak = Recortad las emisiones, ganad resistencia y frenad el cambio climático antes de que haga demasiado calor. En equipo.
home-pitch-earthrise = Lleva el Apolo 8 alrededor de la Luna, baza a baza, y completa el puzle de la Tierra.
home-pitch-short-daybreak = Frenad el cambio climático antes de que haga demasiado calor. Un equipo de 1 a 4.
home-pitch-short-earthrise = Alrededor de la Luna, baza a baza. De 3 a 5.
home-for-daybreak = de 1 a 4, un solo equipo
home-for-earthrise = de 3 a 5, cada uno por su cuenta
home-for-any = De { $fewest } a { $most } jugadores
home-long-daybreak = seis rondas, cerca de una hora
home-long-earthrise = tres rondas, unos 40 min
home-step = Con quién juegas
home-step-daybreak-gentle = Suave: llevas Europa, y un bot constante lleva Estados Unidos.
home-step-daybreak-easy = Fácil: llevas Europa, y dos bots constantes llevan China y Estados Unidos.
home-step-daybreak-usual = Normal: las cuatro Potencias, con tres bots constantes.
home-step-daybreak-hard = Difícil: las cuatro Potencias, con tres bots constantes y una carta que lo complica.
home-step-earthrise-gentle = Suave: contra tres bots despreocupados, a los que a veces se les escapa una carta.
home-step-earthrise-usual = Normal: contra tres bots constantes.
home-step-earthrise-hard = Difícil: contra un bot hábil y dos constantes.
home-step-odds = Un jugador constante gana { $wins } de cada 100 partidas así.
home-step-easier = Más fácil
home-step-harder = Más difícil
home-set-up = Preparar una mesa
home-join = Unirse a una mesa
home-code = Código o enlace
home-join-go = Unirse
home-code-wrong = Esto no es ni un código ni el enlace de una mesa. Un código es una palabra y tres caracteres, como SUN-4Q7; un enlace se puede pegar entero.
home-tables = Tus mesas
home-tables-none = Ninguna todavía. Juega ya y tu partida te esperará aquí cuando vuelvas.
home-tables-all =
    { $count ->
        [one] Ver la única
       *[other] Ver las { $count }
    }
home-tables-open = Mesas abiertas a todos
home-title-with = { $game } con { $names }
home-title-bots = { $count ->
    [one] { $game } con un bot
   *[other] { $game } con { $count } bots
}
home-title-friends = { $game } entre amigos
home-title-alone = { $game } en solitario
home-title-lesson = Lección: { $game }
home-title-study = Estudio: { $game }
home-title-what_if = «¿Y si…?»: { $game }
home-title-daily = Reparto del día: { $game }
home-title-file = { $game } de un archivo
home-what-friends = Entre amigos
home-what-bots = Con bots
home-what-alone = En solitario
home-what-lesson = Lección
home-what-study = Estudio
home-what-what_if = ¿Y si…?
home-what-daily = Reparto del día
home-what-file = De un archivo
home-since = desde { $when }
home-standing-open = continuar
home-off-remove = Quitar de tu lista: { $name }
home-off-leave = Dejar: { $name }
home-off-end = Terminar: { $name }
home-sure-remove = ¿Quitar esta mesa de tu lista? Para los demás no cambia nada.
home-sure-leave = ¿Dejar esta mesa? Un bot ocupa tu asiento y los demás siguen jugando.
home-sure-end = ¿Terminar esta partida sin resultado y quitarla de tu lista?
home-yes-remove = Quitarla
home-yes-leave = Dejarla
home-yes-end = Terminarla
home-seat-free = un asiento libre
home-seats-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
home-news = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
home-turn-of = juega { $name }
home-turn-others =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
home-standing-others = en juego
home-standing-yours = te toca
home-standing-waiting = asientos libres
home-standing-paused = en pausa
home-standing-finished = análisis
home-standing-abandoned = sin terminar
home-game = Juego
home-daily = Reparto del día
home-daily-daybreak = Una Potencia, en solitario. Las mismas cartas para todos, hasta la medianoche (UTC).
home-daily-earthrise = Tú contra tres bots. Las mismas cartas para todos, hasta la medianoche (UTC).
home-daily-any = El mismo reparto para todos, hasta la medianoche (UTC).
home-daily-none = Nadie lo ha terminado todavía. ¡Estrénalo!
home-daily-played-daybreak =
    { $count ->
        [one] Ha jugado { $count } persona; victorias: { $wins }.
       *[other] Han jugado { $count } personas; victorias: { $wins }.
    }
home-daily-played-any = { $count ->
    [one] Lo ha terminado { $count } persona.
   *[other] Lo han terminado { $count } personas.
}
home-daily-yours = Tu puesto: { $place } de { $count }. { $result }
home-daily-play = Jugar el de hoy
home-daily-go-on = Seguir con el de hoy
home-daily-results = Todos los resultados
home-result-won = { $bands ->
    [one] victoria en la ronda { $round }, con { $bands } banda térmica
   *[other] victoria en la ronda { $round }, con { $bands } bandas térmicas
}
home-result-lost = { $bands ->
    [one] derrota en la ronda { $round }, con { $bands } banda térmica
   *[other] derrota en la ronda { $round }, con { $bands } bandas térmicas
}
home-result-first =
    { $honors ->
        [one] primer puesto, con { $honors } Honor
       *[other] primer puesto, con { $honors } Honores
    }
home-result-honors =
    { $honors ->
        [one] { $honors } Honor
       *[other] { $honors } Honores
    }
home-new-here = ¿Primera vez?
home-learn = Aprende cualquiera de los dos jugando, unos quince minutos cada uno.

## Preparar una mesa.

home-new-title = Preparar una mesa
home-new-me = Yo
home-new-summary = Tu mesa
home-new-company = Quién juega
home-new-players = Jugadores
home-new-player = Jugador { $number }
home-new-with = Con
home-new-with-bots = Bots
home-new-with-friends = Amigos
home-new-with-device = Un dispositivo
home-new-with-alone = Solo yo
home-new-with-bots-note = Tú juegas en el primer asiento y los bots en los demás. La partida empieza al momento.
home-new-with-friends-note = Los demás asientos quedan libres. En la mesa tendrás un enlace para enviar; quien venga se sienta.
home-new-with-device-note = Estáis juntos y os pasáis este dispositivo. Las manos se ocultan entre turno y turno. Escribid abajo el nombre de cada persona en su asiento.
home-new-with-alone-note = Juegas tú en todos los asientos, uno tras otro, con todas las manos a la vista.
home-new-with-mixed = Una mesa mixta: elige asiento por asiento más abajo.
home-new-solo = El juego en solitario: una sola mano, con sus propias cartas iniciales y su propia preparación. Para llevar varias Potencias sin compañía, elige de 2 a 4 jugadores y ocupa todos los asientos.
home-new-solo-set = El juego en solitario tiene una preparación propia; la Potencia es solo un nombre y un color.
home-new-seats = Asientos
home-new-seat = Asiento { $number }
home-new-power-of = Potencia del asiento { $number }
home-new-who = Quién ocupa el asiento { $number }
home-new-who-me = { $name } (yo)
home-new-who-me_as = Alguien en este dispositivo
home-new-who-open = Libre: quien venga
home-new-who-bot = Bot
home-new-level = Nivel del bot del asiento { $number }
home-new-name-of = Nombre en el asiento { $number }
home-new-measures = Para comparar
home-new-one-device = Nos pasamos un dispositivo
home-new-one-device-daybreak = La mesa pide entonces pasar el dispositivo. En Daybreak las manos son públicas de todos modos.
home-new-one-device-any = La mesa oculta cada mano hasta que su dueño tenga el dispositivo.
home-bot-random = Al azar
home-bot-casual = Despreocupado
home-bot-steady = Constante
home-bot-skilled = Hábil
home-bot-expert = Experto
home-bot-flat = Búsqueda plana
home-bot-pimc = Cartas a la vista
home-style-daybreak-random = Hace cualquier cosa que permitan las reglas, sin pensar.
home-style-daybreak-steady = Levanta pilas pronto, cambia energía sucia por limpia y libra a todos de las peores crisis. Nunca piensa mucho.
home-style-daybreak-skilled = Prueba varias formas de jugar la etapa en varias simulaciones y valora cómo acabaría la ronda. Piensa un momento.
home-style-daybreak-expert = Prueba muchas formas en muchas simulaciones, valora cómo acabaría cada ronda y repasa sus planes. Se toma su tiempo.
home-style-earthrise-random = Juega cualquier carta que permitan las reglas, sin pensar.
home-style-earthrise-flat = Prueba cada jugada en muchos repartos posibles y sigue al azar.
home-style-earthrise-casual = Juega como el constante, pero de vez en cuando se le escapa una carta.
home-style-earthrise-steady = Busca bazas valiosas y fichas a su alcance, deja las Alertas a otros y nunca piensa mucho.
home-style-earthrise-pimc = Explora los repartos posibles uno a uno, como si todas las cartas estuvieran a la vista.
home-style-earthrise-skilled = Prueba cada carta en muchos repartos que encajan con lo que vio y juega la mejor.
home-style-earthrise-expert = Busca su mejor serie de cartas en repartos que expliquen lo que jugó cada uno, y juega para ganar.
home-new-difficulty = Potencias y dificultad
home-difficulty-easier = Potencias que pueden bajar pronto sus emisiones.
home-difficulty-standard = La combinación para una primera partida y para la mayoría.
home-difficulty-harder = La demanda crece deprisa y las comunidades tienen poco respaldo.
home-difficulty-extreme = Para equipos que conocen bien el juego.
home-new-sinks = Los números son los árboles y océanos con que empieza el mundo.
home-new-challenges = Cartas de Reto
home-new-challenges-chosen = { $count ->
    [0] ninguna
    [one] { $count } carta
   *[other] { $count } cartas
}
home-new-challenges-note = Hacen la partida más difícil, más fácil o distinta, para el grupo o para una Potencia. No para la primera partida.
home-new-challenge = Carta o tipo
home-new-challenge-whose = Para
home-new-challenge-add = Añadir
home-new-challenge-remove = Quitar { $name }
home-new-challenge-taken = Esta carta ya está elegida.
home-new-challenge-full = Una mesa admite { $most } como mucho.
home-challenge-dealt = Al azar
home-challenge-by-chance = Se descubre antes de la primera ronda.
home-challenge-harder-group = Más difícil, para el grupo
home-challenge-easier-group = Más fácil, para el grupo
home-challenge-variety-group = Variedad, para el grupo
home-challenge-harder-one = Más difícil, para una Potencia
home-challenge-easier-one = Más fácil, para una Potencia
home-challenge-variety-one = Variedad, para una Potencia
home-new-pills = Píldoras de Historia
home-new-pills-on = Jugar con Píldoras de Historia
home-new-pills-note = El juego avanzado: cada jugador tiene una píldora secreta que puede puntuar una vez.
home-new-pool = Qué píldoras
home-pool-usual = Las diez
home-pool-strict5 = Con cinco jugadores, sin 02, 06 y 07
home-new-table = En la mesa
home-new-hints = Permitir pistas
home-new-hints-note = Cualquiera puede preguntar qué haría un bot, y por qué.
home-new-name = Nombre de la mesa
home-new-name-usual = El de una estrella
home-new-join = Quién puede unirse
home-join-link = Quien tenga la dirección
home-join-private = Solo con invitación
home-join-public = Cualquiera: sale en la lista
home-new-watch = Quién puede mirar
home-watch-usual-open = Por defecto: en directo
home-watch-usual-hidden = Por defecto: un minuto después
home-watch-live = Quien venga, en directo
home-watch-delayed = Quien venga, con retraso
home-watch-off = Nadie
home-new-delay = Con cuánto retraso
home-new-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
home-new-stand-in = Un bot sustituye a quien se ausente
home-new-slow = Partida de varios días
home-new-slow-note = Nadie cuenta como ausente, por mucho que tarde una jugada.
home-new-never = Nunca
home-new-after-minutes = { $count ->
    [one] Tras { $count } minuto
   *[other] Tras { $count } minutos
}
home-new-pace = A qué ritmo actúan los bots
home-new-pace-slow = Despacio
home-new-pace-usual = A un ritmo cómodo
home-new-pace-quick = Deprisa
home-new-pace-none = Al instante
home-new-readings = Otras lecturas de las reglas
home-new-chosen = { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
}
home-new-readings-note = Donde el reglamento admite más de una lectura, tu mesa puede elegir la otra.
home-reading-spokesperson = Un portavoz, distinto en cada ronda, habla por el grupo
home-reading-projects-lapse = Un proyecto que exige una situación (y no cartas) solo está activo mientras esta se mantiene
home-reading-whole-bands = Al frenar el cambio climático, una banda térmica se retira solo si puede retirarse todo su carbono
home-reading-tuck-to-back = Una carta colocada detrás va siempre al fondo de su pila
home-reading-done-is-done = Quien termina la etapa Local ya no vuelve atrás
home-reading-all-crises-count = Las cartas de Crisis que añade un efecto cuentan para el número del nivel de temperatura
home-reading-follow-rule = Se puede jugar cualquier carta en todo momento
home-reading-follow-in-silence = En Silencio Radio los demás juegan cualquier carta
home-reading-stack-condition = Vale cumplir la condición de cualquier ficha sobre la Tierra; el último en hacerlo se las lleva
home-reading-carry-stack-between-rounds = Las fichas que quedan sobre la Tierra van a la caja tras la ronda
home-reading-same-as-includes-pilot = No se compara al último jugador con el Piloto
home-reading-final-exchange-order = Los últimos cambios empiezan por quien salió en la primera baza
home-reading-pill-decisions = Las píldoras se deciden por turno, a la vista
home-reading-final-tie = Quien empata a más Honores comparte la victoria
home-reading-show-alert-totals = Los totales de Alertas se muestran a todos
home-reading-fewest-alerts-ties = Solo puntúa uno de los empatados con menos Alertas
home-reading-public-draw = Las piezas robadas quedan ocultas para los demás
home-new-deal = El reparto
home-new-deal-note = Un reparto nuevo cada vez, salvo que quieras uno ya jugado.
home-new-deal-known = En la mesa se indica a todo el mundo que alguien podía conocer el reparto.
home-deal-fresh = Nuevo
home-deal-seed = Por semilla
home-deal-table = De una mesa
home-new-seed = Semilla: un número entero o 64 cifras hexadecimales
home-new-deal-of = Dirección de una mesa terminada
home-new-sum-bot = Bot, { $level }
home-new-then-play = La partida empieza al momento.
home-new-then-wait = { $count ->
    [one] La mesa espera a una persona más. Tendrás un enlace para enviar.
   *[other] La mesa espera a { $count } personas más. Tendrás un enlace para enviar.
}
home-new-start = Empezar
home-new-open = Abrir la mesa

## Ajustes, uno mismo, invitaciones, días y repeticiones.

home-settings = Ajustes
home-pace = Velocidad de la narración
home-pace-5 = Lento
home-pace-10 = Normal
home-pace-20 = Rápido
home-pace-40 = Máximo
home-sound = Sonido
home-calm = Menos movimiento
home-calm-note = Las piezas cambian de sitio sin volar.
home-calm-system = Así lo pide tu sistema.
home-guard = Evitar clics sin querer
home-guard-note = Una carta primero se elige y se juega con un segundo clic.
home-notify-ask = Avisarme cuando me toque
home-notify-turn = Te toca
home-you = Te llamas
home-you-mark = tú
home-name = Tu nombre
home-save = Guardar
home-name-saved = Guardado. Tus mesas te llaman así.
home-carry = Otro dispositivo
home-carry-note = Con un código entras allí con tu identidad y tus mesas.
home-carry-make = Crear un código
home-carry-given = Escribe allí este código antes de diez minutos:
home-carry-enter = Código de tu otro dispositivo
home-carry-use = Usar el código aquí
home-carried = Listo. Tus mesas están aquí.
home-invite-wait = Entrando en la mesa
home-invite-wrong = Esta invitación no abre ninguna mesa
home-daily-was-daybreak = Una Potencia, en solitario. Las mismas cartas para todos aquel día.
home-daily-was-earthrise = Una persona contra tres bots. Las mismas cartas para todos aquel día.
home-daily-was-any = El mismo reparto para todos aquel día.
home-daily-left = Tiempo restante: { $hours } h { $minutes } min
home-daily-your-table = Tu mesa
home-daily-nobody = Nadie lo terminó.
home-daily-first = Cada persona tiene un intento.
home-days = Días
home-day-before = El día anterior
home-day-after = El día siguiente
home-somebody = Alguien
home-proof = Prueba de que el reparto es igual para todos
home-proof-commitment = SHA-256 de la semilla, publicado antes de la primera carta:
home-proof-seed = La semilla:
home-proof-later = La semilla misma se muestra cuando acaba el día.
home-replay = Repetición
home-look-back = Análisis
home-replays-note = Todas las partidas que has jugado: cómo acabaron, quién jugó y el camino de vuelta, jugada a jugada.
home-replays-none = Todavía no hay nada. Las partidas que termines se guardan aquí.
home-history = Todas las partidas que has jugado
home-history-none-of = Todavía ninguna partida de { $game }. La primera se guardará aquí cuando acabe.
home-history-won = ganada
home-history-lost = no ganada
home-history-none = sin resultado
home-games-all = { $count ->
    [2] Los dos juegos
   *[other] Todos los juegos
}
home-more = Ver más

## Una partida de un archivo, y los móviles de la sala.

home-log-open = Abrir una partida de un archivo
home-log-text = Suelta aquí un registro .jsonl o elígelo. Se abre como una mesa tuya, para ver la repetición y el análisis; no cuenta para nadie.
home-log-choose = Elegir un archivo
home-log-large = Este archivo pasa de 4 MB; ningún registro de una partida llega a tanto. Elige otro.
home-log-unreadable = No se pudo leer este archivo. Elige otro.
home-lan = Jugar con los móviles de la sala
home-lan-text = Los móviles de la misma red de casa entran por esta dirección; una cámara lee el código.
home-lan-address = Dirección para los móviles
home-lan-code = Código QR de { $address }
home-me = Quién eres aquí
home-your-games = Ir a tus partidas
home-link = Guarda este enlace
home-link-note = Te devuelve a tus partidas, aquí o en otro navegador, también cuando se han borrado las cookies. Quien tenga el enlace entra como tú, así que no lo compartas.
home-link-make = Crear mi enlace
home-link-replace = Crear otro enlace
home-link-yours = Tu enlace
home-link-once = Solo se muestra ahora: guárdalo o envíatelo. Sirve tantas veces como haga falta, hasta que crees otro.
home-link-made = Creaste un enlace el { $date }. Uno nuevo ocupa su lugar y el anterior deja de servir.
home-link-use = Volver a tus partidas
home-link-use-note = Este enlace es de alguien que ha jugado aquí. Con él, este navegador entra como esa persona. Hasta ahora aquí eres { $name }; las mesas de { $name } se quedan con el enlace o el navegador de { $name }.
home-link-go = Sí, soy yo
home-link-not = Seguir como { $name }
home-link-back = Hola de nuevo, { $name }
home-link-back-note = Este navegador te ha reconocido, y tus mesas están en la página de inicio.
home-knocking = Has llamado a la puerta
home-knocking-note = Esta mesa es privada. Quien la organiza ve que pides entrar; en cuanto te deje, irás a la mesa.
home-knocking-name = Tu nombre, para que se sepa quién llama
home-knocking-tell = Avisar
home-knocking-told = Quien organiza la mesa ve que llama { $name }.

## Dispositivos, e irse para siempre

me-devices = Dónde tienes la sesión abierta
me-devices-none = Aún no se guarda nada de ti, así que no hay sesión que cerrar.
me-device = { $browser } en { $system }
me-device-unknown = Un navegador
me-device-here = este
me-device-seen = Desde el { $first }; último uso: { $last }
me-out = Cerrar sesión
me-out-of = Cerrar sesión: { $name }
me-out-one = Sesión cerrada: { $name }.
me-out-here-yes = Cerrar sesión aquí
me-out-here-sure = Este navegador dejará de reconocerte. Podrás volver con tu enlace o con un código de otro dispositivo. ¿Cerrar sesión aquí?
me-out-here-lost = No tienes enlace ni sesión en otro dispositivo: si cierras sesión aquí, no podrás recuperar tu identidad. Crea antes tu enlace, más arriba. ¿Cerrar sesión de todos modos?
me-out-others = { $count ->
    [0] No había sesión en ningún otro dispositivo.
    [one] Se ha cerrado la sesión en otro dispositivo.
   *[other] Se ha cerrado la sesión en otros { $count } dispositivos.
}
me-out-others-yes = Cerrar sesión en todos los demás
me-out-others-sure = Se cierra la sesión de inmediato en todos los demás navegadores. En este sigue abierta. ¿Cerrarla en ellos?
me-out-everywhere = Has cerrado la sesión en todas partes. Tu enlace anterior ya no lleva a ningún sitio; este es el nuevo, y solo con él puedes volver:
me-out-everywhere-yes = Cerrar sesión en todas partes
me-out-everywhere-sure = Se cierra la sesión de inmediato en todos los navegadores, también en este, y tu enlace anterior deja de servir. Recibes un enlace nuevo, que necesitas para volver. ¿Cerrar sesión en todas partes?
me-out-go = Ya lo he guardado
me-delete = Borrarme
me-delete-ask = Borrarme…
me-delete-lost = Esto borra para siempre tu identidad aquí: tu nombre, tus dispositivos, tu enlace, tu lista de partidas y resultados, tus claves para programas y todo lo que has dicho. En las partidas que siguen en juego, un bot ocupa tu asiento; las que solo juegas tú terminan. Nadie puede recuperarlo.
me-delete-stays = Las partidas terminadas quedan para los demás, con «alguien que se fue» en lugar de tu nombre. Lo que escribieron otras personas queda como lo escribieron, y también las copias de seguridad hechas antes.
me-delete-name = Para hacerlo, escribe tu nombre: { $name }
me-delete-yes = Borrarme para siempre
