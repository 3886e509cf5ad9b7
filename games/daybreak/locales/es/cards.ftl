### Las cartas de Daybreak, compuestas a partir de sus datos.
###
### Argumentos que significan siempre lo mismo: $mood es "do" (una orden a quien lee), "may" (infinitivo, tras «para» o
### «puedes») o "they" (sobre quien se acaba de nombrar); $what es una cantidad de algo; $per está vacío o empieza por espacio.

## Qué cuesta una acción, qué exige y cuándo se usa

db-cost-discard = descarta { $what }
db-cost-demand = aumenta tu demanda energética en { $count }
db-cost-own = devuelve { $what } de tu tablero
db-cost-tucked = descarta { $what } de debajo de este proyecto
db-cost-tucked-up-to = descarta hasta { $what } de debajo de este proyecto
db-action-paid = { $cost } para { $effect }
db-action-paid-then = { $cost }; luego { $effect }
db-action-paid-by = { $cost }: { $effect }
db-requires-tags = Requiere { $tags } en esta pila
db-requires-tag =
    { $count } { $count ->
        [one] icono
       *[other] iconos
    } de { $tag }
db-requires-if = Solo si { $condition }
db-limit-unlimited = Tantas veces como se quiera por ronda
db-limit-once = Una vez por ronda
db-limit-times =
    { $count ->
        [one] Hasta 1 vez por ronda
       *[other] Hasta { $count } veces por ronda
    }
db-limit-per = Una vez por ronda por cada icono de { $tag } en esta pila
db-limit-once-each = Cada Potencia mundial, una vez por ronda
db-window-emissions = Se usa en la etapa de Emisiones, antes de añadir el carbono
db-window-roll = Se usa en la etapa de Crisis, cuando ha salido un efecto planetario en el dado
db-window-crisis = Se usa en la etapa de Crisis, al resolver una crisis
db-foot-unlimited = tantas veces como se quiera
db-foot-once = una vez por ronda
db-foot-times =
    { $count ->
        [one] hasta 1 vez por ronda
       *[other] hasta { $count } veces por ronda
    }
db-foot-per = una vez por ronda por icono de { $tag }
db-foot-once-each = una vez por ronda por Potencia
db-foot-local = { $limit }
db-foot-emissions = { $limit }, en Emisiones
db-foot-roll = { $limit }, al salir un efecto planetario
db-foot-crisis = { $limit }, al resolver una crisis
db-solo-out = No disponible en solitario

## Condiciones

db-check-at-least =
    { $who ->
        [you] tienes
        [some] alguna Potencia mundial tiene
       *[every] todas las Potencias mundiales tienen
    } al menos { $what }
db-check-at-most =
    { $who ->
        [you] tienes
        [some] alguna Potencia mundial tiene
       *[every] todas las Potencias mundiales tienen
    } como mucho { $what }
db-check-none =
    { $who ->
        [you] no tienes
        [some] alguna Potencia mundial no tiene
       *[every] ninguna Potencia mundial tiene
    } { $name }
db-check-tags =
    { $who ->
        [you] tienes
        [some] alguna Potencia mundial tiene
       *[every] todas las Potencias mundiales tienen
    } al menos { $count } { $count ->
        [one] icono
       *[other] iconos
    } de { $tag } en juego
db-check-mostly-clean =
    { $who ->
        [you] tienes
        [some] alguna Potencia mundial tiene
       *[every] todas las Potencias mundiales tienen
    } al menos tanta energía limpia como sucia
db-check-demand-met =
    { $who ->
        [you] satisfaces tu
        [some] alguna Potencia mundial satisface su
       *[every] todas las Potencias mundiales satisfacen su
    } demanda energética
db-condition-stack =
    esta pila tiene al menos { $count } { $count ->
        [one] icono
       *[other] iconos
    } de { $tag }
db-condition-bands-at-most = hay como mucho { $what } en el termómetro
db-condition-bands-at-least = hay al menos { $what } en el termómetro
db-condition-projects = hay al menos { $what } en activo

## Proyectos globales

db-support-tucked = Se activa cuando tiene debajo { $cards }
db-support-pool = Se puede colocar debajo cualquier número de { $cards }, para gastarlas después
db-support-pool-of-each = Se puede colocar debajo una carta de cada uno de estos iconos, para gastarlas después: { $tags }
db-support-state = Se activa cuando { $condition }
db-standing = Mientras está activo: { $changes }
db-project-action = Cualquier Potencia mundial: { $action }

## Cambios que duran. $more es "more" (más) o "fewer" (menos); $scope es "one" (quien lee) o "group".

db-modifier-draws =
    { $scope ->
        [one] robas
       *[group] cada Potencia mundial roba
    } { $count } { $count ->
        [one] carta
       *[other] cartas
    } { $more ->
        [more] más
       *[fewer] menos
    } en cada ronda
db-modifier-yields = las acciones de cartas con el icono de { $tag } que dan { $token } dan { $count } más
db-modifier-crises =
    cada ronda trae { db-crises } { $more ->
        [more] más
       *[fewer] menos
    }
db-modifier-rolls =
    el dado de efectos planetarios se tira { $count ->
        [one] 1 vez
       *[other] { $count } veces
    } { $more ->
        [more] más
       *[fewer] menos
    } en cada ronda
db-modifier-growth =
    { $scope ->
        [one] tu demanda energética
       *[group] la demanda energética de cada Potencia mundial
    } aumenta en { $count } { $more ->
        [more] más
       *[fewer] menos
    } cada ronda
db-modifier-cheaper = las acciones de cartas con el icono de { $tag } cuestan una carta descartada menos
db-modifier-extra-tag =
    { $scope ->
        [one] cada una de tus pilas
       *[group] cada pila
    } cuenta con 1 icono adicional de { $tag }
db-modifier-weaker = toda crisis que la { $resilience } pueda reducir se reduce en { $count } más
db-modifier-absorbs = el planeta absorbe { $what } más en cada ronda{ $per }
db-modifier-project-choice =
    en cada ronda el grupo roba { db-projects } { $more ->
        [more] más
       *[fewer] menos
    } para elegir
db-modifier-stacks =
    { $scope ->
        [one] tienes
       *[group] cada Potencia mundial tiene
    } { $count } { $count ->
        [one] pila
       *[other] pilas
    } { $more ->
        [more] más
       *[fewer] menos
    }
db-modifier-rounds =
    la partida dura { $count } { $count ->
        [one] ronda
       *[other] rondas
    } { $more ->
        [more] más
       *[fewer] menos
    }
db-modifier-loss-communities =
    perdéis con { db-token-communities } { $more ->
        [more] más
       *[fewer] menos
    } de lo normal
db-modifier-loss-bands =
    perdéis con { db-bands } { $more ->
        [more] más
       *[fewer] menos
    } de lo normal
db-modifier-win-only-if = solo podéis ganar si { $condition }
db-forbids-forecast = no hay previsión de crisis y todas las nuevas quedan boca abajo
db-forbids-giving-cards = nadie puede dar cartas a otras Potencias mundiales
db-forbids-tucking-under-crises = no se pueden colocar cartas debajo de otras crisis
db-forbids-removing-dirty = nadie puede eliminar energía sucia
db-forbids-giving-tokens = nadie puede dar fichas a otras Potencias mundiales
db-forbids-tucking-under-projects = no se pueden colocar cartas debajo de Proyectos globales
db-forbids-new-projects = no se puede conservar ningún Proyecto global nuevo
db-forbids-drawing-by-action = ninguna acción permite robar cartas

## Crisis

db-target-all = cada Potencia mundial
db-target-least = la Potencia mundial con menos { $measure }
db-target-most = la Potencia mundial con más { $measure }
db-target-group = el grupo
db-measure-tags = iconos de { $tag } en juego
db-measure-hand = cartas en la mano
db-measure-carbon = energía sucia y emisiones en total
db-crisis-strikes = { $target } { $effect }
db-crisis-world = { $effect } por cada Potencia mundial
db-crisis-weakened = Para cada Potencia mundial afectada, este efecto se reduce en 1 por cada ficha de { $resilience } que tenga
db-crisis-ongoing = Efecto continuo: { $changes }
db-tuck-cancels = Sin efecto si hay { $cards } bajo esta carta
db-tuck-weakens = Se reduce en 1 por { $cards } bajo esta carta
db-tuck-spares = Por { $cards } bajo esta carta, el grupo elige a una Potencia mundial que ignora esta crisis
db-tuck-ends = Termina cuando hay { $cards } bajo esta carta

## Retos

db-change-board =
    { $scope ->
        [one] empiezas
       *[group] cada Potencia mundial empieza
    } con { $what } { $more ->
        [more] más
       *[fewer] menos
    } de lo normal
db-change-board-demand =
    { $scope ->
        [one] tu demanda energética
       *[group] la demanda energética de cada Potencia mundial
    } empieza { $count } { $more ->
        [more] por encima
       *[fewer] por debajo
    } de lo normal
db-change-world =
    el planeta empieza con { $what } { $more ->
        [more] más
       *[fewer] menos
    }{ $per }
db-change-bands = la partida empieza con { $what } en el termómetro
db-change-track = la ficha de { $effect } empieza { $what } más adelante
db-change-without-card =
    { $scope ->
        [one] empiezas
       *[group] cada Potencia mundial empieza
    } sin la { $place ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
       *[5] quinta
    } carta inicial
db-change-other-card =
    { $scope ->
        [one] empiezas
       *[group] cada Potencia mundial empieza
    } con «{ $title }» en lugar de la { $place ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
       *[5] quinta
    } carta inicial
db-change-project =
    el Proyecto global «{ $title }» está { $active ->
        [yes] en juego y activo
       *[no] en juego
    } desde el principio
db-change-crisis = la crisis «{ $title }» está en vigor desde el principio
db-change-hand =
    { $scope ->
        [one] empiezas
       *[group] cada Potencia mundial empieza
    } con { $what } en la mano

## Cartas de Referencia

db-reference-title = Carta de Referencia: { $set }
db-reference-energy = Demanda energética { $demand }, satisfecha con { $dirty } y { $clean }
db-reference-tokens = Empieza con { $tokens }
db-reference-growth = La demanda energética aumenta en { $count } cada ronda

## El mundo real

db-world-label = En el mundo real: { $text }
