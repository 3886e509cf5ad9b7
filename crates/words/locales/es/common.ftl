### Palabras que no son de ningún juego en particular.
###
### Argumentos que significan siempre lo mismo: $who es "you" u "other", y $name es el nombre de ese asiento.

## Listas
## -i y -o: «e» ante el sonido i, «u» ante el sonido o.

list-comma = { $items }, { $last }
list-semicolon = { $items }; { $last }
list-and = { $items } y { $last }
list-and-i = { $items } e { $last }
list-or = { $items } o { $last }
list-or-o = { $items } u { $last }
# Dónde va «tú» entre otros nombres: first (primero) o last (al final).
list-place-of-you = last

## Asientos

seat-you = tú
# De quién es algo: «el turno de Ana y tuyo».
seat-of = de { $name }
seat-of-you = tuyo
seat-titled = { $name } ({ $title })
seat-unnamed = Participante { $number }
seat-bot-for = { $who ->
    [you] Un bot en tu lugar
   *[other] Un bot en lugar de { $name }
}
told-by-bot = { $text } ({ $who ->
    [you] Un bot jugó en tu lugar.
   *[other] Un bot jugó en lugar de { $name }.
})
# Los niveles de los bots, como en «Luis, un bot (constante)».
bot-level-random = al azar
bot-level-casual = despreocupado
bot-level-steady = constante
bot-level-skilled = hábil
bot-level-expert = experto
bot-level-flat = búsqueda plana
bot-level-pimc = cartas a la vista

## Por qué algo que llega de fuera no encaja en la partida

refused-over = La partida ha terminado: ya no queda nada por decidir.
refused-draw-due = Primero decide el azar: nadie puede jugar hasta que se resuelva.
refused-not-asked =
    { $who ->
        [you] No es tu turno
       *[other] No es el turno { $of }
    }. Turno actual: { $asked }.

## Por qué no se puede deshacer una jugada

retract-nothing = { $who ->
    [you] No tienes ninguna jugada que deshacer.
   *[other] { $name } no tiene ninguna jugada que deshacer.
}
retract-frontier = { $who ->
    [you] Ya no puedes deshacer esa jugada: desde entonces se ha repartido, mostrado o resuelto algo que no tiene vuelta atrás.
   *[other] { $name } ya no puede deshacer esa jugada: desde entonces se ha repartido, mostrado o resuelto algo que no tiene vuelta atrás.
}
retract-consent = Desde entonces la partida ha seguido: hace falta el visto bueno { $names }.

## Qué falla en una partida guardada

fault-no-draw-due = Hay un resultado del azar donde no toca ninguno.
fault-impossible-draw = Hay un resultado del azar que no es posible en este punto.
fault-not-from-seed = Hay un resultado del azar que no sale de la semilla.
fault-wrong-retraction = Al deshacer una jugada se retiraron otras que no dependían de ella, o faltó alguna.
fault-no-such-entry = El registro no tiene ninguna entrada { $entry }.

## Por qué una jugada es posible

why-watching = Estás mirando; solo juega quien se sienta a la mesa.
why-legal = Se puede.
