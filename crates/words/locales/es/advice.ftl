### Consejos antes de una jugada, y el juicio de una partida después.

## Números

advice-percent = { $number } %
advice-percent-below = menos del 1 %
advice-percent-above = más del 99 %
advice-decimal = { $whole },{ $tenths }
advice-thousands = { $whole }.{ $rest }

## Un consejo

advice-best =
    { $lines ->
        [one] Las mejores jugadas, tras probar 1 continuación:
       *[other] Las mejores jugadas, tras probar { $number } continuaciones:
    }
advice-only = Solo tienes esta jugada. Lo que cabe esperar de ella:
advice-nothing = Ahora no tienes nada que decidir, así que no hay nada que aconsejar.
advice-follows = Lo que suele seguir: { $list }.
advice-turn = { $name }: { $move }

## Una partida analizada después

analysis-turns =
    { $count ->
        [one] La jugada que más cambió la probabilidad de ganar:
       *[other] Las { $count } jugadas que más cambiaron la probabilidad de ganar:
    }
analysis-none = Ninguna jugada cambió la probabilidad de ganar tanto como para distinguirlo del azar.
analysis-more =
    { $count ->
        [one] 1 jugada más la cambió; --most muestra más.
       *[other] { $count } jugadas más la cambiaron; --most muestra más.
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
