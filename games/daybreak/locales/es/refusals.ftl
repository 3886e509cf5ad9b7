### Por qué una jugada no es posible en una mesa de Daybreak, y qué hay en su lugar. Cada frase va sola o tras un título y dos puntos.

daybreak-refusal-other-question = Eso no responde a la pregunta: ahora tienes que decir { $question }.
daybreak-refusal-not-the-speaker =
    { $who ->
        [you] hablas
       *[one] { $name } habla
    } por el grupo en esta ronda.
daybreak-refusal-not-in-hand = No tienes { $card } en la mano.
daybreak-refusal-not-yours = No tienes { $card } ni en la mano ni en tu zona de juego.
daybreak-refusal-already-chosen = Ya has elegido { $card }; elige otra carta.
daybreak-refusal-not-offered = La carta { $card } no está entre las que puedes elegir.
daybreak-refusal-no-stack = No hay pila { $stack }; una nueva ocupa el primer lugar libre.
daybreak-refusal-too-many-stacks =
    { $count ->
        [one] Solo puedes tener 1 pila; juega la carta al frente de ella.
       *[other] Solo puedes tener { $count } pilas; juega la carta al frente de una de ellas.
    }
daybreak-refusal-no-such-depth =
    { $count ->
        [one] Aquí la carta solo puede ir detrás de la carta del frente.
       *[other] Aquí la carta puede ir detrás de 1 a { $count } cartas.
    }
daybreak-refusal-no-project = No hay ningún proyecto en el lugar { $place }.
daybreak-refusal-not-active = El proyecto «{ $card }» aún no está activo.
daybreak-refusal-no-action = El proyecto «{ $card }» no tiene acción; su efecto está siempre activo.
daybreak-refusal-window-local = Solo se puede usar en la etapa Local.
daybreak-refusal-window-emissions = Solo se puede usar en la etapa de Emisiones, antes de añadir el carbono.
daybreak-refusal-window-roll = Solo se puede usar en la etapa de Crisis, en respuesta a una tirada planetaria.
daybreak-refusal-window-crisis = Solo se puede usar en la etapa de Crisis, en respuesta a una crisis.
daybreak-refusal-not-this-roll = No sirve contra este efecto: { $effect }.
daybreak-refusal-cannot-pay-cards =
    Faltan cartas para pagar: cuesta { $need } y { $have ->
        [0] no hay ninguna
        [one] solo hay 1
       *[other] solo hay { $have }
    }.
daybreak-refusal-cannot-pay-tokens =
    No se puede pagar: cuesta { $need } y { $have ->
        [0] no tienes ninguna
       *[other] solo tienes { $have }
    }.
daybreak-refusal-tags-short =
    Necesita { $tags } en su pila; { $have ->
        [0] no tiene ninguno
       *[other] tiene { $have }
    }, { $short ->
        [one] falta 1
       *[other] faltan { $short }
    }.
daybreak-refusal-requirement = Solo es posible si { $condition }, y no es así.
daybreak-refusal-limit =
    Límite alcanzado: { $used } de { $count ->
        [one] 1 uso
       *[other] { $count } usos
    } esta ronda.
daybreak-refusal-limit-per =
    { $count ->
        [0] Se puede usar una vez por cada icono de { $tag } en su pila, y no hay ninguno.
        [one] Límite alcanzado: { $used } de 1 uso esta ronda, uno por cada icono de { $tag } en su pila.
       *[other] Límite alcanzado: { $used } de { $count } usos esta ronda, uno por cada icono de { $tag } en su pila.
    }
daybreak-refusal-no-effect = Ahora no cambiaría nada.
daybreak-refusal-none-to-remove = Ahora no cambiaría nada: no hay { $token } que eliminar.
daybreak-refusal-forbidden = No se puede mientras la crisis «{ $card }» esté en vigor: { $what }.
daybreak-refusal-forbidden-by-challenge = No se puede con este Reto en juego: { $what }.
daybreak-refusal-does-not-fit = «{ $card }» no encaja; aquí encajan: { $wanted }.
daybreak-refusal-takes-no-cards = No admite cartas debajo.
daybreak-refusal-already-met = Ya tiene todas las cartas de este tipo que pide.
daybreak-refusal-not-face-up = No hay ninguna crisis boca arriba en el lugar { $place }.
daybreak-refusal-not-unknown = No hay ninguna crisis desconocida en el lugar { $place }.
daybreak-refusal-no-option =
    No existe esa opción; { $count ->
        [one] solo hay 1
       *[other] hay { $count }
    }.
daybreak-refusal-not-a-choice =
    { $me ->
        [yes] Aquí no puedes elegirte a ti.
       *[other] Aquí no puedes elegir { $object }.
    }
daybreak-refusal-none-left = No puedes elegir { $token }: ya no hay.
daybreak-refusal-amount =
    { $count ->
        [one] Solo puede ser 1.
       *[other] Puede ser de 1 a { $count }.
    }
daybreak-refusal-nothing-begun = No hay ninguna acción a medias que cancelar o continuar.
daybreak-refusal-owed = Hay que elegir; aquí no puedes volver atrás.
daybreak-refusal-not-drawn = El proyecto «{ $card }» no está entre los robados.
daybreak-refusal-already-named = Ya has nombrado esta opción; nombra otra para cambiar de idea.
daybreak-refusal-no-longer-fits = Algo ha cambiado desde que empezaste esto. Vuelve atrás y empieza de nuevo.
