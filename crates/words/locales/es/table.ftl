### La mesa en el terminal.

## Al pedir una respuesta

table-choose = { $count ->
    [one] Elige (1, o ? para ver la ayuda):
   *[other] Elige (de 1 a { $count }, o ? para ver la ayuda):
}

## Respuestas

table-welcome = Te damos la bienvenida a { $game }. En la mesa: { $seats }. Semilla: { $seed }.
table-content = Contenido: { $id }.
table-unknown-command = «{ $input }» no es ni una jugada ni una orden; con ? verás lo que puedes escribir.
table-unknown-number = { $count ->
    [one] No hay ninguna jugada { $number }; la única es la 1.
   *[other] No hay ninguna jugada { $number }; van de la 1 a la { $count }.
}
# Below it stand the moves that come nearest.
table-nearest = «{ $input }» no es ni una jugada ni una orden. ¿Querías decir una de estas?
# Words that need not stand in the sentence of a move, with commas between them.
table-small-words = el, la, los, las, un, una, de, del, a, al, en, con, y, mi, mis, tu, tus, por, para, lo
table-ambiguous = «{ $input }» puede ser una de estas. ¿Cuál?
table-why-usage = Falta decir cuál: añade el número de una jugada o una carta, como en «{ $why } 1» o «{ $why } { $card }».
table-taken-back = { $who ->
    [you] Deshaces tu última jugada.
   *[other] { $name } deshace su última jugada.
}
table-back-anyway = Con «{ $command }» empiezas un «¿y si…?» desde antes de esa jugada.
table-what-if = Empieza un «¿y si…?» desde antes de tu última jugada; queda anotado en el registro.
table-saved = La partida queda guardada en { $file }.
table-not-saved = No se lleva ningún registro, así que la partida no se guarda; con --log ARCHIVO se guarda la próxima.
table-keep-next = No se ha llevado ningún registro. Con --log ARCHIVO podrás revivir y analizar la próxima partida.
table-analyse = Qué jugadas costaron más: { $command }
table-replay = La partida otra vez, paso a paso: { $command }
table-resumed = Partida de { $file } reanudada en la entrada { $entry }.
table-input-ended = La entrada se ha acabado.
table-unfinished = La partida no ha terminado. Para reanudarla: { $command }
table-hand-over = { $name }, pulsa Intro cuando nadie más mire.
table-goodbye = ¡Hasta pronto!
table-nobody-else = Ahora nadie más tiene que decidir en este teclado.
table-no-log = Todavía no ha pasado nada.
