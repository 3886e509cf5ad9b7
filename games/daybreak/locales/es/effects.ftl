### Las cartas de Daybreak, compuestas a partir de sus datos.
###
### Argumentos que significan siempre lo mismo: $mood es "do" (una orden a quien lee), "may" (infinitivo, tras «para» o
### «puedes») o "they" (sobre quien se acaba de nombrar); $what es una cantidad de algo; $per está vacío o empieza por espacio.

## Por qué

db-per-tag = por cada icono de { $tag } en esta pila
db-per-tag-brief = por icono de { $tag }
db-per-capped = por cada icono de { $tag } en esta pila ({ $max } como máximo)
db-per-capped-brief = por icono de { $tag } ({ $max } como máximo)
db-per-rows =
    si esta pila tiene al menos { $count } { $count ->
        [one] icono
       *[other] iconos
    } de { $tag }
db-per-rows-more = { $amount } si tiene { $count }
db-per-rows-brief =
    con { $count }+ { $count ->
        [one] icono
       *[other] iconos
    } de { $tag }
db-per-rows-more-brief = { $amount } con { $count }+
db-per-area = por cada icono de { $tag } en toda la zona de juego propia
db-per-area-brief = por icono de { $tag } en juego
db-per-every = por cada { $what } del tablero propio
db-per-band = por cada banda térmica
db-per-player = por Potencia mundial
db-per-project = por cada Proyecto global activo
db-per-paid = por cada carta descartada
db-per-players =
    { $players ->
        [4] (solo con 4 participantes)
       *[other] (solo con { $players } o más participantes)
    }
db-per-players-more = ({ $more })
db-per-players-row =
    { $amount } { $players ->
        [4] con 4 participantes
       *[other] con { $players } o más participantes
    }
db-per-solo = ({ $count } en solitario)

## Quién

db-who-other = otra Potencia mundial
db-who-anyone = una Potencia mundial a tu elección
db-who-each-player = cada Potencia mundial
db-who-each-other = cada una de las demás Potencias mundiales
db-who-right = la Potencia mundial de la derecha

## Efectos

db-effect-gain =
    { $mood ->
        [do] consigue
        [may] conseguir
       *[they] consigue
    } { $what }{ $per }
db-effect-gain-world =
    { $mood ->
        [do] añade
        [may] añadir
       *[they] añade
    } { $what } al planeta{ $per }
db-effect-gain-communities =
    { $mood ->
        [do] añade
        [may] añadir
       *[they] añade
    } { $what }{ $per }
db-effect-gain-demand =
    { $mood ->
        [do] aumenta tu
        [may] aumentar tu
       *[they] aumenta su
    } demanda energética en { $what }{ $per }
db-effect-gain-recent =
    { $mood ->
        [do] añade
        [may] añadir
       *[they] añade
    } { $what } a las emisiones recientes{ $per }
db-effect-gain-thermometer =
    { $mood ->
        [do] añade
        [may] añadir
       *[they] añade
    } { $what } al termómetro{ $per }
db-effect-remove =
    { $mood ->
        [do] elimina
        [may] eliminar
       *[they] elimina
    } { $what }{ $per }
db-effect-remove-recent =
    { $mood ->
        [do] elimina
        [may] eliminar
       *[they] elimina
    } { $what } de las emisiones recientes{ $per }
db-effect-remove-demand =
    { $mood ->
        [do] reduce tu
        [may] reducir tu
       *[they] reduce su
    } demanda energética en { $what }{ $per }
db-effect-lose =
    { $mood ->
        [do] pierde
        [may] perder
       *[they] pierde
    } { $what }{ $per }
db-effect-lose-world =
    { $mood ->
        [do] retira
        [may] retirar
       *[they] retira
    } { $what } del planeta{ $per }
db-effect-grant =
    { $mood ->
        [do] haz
        [may] hacer
       *[they] hace
    } que { $who } consiga { $what }{ $per }
db-effect-relieve =
    { $mood ->
        [do] haz
        [may] hacer
       *[they] hace
    } que { $who } elimine { $what }{ $per }
db-effect-give =
    { $mood ->
        [do] da
        [may] dar
       *[they] da
    } a { $who } { $what } de { $mood ->
        [do] tu
        [may] tu
       *[they] su propio
    } tablero{ $per }
db-effect-take =
    { $mood ->
        [do] toma
        [may] tomar
       *[they] toma
    } { $what } de otra Potencia mundial que esté de acuerdo{ $per }
db-effect-swap =
    { $mood ->
        [do] convierte
        [may] convertir
       *[they] convierte
    } { $what } en { $to }{ $per }
db-effect-draw =
    { $mood ->
        [do] roba
        [may] robar
       *[they] roba
    } { $what }{ $per }
db-effect-draw-who =
    { $mood ->
        [do] haz
        [may] hacer
       *[they] hace
    } que { $who } robe { $what }{ $per }
db-effect-search =
    { $mood ->
        [do] roba
        [may] robar
       *[they] roba
    } { $what }{ $per }, { $mood ->
        [do] quédate
        [may] quedarte
       *[they] se queda
    } con { $kept } y { $mood ->
        [do] descarta
        [may] descartar
       *[they] descarta
    } el resto
db-effect-search-who =
    { $mood ->
        [do] haz
        [may] hacer
       *[they] hace
    } que { $who } robe { $what }{ $per }, se quede con { $kept } y descarte el resto
db-effect-give-cards =
    { $mood ->
        [do] da
        [may] dar
       *[they] da
    } a otra Potencia mundial { $what } de { $mood ->
        [do] tu
        [may] tu
       *[they] su
    } mano{ $per }
db-effect-recover =
    { $mood ->
        [do] recupera
        [may] recuperar
       *[they] recupera
    } { $what } de la pila de descartes{ $per }
db-effect-lose-cards =
    { $mood ->
        [do] pierde
        [may] perder
       *[they] pierde
    } { $what }{ $per }, a { $mood ->
        [they] su
       *[do] tu
    } elección, de la mano o de la zona de juego
db-effect-fewer-draws =
    { $mood ->
        [do] roba
        [may] robar
       *[they] roba
    } { $count } { $count ->
        [one] carta
       *[other] cartas
    } menos en la próxima ronda{ $per }
db-effect-more-draws =
    { $mood ->
        [do] roba
        [may] robar
       *[they] roba
    } { $count } { $count ->
        [one] carta
       *[other] cartas
    } más en la próxima ronda{ $per }
db-effect-absorb-own =
    { $mood ->
        [do] absorbe
        [may] absorber
       *[they] absorbe
    } { $what } de { $mood ->
        [they] sus
       *[do] tus
    } propias emisiones en esta ronda{ $per }
db-effect-cool =
    { $mood ->
        [do] retira
        [may] retirar
       *[they] retira
    } { $what } del termómetro hasta el final de la ronda{ $per }
db-effect-reveal =
    { $mood ->
        [do] revela
        [may] revelar
       *[they] revela
    } { $what }{ $per }
db-effect-add-crises =
    { $mood ->
        [do] añade
        [may] añadir
       *[they] añade
    } { $what }{ $per }
db-effect-ignore-roll =
    { $mood ->
        [do] ignora
        [may] ignorar
       *[they] ignora
    } el efecto planetario que acaba de salir en el dado si es { $effects }
db-effect-step-back =
    { $mood ->
        [do] retrocede
        [may] retroceder
       *[they] retrocede
    } { $what } la ficha de { $effect }{ $per }
db-effect-step-on =
    { $mood ->
        [do] avanza
        [may] avanzar
       *[they] avanza
    } { $what } la ficha de { $effect }{ $per }
db-effect-roll-planet =
    { $mood ->
        [do] tira
        [may] tirar
       *[they] tira
    } el dado de efectos planetarios { $count ->
        [one] 1 vez
       *[other] { $count } veces
    } más{ $per }
db-effect-weaken =
    { $mood ->
        [do] reduce
        [may] reducir
       *[they] reduce
    } la crisis en { $what } para todas las Potencias mundiales a las que afecta{ $per }
db-effect-ignore-crisis =
    { $mood ->
        [do] haz
        [may] hacer
       *[they] hace
    } que una Potencia mundial a tu elección ignore la crisis, siempre que la { $resilience } pueda reducirla
db-effect-lose-projects =
    { $mood ->
        [do] descarta
        [may] descartar
       *[they] descarta
    } { $what } a { $mood ->
        [do] tu
        [may] tu
       *[they] su
    } elección{ $per }
db-effect-check-demand =
    { $mood ->
        [do] comprueba
        [may] comprobar
       *[they] comprueba
    } de inmediato si { $mood ->
        [they] satisface su
       *[do] satisfaces tu
    } demanda energética: añade 1 comunidad en crisis por cada ficha de energía que falte
db-kept = { $count }

## Pasos

db-step-then-may = después puedes { $effect }
db-step-rows-first =
    con al menos { $count } { $count ->
        [one] icono
       *[other] iconos
    } de { $tag } en esta pila, { $effect }
db-step-rows-first-brief =
    con { $count }+ { $count ->
        [one] icono
       *[other] iconos
    } de { $tag }, { $effect }
db-step-rows-more = con { $count }, { $effect }
db-step-die = tira el dado de geoingeniería{ $plus }
db-step-die-plus = { " " }y suma { $what }{ $per }
db-step-die-span = { $from }–{ $to }: { $effect }
db-step-die-one = { $from }: { $effect }
db-step-die-last = { $from } o más: { $effect }
