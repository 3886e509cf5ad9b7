### Consejos antes de una jugada, y el juicio de una partida después.

## Números

advice-percent = { $number } %
advice-percent-below = menos del 1 %
advice-percent-above = más del 99 %
advice-decimal = { $whole },{ $tenths }

## Un consejo

advice-best =
    { $lines ->
        [one] Las mejores jugadas, tras probar 1 continuación:
       *[other] Las mejores jugadas, tras probar { $lines } continuaciones:
    }
advice-only = Solo tienes esta jugada. Lo que cabe esperar de ella:
advice-nothing = Ahora no se te pregunta nada, así que no hay nada que aconsejar.
advice-follows = Lo que suele seguir: { $list }.
advice-turn = { $name }: { $move }

## Earthrise

advice-earthrise-worth = { $chance } de ganar; unos { $honors } Honores y el puesto { $place } al final.
advice-earthrise-risk = Si va mal (una vez de cada diez), queda { $chance } o menos.

## Daybreak

advice-daybreak-after = Después: { $changes }.
advice-daybreak-planned = Con todo el plan: { $changes }.
advice-daybreak-same = La previsión de la ronda queda como está.
advice-daybreak-plan = Luego, según el plan: { $list }.
advice-daybreak-odds =
    { $survives } de superar las crisis de la ronda { $round }, { $chance } de ganar la partida (± { $error }, { $futures ->
        [one] 1 futuro
       *[other] { $futures } futuros
    }).
advice-daybreak-strain =
    Si va mal (una vez de cada diez), alguien tiene { $count ->
        [one] 1 comunidad
       *[other] { $count } comunidades
    } en crisis o más después de ellas; con { $limit } se pierde la partida.
# Partes de lo que cambia; los números van de lo que hay a lo que habrá.
advice-daybreak-net = carbono neto de { $from } a { $to }
advice-daybreak-drawdown = reducción neta de carbono
advice-daybreak-no-drawdown = ya sin reducción neta de carbono
advice-daybreak-bands = bandas térmicas de { $from } a { $to }
advice-daybreak-sinks = absorción de los sumideros de { $from } a { $to }
advice-daybreak-loose = carbono suelto en el termómetro de { $from } a { $to }
advice-daybreak-rolls = tiradas planetarias de { $from } a { $to }
advice-daybreak-level = cartas de crisis de { $from } a { $to }
advice-daybreak-carbon = carbono por llegar ({ $seat }) de { $from } a { $to }
advice-daybreak-growth = crecimiento de la demanda ({ $seat }) de { $from } a { $to }
advice-daybreak-crisis = { $card }: { $lines }
advice-daybreak-crisis-gone = { $card } ya no está prevista
advice-daybreak-crisis-undone = { $card } no hará nada
advice-daybreak-crisis-less = { $card } hace menos
advice-daybreak-shortage = energía que falta ({ $seat }) de { $from } a { $to }
advice-daybreak-draws = cartas por robar ({ $seat }) de { $from } a { $to }
advice-daybreak-saved = la etapa de Emisiones ya no hace perder la partida
advice-daybreak-lost = la etapa de Emisiones haría perder la partida

## Una partida repasada después

analysis-mistakes =
    { $count ->
        [one] La jugada que más costó:
       *[other] Las { $count } jugadas que más costaron:
    }
analysis-none = Ninguna jugada costó tanto como para distinguirlo del azar.
analysis-more =
    { $count ->
        [one] 1 jugada más costó algo; --most muestra más.
       *[other] { $count } jugadas más costaron algo; --most muestra más.
    }
analysis-where = { $when }, entrada { $entry }
analysis-made = { $name }: { $move }
analysis-better = Mejor: { $move }
analysis-cost = Probabilidad de ganar { $made } en vez de { $best }: { $cost } puntos regalados (± { $error }).
analysis-accounts = Lo que regaló cada cual:
analysis-account =
    { $name }: { $judged ->
        [one] 1 jugada juzgada
       *[other] { $judged } jugadas juzgadas
    }, { $mistakes ->
        [0] ninguna marcada
        [one] 1 marcada
       *[other] { $mistakes } marcadas
    }; { $given } puntos de la probabilidad de ganar regalados en total (± { $error }).
analysis-account-rough =
    { $name }: { $judged ->
        [one] 1 jugada juzgada
       *[other] { $judged } jugadas juzgadas
    }, { $mistakes ->
        [0] ninguna marcada
        [one] 1 marcada
       *[other] { $mistakes } marcadas
    }; para una suma se miró demasiado poco tiempo (± { $error } puntos).
analysis-note = Cada jugada se juzga por lo que su jugador podía ver, como si después todos jugaran con reglas sencillas. Donde no se distingue del azar si otra era mejor (2,5 errores estándar), no se marca nada. ± es un intervalo del 95 %; las jugadas miradas solo por encima cuentan en la suma.
advice-daybreak-proposal = { $whom ->
        [self] { $power }: ¿y si usáis { $project } ahora, para vosotros?
        [other] { $power }: ¿y si usáis { $project } ahora, para { $target }?
       *[none] { $power }: ¿y si usáis { $project } ahora?
    }
