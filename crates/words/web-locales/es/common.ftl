### Lo que comparten todas las páginas del navegador.

web-skip = Ir al contenido
web-home = Inicio
web-site = Sitio web
web-wait = Un momento
web-lost-title = Aquí no hay nada
web-lost = No existe esta página. Puede que el enlace sea viejo o que le falte una letra.
web-lost-again = Intentar de nuevo
web-page-lost = No se pudo cargar esta página. Revisa la conexión e inténtalo de nuevo.
web-no-server = El servidor no responde. Revisa la conexión e inténtalo de nuevo.
web-bad-answer = El servidor dio una respuesta que no se puede leer (estado { $status }). Inténtalo de nuevo en un momento.
web-close = Cerrar
web-cancel = Cancelar
web-language = Idioma
web-theme = Tema
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-cards = Cartas
web-rules = Reglas
web-learn = Aprender
web-replays = Tus partidas
web-play-now = Jugar ya
web-daybreak = Daybreak
web-earthrise = Earthrise
web-used-up = agotada esta ronda
web-limit-none = tantas veces como puedas pagar
web-limit-per = una vez por ronda por cada icono de este tipo
web-limit-used = usada { $used } de { $most } esta ronda
web-copy-by-hand = Cópialo a mano
web-copy = Copiar
web-copied = Copiado
web-docs-note = Esta página está en inglés. Como archivo:
web-report = Informar de un problema
web-report-text = Esto es todo lo que llevaría el informe: la partida como tú puedes verla, qué clases de mensajes hubo entre esta página y el servidor, los errores, tu navegador y tus ajustes aquí. Sin nombres ni conversación. No se envía nada: guárdalo y dáselo a quien quieras.
web-report-said = ¿Qué pasó? (si quieres)
web-report-all = El informe
web-report-save = Guardar como archivo
web-name-long =
    Un nombre tiene como mucho { $most } { $most ->
        [one] carácter
       *[other] caracteres
    }; a este { $over ->
        [one] le sobra { $over }
       *[other] le sobran { $over }
    }.

## Con qué se marca una mesa, dondequiera que aparezca

mark-known = Reparto conocido
mark-known-text = Alguien podía conocer este reparto antes de empezar: se eligió la semilla, o ya se había jugado.
mark-study = Para estudiar
mark-study-text = Una mesa para probar. Se ven todas las manos si están de acuerdo todas las personas con asiento.
mark-study-open = Estudio: manos a la vista
mark-study-open-text = Quien tiene asiento puede ver todas las manos.
mark-daily = Reparto del día
mark-daily-text = Un intento para cada persona. Nadie organiza la mesa, y los bots no se pueden cambiar.
mark-unproven = nueva visita
mark-unproven-text = Cuando terminó la partida, hacía menos de un día que se conocía aquí a esta visita. Estas van después de todas las demás.
mark-played =
    Un bot ({ $bot }) hizo { $count } de { $all } { $all ->
        [one] jugada
       *[other] jugadas
    } de { $name }.
mark-played-program = Jugadas del asiento { $seat } por { $name }, un programa de { $of }.
mark-host = Lo que hizo quien organiza

## Cómo se hizo un reparto

dealt-heading = Cómo se hizo este reparto
dealt-everybody = Lo hizo el servidor junto con { $names }: todos fijaron su parte antes de que se viera ninguna, así que nadie pudo elegirlo.
dealt-sitting = Lo hizo el servidor junto con { $names }, cada uno al sentarse.
dealt-server = Lo hizo el servidor solo.
dealt-given = Vino dado: alguien eligió su semilla, o ya se había jugado.
dealt-daily = Es el reparto del día, el mismo para todo el mundo.
dealt-study = La mesa es de estudio.
dealt-left-out = Sin parte en él, por no darla a tiempo: { $names }.
dealt-proven = Comprobado en este navegador: el servidor cumplió su palabra y tu parte está dentro.
dealt-broken = Comprobado en este navegador: este no es el reparto acordado. Guarda el registro y avisa a quien administra este servidor.
