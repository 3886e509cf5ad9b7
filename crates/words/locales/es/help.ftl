### What --help says of the commands for whoever serves tables or studies the games; those for players are in terminal.ftl.
### Names of commands, flags and values that one types are the same in every language.

## What stands for a value

cli-value-address = DIRECCIÓN
cli-value-card = CARTA
cli-value-command = ORDEN
cli-value-days = DÍAS
cli-value-deck = MAZO
cli-value-dir = CARPETA
cli-value-file = ARCHIVO
cli-value-files = ARCHIVOS
cli-value-filter = FILTRO
cli-value-game = JUEGO
cli-value-ip = IP:PUERTO
cli-value-lang = IDIOMA
cli-value-list = LISTA
cli-value-name = NOMBRE
cli-value-name-value = NOMBRE=VALOR
cli-value-number-time = N|TIEMPO
cli-value-plan = PLAN
cli-value-rate = FRECUENCIA
cli-value-seat = ASIENTO
cli-value-seconds = SEGUNDOS
cli-value-share = FRACCIÓN
cli-value-source = FUENTE
cli-value-tag = ICONO
cli-value-time = TIEMPO
cli-value-title = TÍTULO
cli-value-where = DÓNDE
cli-value-who = QUIÉN

## What several commands say

# After what a command is about: how else it can be written.
cli-also = también { $names }
cli-players = Cuántos juegan a Earthrise; si no se dice, 4
cli-threads = En cuántos hilos; si no se dice, uno por núcleo
cli-json = Escribir el resultado como JSON
cli-data = La carpeta donde se guardan las mesas; si no se dice, donde este sistema guarda los datos de los programas
cli-backup-file = La copia

## play

cli-play-no-open = No abrir el navegador
cli-play-addr = Dónde escuchar; si no se dice, 127.0.0.1:7878, o un puerto libre si ese está ocupado; con --lan, 0.0.0.0:7878
cli-play-lan = Permitir que jueguen también otros dispositivos de la red doméstica, y mostrarles la dirección y un código QR
cli-play-example-no-open = muestra la dirección y no abre nada
cli-play-example-lan = los móviles de la sala también juegan: muestra la dirección y un código QR
cli-play-note =
    Con --lan, cualquiera de tu red doméstica puede llegar al programa mientras esté en marcha: puede abrir mesas, ocupar
    asientos libres y mirar las mesas públicas. Lo que haga viaja sin cifrar dentro de esa red. Desde internet no llega
    nadie, salvo que tu router lo permita. Sin --lan, solo este ordenador.

    Tus partidas se guardan; para con Ctrl+C y vuelve cuando quieras.

## serve

# A setting and its default.
cli-serve-default = { $text }; si no se dice, { $default }
cli-serve-addr = Dónde escuchar; el puerto 0 toma uno libre
cli-serve-config = Un archivo TOML con cualquiera de estos ajustes
cli-serve-store = La dirección de un PostgreSQL que guarda las mesas, como en postgres://usuario:clave@host/firstlight; si no se dice, las guarda la carpeta
cli-serve-bus = La dirección del servidor NATS por el que varios servidores trabajan juntos, como en nats://host:4222; necesita un PostgreSQL común
cli-serve-node = Cómo se llama este servidor entre varios; dos en marcha nunca se llaman igual
cli-serve-key = El archivo de la clave de firma, que comparten todos los servidores de un sitio; si no se dice, «secret.key» en la carpeta. Si no existe, se crea
cli-serve-lease-ms = Con varios servidores: tras tantos milisegundos sin señales de vida, los demás se hacen cargo de las mesas de uno
cli-serve-drain-ms = Con varios servidores: durante tantos milisegundos este dice que no está listo antes de parar, para que un proxy no le mande a nadie más
cli-serve-public = Permitir una dirección a la que llegan otros ordenadores: quien llegue puede abrir mesas y mirar las públicas
cli-serve-origins = La dirección de la web en los navegadores, si es otra (se puede repetir)
cli-serve-https = Delante hay un proxy que habla https; si no se dice, lo hay si alguna dirección de la web es https
cli-serve-trust-proxy = Creer a este proxy, o a todos los de esta red, cuando dice de dónde viene una petición (se puede repetir)
cli-serve-ops = Quién ve /metrics y /readyz: los programas de este ordenador que no llegan por un proxy (local), cualquiera (all) o nadie (off)
cli-serve-ops-token = Quien envía esto como token los ve en cualquier caso; 16 caracteres o más
cli-serve-bot-threads = Hilos en los que piensan los bots; si no se dice, todos los procesadores menos uno
cli-serve-bot-ms = Lo máximo que un bot piensa una jugada; el nivel más fuerte usa 1500 por sí solo, y un número menor hace a los bots más rápidos y más débiles
cli-serve-hint-ms = Cuánto tiempo se piensa una pista
cli-serve-hint-lines = Líneas de juego que mira una pista, en lugar de un tiempo: así las pistas son iguales en todos los ordenadores
cli-serve-turns-lines = Con cuántas continuaciones se sopesa cada jugada al buscar los momentos decisivos de una partida terminada
cli-serve-idle-seconds = Segundos sin nadie tras los que una mesa sale de la memoria; vuelve por sí sola
cli-serve-retention-days = Borrar las mesas sin terminar tras estos días con el servidor en marcha, o conservarlas para siempre («forever»)
cli-serve-backup-every = Hacer una copia cada cierto tiempo, como 6h o 1d, y comprobarla; si no se dice, nunca
cli-serve-backup-keep = Cuántas de estas copias conservar
cli-serve-backup-dir = Dónde se guardan estas copias; si no se dice, en «backups», en la carpeta de las mesas
cli-serve-limits = Límites de frecuencia: on u off
cli-serve-without-limits = Lo mismo que --limits off, para pruebas en el propio ordenador
cli-serve-limit-requests = Peticiones de una dirección
cli-serve-limit-commands = Órdenes de una persona
cli-serve-limit-tables = Mesas nuevas de una persona
cli-serve-limit-guesses = Códigos equivocados de una persona, y tokens equivocados desde una dirección
cli-serve-limit-address-sockets = Conexiones a mesas abiertas desde una dirección
cli-serve-limit-person-sockets = Conexiones a mesas abiertas por una persona
cli-serve-limit-chat = Lo que dice una persona
cli-serve-limit-reports = Veces que una página avisa de errores suyos
cli-serve-limit-codes = Códigos cortos equivocados desde una dirección
cli-serve-limit-questions = Preguntas y señales de vida de una persona, que no cambian nada
cli-serve-limit-hints = Pistas para una persona
cli-serve-limit-address-tables = Mesas nuevas desde una dirección
cli-serve-limit-people = Personas nuevas desde una dirección; a partir de ahí, el navegador tiene que trabajar un momento
cli-serve-limit-secrets = Enlaces, invitaciones, claves de programas y códigos para otros dispositivos que crea una persona
cli-serve-limit-complaints = Personas que alguien denuncia a quien lleva el servidor
cli-serve-limit-keys = Cuántas personas o direcciones recuerda cada límite
cli-serve-sockets-per-address = Conexiones a mesas de una dirección abiertas a la vez
cli-serve-sockets-per-person = Conexiones a mesas de una persona abiertas a la vez
cli-serve-sockets-per-table = Conexiones a una mesa abiertas a la vez
cli-serve-tables-per-person = Cuántas mesas sin terminar puede tener una persona
cli-serve-tables-per-address = Cuántas mesas sin terminar puede haber abiertas desde una dirección
cli-serve-table-bytes = Cuánto puede ocupar en disco el registro de una mesa; después admite jugadas hasta la mitad más, y nada más
cli-serve-address-megabytes = Cuánto pueden ocupar en disco todas las mesas de una dirección antes de que no abra más
cli-serve-connections = Conexiones abiertas a la vez; menos, si el sistema permite menos archivos abiertos
cli-serve-connections-per-address = Conexiones de una dirección abiertas a la vez
cli-serve-header-seconds = Cuánto puede tardar una petición en decir qué pide
cli-serve-body-seconds = Cuánto puede tardar una petición en enviar el resto; las grandes tienen un segundo más por cada 16 KiB
cli-serve-keep-alive-seconds = Cuánto puede esperar una conexión antes de volver a pedir
cli-serve-answer-seconds = Cuánto puede estar una conexión sin recoger nada de su respuesta
cli-serve-message-bytes = El mensaje más grande que se acepta
cli-serve-ping-seconds = Cada cuánto se pregunta a una conexión con una mesa si sigue ahí
cli-serve-log-format = El registro en la salida de errores: text para personas, json para programas
cli-serve-log-json = Lo mismo que --log-format json
cli-serve-log-filter = Qué se registra, como info,sqlx=warn
cli-serve-access-log = Registrar cada petición: on (con lo demás), off, o un archivo de líneas JSON
cli-serve-audit-log = Registrar lo que cambia quién puede hacer qué, y las denuncias: on (con lo demás), off, o un archivo de líneas JSON
cli-serve-example-public = en casa pueden jugar todos
cli-serve-example-proxy = tras un proxy que habla https
cli-serve-note =
    Todo se puede decir también en un archivo TOML (--config ARCHIVO) o en el entorno: FIRSTLIGHT_ADDR, FIRSTLIGHT_DATA,
    etcétera.
    Páralo con Ctrl+C: todas las mesas se guardan, y a quienes juegan se les dice que vuelvan.

## backup and restore

cli-backup-new = El archivo que se crea; si ya existe, no se sobrescribe
cli-backup-verify = Abrir la copia de nuevo y comprobarla, junto con el registro de cada mesa. Código de salida 1: algo no es válido
cli-backup-without-key = No incluir la clave del servidor
cli-backup-key = El archivo de la clave del servidor; si no se dice, «secret.key» en la carpeta
cli-restore-example-store = a un PostgreSQL vacío
cli-backup-example-verify = y juega todas sus partidas desde la primera carta
cli-backup-example-check = comprueba una ya hecha
cli-backup-note =
    La copia es un solo archivo. Contiene la clave del servidor, con la que se reconoce a cada persona: guárdala donde solo
    tú puedas leerla.
    «firstlight serve --backup-every 1d --backup-keep 7» hace y comprueba copias por sí solo.

## sim

cli-sim-bots = Qué bots, separados por comas; si no se dice, steady,random
cli-sim-games = Cuántas partidas; si no se dice, 1000
cli-sim-seed = La semilla del azar; si no se dice, 1
cli-sim-note =
    Los bots se corren un asiento de una partida a la siguiente, para que ningún asiento favorezca a nadie.
    Una lista de bots más corta se repite hasta llenar la mesa.
    La misma semilla da el mismo resultado, sea cual sea el número de hilos.
    Daybreak: un asiento habla por el grupo, las cartas que se colocan detrás van al fondo y lo hecho no se deshace
    (--option lo cambia); --setup es lo mismo que --powers, «solo» es una persona en solitario y «all» juega todas las
    preparaciones del reglamento, una tras otra.

## lab

cli-lab-run = Llevar a cabo un plan con cualquier número de estudios
cli-lab-arena = ¿Quién gana? Alineaciones de bots en las mismas mesas
cli-lab-ladder = ¿Juega mejor un bot cuando piensa más tiempo?
cli-lab-difficulty = ¿Qué dificultad tiene cada preparación de Daybreak?
cli-lab-cards = ¿Cuánto valen las cartas de Daybreak?
cli-lab-seats = ¿Le va mejor a algún asiento de Earthrise o a alguna potencia de Daybreak?
cli-lab-meaning = ¿Cambia cada mecanismo de las reglas lo que se juega?
cli-lab-table = Las mismas cifras para una sola partida, a partir de su registro
cli-lab-plan = El plan
cli-lab-out = La carpeta del informe; si no se dice, lab-NOMBRE para un plan NOMBRE.toml o un estudio NOMBRE
cli-lab-fresh = Jugarlo todo de nuevo, como tras cambiar un bot; si no, las partidas que ya están en la carpeta no se repiten
cli-lab-line-ups = Los bots en el orden de los asientos, separados por comas; una lista más corta vuelve a empezar (se puede repetir)
cli-lab-games = El máximo de partidas de cada alineación
cli-lab-precision = Dejar una alineación cuando la mitad de su intervalo del 95 % sea como mucho esto, como 0.02
cli-lab-seed = La semilla del azar
cli-lab-setups = Daybreak: potencias como mw,china,europe,us, o solo, o all (se puede repetir)
cli-lab-bot = El bot que piensa cada vez más tiempo
cli-lab-budgets = Cuánto, de peldaño en peldaño: iteraciones (2000) o tiempos (400ms), separados por comas
cli-lab-against = Quién se sienta en los demás asientos; si no se dice, el mismo bot en todos
cli-lab-table-out = La carpeta del informe; si no se dice, lab-table
cli-lab-meaning-games = Cuántas partidas por mecanismo (se puede repetir, para cada alineación por turno)
cli-lab-meaning-only = Solo los mecanismos que llevan esto en su clase o su nombre (se puede repetir)
cli-lab-meaning-markdown = Escribir el resultado como tabla de Markdown
cli-lab-meaning-note =
    Los mismos repartos se juegan tal como son, y una vez más por cada mecanismo, con ese mecanismo neutralizado. Se dice
    en qué parte de las partidas cambia una jugada o el resultado, con intervalos del 95 %; menos del 5 % se marca.
    A los bots que buscan, dales un número de iteraciones y no un tiempo: por reloj no hay dos partidas iguales.
cli-lab-note =
    Cada estudio es una carpeta con report.html, results.csv, results.json y el plan con que se hizo. El mismo plan y la
    misma semilla dan los mismos números con cualquier número de hilos; si se interrumpe, sigue donde estaba.
    docs/lab/README.md explica los planes, los intervalos y cuándo se deja una alineación.

## check

cli-check-files = Los registros, o copias
cli-check-content = La carpeta con el contenido con que se jugaron las partidas, si los registros no lo llevan
cli-check-note =
    Código de salida 0: todos los registros son válidos. 1: alguno no lo es; se dice en qué entrada y por qué.
    2: un archivo no se puede leer.

## cards

cli-cards-game = El juego: daybreak
cli-cards-one = Una carta, por su título o su número
cli-cards-deck = Solo este mazo
cli-cards-tag = Solo las cartas que llevan este icono
cli-cards-source = Solo las cartas cuyo efecto viene de esta fuente
cli-cards-specials = Solo las cartas con código propio
cli-cards-stats = Contar en su lugar iconos, fuentes y acciones
cli-cards-content = Una carpeta con cartas propias, añadidas sobre las del programa
cli-cards-note =
    Mazos: local, starting, global, crisis, challenge y reference (con qué empieza cada potencia).
    Fuentes: rulebook, published, play, reconstructed, printed.

    JSON: una lista de cartas, cada una con no («1.065»), deck, title, lang, tags (claves, tantas veces como estén
    impresas), source, tags_source (o null), reconstructed (campos que hemos completado), disputed (campos en que las
    fuentes no coinciden), solo (si se usa en solitario), special (código propio), text (frases) y world (una frase, o
    null). Con --stats: tags (tag, cards, percent, rulebook), sources por mazo, completed por mazo, actions por tipo de
    emisiones, specials. Puede haber campos nuevos; ninguno cambia de nombre.

## content

cli-content-check = Explicar cada error de una carpeta. Código de salida 0: no hay. 1: hay alguno. 2: no se puede leer
cli-content-new = Escribir un punto de partida comentado; nada de lo que existe se sobrescribe
cli-content-dir = La carpeta

## bench

cli-bench-seconds = Segundos para cada medición; si no se dice, 1
cli-bench-repeats = Cuántas veces se mide cada cosa; cuenta la mediana; si no se dice, 5
cli-bench-note = Compila con optimización, o los números no dirán nada: cargo xtask bench lo hace.
