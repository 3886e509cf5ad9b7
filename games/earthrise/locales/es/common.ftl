### Todo lo que se puede leer sobre Earthrise.
###
### Argumentos que significan siempre lo mismo: $who es "you" u "other", y $name es el nombre de ese asiento; $target y
### $target-name, lo mismo para un segundo asiento. $card lleva ya su artículo. $honors, $tokens, $pieces, $alerts y
### $cards son números para los mensajes count-.

## Palos y cartas

suit-pho = Fotografía
suit-apo = Apolo
suit-ast = Astronautas
suit-ale = Alerta
suit-code-pho = FOT
suit-code-apo = APO
suit-code-ast = AST
suit-code-ale = ALE
card-name = { $value } de { $suit }
# Dentro de una frase.
card-the = el { $value } de { $suit }
card-copies = { $count ->
    [2] dos { $value } de { $suit }
   *[3] tres { $value } de { $suit }
}
# Palabras que se pueden escribir al nombrar una carta y que ahí no significan nada.
card-typed-fillers = el la un una de carta

## Cosas contadas

count-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
count-tokens = { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}
count-pieces = { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
}
count-honors = { $honors ->
    [one] { $honors } Honor
   *[other] { $honors } Honores
}
count-alerts = { $alerts ->
    [one] { $alerts } Alerta
   *[other] { $alerts } Alertas
}

## Fichas de Maniobra

token-lowest = la más baja de { $suit }
token-number = un { $value }
token-same-right = el mismo número que la carta de la derecha
token-same-left = el mismo número que la carta de la izquierda
token-unknown = ficha { $number }
token-mark-lowest = ↓{ $code }
token-mark-value = #{ $values }
token-mark-same-right = =der
token-mark-same-left = =izq

## Piezas del puzle

piece-upper-left = superior izquierda
piece-upper-right = superior derecha
piece-lower-left = inferior izquierda
piece-lower-right = inferior derecha
piece-numbered = pieza { $number }
# Dentro de una frase.
piece-the-upper-left = la pieza superior izquierda
piece-the-upper-right = la pieza superior derecha
piece-the-lower-left = la pieza inferior izquierda
piece-the-lower-right = la pieza inferior derecha
piece-the-numbered = la pieza { $number }

## Píldoras de Historia: nombres

pill-name-01 = Tripulación del Apolo 8
pill-name-02 = ZOND5
pill-name-03 = LOR
pill-name-04 = ALM
pill-name-05 = Efecto Charlie Brown
pill-name-06 = Comandante fuera de combate
pill-name-07 = Silencio Radio
pill-name-08 = Síndrome de Stendhal
pill-name-09 = Navidades a bordo
pill-name-10 = Aburrimiento catastrófico
pill-name-other = Píldora de Historia { $number }
pill-title = Píldora { $number }, { $pill }

## Píldoras de Historia: qué hacen, compuesto a partir de sus datos

pill-per-card = +{ count-honors } por carta de { $suit } ganada en la ronda
pill-per-set = +{ count-honors } por cada grupo de { $suits } ganado en la ronda (una carta de cada palo)
pill-per-exact-card = +{ count-honors } por cada { $card } ganado en la ronda
pill-per-silence = +{ count-honors } por ficha de Silencio Radio ganada en la ronda
pill-puzzle = el puzle vale más al final ({ $steps })
pill-puzzle-step = +{ $bonus } con { count-pieces }
pill-cancel-alerts = las cartas ganadas en la ronda no dan Alertas
pill-give-away = las Alertas de la ronda pasan a los demás, repartidas a voluntad
pill-nothing = sin efecto en esta mesa
pill-windows = Se puede revelar en el recuento de { $windows }.
pill-windows-none = No se puede revelar en ningún recuento.

## Lo que vale cada cosa

worth-title = Valor
worth-both = { $honors } y { count-alerts }
worth-move = { $move } ({ $worth })
worth-heading = Lo que vale cada carta ganada, ronda a ronda:
worth-fewest = menos Alertas: { count-honors }
worth-token = cada ficha sin cambiar: { count-honors }
worth-puzzle = puzle: { $steps }
pile-worth = { count-cards }: { count-honors }
pile-worth-alerts = { count-cards }: { count-honors }, { count-alerts }
puzzle-next = { count-pieces } por ahora: { count-honors } al final; con una más, { $next }
puzzle-full = completo: { count-honors } al final
# Lo que hay en la Tierra y quién se lo lleva. Las fichas más antiguas ya no ponen condición.
earth-open = { $tokens ->
    [one] { $tokens } ficha: se la lleva quien juegue { $token } en último lugar
    [2] { $tokens } fichas: se lleva las dos quien juegue { $token } en último lugar
   *[other] { $tokens } fichas: se las lleva todas quien juegue { $token } en último lugar
}
earth-silent = { $tokens ->
    [one] { $tokens } ficha, que no se puede ganar en Silencio Radio
   *[other] { $tokens } fichas, que no se pueden ganar en Silencio Radio
}
earth-left = { $tokens ->
    [one] { $tokens } ficha que no ha ganado nadie
   *[other] { $tokens } fichas que no ha ganado nadie
}
track-played = Ya se han jugado todas las bazas de esta ronda.
rounds-over = Ya se han jugado y puntuado todas las rondas: no quedan ni cartas ni bazas.

## Rondas

round-code = R{ $number }
round-code-final = F
round-outbound = ida
round-orbits = órbitas
round-return = regreso
round-final = fase final
round-numbered = ronda { $number }
round-title = Ronda { $number }, { $round }
round-title-plain = Ronda { $number }
round-title-final = Fase final

## Preguntas

question-play = qué carta juegas
question-exchange = si cambias fichas o las guardas
question-keep = con qué pieza nueva te quedas
question-take = qué carta de la baza te llevas como Copiloto
question-pill = si revelas tu píldora
question-give = a quién va la próxima Alerta

## Lo que se pide

prompt-lead = Sales tú: juega cualquier carta. Su palo será el Triunfo.
prompt-lead-silent = Sales tú, en Silencio Radio: juega cualquier carta boca abajo. Su palo será el Triunfo, y es lo único que sabrán los demás.
prompt-follow = El Triunfo es { $trump } y tienes cartas de ese palo: juega { $trump }.
prompt-follow-or = El Triunfo es { $trump } y tienes cartas de ese palo: juega { $trump } o { $or }.
prompt-no-trump = El Triunfo es { $trump } y no tienes cartas de ese palo: juega cualquier carta.
prompt-free = El Triunfo es { $trump }, pero aquí nadie está obligado a seguir el palo: juega cualquier carta.
# Va detrás de una de las cuatro anteriores.
prompt-face-down = Tu carta seguirá boca abajo hasta que hayan jugado todos.
prompt-exchange = Tienes { count-tokens } y la pila tiene { count-pieces }. ¿Cambias fichas por otras tantas piezas o las guardas?
prompt-exchange-final = Última oportunidad: tienes { count-tokens } y la pila tiene { count-pieces }. ¿Cambias fichas por otras tantas piezas o las dejas para el recuento?
prompt-keep = Has robado piezas nuevas: { $list }. ¿Con cuál te quedas?
prompt-take = Eres Copiloto. ¿Qué carta de la baza te llevas: { $list }?
prompt-pill = Recuento de { $round }: ¿revelas { $pill } ahora o la dejas boca abajo?
prompt-pill-closed = Recuento de { $round }: { $pill } no se puede usar ahora, así que sigue boca abajo.
prompt-give = { $alerts ->
    [one] Te queda { $alerts } Alerta de esta ronda por repartir. ¿A quién se la das?
   *[other] Te quedan { $alerts } Alertas de esta ronda por repartir. ¿A quién le das la próxima?
}

## Jugadas, como opciones de un menú

move-play = Jugar { $card }
move-exchange = { $tokens ->
    [one] Cambiar { $tokens } ficha por una pieza del puzle
   *[other] Cambiar { $tokens } fichas por piezas del puzle: robar { $tokens } y quedarse con una como mucho
}
move-save = Guardar las fichas
move-keep = Quedarse con { $piece }
move-take = Llevarse { $card }
move-reveal = Revelar la píldora y puntuarla ahora
move-hold = Dejar la píldora boca abajo
move-give = Dar una Alerta a { $name }

## Por qué una jugada no es posible

refusal-other-question = Eso no responde a la pregunta: ahora tienes que decir { $question }.
refusal-not-in-hand = No tienes { $card }; juega una carta de tu mano.
refusal-must-follow = No puedes jugar { $card }: el Triunfo es { $trump } y tienes cartas de ese palo, así que juega { $trump }.
refusal-must-follow-or = No puedes jugar { $card }: el Triunfo es { $trump } y tienes cartas de ese palo, así que juega { $trump } o { $or }.
refusal-exchange-nothing = Para cambiar hace falta al menos una ficha; si prefieres conservarlas todas, guárdalas.
refusal-too-few-tokens = { $tokens ->
    [0] No tienes fichas que cambiar.
    [one] No puedes cambiar { $wanted } fichas: solo tienes { $tokens }. Cámbiala o guárdala.
   *[other] No puedes cambiar { $wanted } fichas: solo tienes { $tokens }. Cambia { $tokens } como mucho, o guárdalas.
}
refusal-pile-too-small = { $pieces ->
    [0] La pila está vacía y no se puede cambiar nada; guarda tus fichas.
    [one] No puedes cambiar { $wanted } fichas: en la pila solo queda { $pieces } pieza. Cambia una ficha, o guárdalas.
   *[other] No puedes cambiar { $wanted } fichas: en la pila solo quedan { $pieces } piezas. Cambia { $pieces } como mucho, o guárdalas.
}
refusal-not-a-new-piece = No puedes quedarte con { $piece }: elige una de las que acabas de robar y que aún le falte a tu puzle.
refusal-not-in-trick = No puedes llevarte { $card }: no está en esta baza. Elige una de las cartas de la mesa.
refusal-pill-not-now = No puedes revelar { $pill } ahora, solo en el recuento de { $windows }; déjala boca abajo.
refusal-pill-never = En esta mesa { $pill } no se puede revelar; déjala boca abajo.
refusal-not-an-opponent = { $who ->
    [you] No puedes quedarte con la Alerta: dásela a otra persona.
   *[other] La Alerta no puede ir a { $name }: dásela a otra persona de la mesa.
}

## Por qué una jugada es posible

why-lead = Se puede: sales tú, así que vale cualquier carta.
why-follows = Se puede: es del palo de Triunfo.
why-always = Se puede: { $suit } vale en cualquier momento.
why-no-trump = Se puede: no tienes { $trump }, así que vale cualquier carta.
why-free = Se puede: aquí nadie está obligado a seguir el palo.

## Qué pasaría con una jugada

effect-lead = El Triunfo sería { $trump }.
effect-commander = Con las cartas que hay ahora en la mesa, serías Comandante.
effect-copilot = Con las cartas que hay ahora en la mesa, serías Copiloto.
effect-behind = Ya hay dos cartas de Triunfo más altas, así que con ella no serías ni Comandante ni Copiloto.
effect-not-trump = No es Triunfo, así que con ella no puedes ser ni Comandante ni Copiloto.
effect-face-down = Queda boca abajo hasta que hayan jugado todos.
effect-maneuver = Por ahora ganaría la Maniobra ({ $token }).
effect-maneuver-not = No gana la Maniobra ({ $token }).
effect-maneuver-open = Que gane o no la Maniobra ({ $token }) depende de las cartas que faltan por jugar.
effect-exchange = { $pieces ->
    [one] Robas { $pieces } pieza y te la quedas si es nueva; la ficha se pierde en cualquier caso.
   *[other] Robas { $pieces } piezas y te quedas con una nueva como mucho; las fichas se pierden en cualquier caso.
}
effect-save = Cada ficha que no llegues a cambiar vale { count-honors } al final.
effect-keep = Tu puzle llega a { count-pieces }: al final, { count-honors }.
effect-honors = En el recuento de esta ronda la carta vale { count-honors }.
effect-alerts = En el recuento de esta ronda la carta da { count-alerts }.
effect-honors-alerts = En el recuento de esta ronda la carta vale { count-honors } y da { count-alerts }.
effect-reveal = Te da { count-honors } ahora y queda gastada.
effect-spare = Te ahorra { count-alerts }.
effect-hand-on = Te permite repartir { count-alerts }.
effect-hold-later = Todavía podrás usarla en el recuento de { $windows }.
effect-hold-never = Este es el último recuento en que se puede usar.
effect-hold-same = No pierdes nada: ahora no se puede usar.
effect-give = { $name } tendrá una Alerta más, y tú una menos.

## Lo que ocurre

fact-lot = { $who ->
    [you] Por sorteo, empiezas tú como Piloto.
   *[other] Por sorteo, { $name } empieza como Piloto.
}
fact-pill-dealt = { $who ->
    [you] Tu Píldora de Historia es { $pill }.
   *[other] La Píldora de Historia de { $name } es { $pill }.
}
fact-pill-dealt-hidden = { $name } recibe una Píldora de Historia boca abajo.
fact-tokens-laid = Empieza la ronda { $number } ({ $round }). En el trayecto: { $list }.
fact-tokens-laid-plain = Empieza la ronda { $number }. En el trayecto: { $list }.
fact-dealt = { $who ->
    [you] Tu mano: { $list }.
   *[other] Mano de { $name }: { $list }.
}
fact-dealt-hidden = { $name } recibe { count-cards }.
fact-trick-open = { $tokens ->
    [one] Baza { $trick }, { $who ->
        [you] contigo de Piloto
       *[other] con { $name } de Piloto
    }: la Maniobra pide { $token }.
   *[other] Baza { $trick }, { $who ->
        [you] contigo de Piloto
       *[other] con { $name } de Piloto
    }: la Maniobra pide { $token } y hay { $tokens } fichas en juego.
}
fact-trick-open-any =
    Baza { $trick }, { $who ->
        [you] contigo de Piloto
       *[other] con { $name } de Piloto
    }: la Maniobra pide { $token } o lo que diga cualquier otra ficha de la Tierra, y hay { $tokens } { $tokens ->
        [one] ficha
       *[other] fichas
    } en juego.
fact-trick-silent = Baza { $trick }, en Silencio Radio, { $who ->
    [you] contigo de Piloto
   *[other] con { $name } de Piloto
}: se juega boca abajo y no hay Maniobra.
fact-led = { $who ->
    [you] Sales con { $card }: el Triunfo es { $trump }.
   *[other] { $name } sale con { $card }: el Triunfo es { $trump }.
}
fact-played = { $who ->
    [you] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
fact-led-down = { $who ->
    [you] Sales con { $card } boca abajo y anuncias el palo: el Triunfo es { $trump }.
   *[other] { $name } sale con { $card } boca abajo y anuncia el palo: el Triunfo es { $trump }.
}
fact-led-hidden = { $name } sale con una carta boca abajo y anuncia el palo: el Triunfo es { $trump }.
fact-played-down = { $who ->
    [you] Juegas { $card } boca abajo.
   *[other] { $name } juega { $card } boca abajo.
}
fact-played-hidden = { $name } juega una carta boca abajo.
fact-shown = Se descubren las cartas: { $list }.
fact-shown-card = { $who ->
    [you] tú, { $card }
   *[other] { $name }, { $card }
}
fact-maneuver-won = { $who ->
    [you] Ganas la Maniobra y tomas { count-tokens }.
   *[other] { $name } gana la Maniobra y toma { count-tokens }.
}
fact-maneuver-unclaimed = { $tokens ->
    [one] Nadie gana la Maniobra: { $tokens } ficha sigue en la Tierra.
   *[other] Nadie gana la Maniobra: { $tokens } fichas siguen en la Tierra.
}
fact-tokens-saved = { $who ->
    [you] Guardas tus fichas.
   *[other] { $name } guarda sus fichas.
}
fact-tokens-spent = { $who ->
    [you] Gastas { count-tokens } y robas { count-pieces }.
   *[other] { $name } gasta { count-tokens } y roba { count-pieces }.
}
fact-piece-drawn = { $who ->
    [you] Robas { $piece }.
   *[other] { $name } roba { $piece }.
}
fact-piece-drawn-hidden = { $name } roba una pieza.
fact-piece-kept = { $who ->
    [you] Añades { $piece } a tu puzle.
   *[other] { $name } añade { $piece } a su puzle.
}
fact-pieces-returned = { $who ->
    [you] Devuelves { count-pieces } al fondo de la pila.
   *[other] { $name } devuelve { count-pieces } al fondo de la pila.
}
fact-pieces-repeated = { $pieces ->
    [one] { $who ->
        [you] Ya tienes esa pieza, así que vuelve al fondo de la pila.
       *[other] { $name } ya tiene esa pieza, así que vuelve al fondo de la pila.
    }
   *[other] { $who ->
        [you] Ya tienes esas piezas, así que vuelven al fondo de la pila.
       *[other] { $name } ya tiene esas piezas, así que vuelven al fondo de la pila.
    }
}
fact-copilot-took = { $who ->
    [you] Como Copiloto, te llevas { $card }.
   *[other] Como Copiloto, { $name } se lleva { $card }.
}
fact-no-copilot = Nadie más ha jugado Triunfo, así que no hay Copiloto.
fact-commander-took = { $who ->
    [you] Como Comandante, te llevas { $list }.
   *[other] Como Comandante, { $name } se lleva { $list }.
}
fact-commander-took-silence = { $who ->
    [you] Como Comandante, te llevas { $list }, además de la ficha de Silencio Radio.
   *[other] Como Comandante, { $name } se lleva { $list }, además de la ficha de Silencio Radio.
}
fact-apollo-passed = { $who ->
    [you] Recibes el Apolo 8.
   *[other] El Apolo 8 pasa a { $name }.
}
fact-pill-will-reveal = { $who ->
    [you] Decides revelar tu píldora.
   *[other] { $name } decide revelar su píldora.
}
fact-pill-holds = { $who ->
    [you] Dejas tu píldora boca abajo.
   *[other] { $name } deja su píldora boca abajo.
}
fact-pill-decided-hidden = { $name } ya ha decidido qué hacer con su píldora.
fact-pill-revealed = { $who ->
    [you] Revelas { $pill }: { $effect }.
   *[other] { $name } revela { $pill }: { $effect }.
}
fact-pill-scored = { $honors ->
    [0] { $who ->
        [you] { $pill } no te da ningún Honor.
       *[other] { $pill } no le da ningún Honor a { $name }.
    }
   *[other] { $who ->
        [you] { $pill } te da { count-honors }.
       *[other] { $pill } le da { count-honors } a { $name }.
    }
}
fact-round-scored = { $who ->
    [you] Sumas { count-honors } por tus cartas de { $round }.
   *[other] { $name } suma { count-honors } por sus cartas de { $round }.
}
fact-alerts-taken = { $alerts ->
    [0] { $who ->
        [you] No tomas ninguna Alerta.
       *[other] { $name } no toma ninguna Alerta.
    }
   *[other] { $who ->
        [you] Tomas { count-alerts }.
       *[other] { $name } toma { count-alerts }.
    }
}
fact-alerts-taken-hidden = Las Alertas de { $name } en esta ronda se apartan boca abajo.
fact-alert-given = { $who ->
    [you] Le das una Alerta a { $target-name }.
   *[other] { $target ->
        [you] { $name } te da una Alerta.
       *[other] { $name } le da una Alerta a { $target-name }.
    }
}
fact-stack-discarded = { $tokens ->
    [one] La ficha que nadie ganó deja la Tierra y vuelve a la caja.
   *[other] Las { $tokens } fichas que nadie ganó dejan la Tierra y vuelven a la caja.
}
fact-final-began = Empieza la fase final.
fact-alerts-shown = Se descubren las Alertas: { $list }.
fact-alerts-shown-seat = { $who ->
    [you] tú, { $alerts }
   *[other] { $name }, { $alerts }
}
fact-final-scored =
    { $who ->
        [you] En la fase final sumas { count-honors }: { $from-alerts } por tener menos Alertas, { $from-tokens } por fichas y { $from-puzzle } por el puzle.
       *[other] En la fase final { $name } suma { count-honors }: { $from-alerts } por tener menos Alertas, { $from-tokens } por fichas y { $from-puzzle } por el puzle.
    }

## Cómo terminó

outcome-won = { $who ->
    [you] Ganas la partida con { count-honors }.
   *[other] { $name } gana la partida con { count-honors }.
}
outcome-tie-broken = { $who ->
    [you] Empate a { count-honors } entre { $names }: ganas tú, por haber jugado después en la última baza.
   *[other] Empate a { count-honors } entre { $names }: gana { $name }, por haber jugado después en la última baza.
}
outcome-shared = Victoria compartida, con { count-honors } cada uno: { $names }.
outcome-standing = Puntuación final: { $list }.
outcome-standing-seat = { $who ->
    [you] tú { $honors }
   *[other] { $name } { $honors }
}

## Rótulos de la hoja de puntuación

score-title = Cuaderno de Honores
score-player = Nombre
score-pilot = Piloto
score-total = Total
score-cards = Cartas
score-pill = Píldora
score-fewest-alerts = Menos Alertas
score-tokens = Fichas
score-puzzle = Puzle
score-alerts = Alertas

## De dónde viene el contenido

source-rulebook = reglamento
source-derived = deducido
source-published = publicado
source-printed = impreso
source-reconstructed = reconstruido
