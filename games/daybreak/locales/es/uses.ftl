### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = pilas
db-glyph-rounds = rondas
db-glyph-limit = límite
db-glyph-win = victoria:
db-glyph-card = carta { $place }
db-glyph-least = menos
db-glyph-most = más

## Rows of the setup table

db-difficulty-easier = Fácil
db-difficulty-standard = Normal
db-difficulty-harder = Difícil
db-difficulty-extreme = Extrema

## What a hand card would bring where it could go

db-use-times =
    { $count ->
        [one] Una vez en esta ronda.
       *[other] Hasta { $count } veces en esta ronda.
    }
db-left-unlimited = Tantas veces como se quiera.
db-left-none = Usada en esta ronda.
db-left =
    { $most ->
        [one] Una vez por ronda.
       *[other] { $left } { $left ->
            [one] uso
           *[other] usos
        } de { $most }.
    }
db-left-per =
    { $left } { $left ->
        [one] uso
       *[other] usos
    } de { $most } ({ $tags }).
db-needs-met-in = en la pila { $number }
db-needs-met =
    en { $count } { $count ->
        [one] pila
       *[other] pilas
    }
db-needs-unmet = mejor pila: { $have }
db-use-more = Así la carta del frente daría más: { $effect }
db-use-enables = Así se podría usar la carta del frente.
db-use-more-often =
    { $count ->
        [one] Así se podría usar la carta del frente una vez en esta ronda.
       *[other] Así se podría usar la carta del frente { $count } veces en esta ronda.
    }
db-use-none = Ahora aquí no aporta nada.
db-use-activates = El proyecto «{ $card }» se activaría.
db-use-pool = Se podría gastar en la acción del proyecto.
db-use-slots = Cartas debajo: { $have } de { $need }.
db-use-cancels = La crisis quedaría anulada.
db-use-ends = La crisis terminaría.
db-use-weakens = La crisis se reduciría en 1 para todas las Potencias afectadas.
db-use-spares = Una Potencia mundial más podría ignorar la crisis.
db-use-best = Necesita { $tags } en su pila; tu mejor pila tendría { $have }.
db-use-cannot-pay =
    Jugada al frente, { $have ->
        [0] no dejaría ninguna carta con que pagar
        [one] solo dejaría 1 carta con que pagar
       *[other] solo dejaría { $have } cartas con que pagar
    } su acción, que cuesta { $need }.
db-use-cannot-pay-brief = Cuesta { $need }; tendrías { $have }.
db-use-still-both = Aún puede colocarse debajo de algo o pagar otra acción.
db-use-still-tuck = Aún puede colocarse debajo de algo.
db-use-still-pay = Aún puede pagar otra acción.

## What is still undone in the Local stage

db-undone-actions =
    { $count ->
        [one] 1 acción sin usar: { $cards }.
       *[other] { $count } acciones sin usar: { $cards }.
    }
db-undone-actions-many =
    Usa { $count } { $count ->
        [one] acción
       *[other] acciones
    } más.
db-undone-cards =
    { $count ->
        [one] 1 carta de tu mano aún podría aportar algo.
       *[other] { $count } cartas de tu mano aún podrían aportar algo.
    }
db-undone-shortage =
    { $count ->
        [one] Falta 1 ficha de energía.
       *[other] Faltan { $count } fichas de energía.
    }

## Lo que una elección de proyectos supondría ahora para alguien; junto al nombre, así que sin verbos que concuerden con él

db-means-under = en la mano, cabe debajo: { $cards }
db-means-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
db-means-no-card = ninguna carta de la mano cabe debajo
db-means-met = requisito cumplido
db-means-unmet = requisito aún sin cumplir
db-means-of = { $have } de { $what }
db-means-still = aún { $what }
db-means-other = «{ $card }», desde entonces: { $effect }
db-means-no-more = «{ $card }», desde entonces: nada
db-means-hand = en la mano, daría más: { $cards }
db-means-nothing = ahora sin provecho
db-means-cannot = aún sin poder usarlo
db-means-crisis = { $crisis } a la vista: { $communities }
