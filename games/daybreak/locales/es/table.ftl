### Una mesa de Daybreak: potencias, jugadas, preguntas, cómo acabó y lo que se avecina.
###
### $name es una Potencia mundial ante su verbo y $who su número: "you", "one" o "many". $seat es la Potencia por sí sola.
### El programa pone la mayúscula inicial.

## Potencias mundiales

# Ante un verbo.
daybreak-seat-you = tú
daybreak-seat-china = China
daybreak-seat-europe = Europa
daybreak-seat-united-states = Estados Unidos
daybreak-seat-majority-world = el Resto del mundo
# El número del verbo: one o many.
daybreak-number-china = one
daybreak-number-europe = one
daybreak-number-united-states = one
daybreak-number-majority-world = one
daybreak-object-you = tú
daybreak-object-china = China
daybreak-object-europe = Europa
daybreak-object-united-states = Estados Unidos
daybreak-object-majority-world = el Resto del mundo
# A quién se da algo.
daybreak-to-china = a China
daybreak-to-europe = a Europa
daybreak-to-united-states = a Estados Unidos
daybreak-to-majority-world = al Resto del mundo
# De quién es algo, con su preposición.
daybreak-of-china = de China
daybreak-of-europe = de Europa
daybreak-of-united-states = de Estados Unidos
daybreak-of-majority-world = del Resto del mundo
# Un elemento de una lista de potencias, cada una con un número o una elección.
daybreak-tally = { $seat } { $number }
daybreak-tally-text = { $seat }: { $text }

## Jugadas, como entradas de un menú

daybreak-move-act = Usar { $card } (pila { $stack })
daybreak-move-use-project = Usar el proyecto «{ $card }» (lugar { $place })
daybreak-move-start = Jugar { $card } al frente de { $front } (pila { $stack })
daybreak-move-found = Jugar { $card } como pila nueva (pila { $stack })
daybreak-move-support = Colocar { $card } detrás de { $front } (pila { $stack })
daybreak-move-support-project = Colocar { $card } debajo del proyecto «{ $under }»
daybreak-move-reduce-crisis = Colocar { $card } debajo de la crisis «{ $under }»
daybreak-move-done = Terminar la etapa Local
daybreak-move-not-done = Volver a la etapa Local
daybreak-move-pass = Pasar
daybreak-move-back = Volver atrás y cancelar
daybreak-move-under =
    { $under ->
        [one] Detrás de la carta del frente, { $card }
       *[other] Detrás de { $under } cartas, la última de ellas { $card }
    }
daybreak-move-under-plain =
    { $under ->
        [one] Detrás de la carta del frente
       *[other] Detrás de { $under } cartas
    }
daybreak-move-pay = Descartar { $card }
daybreak-move-spend = Gastar { $card }
daybreak-move-stop = No gastar más
daybreak-move-return = Devolver { $what } de tu tablero
daybreak-move-option = Opción { $place }
daybreak-move-yes = Sí
daybreak-move-yes-effect = Sí: { $effect }
daybreak-move-consent = Sí: dar { $what } { $to }
daybreak-move-no = No
daybreak-move-to =
    { $me ->
        [yes] Tú ({ $power })
       *[other] { $power }
    }
daybreak-move-amount = { $count }
daybreak-move-recover = Recuperar { $card }
daybreak-move-give-card = Dar { $card }
daybreak-move-reveal = Revelar la crisis desconocida del lugar { $place }
daybreak-move-keep = Conservar { $card }
daybreak-move-lose-hand = Perder { $card } de la mano
daybreak-move-lose-stack = Perder { $card } de la pila { $stack }
daybreak-move-keep-none = No conservar ninguno
daybreak-move-drop-project = Descartar { $card } (lugar { $place })
daybreak-move-spare =
    { $me ->
        [yes] Que la ignores tú
       *[other] Que la ignore { $object }
    }
daybreak-nothing-there = (nada)
daybreak-face-down = (boca abajo)

## Preguntas con todo lo necesario

daybreak-prompt-local =
    Ronda { $round }, etapa Local: usa acciones y juega cartas ({ $count ->
        [0] ninguna
       *[other] { $count }
    } en la mano), o termina.
daybreak-prompt-done = Has terminado y los demás han seguido jugando. ¿Vuelves?
daybreak-prompt-emissions = Se va a añadir el carbono: usa una acción o pasa.
daybreak-prompt-roll = En el dado planetario ha salido: { $effect }. Responde con una acción o pasa.
daybreak-prompt-crisis = Objetivo de la crisis «{ $card }»: { $targets }. Responde con una acción o pasa.
daybreak-prompt-crisis-group = La crisis «{ $card }» afecta al grupo: responde con una acción o pasa.
daybreak-prompt-under = ¿En qué lugar de la pila de { $front } va la carta { $card }? Sus iconos cuentan esté donde esté.
daybreak-prompt-pay =
    Para pagar { $card }, descarta { $count ->
        [one] 1 carta{ $first ->
            [yes] {""}
           *[no] {" "}más
        }: ¿cuál?
       *[other] { $count } cartas{ $first ->
            [yes] {""}
           *[no] {" "}más
        }: ¿cuál primero?
    }
daybreak-prompt-spend =
    { $card }: { $count ->
        [one] gasta 1 carta de debajo. ¿Cuál?
       *[other] gasta { $count } cartas de debajo. ¿Cuál primero?
    }
daybreak-prompt-spend-or-stop =
    { $card }: gasta hasta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de debajo. ¿Cuál? ¿O ya es suficiente?
daybreak-prompt-pay-resilience =
    { $card }: { $count ->
        [one] falta pagar 1 ficha
       *[other] falta pagar { $count } fichas
    } de resistencia. ¿De qué tipo?
daybreak-prompt-option = { $card }: elige una opción.
daybreak-prompt-stale = { $card }: tal como están las cosas no se puede seguir. { $reason } Solo puedes volver atrás.
daybreak-prompt-may = { $card }: ¿quieres { $effect }?
daybreak-prompt-may-plain = { $card }: ¿lo haces?
daybreak-prompt-task = { $card }: { $text }
daybreak-prompt-to = ¿Qué Potencia mundial?
daybreak-prompt-amount = ¿Cuántas, de 1 a { $most }?
daybreak-prompt-type =
    { $count ->
        [one] ¿De qué tipo?
       *[other] ¿De qué tipo es la siguiente ficha? (quedan { $count })
    }
daybreak-prompt-recover =
    { $card }: { $count ->
        [one] recupera 1 carta de los descartes. ¿Cuál?
       *[other] recupera { $count } cartas de los descartes. ¿Cuál primero?
    }
daybreak-prompt-give-card =
    { $card }: { $count ->
        [one] da 1 carta de tu mano. ¿Cuál?
       *[other] da { $count } cartas de tu mano. ¿Cuál primero?
    }
daybreak-prompt-reveal =
    { $card }: { $count ->
        [one] revela 1 crisis desconocida. ¿Cuál?
       *[other] revela { $count } crisis desconocidas. ¿Cuál primero?
    }
daybreak-prompt-waiting = { $card }: a la espera de respuesta ({ $seat }); aún puedes volver atrás.
daybreak-prompt-consent = Petición { $of }: tomar { $what } de tu tablero ({ $card }). ¿Aceptas?
daybreak-prompt-consent-plain = Petición { $of }: fichas ({ $card }). ¿Aceptas?
daybreak-prompt-keep =
    ¿Con qué carta de las robadas te quedas? { $count ->
        [one] Falta 1 por elegir.
       *[other] Faltan { $count } por elegir.
    }
daybreak-prompt-lose-card =
    { $card }: { $count ->
        [one] pierdes 1 carta de la mano o de la zona de juego. ¿Cuál?
       *[other] pierdes { $count } cartas de la mano o de la zona de juego. ¿Cuál primero?
    }
daybreak-prompt-lose-resilience =
    { $card }: pierdes { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    } de resistencia. ¿De qué tipo?
daybreak-prompt-keep-project = ¿Qué proyecto conserva el grupo: { $cards }, o ninguno?
daybreak-prompt-make-room = No hay sitio para { $card }: ¿qué proyecto descarta el grupo?
daybreak-prompt-lose-project =
    { $count ->
        [one] El grupo pierde 1 Proyecto global. ¿Cuál?
       *[other] El grupo pierde { $count } Proyectos globales. ¿Cuál primero?
    }
daybreak-prompt-spare =
    { $card }: ¿quién ignora la crisis? { $count ->
        [one] Falta 1 por nombrar.
       *[other] Faltan { $count } por nombrar.
    }
# Tras una pregunta al grupo.
daybreak-prompt-unanimous = La decisión tiene que ser unánime.
daybreak-prompt-votes = Hasta ahora: { $votes }.
daybreak-prompt-tie = Hay empate: cambia tu elección o habladlo.
daybreak-vote-none = ninguno

## Preguntas en pocas palabras

daybreak-question-local = qué haces en la etapa Local
daybreak-question-done = si vuelves a la etapa Local
daybreak-question-emissions = si actúas antes de añadir el carbono
daybreak-question-roll = si respondes a la tirada planetaria
daybreak-question-crisis-window = si respondes a la crisis
daybreak-question-under = en qué lugar de la pila va la carta
daybreak-question-pay = qué carta descartas como coste
daybreak-question-spend = qué carta de debajo del proyecto gastas
daybreak-question-option = qué opción eliges
daybreak-question-may = si se hace o no
daybreak-question-to = qué Potencia mundial eliges
daybreak-question-amount = cuántas fichas das
daybreak-question-sector = qué tipo de emisiones eliges
daybreak-question-resilience = qué tipo de resistencia eliges
daybreak-question-cards = qué carta eliges
daybreak-question-crisis = qué crisis desconocida revelas
daybreak-question-waiting = si esperas la respuesta o vuelves atrás
daybreak-question-consent = si otra Potencia mundial puede tomar fichas tuyas
daybreak-question-keep = con qué carta robada te quedas
daybreak-question-lose-card = qué carta pierdes
daybreak-question-lose-resilience = qué resistencia pierdes
daybreak-question-keep-project = qué proyecto conserva el grupo
daybreak-question-make-room = qué proyecto deja sitio
daybreak-question-lose-project = qué proyecto pierde el grupo
daybreak-question-spare = quién ignora la crisis

## Por qué una jugada es posible o no

daybreak-why-not = { $card }: { $reason }
daybreak-why-today = Tal como están las cosas: { $effect }
# De una carta que se pone al frente de una pila.
daybreak-why-in-front = Una vez al frente, tal como están las cosas: { $effect }
daybreak-why-not-yet = Allí su acción aún no se puede usar: { $reason }
daybreak-why-brings =
    { $count ->
        [one] Aporta el icono de { $tags }.
       *[other] Aporta los iconos de { $tags }.
    }
daybreak-why-then = Esto pasaría ahora. { $facts }

## Cómo acabó

daybreak-outcome-won = Victoria en la ronda { $round }: habéis frenado el cambio climático.
daybreak-outcome-lost = Derrota en la ronda { $round }, en la { $stage }: { $losses }.
daybreak-outcome-stand = Al final: { $bands }; comunidades en crisis: { $communities }.

## Lo que se avecina

daybreak-forecast-carbon = Carbono por venir: { $each }.
daybreak-forecast-carbon-recent = Carbono por venir: { $each }, más { $recent } en las emisiones recientes.
daybreak-forecast-net =
    Los sumideros absorben hasta { $sinks }; al termómetro { $net ->
        [one] va 1 cubito
       *[other] van { $net } cubitos
    } de carbono.
daybreak-forecast-drawdown = Los sumideros absorben hasta { $sinks }: emisiones cero, con { $net } de sobra.
daybreak-forecast-shortage = Energía que falta, una comunidad en crisis por cada ficha: { $each }.
daybreak-forecast-thermometer =
    Después: { $bands } y { $loose ->
        [one] 1 cubito suelto
       *[other] { $loose } cubitos sueltos
    }; { $rolls ->
        [0] ninguna tirada planetaria
        [one] 1 tirada planetaria
       *[other] { $rolls } tiradas planetarias
    } y { $level ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $level } cartas
    } de crisis.
daybreak-forecast-strikes = Objetivo previsto de la crisis «{ $card }»: { $targets }.
daybreak-forecast-tie = Un dado decidiría a quién afecta { $card }: { $targets }.
daybreak-forecast-strikes-group = La crisis «{ $card }» afectaría al grupo.
daybreak-forecast-no-target = La crisis «{ $card }» no afectaría a nadie.
daybreak-forecast-undone = La crisis «{ $card }» no tendrá efecto gracias a las cartas de debajo.
daybreak-forecast-nothing = No haría nada: queda reducida a nada o no hay nada que pueda quitar.
daybreak-forecast-seat = { $seat }: { $changes }.
daybreak-forecast-world = El planeta: { $changes }.
daybreak-change = { $what } { $change }
daybreak-change-cards = cartas
daybreak-change-hand = cartas en la mano
daybreak-change-area = cartas en juego
daybreak-change-absorbed = carbono propio absorbido
daybreak-change-draws = próximo robo
daybreak-change-growth = aumento de la demanda
daybreak-change-bands = bandas térmicas
daybreak-change-crises = crisis por venir
daybreak-change-projects = Proyectos globales
daybreak-forecast-ongoing = A partir de entonces: { $changes }.
daybreak-forecast-choice = Elección pendiente, que puede cambiar esto: { $seats }.
daybreak-forecast-chance = El resto depende de un dado o de las cartas que se roben.
daybreak-forecast-losses = Se perdería la partida: { $losses }.

## Qué haría una jugada que se prueba

daybreak-preview-seat = { $seat }: { $changes }
daybreak-preview-project-started = { $card } entra en juego
daybreak-preview-project-gone = { $card } se descarta
daybreak-preview-project-active = { $card } se activa
daybreak-preview-project-lapsed = { $card } deja de estar activo
daybreak-preview-cards-under = { $card }: cartas debajo { $change }
daybreak-preview-crisis-shown = { $card } se revela
daybreak-preview-crisis-gone = { $card } deja la mesa
daybreak-preview-crisis-undone = { $card } queda anulada
daybreak-preview-crisis-in-force = { $card } está en vigor
daybreak-preview-crisis-weaker = { $card }: reducción { $change }
daybreak-preview-crisis-spared = { $card } no afecta a: { $seats }
daybreak-preview-draw =
    { $count ->
        [one] luego se roba 1 carta
       *[other] luego se roban { $count } cartas
    } ({ $seat })
daybreak-preview-draw-keep =
    { $count ->
        [one] luego se roba 1 carta
       *[other] luego se roban { $count } cartas
    } ({ $seat }), para quedarse con { $keep }
daybreak-preview-die = luego decide un dado
daybreak-preview-crisis = luego se revela una crisis desconocida
daybreak-preview-projects = luego se roban proyectos
daybreak-preview-roll = luego se tira el dado planetario
daybreak-preview-tie = luego un dado decide a quién afecta

## El resto de la ronda, si ya nadie juega ni responde

daybreak-ahead-certain = Seguro en la ronda { $round }
daybreak-ahead-open = Abierto en la ronda { $round }: lo deciden dados y cartas desconocidas
daybreak-ahead-likely = Lo probable en la ronda { $round }
daybreak-ahead-likely-lost = Perdida en { $lost } de { $tries } intentos del resto de la ronda, con los dados y las cartas que salgan.
daybreak-ahead-likely-numbers = En 19 de 20 intentos no pasó de esto: comunidades en crisis ({ $each }); bandas térmicas { $bands }.
daybreak-ahead-worst = Lo peor de la ronda { $round }
daybreak-ahead-draws = Cartas que se roban en esta ronda: { $each }.
daybreak-ahead-to-come =
    Por venir: { $rolls ->
        [0] ninguna tirada planetaria
        [one] 1 tirada planetaria
       *[other] { $rolls } tiradas planetarias
    } y { $crises ->
        [0] ninguna crisis
        [one] 1 crisis
       *[other] { $crises } crisis
    }.
daybreak-ahead-growth = Al final de la ronda crece la demanda de energía: { $each }.
daybreak-ahead-lost = Al final de la ronda la partida estaría perdida, pase lo que pase: { $losses }.
daybreak-ahead-won = Al final de la ronda ganaríais la partida.
daybreak-ahead-last = Es la última ronda: la partida acaba con ella.
daybreak-ahead-unfinished = Lo que alguien ha empezado y ya no puede deshacer no se cuenta.
daybreak-ahead-between = de { $least } a { $most }
daybreak-ahead-next-draws = Cartas que se roban en la ronda { $round }: { $each }.
daybreak-ahead-face = { $effect } ({ $sides } de { $of }):
daybreak-ahead-moves = la ficha avanza a la casilla { $space }, que no hace nada.
daybreak-ahead-tips = la ficha avanza a la casilla { $space }, un punto de inflexión.
daybreak-ahead-tips-again = la ficha está al final de su medidor y vuelve a causar su efecto.
daybreak-ahead-unknown =
    { $places ->
        [one] Hay 1 crisis
       *[other] Hay { $places } crisis
    } boca abajo, de { $cards } cartas posibles. { $harmful ->
        [0] Ninguna costaría comunidades tal como están las cosas.
        [one] 1 de ellas costaría comunidades tal como están las cosas, como mucho: { $most }.
       *[other] { $harmful } de ellas costarían comunidades tal como están las cosas, como mucho por carta: { $most }.
    }
daybreak-ahead-crisis =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , tal como están las cosas
    }:
daybreak-ahead-strikes =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , tal como están las cosas
    }: objetivo: { $targets }.
daybreak-ahead-tie =
    { $card }{ $sure ->
        [yes] {""}
       *[no] , tal como están las cosas
    }: empate; un dado de { $die } decide a quién afecta: { $seats }.
daybreak-ahead-if = { $seat }, si lo dice el dado: { $what }
daybreak-ahead-choice = Elecciones por hacer, contadas en el peor caso: { $seats }.
daybreak-ahead-harmless =
    { $why ->
        [cancelled] Las cartas que tiene debajo la anulan.
        [nobody] No afecta a nadie: nadie cumple la condición.
        [reduced] Queda reducida a nada.
       *[nothing] No hay nada que pueda quitar.
    }
daybreak-ahead-resisted = Menos, gracias a { $resilience }: { $each }.
daybreak-ahead-world = { $token } { $change } ({ $cause }).
daybreak-ahead-changed = { $token }: { $each } ({ $cause }).
daybreak-ahead-worst-numbers =
    { $exact ->
        [yes] Al final de la ronda se puede llegar a esto
       *[no] Al final de la ronda se llega como mucho a esto
    }: comunidades en crisis ({ $each }); bandas térmicas { $bands }.
daybreak-ahead-safe = Nada de lo que puede venir pierde la partida en esta ronda.
daybreak-ahead-may-lose =
    { $exact ->
        [yes] La partida se puede perder en esta ronda
       *[no] La partida quizá se pierda en esta ronda
    }: { $losses }.
