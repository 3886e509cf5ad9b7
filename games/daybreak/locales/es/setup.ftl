### Cómo se prepara una mesa de Daybreak, y qué falla en una preparación.

## Opciones

cli-powers = Daybreak: las potencias mundiales en el orden de los asientos, entre mw, china, europe, us
cli-challenges = Daybreak: una carta de Reto, como 1.503, 1.521@china, harder o easier@us (se puede repetir)

## Lo que no se puede hacer, antes de empezar
## These sentences follow the name of the program and a colon.

fail-content-empty = en --content { $dir } no hay ningún archivo de Daybreak; «firstlight content new CARPETA» crea unos para empezar
fail-seats-daybreak = a Daybreak juegan de 1 a { $most }, no { $players }; como en --seats { $seats }
fail-powers = { $powers ->
    [one] --powers nombra 1 potencia
   *[other] --powers nombra { $powers } potencias
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}; nombra una por asiento, en el orden de los asientos
fail-power-unknown = --powers { $given }: una potencia es { $known } (mw y us para abreviar), como en china,us
fail-power-twice = la potencia { $power } aparece dos veces; en una mesa cada potencia está una vez
fail-challenge = --challenge { $given }: es el número de una carta de Reto, como 1.503, o harder, easier o variety para una al azar; @POTENCIA detrás dice de quién, como en 1.521@china
fail-challenge-absent = --challenge { $given }: { $power } no está en esta mesa
fail-challenges-many = son demasiadas cartas de Reto para una mesa
fail-challenge-twice = la carta de Reto { $card } aparece dos veces; en la caja hay una sola
fail-challenge-solo = la carta de Reto { $card } no es para el juego en solitario; elige otra, o juega con más personas
fail-challenge-group = el Reto { $card } es para todo el grupo, no solo para { $power }; quita la potencia
fail-challenge-whom = el Reto { $card } es para una sola potencia; di para cuál, como en { $example }

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-daybreak = a Daybreak juegan de 1 a { $most }, no { $players }
server-detail-challenge = no hay ninguna carta de Reto { $card }
server-detail-challenge-seat = el Reto { $card } es para el asiento { $seat }, que esta mesa no tiene
server-detail-challenge-group = el Reto { $card } es para todo el grupo, no para una sola persona
server-detail-challenge-whom = el Reto { $card } es para una sola persona; di para quién
