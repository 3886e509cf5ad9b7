### Consejos antes de una jugada, y el juicio de una partida después.

## Números

advice-percent = { $number } %
advice-percent-below = menos del 1 %
advice-percent-above = más del 99 %
advice-decimal = { $whole },{ $tenths }

## Un consejo

advice-best =
    { $lines ->
        [one] Las mejores jugadas, tras probar 1 continuación:
       *[other] Las mejores jugadas, tras probar { $lines } continuaciones:
    }
advice-only = Solo tienes esta jugada. Lo que cabe esperar de ella:
advice-nothing = Ahora no tienes nada que decidir, así que no hay nada que aconsejar.
advice-follows = Lo que suele seguir: { $list }.
advice-turn = { $name }: { $move }

## Earthrise

advice-earthrise-worth = Probabilidad de ganar: { $chance }; al final, unos { $honors } Honores y puesto medio { $place }.
advice-earthrise-risk = Si va mal (1 de cada 10 veces), la probabilidad baja a { $chance } o menos.

## Daybreak

advice-daybreak-after = Después: { $changes }.
advice-daybreak-planned = Con todo el plan: { $changes }.
advice-daybreak-same = La previsión de la ronda queda como está.
advice-daybreak-plan = Luego, según el plan: { $list }.
advice-daybreak-odds =
    Probabilidad de superar las crisis de la ronda { $round }: { $survives }; de ganar la partida: { $chance } (± { $error }, { $futures ->
        [one] 1 simulación
       *[other] { $futures } simulaciones
    }).
advice-daybreak-strain =
    Si va mal (1 de cada 10 veces), alguna Potencia mundial acaba con { $count ->
        [one] 1 comunidad
       *[other] { $count } comunidades
    } en crisis o más; con { $limit } se pierde la partida.
# Partes de lo que cambia; los números van de lo que hay a lo que habrá.
advice-daybreak-net = carbono neto de { $from } a { $to }
advice-daybreak-drawdown = emisiones cero
advice-daybreak-no-drawdown = ya no se alcanzan las emisiones cero
advice-daybreak-bands = bandas térmicas de { $from } a { $to }
advice-daybreak-sinks = absorción de los sumideros de { $from } a { $to }
advice-daybreak-loose = carbono suelto en el termómetro de { $from } a { $to }
advice-daybreak-rolls = tiradas planetarias de { $from } a { $to }
advice-daybreak-level = cartas de crisis de { $from } a { $to }
advice-daybreak-carbon = carbono por llegar ({ $seat }) de { $from } a { $to }
advice-daybreak-growth = aumento de la demanda ({ $seat }) de { $from } a { $to }
advice-daybreak-crisis = { $card } ({ $lines })
advice-daybreak-crisis-gone = { $card } ya no está prevista
advice-daybreak-crisis-undone = { $card } no tendrá efecto
advice-daybreak-crisis-less = { $card } tiene menos efecto
advice-daybreak-shortage = energía que falta ({ $seat }) de { $from } a { $to }
advice-daybreak-draws = cartas por robar ({ $seat }) de { $from } a { $to }
advice-daybreak-saved = ya no se pierde en la etapa de Emisiones
advice-daybreak-lost = se perdería en la etapa de Emisiones

## Una partida analizada después

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
analysis-accounts = Lo que regaló cada jugador:
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
    }; el análisis fue demasiado corto para dar un total (± { $error } puntos).
analysis-note = Cada jugada se juzga por lo que su jugador podía ver, como si después todos jugaran con reglas sencillas. Donde no se distingue del azar si otra era mejor (2,5 errores estándar), no se marca nada. ± es un intervalo del 95 %; las jugadas analizadas solo por encima cuentan en el total.
advice-daybreak-proposal =
    { $whom ->
        [self] { $power }: ¿y si usas { $project } ahora, en tu favor?
        [other] { $power }: ¿y si usas { $project } ahora, en favor de: { $target }?
       *[none] { $power }: ¿y si usas { $project } ahora?
    }
