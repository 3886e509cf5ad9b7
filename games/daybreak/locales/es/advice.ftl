### Lo que los consejos dicen de una jugada de Daybreak.

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
advice-daybreak-proposal =
    { $whom ->
        [self] { $power }: ¿y si usas { $project } ahora, en tu favor?
        [other] { $power }: ¿y si usas { $project } ahora, en favor de: { $target }?
       *[none] { $power }: ¿y si usas { $project } ahora?
    }
