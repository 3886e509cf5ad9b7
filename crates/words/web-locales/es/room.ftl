### La sala alrededor de una mesa: el riel, los paneles, los avisos y la sala de espera.

## El riel y la barra superior

room-panels = Paneles laterales
room-menu = Menú
room-count = { $label }, { $count } sin ver
room-log = Registro
room-chat = Chat
room-plan = Plan
room-vote = Votar
room-point = Señalar
room-back = Atrás
room-seats = Asientos
room-table = Mesa
room-prefs = Ajustes
room-theme-turn = Cambiar entre claro y oscuro
room-lost-short = Sin conexión
room-help = Ayuda
room-hint = Pista
room-why = ¿Por qué?
room-icons = Iconos

## El registro

room-log-none = Todavía no ha pasado nada.
room-log-look = Ver este momento
room-log-none-such = Todavía no ha pasado nada así.
room-log-who = Sobre quién
room-log-all = Todos
room-log-me = Yo
room-log-kind = Sobre qué
room-log-everything = Todo
room-log-lines =
    { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }

## Chat y señas

room-chat-none = Nadie ha dicho nada todavía.
room-chat-text = Di algo a la mesa
room-chat-send = Enviar
room-signals = Señas rápidas
room-signal-yes = Sí
room-signal-no = No
room-signal-wait = Un momento
room-signal-ready = Todo listo
room-signal-thanks = Gracias
room-signal-well_played = Bien jugado
room-signal-sorry = Perdón
room-bubbles = Novedades de la mesa

## Planes

room-plan-heading = Planes
room-plan-none = No hay ningún plan sobre la mesa. Di qué te gustaría hacer en equipo; no obliga a nadie.
room-plan-text = Proponer un plan
room-plan-example = Me ocupo de la próxima crisis prevista si alguien me deja una carta de Normativa
room-plan-propose = Proponer
room-plan-name = Nombrar una carta o una Potencia
room-plan-unname = Quitarlo
room-plan-vote = Tu respuesta
room-plan-agree = De acuerdo
room-plan-rather-not = Mejor no
room-plan-withdraw = Retirar
room-plan-yes = De acuerdo: { $names }
room-plan-nobody-yes = Nadie se ha sumado todavía
room-plan-no = Mejor no: { $names }

## Preguntas de la mesa

room-vote-heading = Votaciones de la mesa
room-vote-text = Algunas cosas necesitan el acuerdo de los demás: deshacer una jugada después de la cual ya han jugado otros, terminar la partida sin resultado y, en una mesa de estudio, ver todas las manos o volver atrás.
room-vote-none = Ahora no hay ninguna votación.
room-vote-retract = Pedir que se deshaga mi última jugada
room-asks-abandon = { $name } quiere terminar la partida sin resultado. ¿Estás de acuerdo?
room-asks-retract = { $name } quiere deshacer una jugada después de la cual ya han jugado otros. ¿Estás de acuerdo?
room-asks-study = { $name } ha abierto esta mesa para estudiar. Si todo el mundo está de acuerdo, se verán todas las manos mientras jugáis. ¿Estás de acuerdo?
room-asks-branch = { $name } quiere seguir desde un momento anterior; lo jugado desde entonces no contaría. ¿Estás de acuerdo?
room-asked-abandon = Pides terminar la partida sin resultado.
room-asked-retract = Pides deshacer una jugada después de la cual ya han jugado otros.
room-asked-study = Has abierto esta mesa para estudiar: si todo el mundo está de acuerdo, se verán todas las manos mientras jugáis.
room-asked-branch = Pides seguir desde un momento anterior; lo jugado desde entonces no contaría.
room-asks-open = Faltan por responder: { $names }
room-asks-withdraw = Retirar la pregunta
room-yes = Sí
room-no = No

## Ajustes

room-prefs-heading = Ajustes
room-pace = Velocidad de la narración
room-pace-times = × { $pace }
room-moments = Momentos de la partida
room-moments-wait = Esperarme
room-moments-flow = Seguir solos
room-sound = Sonidos suaves
room-sound-text = Un tono cuando te toca, con las cartas, con las crisis y al final.
room-calm = Menos movimiento
room-calm-text = Lo que se mueve aparece de una vez, con las mismas líneas de texto.
room-guard = Preguntar antes de jugar una carta
room-guard-text = El primer clic levanta la carta; el segundo la juega.
room-notify-text = Puedes recibir un aviso cuando te toque y esta página esté en segundo plano.
room-notify-ask = Permitir avisos
room-notify-on = Recibirás un aviso cuando te toque y esta página esté en segundo plano.

## Pistas y motivos

room-hint-heading = Pista
room-hint-off = En esta mesa se juega sin pistas.
room-hint-not-asked = Ahora no tienes nada que decidir, así que no hay nada que aconsejar.
room-hint-thinking = Pensándolo…
room-hint-free-in = La próxima pista estará disponible dentro de { $seconds } s.
room-hint-chance = Probabilidad de ganar
room-offer = ¿Dudas? Pide una pista
room-offer-never = No volver a ofrecerla
room-offers = Ofrecer pistas en la primera partida
room-offers-text = Cuando llevas un rato ante una pregunta o vas a dejar algo sin hacer.
room-hint-play = Hacer esto
room-hint-carrying = Se está haciendo, y respondiendo a lo que pide…
room-why-heading = ¿Qué puedo hacer y por qué?
room-why-moves = { $count ->
    [one] Hay una jugada posible
   *[other] Hay { $count } jugadas posibles
}
room-why-choose = Elige una para leer qué haría.
room-why-nothing = No se ha podido obtener el motivo. Inténtalo de nuevo en un momento.
room-why-rules = Las reglas de este momento
room-rule = Regla
room-turn-waiting = La partida no ha empezado.
room-turn-paused = La mesa está en pausa.
room-turn-over = La partida ha terminado.
room-turn-abandoned = La partida terminó sin resultado.
room-turn-nobody = La partida se está resolviendo; ahora nadie tiene que decidir.
room-horizon = Lo que pasa y lo que se pregunta
room-turn-others = Esperas a { $names }.
room-turn-your-other = Le toca a tu asiento { $name }. Cambia de asiento para jugarlo.

## Lo que ha cambiado

room-since = Desde la última vez que miraste
room-since-more =
    { $count ->
        [one] Hay una línea anterior en el registro.
       *[other] Hay { $count } líneas anteriores en el registro.
    }
room-since-cut = Han pasado muchas cosas; el resto está en el registro.
room-since-done = Entendido

## Avisos

room-banners = Mensajes de la mesa
room-lost = Se ha perdido la conexión; se intenta de nuevo. La mesa sigue como la viste.
room-apart = El servidor ha cerrado esta conexión. La mesa sigue como la viste.
room-apart-again = Conectar de nuevo
room-paused = La mesa está en pausa.
room-watching = Estás mirando.
room-watching-late = { $seconds ->
    [one] Estás mirando, con un segundo de retraso.
   *[other] Estás mirando, con { $seconds } segundos de retraso.
}
room-stood = Un bot juega por ti { $until ->
    [stage] hasta el final de la etapa
    [round] hasta el final de la ronda
    [trick] hasta el final de la baza
   *[back] hasta que tomes el relevo
}.
room-stood-end = Tomar el relevo
room-next-seat = Ahora le toca a { $name }.
room-next-go = Ir allí
room-next-always = Ir siempre

## El final

room-end = La partida ha terminado
room-end-debrief = Análisis
room-end-replay = Repetición
room-end-again = Otra, nuevo reparto
room-end-same = Otra, mismo reparto
room-end-study = Estudiar
room-end-sealed = Otros juegan hoy este reparto, así que se muestra cuando acabe el día.
room-end-fold = Ver la mesa
room-end-show = Resultado
room-end-next = Los demás siguen en una mesa nueva.
room-end-follow = Ir con ellos

## La mesa

room-host = { $name } es quien organiza la mesa.
room-while = Mientras juegas
room-pause = Pausar la mesa
room-resume = Continuar
room-stand-in = Que un bot juegue por mí hasta el final de la { $part ->
    [round] ronda
    [trick] baza
   *[stage] etapa
}
room-stand-in-back = Que un bot juegue hasta que vuelva
room-stand-in-text = Puedes tomar el relevo cuando quieras. Si los bots juegan por todo el mundo, la partida espera al final de la { $part ->
    [round] ronda
    [trick] baza
   *[stage] etapa
}.
room-stand-in-end = Volver a jugar con { $name }
room-stand-in-for = Que juegue un bot
room-remove-sure = ¿Sacar a { $name } de la mesa? No podrá volver, y todo el mundo lo sabrá.
room-remove-yes = Sacar a { $name }
room-guests = También están
room-no-host = El reparto del día no lo organiza nadie: nadie puede cambiarlo.
room-going = Irse
room-leave = Dejar la mesa
room-leave-sure = Un bot ocupará tu asiento y no podrás recuperarlo. ¿Dejar la mesa?
room-leave-sure-waiting = Tu asiento quedará libre. ¿Dejar la mesa?
room-leave-yes = Dejar la mesa
room-abandon = Terminar la partida sin resultado
room-abandon-sure = Se pregunta a quienes tienen asiento; si todos están de acuerdo, la partida termina.
room-abandon-yes = Preguntar a todos
room-home = A la página de inicio

## Asientos

room-seat-open = Libre
room-seat-you = tú
room-seat-here = en la mesa
room-seat-away = ausente
room-seat-gone = sin conexión
room-seat-away-in = sin conexión; en { $seconds } s contará como ausente
room-seat-program = un programa de { $of }
room-away-name = { $name } (ausente)
room-gone-name = { $name } (sin conexión)
room-gone = { $name } no tiene conexión. En { $seconds } s contará como ausente.
room-gone-away = { $name } no está.
room-seat-bot = bot, { $bot }
room-seat-stand-in = un bot juega en su lugar ({ $bot })
room-seat-asked = le toca
room-seats-heading = Tus asientos
room-seats-follow = Ir siempre al asiento al que le toca
room-bot-named = { $name }, { $bot }
room-pass = Pasa el dispositivo a { $name }
room-pass-text = Cuando solo { $name } vea la pantalla, continúa.
room-pass-open = Soy { $name }, mostrar mis cartas

## La sala de espera

room-waiting = Mesa lista
room-waiting-open =
    { $count ->
        [one] Queda un asiento libre. La partida empieza cuando se ocupe o cuando la inicie quien organiza.
       *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen o cuando la inicie quien organiza.
    }
room-waiting-full = Mesa completa.
room-seats-title = Quién se sienta dónde
room-sit = Sentarse
room-sit-at = Sentarse en el asiento { $seat }
room-stand-up = Levantarse
room-seat-for = Asiento { $seat }: libre o para un bot
room-start = Empezar
room-dealing = Se está haciendo el reparto. Cada persona da una parte, para que nadie pueda elegirlo.
room-dealing-waits = Faltan por responder: { $names }
room-start-bots = Empezar con bots en los asientos libres
room-start-host = { $name } inicia la partida.
room-come = Invitar a otros
room-visible-public = La mesa está en la lista de mesas abiertas; también puede venir quien tenga el enlace.
room-visible-link = Puede venir quien tenga el enlace.
room-visible-private = Solo se puede entrar con invitación.
room-share-link = Enlace a esta mesa
room-share-private = La mesa es privada; quien la organiza puede invitar.
room-share-code = Acerca la cámara de un móvil; se lee también desde el otro lado de la mesa.
room-share-here = Esta dirección solo funciona en este equipo, así que no hay código para móviles. Iniciado con --lan, el programa deja entrar a los móviles.
room-seat-name = Nombre en este asiento
room-seat-save = Guardar el nombre
room-invite = Crear una invitación
room-invite-link = Enlace de la invitación
room-copy = Copiar
room-copy-what = Copiar: { $what }
room-copied = Copiado
room-program = Un asiento para un programa tuyo
room-program-text = Un programa que hayas escrito puede ocupar un asiento. Necesita una clave.
room-program-seat = Asiento
room-program-name = Cómo se llama
room-program-make = Crear una clave
room-program-renew = Crear una clave nueva
room-program-here = el programa está conectado
room-program-waiting = esperando al programa
room-program-of = { $name }, asiento { $seat }
room-program-docs = Cómo se comunica un programa con la mesa
room-program-key = Clave
room-program-once = Guarda la clave donde nadie más pueda leerla. Se muestra aquí hasta que llegue el programa; el propio servidor no la conoce.
room-program-full = Todos los asientos son de personas.
room-program-dealt = Las cartas están repartidas, así que ahora ningún programa ocupa un asiento: su dueño podría verlas.

## Títulos de la ventana

room-title-waiting = A la espera de jugadores · { $game }
room-title-paused = En pausa · { $game }
room-title-over = La partida ha terminado · { $game }
room-title-abandoned = Terminada sin resultado · { $game }
room-title-nobody = { $game }
room-title-yours = Te toca · { $game }
room-title-other = Le toca a { $name } · { $game }
room-title-others = A la espera de { $names } · { $game }
room-notice = Te toca en { $game }

## The story as it is told

room-team = Equipo
room-again = Otra vez
room-sending = Enviando…
room-stalled = La mesa aún no ha respondido. Lo que hiciste se guarda y se enviará de nuevo.
room-offline = Ahora mismo no hay conexión. Lo que hiciste se guarda y se enviará cuando vuelva.
story-controls = Controles de la narración
story-hold = Pausar la narración
story-go = Continuar la narración
story-waits = El relato espera: Espacio lo continúa.
story-next = Siguiente
story-next-key = Línea siguiente (Espacio)
story-space = Espacio
story-skip = Al final de esta etapa
story-skip-key = Al final de esta etapa (Mayús + Espacio)
story-again = Otra vez
story-repeat = Mostrar otra vez
story-repeat-key = Mostrar otra vez (R)
story-hold-short = Pausar
story-go-short = Continuar
story-end-short = Al final
story-show-again = Mostrar otra vez la última etapa
story-untold =
    { $count ->
        [one] Queda una cosa por contar.
       *[other] Quedan { $count } cosas por contar.
    }
story-show = Mostrar
team-heading = Lo que hizo vuestro equipo
team-rounds = Rondas
team-not-yet = Nadie ha hecho nada todavía.
team-nothing = Nada
team-more =
    { $count ->
        [one] Hay una más antes de estas.
       *[other] Hay { $count } más antes de estas.
    }

## Coming to a table

room-join-lead = { $host } tiene un asiento para ti en esta mesa.
room-join-name = Tu nombre en la mesa
room-looking =
    { $count ->
        [one] { $names } está mirando la mesa y aún no tiene asiento.
       *[other] { $names } están mirando la mesa y aún no tienen asiento.
    }
room-knocks = { $name } pide entrar.
room-admit = Dejar entrar
room-turn-away = Ahora no
room-code = El código de esta mesa
room-code-note = Quien lo escriba en { $place } llega a esta mesa.
room-code-knock = Quien lo escriba en { $place } llama a la puerta, y decides tú. El enlace de una invitación deja entrar directamente.
room-code-knock-host = Quien lo escriba en { $place } llama a la puerta, y { $host } decide.
room-seat-titled = { $name } ({ $title })

## Las teclas de una mesa

keys-heading = Teclas
keys-shift = Mayús
keys-next = cuenta lo siguiente
keys-stage = va al final de la etapa o de la baza que se está contando
keys-walk = pasan de una carta o un botón a otro
keys-take = coge o pulsa lo que está marcado
keys-answer = dan la respuesta con ese número; en Earthrise, también la carta que ocupa ese lugar en la mano
keys-back = devuelve lo que has cogido o cierra lo que está abierto
keys-zoom = muestra una carta de cerca, esté donde esté; también mantener el dedo sobre ella
keys-icons = dice qué significan los iconos
keys-point = señala algo a los demás; mientras se cuenta algo, espera
keys-last-trick = muestra la última baza
keys-sheet = muestra el Cuaderno de Honores
keys-deck = muestra el mazo: lo jugado, lo tuyo y lo que falta por salir
keys-repeat = repite la última frase; mientras se cuenta algo, lo muestra otra vez
keys-wait = espera, mientras se cuenta algo
keys-this = muestra esta lista
keys-button = Teclas (?)

## Qué se puede hacer con alguien

people-menu = Qué puedes hacer con { $name }
people-hush = Silenciar a { $name } para mí
people-hear = Volver a oír a { $name }
people-hushed = Has silenciado a { $name }
people-hear-again = volver a oír
people-mute = Silenciar a { $name } para toda la mesa
people-unmute = Dejar que toda la mesa vuelva a oír a { $name }
people-muted = en silencio, por decisión de quien organiza
people-you-muted = Quien organiza la mesa te ha silenciado aquí. Sigues jugando, pero no puedes decir, señalar ni proponer nada.
people-report = Denunciar a { $name }
people-report-why = ¿Por qué denuncias a { $name }?
people-reason-insults = Insultos o amenazas
people-reason-hate = Odio
people-reason-spam = Inunda la mesa o hace publicidad
people-reason-cheating = Hace trampas o estropea la partida a propósito
people-reason-other = Otra cosa
people-report-text = Con tus palabras (hasta 500 caracteres)
people-report-note = Llega a quien administra este servidor, con las últimas líneas que dijo { $name }. A { $name } no se le avisa.
people-report-send = Enviar la denuncia
people-reported = La denuncia ha llegado a quien administra el servidor.
