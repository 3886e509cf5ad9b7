### Las lecciones: una mesa de verdad y alguien a tu lado.

learn-title = Aprende jugando
learn-lead = Cada lección es una partida de verdad con bots y alguien a tu lado que explica una cosa cada vez. Unos quince minutos; puedes dejarla cuando quieras y seguir donde estabas.
learn-length =
    { $steps ->
        [one] { $steps } paso corto
       *[other] { $steps } pasos cortos
    }
learn-rules = O lee las reglas
learn-coach = Lección
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-back = Atrás
learn-skip = Saltar esto
learn-do = Hazlo en la mesa
learn-leave = Cerrar la lección
learn-again = Lección
learn-aside = Cuando pasa
learn-seen = Entendido
learn-watch = Mira la mesa
learn-play-on = Sigue en la mesa
learn-finish = Terminar esta partida
learn-fold = Solo el título
learn-unfold = Leerlo
learn-go-on = Lección: seguir
learn-on-at = Estás en el paso { $step } de { $steps }: seguir
learn-go-on-at = { $game }, paso { $step } de { $steps }

## Daybreak

# The name of its table.
learn-table = Lección: { $game }
learn-daybreak-pitch = Dirige China, con un bot como Estados Unidos, durante toda la primera ronda.
learn-daybreak-welcome-title = Un equipo, seis rondas
learn-daybreak-welcome = Diriges China; un bot dirige Estados Unidos. Ganáis o perdéis juntos. Ganáis cuando el planeta absorbe más carbono del que emitís entre todos: así se frena el cambio climático. Hasta entonces, ninguna Potencia puede verse desbordada por las crisis ni el planeta calentarse demasiado.
learn-daybreak-heat-title = El termómetro
learn-daybreak-heat = El carbono que nada absorbe acaba aquí. Una fila llena de cubitos forma una banda, y cada banda es una décima de grado. Junto a cada nivel figura cuántas veces se tira el dado y cuántas crisis llegan. Con ocho bandas, todo está perdido.
learn-daybreak-forecast-title = Lo que viene
learn-daybreak-forecast =
    Esta línea está siempre a la vista. Dice qué pasaría si la etapa terminara ahora: los árboles, los océanos y la captura directa del aire absorberían { $sinks } { $sinks ->
        [one] cubito
       *[other] cubitos
    } de carbono y { $net } { $net ->
        [one] iría
       *[other] irían
    } al termómetro. Mira una jugada y la línea muestra qué cambiaría.
learn-daybreak-crises-title = Crisis, una de ellas conocida
learn-daybreak-crises = Estas cartas golpean hacia el final de la ronda. Una está boca arriba, la crisis prevista, así que puedes prepararte: consigue los escudos que la palían o coloca debajo cartas que encajen. Las demás son desconocidas y solo se revelan cuando golpean.
learn-daybreak-project-title = Elige un Proyecto global
learn-daybreak-project = La ronda empieza con Proyectos globales para elegir, de los que el equipo conserva uno o ninguno. Un proyecto ayuda a todos cuando está activo, y casi todos piden algo antes. Léelos y elige uno con «Conservarlo».
learn-daybreak-energy-title = Tu energía
learn-daybreak-energy = Tu población necesita { $demand } de energía. Produces { $dirty } sucia y { $clean } limpia. Cada ficha de energía sucia emite un cubito de carbono por ronda. Si falta energía, sufren las comunidades: cambia sucia por limpia y cubre siempre la demanda.
learn-daybreak-emissions-title = Emisiones
learn-daybreak-emissions = Cada una de estas fichas emite un cubito de carbono más por ronda: por transporte, por extracción de hidrocarburos, industrial, por residuos, agropecuaria y tectónica (edificios). Las cartas las eliminan una a una.
learn-daybreak-communities-title = Comunidades en crisis
learn-daybreak-communities = Las crisis y la falta de energía ponen comunidades en crisis. Con cuatro y con ocho robas menos cartas; si una Potencia llega a doce, perdéis todos.
learn-daybreak-shields-title = Resistencia
learn-daybreak-shields = Tres tipos de escudos: resistencia social, ecológica y de infraestructuras. Cada crisis nombra el tipo que la palía. Una buena regla: más o menos una ficha de cada tipo por banda.
learn-daybreak-stacks-title = Tus cinco pilas
learn-daybreak-stacks = Cada carta lleva de uno a tres iconos, como Red eléctrica o Normativa. Solo se usa la acción de la carta del frente, pero para ella cuentan todos los iconos de su pila, también los de las cartas de atrás. La línea de la carta dice qué cuesta y qué da ahora; los puntos, cuántas veces por ronda puede usarse.
learn-daybreak-act-title = Usa una acción
learn-daybreak-act = Elige la carta del frente de una pila, por ejemplo Central eléctrica limpia. Cuesta una carta: elige cuál descartas de la mano. Hasta esa última elección puedes volver atrás con «Cancelar».
learn-daybreak-hand-title = Tu mano
learn-daybreak-hand = Una carta sirve para cuatro cosas: ponerla al frente de una pila y estrenar su acción, colocarla detrás de una pila para aportar sus iconos, colocarla debajo de un proyecto o de una crisis, o descartarla como pago. Coge una y se iluminan sus usos.
learn-daybreak-use-title = Juega una carta
learn-daybreak-use = Elige una carta de la mano y luego un lugar dorado: al frente de una pila estrenas su acción, y la carta cubierta sigue aportando sus iconos. El propio lugar indica lo que daría.
learn-daybreak-tuck-title = Coloca una carta debajo
learn-daybreak-tuck = Ahora coloca una carta: debajo de la crisis prevista para reducirla, debajo de vuestro proyecto o detrás de una pila cuya acción cuente sus iconos. Los usos que no aportan nada lo indican.
learn-daybreak-preview-title = Prueba antes de elegir
learn-daybreak-preview = Mira un uso sin elegirlo, con el puntero o con el teclado: esta línea muestra el cambio. Puedes deshacer tus jugadas mientras no se haya robado nada nuevo.
learn-daybreak-help-title = Nunca sin ayuda
learn-daybreak-help = «Pista» consulta a un buen jugador. «¿Por qué?» enumera todo lo que puedes hacer ahora y explica cada jugada. Cuando algo no se puede, un enlace lleva a la regla. Detén el cursor sobre cualquier carta, o mantén el dedo encima, para verla en grande; Z o una segunda pulsación lo cuenta todo de ella. «Iconos» dice qué significa cada icono.
learn-daybreak-done-title = Cuando termines
learn-daybreak-done = Usa tantas acciones y cartas como quieras. La lista «Queda por hacer» dice lo que falta. Después pulsa «He terminado»: la etapa acaba cuando todos terminan, y entonces le toca al planeta. Lo veremos juntos, paso a paso.
learn-daybreak-made-title = Emisiones: lo que has emitido
learn-daybreak-made =
    Primero se comprueba la energía: a quien le falta, se le añaden comunidades en crisis. Después se suma el carbono de todos. Tú has emitido { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    }: uno por cada ficha de energía sucia y por cada ficha de emisiones de aquí.
learn-daybreak-sinks-title = Emisiones: lo que absorbe el planeta
learn-daybreak-sinks =
    Los sumideros, es decir, los árboles, los océanos y la captura directa del aire, absorben { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } de carbono. Si pudieran con todo y aún sobrara alguno, habríais frenado el cambio climático. Los que se pierden faltan en todas las rondas que vienen.
learn-daybreak-bands-title = Emisiones: el calor
learn-daybreak-bands = El resto sube al termómetro. Una fila llena es una banda térmica nueva: desde ahora cada etapa de Crisis trae una tirada más del dado planetario, y muchas crisis golpean más fuerte.
learn-daybreak-planet-title = Crisis: tira el planeta
learn-daybreak-planet = Por cada banda se tira el dado planetario y avanza la ficha de ese efecto. Cuando una llega a un punto de inflexión, marcado en su casilla, hay daños para todos, y para siempre.
learn-daybreak-strike-title = Crisis: los golpes
learn-daybreak-strike = Primero golpea la crisis prevista. Su texto dice a quién. Lo que se colocó debajo la reduce para todos los afectados.
learn-daybreak-held-off-title = Crisis: los escudos la palían
learn-daybreak-held-off = Cada escudo tuyo del tipo que nombra la crisis la reduce en 1 para ti. No se gastan: vuelven a ayudar la próxima vez.
learn-daybreak-unknown-title = Crisis: las desconocidas
learn-daybreak-unknown = Ahora se revelan una a una las crisis desconocidas y golpean en el acto. Nadie podía prepararse; los escudos y tener pocas bandas ayudan contra todas.
learn-daybreak-growth-title = Desarrollo: sube la demanda
learn-daybreak-growth = Aún no ha acabado nada, así que tu población necesita más: tu demanda es ahora { $demand }. A quien no la cubra con energía limpia le faltará energía en la próxima etapa de Emisiones.
learn-daybreak-round-two-title = Segunda ronda
learn-daybreak-round-two = Esa ha sido la ronda entera: Global, Local, Emisiones, Crisis y Desarrollo. Vuelve a empezar con crisis y proyectos nuevos, y hay seis rondas para frenar el cambio climático.
learn-daybreak-win-title = El camino a la victoria
learn-daybreak-win =
    Entre los dos emitiríais { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } de carbono en esta ronda; el planeta absorbe { $sinks }. Haced que el primer número baje del segundo: energía limpia por sucia, menos emisiones, más árboles. Los proyectos que ayudan a todos rinden más cuanto antes.
learn-daybreak-on-title = Ahora de verdad
learn-daybreak-on = Ya conoces la ronda entera. Con «Jugar ya» empieza una partida de verdad, con pistas cuando las quieras. O termina antes esta: un análisis muestra cómo fue.
learn-daybreak-offer-title = Cartas para elegir
learn-daybreak-offer = Estas cartas se han robado para que elijas. Quédate con lo que encaje en tus pilas; las demás se descartan.

## Earthrise

learn-earthrise-pitch = Juega la primera de las tres rondas con dos bots: bazas, Maniobras y el puzle.
learn-earthrise-welcome-title = A la Luna y de vuelta
learn-earthrise-welcome = Tres rondas de bazas, cada una un tramo del vuelo del Apolo 8. Las cartas que ganas dan Honores. Gana quien tenga más al final; aquí cada uno vuela por su cuenta.
learn-earthrise-suits-title = Tu mano
learn-earthrise-suits = Cuatro palos: Fotografía, Apolo, Astronautas y Alerta, numerados del 1 al 8. Las cartas que puedes jugar están levantadas; las demás dicen por qué no.
learn-earthrise-trump-title = El palo de salida es Triunfo
learn-earthrise-trump = El Piloto, que tiene el Apolo 8, ha salido con una carta: su palo es Triunfo solo en esta baza. Si tienes cartas de ese palo, juegas una de ellas o una Alerta. Si no, lo que quieras.
learn-earthrise-earth-title = La Maniobra
learn-earthrise-earth = La ficha de la Tierra pone una condición: un número, la carta más baja de un palo. Se la lleva quien juegue en último lugar una carta que la cumpla, gane o no la baza.
learn-earthrise-play-title = Juega una carta
learn-earthrise-play = Elige una carta levantada y elígela otra vez para jugarla. Debajo de la carta pone lo que ganaría. Un Triunfo alto se lleva la baza; una carta que cumple la Maniobra, la ficha.
learn-earthrise-maneuver-title = Primera recompensa: la Maniobra
learn-earthrise-maneuver = La ficha es para quien jugó en último lugar una carta que cumplía la condición. Si nadie la cumple, las fichas se quedan en la Tierra y la siguiente se pone encima: más que ganar.
learn-earthrise-copilot-title = Segunda recompensa: el Copiloto
learn-earthrise-copilot = Quien jugó el segundo Triunfo más alto es Copiloto y se lleva una carta de la baza, la que quiera.
learn-earthrise-commander-title = Tercera recompensa: el Comandante
learn-earthrise-commander = El Triunfo más alto hace Comandante a quien lo jugó, que se lleva todas las demás cartas, buenas o malas. En un empate gana la carta posterior.
learn-earthrise-pass-title = La nave pasa
learn-earthrise-pass = El Apolo 8 va a la izquierda, gane quien gane. Quien lo tiene es el Piloto y sale en la baza siguiente.
learn-earthrise-track-title = El vuelo
learn-earthrise-track = Un lugar para cada baza de la ronda, desde la Tierra y alrededor de la Luna. La mayoría tiene una ficha de Maniobra. Los oscuros son de Silencio Radio.
learn-earthrise-second-title = Otra baza
learn-earthrise-second = Sigue jugando. Fíjate en quién sale, qué es Triunfo y qué pide la Maniobra. La línea sobre tus cartas dice lo que haría tu elección.
learn-earthrise-alerts-title = Alertas
learn-earthrise-alerts = Las cartas de Alerta que ganas no valen nada y dan una Alerta cada una, que solo ves tú. Al final, quien tenga menos recibe 10 Honores. Puedes jugar una Alerta aunque tengas Triunfo: así se la endosas a otro.
learn-earthrise-picture-title = El puzle
learn-earthrise-picture = Con las fichas consigues piezas: roba tantas como fichas gastes y quédate con una que no tengas. El puzle completo, la Tierra saliendo sobre la Luna, vale 25 Honores.
learn-earthrise-worth-title = Lo que valen las cartas
learn-earthrise-worth = En cada ronda hay un palo que vale más. Aquí pone lo que da ahora cada carta ganada de cada palo. Así, la única carta del Copiloto puede valer más que el resto.
learn-earthrise-help-title = Nunca sin ayuda
learn-earthrise-help = «Pista» consulta a un buen jugador. «¿Por qué?» enumera lo que puedes hacer y lo explica. La última baza puede verse otra vez, y también todo el registro.
learn-earthrise-round-title = Termina la ronda
learn-earthrise-round = Juega las bazas que quedan de la ronda. Lo nuevo se explica cuando llega.
learn-earthrise-honors-title = La puntuación
learn-earthrise-honors = Se puntúa la ronda: Honores por las cartas ganadas, que después se apartan. Las fichas y las piezas se quedan contigo.
learn-earthrise-on-title = Ahora de verdad
learn-earthrise-on = Dos rondas más y la puntuación final: menos Alertas, fichas guardadas y el puzle. Ya sabes volar: con «Jugar ya» empieza una partida de verdad, o termina antes esta.
learn-earthrise-tokens-title = ¿Cambiar o guardar?
learn-earthrise-tokens = Has ganado la Maniobra. Cambia ahora la ficha para robar una pieza del puzle, o guárdala: con varias fichas juntas robas varias piezas y eliges.
learn-earthrise-piece-title = Quédate con una pieza
learn-earthrise-piece = Quédate con una pieza que aún no tengas. Las demás vuelven debajo de la pila.
learn-earthrise-take-title = Eres Copiloto
learn-earthrise-take = Llévate una carta de la baza. El resto va al Comandante; deja las Alertas, si puedes.
learn-earthrise-lead-title = Eres el Piloto
learn-earthrise-lead = Sales tú: cualquier carta, y su palo es Triunfo. Una carta alta se llevará probablemente la baza, y con un palo del que nadie tiene mucho no habrá Copiloto.
learn-earthrise-silence-title = Silencio Radio
learn-earthrise-silence = En esta baza todas las cartas se juegan boca abajo; solo se anuncia el palo de la primera. No hay Maniobra. Cuando todos han jugado, se descubren, y el Comandante recibe además la ficha de Silencio Radio.
