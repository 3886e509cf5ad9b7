### Lo que se escribe en el terminal y lo que dice el programa antes de empezar una partida.

## Órdenes en la mesa
## The words of a command stand with commas between them; the first is the one that help shows. Accents and capital
## letters do not count. The English words are understood in every language.

command-help = ayuda
command-help-does = esta lista
command-rules = reglas, regla
command-rules-does = buscar una regla, por una palabra o por su número
command-rules-takes = PALABRA
command-hint = pista
command-hint-does = las mejores jugadas, con lo que cabe esperar de ellas
command-why = por qué, porqué
command-why-does = por qué se puede o no se puede hacer una jugada (por su número) o jugar una carta, y qué daría
command-why-takes = JUGADA
command-back = deshacer, atrás
command-back-does = deshacer tu última jugada
command-back-anyway = deshacer igual, atrás igual
command-back-anyway-does = entre bots: probar un «¿y si…?» desde antes de tu última jugada
command-next = siguiente
command-next-does = que responda antes otra persona
command-table = mesa
command-table-does = la mesa entera otra vez
command-hand = mano
command-log = registro
command-log-does = lo que ha pasado hasta ahora
command-quit = salir
command-quit-does = salir; si se lleva un registro, la partida queda guardada

## La ayuda en la mesa

help-moves = Escribe el número de una jugada, una carta o unas palabras de lo que dice la jugada, y pulsa Intro. También puedes escribir:
# After the list, in languages other than English: their English words.
help-english = También valen las palabras inglesas: { $words }.

## Reglas consultadas en la mesa

# $section, $rule and $term are whole commands, as in "rules 2".
lookup-contents = «{ $section }» enumera las reglas de un apartado, «{ $rule }» muestra una y «{ $term }» busca una palabra.
lookup-read = «{ $command }» muestra una de ellas.
lookup-more = { $count ->
    [one] Otra regla habla de ello; «{ $command }» la muestra.
   *[other] Otras { $count } reglas hablan de ello; «{ $command }» muestra una de ellas.
}
lookup-none = Ninguna regla habla de «{ $input }». «{ $command }» enumera de qué tratan las reglas.
lookup-solo = (Solo si juegas en solitario.)
lookup-challenges = (Solo con cartas de Reto.)
lookup-pills = (Solo con Píldoras de Historia.)
lookup-ruling = (Decisión de este programa donde el reglamento calla.)

## Opciones mal escritas

flags-no-command = No existe la orden «{ $given }»; «firstlight --help» las enumera.
flags-no-command-but = No existe la orden «{ $given }»; ¿querías decir «{ $meant }»?
flags-unknown = La opción «{ $given }» no existe aquí; añade «--help» detrás de la orden para ver las que hay.
flags-unknown-but = La opción «{ $given }» no existe aquí; ¿querías decir «{ $meant }»?
flags-no-value = Falta el valor de { $flag }.
flags-not-one-of = { $flag } no puede ser «{ $given }»; es { $known }.
flags-wrong-value = { $flag }: { $why }
flags-no-game = Di a qué quieres jugar, earthrise o daybreak, como en: firstlight table earthrise --seats me,steady,steady
flags-missing = Falta esto: { $missing }
flags-conflict = { $flag } y { $other } no pueden ir juntas.

## Lo que no se puede hacer, antes de empezar
## These sentences follow the name of the program and a colon.

fail-read = no se puede leer { $file }: { $why }
fail-write = no se puede escribir en { $file }: { $why }
fail-create = no se puede crear { $file }: { $why }
fail-remove = no se puede borrar { $file }: { $why }
fail-no-file = no existe ese archivo
fail-permission = permiso denegado
fail-unread = nadie lee la salida
fail-no-server = «{ $command }» necesita el servidor, y este programa se compiló sin él; compílalo con la opción «serve»
fail-output = no se puede escribir la salida: { $why }
fail-input = no se puede leer la entrada: { $why }
fail-no-lang = «{ $given }» no es un idioma de este programa; puede ser en, es o pt-BR (o pt)
fail-no-seed = «{ $given }» no es una semilla; escribe un número entero hasta 18446744073709551615 o 64 cifras hexadecimales
fail-no-time = «{ $given }» no es un tiempo para pensar; escribe un número de líneas de juego, como 2000, o un tiempo, como 400ms o 1.5s
fail-no-option = «{ $given }»: escríbelo como NOMBRE=VALOR, como en follow_rule=free
fail-option-none = { $game } no tiene opciones, así que no existe «{ $given }»
fail-option-unknown = no existe la opción «{ $given }»; las opciones son { $known }
fail-option-value = la opción { $option } no puede ser «{ $given }»; puede ser { $known }
fail-content = este contenido no se puede usar (los errores, en inglés, nombran archivo y campo):
fail-content-no-folder = --content { $dir } no es una carpeta; tiene que ser una que contenga { $file }
fail-content-none = --content: { $game } no tiene contenido que se pueda cambiar
fail-flags-of = { $flags }: estas opciones son de { $game }
fail-no-seats = di quién juega, como en --seats { $seats }
fail-no-game-yet = en { $file } todavía no hay ninguna partida; di quién juega, como en --seats { $seats }
fail-seats-count = a { $game } juegan de { $least } a { $most }, no { $players }; como en --seats { $seats }
fail-seats-twice = dos personas se llaman { $name }; dales nombres distintos
fail-seats-name = «{ $given }»: un nombre tiene de 1 a 20 letras, como en me:Ana
fail-seats-bot = --seats: { $why }; una persona es «me» o «me:NOMBRE»
fail-bot-unknown = no existe el bot «{ $bot }»; puede ser { $known }
fail-bot-cheats = «{ $bot }» ve todas las cartas, así que solo juega en el laboratorio
fail-bot-takes-no-time = «{ $bot }» juega según reglas y no admite un tiempo para pensar
fail-no-log = { $file } no es un registro: { $why }
fail-log-large = { $file } ocupa más de 64 MB; eso no es un registro
fail-log-no-text = { $file } no es un registro: no es texto UTF-8
fail-log-empty = está vacío
fail-log-cut = su primera línea está cortada
fail-log-no-json = su primera línea no es JSON ({ $why })
fail-log-no-version = en su primera línea falta la versión de `firstlight`
fail-log-newer = tiene el formato { $format }; hace falta un firstlight más nuevo
fail-log-header = su cabecera está mal: { $why }
fail-log-setup = { $file }: la preparación que dice su cabecera está mal: { $why }
fail-log-unknown-game = { $file } es una partida de «{ $game }», que este programa no conoce; conoce { $known }
fail-log-other-game = { $file } es una partida de «{ $game }», no de { $wanted }
fail-log-other-rules = { $file } se jugó con la lectura { $theirs } de las reglas, y este programa conoce la { $ours }
fail-log-other-content = { $file } se jugó con el contenido «{ $id }» (sha256 { $hash }), y este es otro; indica con --content la carpeta que lo tiene
fail-log-no-seed = { $file } no contiene su semilla, así que aquí no se puede seguir jugando
fail-log-seats = { $file }: los asientos de su cabecera están mal: { $why }
fail-log-seat-count = { $file }: asientos en su cabecera: { $named }; asientos de la mesa: { $players }
fail-log-other-seed = en { $file } ya hay una partida con la semilla { $seed }; quita la opción o nombra otro archivo
fail-log-other-seats = en { $file } ya hay una partida con los asientos { $seats }; quita la opción o nombra otro archivo
fail-log-other-setup = en { $file } ya hay una partida con otra preparación; quita la opción o nombra otro archivo
fail-holds-not = { $file }: la entrada { $entry } no vale: { $why }
fail-holds-up-to = { $file }: el registro vale hasta la entrada { $upto }; la entrada { $entry } no: { $why }
fail-replay-to = --to { $to }: entradas válidas de { $file }: { $entries }
fail-replay-as = --as { $given }: es un asiento del 0 al { $last }, «spectator» o «all»
fail-seat = --seat { $seat }: los asientos de esta mesa van del 0 al { $last }

## --help
## Names of commands, flags and values are the same in every language.

cli-about = Juegos de mesa sobre la Tierra en el ordenador: jugar, revivir, estudiar y simular
cli-about-long =
    Juegos de mesa sobre la Tierra en el ordenador: jugar, revivir, estudiar y simular.

    Una versión independiente y no oficial de las reglas de los juegos; no contiene ni arte ni textos de sus editoriales.
cli-note = Cada orden se explica sola: firstlight table --help
cli-head-usage = Uso:
cli-head-commands = Órdenes
cli-head-arguments = Argumentos
cli-head-options = Opciones
cli-head-examples = Ejemplos:
cli-usage-options = OPCIONES
cli-help = Mostrar esta ayuda
cli-help-command = Mostrar esta lista o la ayuda de una orden
cli-version = Mostrar la versión
cli-play = Jugar en el navegador: sirve solo a este ordenador y abre la página
cli-serve = Servir mesas para una casa o una escuela
cli-backup = Copiar todas las mesas en un archivo, también con el servidor en marcha
cli-restore = Rehacer las mesas de una carpeta a partir de una copia
cli-table = Jugar en el terminal, con bots o con amigos ante el mismo teclado
cli-sim = Hacer que los bots jueguen muchas partidas y ver porcentajes, puntos y velocidad
cli-lab = Medir bots, preparaciones, cartas y asientos, y escribir un informe legible
cli-replay = Contar una partida a partir de su registro, paso a paso
cli-analyse = Repasar una partida con su registro: qué jugadas costaron más y qué habría sido mejor
cli-check = Comprobar un registro con las reglas y su semilla, o una copia con todos sus registros
cli-cards = Leer las cartas: enumerarlas, filtrarlas, mostrar una, contar lo que hay en la caja
cli-content = Crear o comprobar una carpeta con cartas y números propios
cli-bench = Medir la velocidad de las reglas, de los bots que buscan y del laboratorio
cli-game = El juego: earthrise (bazas, de 3 a 5) o daybreak (cooperativo, de 1 a 4)
cli-seats = Quién se sienta dónde, separado por comas: me, me:NOMBRE o un bot. Bots de Earthrise: { $earthrise }. Bots de Daybreak: { $daybreak }
cli-seed = El reparto: la misma semilla da las mismas cartas
cli-lang = El idioma: en, es o pt-BR; si no se dice, el de tu sistema (LC_ALL, LC_MESSAGES, LANG)
cli-log = Guardar la partida en este archivo; si existe, seguir con la partida que contiene
cli-hint-time = Cuánto puede tardar una pista: un tiempo, como 500ms o 3s, o líneas de juego, como 2000; si no se dice, 1s
cli-plain = No usar nunca colores (solo se usan en un terminal, y no si existe NO_COLOR)
cli-options = Otra lectura de una regla, como follow_rule=free o spokesperson=true (se puede repetir)
cli-content-folder = Una carpeta con contenido propio, añadido al del programa o en su lugar
cli-content-of-log = La carpeta con el contenido con que se jugó, si el registro no lo lleva
cli-table-note =
    En la mesa, escribe el número o unas palabras de una jugada. Con «?» verás todo lo demás que puedes escribir.
    Sin terminal, lee las jugadas de la entrada estándar, una por línea.
cli-file = El registro
cli-replay-to = Parar tras esta entrada del registro
cli-replay-as = Quién mira: el número de un asiento desde 0, «spectator», o «all» para verlo todo; si no se dice, all
cli-replay-full = Mostrar la mesa y las jugadas posibles antes de cada decisión
cli-replay-note = Un registro se guarda con --log ARCHIVO en la mesa, o viene de una mesa del navegador.
cli-analyse-budget = Cuánto: un tiempo para toda la partida, como 20s, o líneas de juego por jugada, como 200; si no se dice, 60s
cli-analyse-seat = Solo las jugadas de este asiento, contando desde 0
cli-analyse-most = Cuántas jugadas mostrar; si no se dice, 5
cli-analyse-json = Escribir todo lo encontrado como JSON (docs/log-format.md dice cómo es)
cli-analyse-note =
    Cada jugada que vale y fue una elección se juzga por lo que podía ver su asiento, como si todos siguieran jugando por
    reglas sencillas. Una mirada rápida a todas da las sospechosas; una larga a esas dice lo que costaron. La jugada mejor
    se elige en unos futuros y se mide en otros, y lo que no se distingue del azar no se marca.
    Con líneas de juego, y no con un tiempo, la respuesta es la misma en cualquier ordenador.
