### Lo que dice una mesa en el servidor: por qué no se hizo algo y qué pasó aparte de la partida.

## Por qué no se hizo lo que se pedía, según su código

server-malformed = Este mensaje no se entiende: { $detail }. Compáralo con la descripción de la interfaz.
server-unknown-version = El servidor no admite esta versión de la interfaz. Recarga la página o actualiza el programa.
server-too-large = Es más de lo que se admite de una vez. Envía menos.
server-too-fast = Vas demasiado rápido. Vuelve a intentarlo dentro de { $seconds } s.
server-busy = El servidor está saturado. Vuelve a intentarlo dentro de { $seconds } s.
server-no-such-route = No hay nada en esta dirección. Comprueba que esté bien escrita.
server-wrong-method = Esta dirección no admite ese método. Consulta la descripción de la interfaz.
server-no-such-table = No existe esa mesa, o es privada. Comprueba la dirección o pide una invitación.
server-not-at-table = Eso solo puede hacerlo quien pertenece a la mesa. Toma asiento o pide una invitación.
server-not-your-seat = Ese asiento no es tuyo. Elige uno de los tuyos.
server-which-seat = Tienes varios asientos. Di a cuál te refieres.
server-not-your-turn = Ahora no te toca. Espera tu turno.
server-not-host = Eso solo puede hacerlo quien organiza la mesa. Pídeselo.
server-turned-away = Quien organiza esta mesa no te ha dejado entrar. Pídele el enlace.
server-removed = Quien organiza esta mesa te ha sacado de ella.
server-muted = Quien organiza la mesa te ha silenciado aquí: sigues jugando, pero no puedes decir, señalar ni proponer nada en esta mesa.
server-seat-taken = No existe ese asiento, o no está libre. Elige otro.
server-not-started = La partida aún no ha empezado. Empieza cuando todos los asientos están ocupados o cuando lo decide quien organiza.
server-started = La partida ya ha empezado, así que esto ya no se puede cambiar.
server-finished = La partida ha terminado y ya no queda nada que hacer en ella. Puedes pedir la revancha.
server-not-finished = Esto solo es posible cuando la partida ha terminado.
server-sealed = Otros juegan hoy este reparto. Se muestra cuando acabe el día, o cuando hayas terminado tu propia partida.
server-paused = La mesa está en pausa. Reanúdala para seguir.
server-out-of-time = Se te ha acabado el tiempo y un bot juega por ti. { $part ->
    [trick] Volverás a jugar como tarde en la próxima baza.
    [round] Volverás a jugar como tarde en la próxima ronda.
   *[stage] Volverás a jugar como tarde en la próxima etapa.
}
server-illegal = Las reglas no lo permiten. Elige una de las jugadas que se ofrecen.
server-not-retractable = Esto no se puede deshacer.
server-no-such-entry = No hay ninguna entrada { $entry } que puedas ver. Elige una anterior.
server-no-such-guest = Esa persona no está en la mesa; quizá se ha ido.
server-no-such-question = No hay ninguna pregunta { $question } que debas responder; quizá ya está resuelta.
server-no-such-plan = No hay ningún plan { $plan } sobre la mesa; quizá se ha retirado o ha dejado sitio a otro más nuevo.
server-plans-off = En este juego hay información secreta y las reglas no permiten hablar de planes. Guárdate el tuyo hasta que termine la partida.
server-hints-off = En esta mesa se juega sin pistas.
server-watching-off = En esta mesa se juega sin público. Vuelve cuando la partida haya terminado.
server-not-for-study = En esta mesa no se puede volver a un momento anterior. Cuando termine, copia la partida a una mesa de estudio.
server-dealt = En este juego hay información secreta, así que ningún programa ocupa un asiento una vez empezada la partida. Dale el asiento antes de que empiece.
server-no-share-wanted = Ahora no se te pide ninguna parte del reparto.
server-other-share = Esa no es la parte que fijaste antes.
server-only-its-seat = Un programa solo puede jugar en su asiento. Esto lo hacen las personas.
server-already-done = Una orden con este identificador ya se ejecutó hace un rato. Mira la mesa tal como está; para algo nuevo, usa un identificador nuevo.
server-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles. Elige otro.
server-bad-text = Un texto tiene de 1 a { $most } caracteres. Cambia el tuyo y envíalo de nuevo.
server-bad-setup = No se puede preparar la mesa así: { $detail }.
server-bad-clock = { $why ->
    [move] Un reloj por jugada tiene de { $least } a { $most } segundos.
    [stage] Un reloj por etapa tiene de { $least } a { $most } segundos.
    [game] Un reloj para toda la partida tiene de { $least } a { $most } minutos.
    [increment] Una jugada devuelve de { $least } a { $most } segundos.
    [days] Un reloj para mesas lentas tiene de { $least } a { $most } días.
    [no_stages] Este juego no tiene etapas. Elige un reloj por jugada o para toda la partida.
    [slow] Una mesa que se juega a lo largo de días tiene un reloj de días, o ninguno.
    [not_slow] Un reloj de días es para mesas que se juegan a lo largo de días.
    [study] Una mesa de estudio no tiene reloj.
    [daily] El reparto de un día no tiene reloj.
   *[lesson] Una lección no tiene reloj.
}
server-unknown-bot = No hay ningún bot «{ $bot }» para este juego. Elige uno de la lista de bots.
server-unknown-lang = Ese idioma no está disponible. Puede ser en, es o pt-BR.
server-unknown-game = Ese juego no existe aquí. Puede ser earthrise o daybreak.
server-too-many-tables = Tienes demasiadas mesas abiertas. Termina o deja una y luego abre otra.
server-too-many-here = Desde tu red se han abierto demasiadas mesas sin terminar. Termina o deja una y luego abre otra.
server-table-full = Esta mesa no admite más. Terminad la partida o seguid en otra mesa.
server-work-wanted = Ahora mismo llegan muchas personas nuevas desde tu red. Tu navegador tiene que hacer antes un pequeño cálculo; inténtalo otra vez.
server-too-many-sockets = Hay demasiadas conexiones abiertas. Cierra otra ventana o dispositivo y vuelve a intentarlo.
server-bad-origin = Esta petición viene de otro sitio web, así que no se ha atendido. Usa las páginas de este servidor.
server-no-cookie = Tu navegador no ha enviado la cookie con la que este sitio te reconoce, así que no se ha guardado nada. Permite las cookies de este sitio, vuelve a cargar la página e inténtalo otra vez.
server-bad-token = El enlace o la clave no sirve: está mal, ha caducado, ya se usó o se revocó. Pide otro.
server-logged-out = Has cerrado la sesión en este navegador. Vuelve con tu enlace o sigue como alguien nuevo.
server-no-such-device = Ese dispositivo no tiene tu sesión abierta; quizá ya se cerró.
server-guest = Invitado { $number }
# The page of a program that has no other.
server-no-client = Este programa se compiló sin su cliente para el navegador. En la carpeta del código, ejecuta «cargo xtask web» y compílalo de nuevo, o «cargo xtask play», que hace ambas cosas y lo pone en marcha.
server-gone = alguien que se fue
server-no-such-code = Ninguna mesa tiene este código. Compruébalo con quien te lo dio; el código de una partida terminada no lleva a ninguna parte.
server-no-such-deal = Ese reparto o ese día no existe. Elige uno de la lista.
server-not-a-log = Este archivo no es el registro de una partida. Elige un archivo con la extensión jsonl, guardado desde una mesa o escrito por firstlight table --log.
server-newer-log = Este registro lo escribió un Firstlight más nuevo (versión { $version }; este conoce la { $known }). Actualiza el programa y vuelve a abrirlo.
server-other-content = Esta partida se jugó con un contenido propio («{ $content }») que no viene con este programa. Mírala en tu propio equipo: firstlight replay ARCHIVO.
server-bad-line = La línea { $line } de este registro no es válida: { $detail }. El archivo se ha modificado o dañado; usa una copia intacta.
server-store-full = El disco del servidor está lleno y no se puede guardar nada. Lo último que hiciste no cuenta; quien administra el servidor tiene que liberar espacio.
server-store-busy = La base de datos está ocupada. Lo último que hiciste no cuenta; vuelve a intentarlo en un momento.
server-store-failed = La base de datos ha fallado. Lo último que hiciste no cuenta; vuelve a intentarlo o avisa a quien administra el servidor.
server-stopping = El servidor está a punto de parar. Tu mesa queda guardada; vuelve en un momento.
server-too-slow = Tu conexión no daba abasto. Conéctate de nuevo; no se ha perdido nada.
server-internal = Algo va mal en el programa. Vuelve a intentarlo o avisa a quien administra el servidor.

## Qué falla en una línea de un registro

log-not-by-seed = el azar no decidió eso según la semilla de la partida
log-not-an-entry = no es una entrada de este juego

## Lo que pasó aparte de la partida

note-sat = { $name } ocupa el asiento { $seat }.
note-sat-program = { $name }, un programa de { $of }, ocupa el asiento { $seat }.
note-bot = { $name }, un bot ({ $bot }), ocupa el asiento { $seat }.
note-bot-by = { $by }, que organiza la mesa, pone a { $name }, un bot ({ $bot }), en el asiento { $seat }.
note-opened = El asiento { $seat } queda libre.
note-opened-by = { $by }, que organiza la mesa, deja libre el asiento { $seat }.
note-knocked = { $name } pide entrar.
note-admitted = { $by }, que organiza la mesa, deja entrar a { $name }.
note-turned-away = { $by }, que organiza la mesa, no deja entrar a { $name }.
note-removed = { $by }, que organiza la mesa, saca a { $name } de ella.
note-muted = { $by }, que organiza la mesa, silencia a { $name }.
note-unmuted = { $by }, que organiza la mesa, deja que se vuelva a oír a { $name }.
note-key = { $by }, que organiza la mesa, crea una clave nueva para el programa { $name } del asiento { $seat }.
note-renamed = { $old } ahora se llama { $name }.
note-dealt = El reparto lo hace el servidor junto con { $names }: nadie ha podido elegirlo.
note-dealt-without = El reparto lo hace el servidor junto con { $names }: nadie ha podido elegirlo. Sin parte en él, por no darla a tiempo: { $left }.
note-dealt-alone = El reparto lo hace el servidor solo. Sin parte en él, por no darla a tiempo: { $left }.
note-started = Empieza la partida.
note-stand-in = Un bot ({ $bot }) juega en lugar de { $name } { $until ->
    [stage] hasta el final de la etapa
    [trick] hasta el final de la baza
    [round] hasta el final de la ronda
   *[back] por ahora
}.
note-stand-in-by = { $by }, que organiza la mesa, deja que un bot ({ $bot }) juegue en lugar de { $name } { $until ->
    [stage] hasta el final de la etapa
    [trick] hasta el final de la baza
    [round] hasta el final de la ronda
   *[back] hasta que vuelva
}.
note-back = { $name } ha vuelto.
note-clock-out = { $who ->
    [you] Se te ha acabado el tiempo
   *[other] A { $name } se le ha acabado el tiempo
}: { $then ->
    [trick] un bot juega hasta el final de la baza.
    [round] un bot juega hasta el final de la ronda.
    [stage] un bot juega hasta el final de la etapa.
    [pass] no se hace nada y la partida sigue.
    [step] un bot hace esta jugada.
   *[nothing] { $who ->
        [you] los demás pueden pedir que juegue un bot.
       *[other] podéis pedir que juegue un bot.
    }
}
note-back-ended = { $part ->
    [trick] La baza
    [round] La ronda
   *[stage] La etapa
} ha terminado: { $who ->
    [you] vuelves a jugar tú.
   *[other] { $name } vuelve a jugar.
}
note-paused = { $name } pone la mesa en pausa.
note-resumed = { $name } reanuda la mesa.
note-asks-end = { $name } propone terminar la partida sin resultado. ¿Te parece bien?
note-asks-back = { $name } quiere deshacer una jugada después de la cual ya han jugado otros. ¿Te parece bien?
note-asks-study = { $name } ha abierto esta mesa para estudiar: si todo el mundo está de acuerdo, se verán todas las manos mientras jugáis. ¿Te parece bien?
note-asks-branch = { $name } quiere seguir desde un momento anterior; lo jugado desde entonces no contaría. ¿Te parece bien?
note-asks-stand-in = { $name } quiere que un bot juegue en lugar de { $other }, a quien se le ha acabado el tiempo, hasta el final de { $part ->
    [trick] la baza
    [round] la ronda
   *[stage] la etapa
}. ¿Te parece bien?
note-agreed = Todo el mundo está de acuerdo.
note-declined = La pregunta queda resuelta: no cambia nada.
note-plan = { $name } propone un plan: { $text }
note-abandoned = La partida termina sin resultado.
note-next = La mesa sigue con otra partida.
note-host = { $name } organiza la mesa.
note-hurried = El servidor está ocupado: los bots piensan menos tiempo.
note-taken-back = { $who ->
    [you] Deshaces lo que hiciste.
   *[other] { $name } deshace una jugada.
}
note-branch = La partida sigue desde un momento anterior.

## Lo que hizo quien organiza durante la partida

deed-bot = { $by } puso un bot ({ $bot }) en el asiento { $seat }{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-program = { $by } dio el asiento { $seat } al programa { $name }{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-key = { $by } creó una clave nueva para el programa { $name } del asiento { $seat }{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-stand-in = { $by } dejó que un bot ({ $bot }) jugara en lugar de { $name }, que estaba ausente{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-paused = { $by } puso la mesa en pausa{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-resumed = { $by } reanudó la mesa{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-removed = { $by } sacó a { $name } de la mesa{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-muted = { $by } silenció a { $name }{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-unmuted = { $by } dejó que se volviera a oír a { $name }{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
deed-more =
    { $by } hizo otras cosas{ $times ->
        [1] {""}
       *[other] , { $times } veces
    }.

## Momentos decisivos de una partida terminada

turn-rises = La probabilidad de ganar sube: antes { $before }, después { $after } (± { $error } puntos).
turn-falls = La probabilidad de ganar baja: antes { $before }, después { $after } (± { $error } puntos).
turn-rises-of = { $name }: la probabilidad de ganar sube; antes { $before }, después { $after } (± { $error } puntos).
turn-falls-of = { $name }: la probabilidad de ganar baja; antes { $before }, después { $after } (± { $error } puntos).
turn-unsure = Probabilidad de ganar: antes { $before }, después { $after }; la diferencia no se distingue del azar (± { $error } puntos).

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-parser = el analizador dice, en inglés: «{ $text }»
server-detail-move = su jugada no se puede leer; el analizador dice, en inglés: «{ $text }»
server-detail-body = su contenido no ha llegado entero
server-detail-id = su id está vacío o es demasiado largo
server-detail-until = solo un reloj puede hacer que un bot juegue hasta entonces
server-detail-name = ese no es el nombre que tienes aquí
server-detail-socket = esto es un WebSocket
server-detail-needs-socket = esta orden necesita un socket
server-detail-binary = es binario y no texto
server-detail-no-try = este juego no tiene «try»
server-detail-purpose = no es ni para una partida ni para una lección
server-detail-watch = quienes miran pueden ir como mucho { $most } segundos por detrás
server-detail-seats = el número de asientos ({ $seats }) no es el de jugadores ({ $players })
server-detail-players = a { $game } juegan de { $least } a { $most }, no { $players }
server-detail-pace = los bots pueden esperar de 0 a { $most } milisegundos antes de jugar
server-detail-away = quien se va puede darse por ausente tras { $least } a { $most } segundos
server-detail-entry = la entrada { $entry } no se puede volver a jugar («{ $text }»)
