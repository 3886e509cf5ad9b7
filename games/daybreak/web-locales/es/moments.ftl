### Lo que se cuenta mientras juega el mundo, momento a momento, y el turno del equipo.

moment-chain = Esta ronda, causa a causa
moment-stage = Lo que hace el mundo
moment-bar = Relato
moment-again-node = Mostrar esto otra vez
moment-now = ahora
moment-to-come = por venir
moment-rolls-left = { $count ->
    [one] Queda 1 tirada
   *[other] Quedan { $count } tiradas
}
moment-crises-left = { $count ->
    [one] Queda 1 crisis
   *[other] Quedan { $count } crisis
}
moment-unknown = { $count ->
    [0] todas conocidas
    [one] 1 desconocida
   *[other] { $count } desconocidas
}
moment-node-short = { $count ->
    [one] { $name }: falta 1
   *[other] { $name }: faltan { $count }
}
moment-node-shorts = { $count } sin energía suficiente
moment-node-communities = { $count ->
    [0] ninguna comunidad más en crisis
    [one] 1 comunidad más en crisis
   *[other] { $count } comunidades más en crisis
}
moment-node-carbon = Carbono +{ $count }
moment-node-flow = emitido { $made }, absorbido { $took }
moment-node-band = { $bands ->
    [0] ninguna banda
    [one] 1 banda
   *[other] { $bands } bandas
}: { $rolls ->
    [0] ninguna tirada
    [one] 1 tirada
   *[other] { $rolls } tiradas
}
moment-node-drawdown = Emisiones cero
moment-node-drawdown-text = { $sinks ->
    [one] 1 sumidero libre
   *[other] { $sinks } sumideros libres
}
moment-node-roll = { $said ->
    [tips] punto de inflexión
    [ignored] se ignora
    [rolled] ha salido
   *[moved] casilla { $space }
}
moment-node-cancelled = anulada
moment-node-group = afecta al grupo
moment-node-hit = { $count ->
    [0] no afecta a nadie
   *[other] afecta a { $count } de { $players }
}
moment-node-growth = sube la demanda
moment-communities = Comunidades en crisis: { $now } de { $most }
moment-communities-short = Comunidades en crisis
moment-of = { $now } de { $most }
moment-mark = { $fewer ->
    [one] A partir de { $at }: roba 1 carta menos
   *[other] A partir de { $at }: roba { $fewer } cartas menos
}
moment-crisis-of = Crisis { $number } de { $of }
moment-was = { $how ->
    [unknown] era desconocida
   *[known] estaba prevista
}
moment-crisis-over = { $how ->
    [ended] Termina.
    [cancelled] Anulada: no pasa nada.
   *[nobody] No afecta a nadie.
}
moment-crisis-table = { $title }: a quién, con qué fuerza, qué hace
moment-who = Quién
moment-so = Entonces
moment-how-hard = Con qué fuerza, menos lo que la suaviza
moment-does = Qué hace
moment-tie = Empate, deciden los dados:
moment-for-all = Para todos:
moment-in-force = Sigue en vigor.
moment-fate = { $fate ->
    [hit] le afecta
    [held] resiste
    [spared] la ignora
    [open] aún no se sabe
    [group] afecta al grupo
   *[clear] a salvo
}
moment-softened-all = { $by } para todos
moment-would = habría sido { $amount } − { $softened } = { $total }
moment-cards-lost = { $count ->
    [one] pierde 1 carta
   *[other] pierde { $count } cartas
}
moment-draws = próximo robo { $by }
moment-flow = Carbono: emitido { $made }, absorbido { $absorbed }, sobrante { $left }
moment-recent = Pendiente de antes
moment-dirty = { $count } de energía sucia
moment-made = carbono esta ronda
moment-left = lo que sobra, al termómetro
moment-sink = { $name ->
    [trees] árboles
    [oceans] océanos
    [dac] captura directa del aire
    [other] otros sumideros
   *[all] árboles, océanos, captura del aire
}
moment-used = { $unused ->
    [0] todo usado
   *[other] { $unused } sin usar
}
moment-unused = Se podía absorber { $count } más
moment-to = a
moment-rolling = El dado planetario
moment-roll-of = Tirada { $number } de { $of }
moment-likely = Qué probable era
moment-sides = { $sides } de { $of } caras
moment-tracks = Los seis marcadores
moment-tracks-key = círculo: nada aún, rombo: punto de inflexión
moment-track = { $here ->
    [0] antes de la casilla 1 de { $spaces }
   *[other] en la casilla { $here } de { $spaces }
}; { $next ->
    [0] no quedan puntos de inflexión
    [one] próximo punto de inflexión a 1 paso
   *[other] próximo punto de inflexión a { $next } pasos
}
moment-so-head = Entonces
moment-ignored = Se ignora.
moment-space = { $tips ->
    [yes] La casilla { $space } es un punto de inflexión.
   *[no] Casilla { $space }: aún sin efecto.
}
moment-warmed = { $count ->
    [one] 1 cubito de carbono al termómetro
   *[other] { $count } cubitos de carbono al termómetro
}
moment-more-crises = { $count ->
    [one] 1 crisis más
   *[other] { $count } crisis más
}
moment-next-tip = { $steps ->
    [one] El próximo punto de inflexión de este marcador está a una tirada.
   *[other] El próximo punto de inflexión de este marcador está a { $steps } tiradas.
}
moment-energy = Control de energía
moment-growth = Desarrollo: sube la demanda
moment-missing = de energía que falta
moment-demand = la demanda es ahora de { $now }
moment-back-now = Volver al presente
moment-ahead = { $count ->
    [one] La mesa va 1 momento por delante.
   *[other] La mesa va { $count } momentos por delante.
}
moment-catch-up = Ponerse al día
moment-mode = ¿Espera cada momento?
moment-wait = Esperar
moment-flow-mode = Seguir
team-turn = El turno del equipo
team-turn-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
team-turn-mine = { $count ->
    [one] Uno de ellos te concierne
   *[other] { $count } de ellos te conciernen
}
team-turn-state = { $state ->
    [now] juega
    [told] ya ha jugado
   *[then] después
}
team-turn-after = Tablero tras este turno
team-turn-you = tú
team-turn-times = × { $times }

danger-heading = Qué podría acabar con la partida
danger-bands = { $now } de { $most } bandas
danger-carbon = { $count ->
    [one] 1 cubito de carbono
   *[other] { $count } cubitos de carbono
}
danger-from-drawdown = hasta emisiones cero
danger-rounds = { $count ->
    [0] última ronda
    [one] queda 1 ronda
   *[other] quedan { $count } rondas
}
danger-next = después { $next }
danger-likely = después { $next }, { $likely } con mala suerte
danger-luck = Mala suerte: en 19 de 20 intentos de esta ronda no fue más.
danger-lose = derrota en { $lost } de { $tries } intentos
danger-spare = { $count ->
    [one] Con 1 cubito de carbono menos no llega la última banda.
   *[other] Con { $count } cubitos de carbono menos no llega la última banda.
}
danger-open = { $rolls ->
    [0] { $crises ->
        [0] No queda nada abierto.
        [one] Aún abierto: 1 crisis desconocida.
       *[other] Aún abierto: { $crises } crisis desconocidas.
    }
    [one] { $crises ->
        [0] Aún abierto: 1 tirada.
        [one] Aún abierto: 1 tirada y 1 crisis desconocida.
       *[other] Aún abierto: 1 tirada y { $crises } crisis desconocidas.
    }
   *[other] { $crises ->
        [0] Aún abierto: { $rolls } tiradas.
        [one] Aún abierto: { $rolls } tiradas y 1 crisis desconocida.
       *[other] Aún abierto: { $rolls } tiradas y { $crises } crisis desconocidas.
    }
}
danger-last = { $count ->
    [0] La última ronda: si no frenáis el cambio climático, perdéis todos.
    [one] La última ronda: si no frenáis el cambio climático, perdéis todos. Sobra 1 cubito de carbono.
   *[other] La última ronda: si no frenáis el cambio climático, perdéis todos. Sobran { $count } cubitos de carbono.
}

ending-scene = Cómo terminó
ending-head = { $how ->
    [won] Amanece.
    [hot] Demasiado calor.
    [communities] Demasiadas comunidades en crisis.
    [condition] Casi.
   *[time] Sin tiempo.
}
ending-won = El mundo absorbe más carbono del que emitís: emitido { $made }, se podía absorber { $taken }. En la primera ronda era { $made_then } contra { $taken_then }. Queda en { $degrees } °C.
ending-lost = { $how ->
    [hot] { $degrees } °C, { $bands } bandas. Perdéis juntos, como habéis jugado.
    [communities] Demasiadas comunidades están en crisis. Perdéis juntos, como habéis jugado.
    [condition] Frenasteis el cambio climático, pero no cumplisteis el Reto. Perdéis juntos, como habéis jugado.
   *[time] Ha acabado la última ronda y se emite más carbono del que se absorbe. Perdéis juntos, como habéis jugado.
}
ending-why = Qué lo decidió
ending-apart = Así de cerca estuvo: en la ronda { $round }, carbono emitido: { $made }; se podía absorber: { $taken }.
ending-deed = { $kind ->
    [gave] { $count } fichas regaladas
    [no-dirty] sin energía sucia
    [out] { $count } comunidades fuera de crisis
   *[clean] { $now } de energía limpia, { $gained } más que al empezar
}
ending-a-round = carbono por ronda
ending-taken = se podía absorber
ending-made = emitido
ending-tipped = { $times ->
    [one] { $name }: un punto de inflexión
   *[other] { $name }: { $times } puntos de inflexión
}
ending-tipped-rounds = { $count ->
    [one] ronda { $rounds }
   *[other] rondas { $rounds }
}
ending-sinks = De { $from } a { $now }
ending-short = Falta de energía: +{ $count } en crisis
ending-crises = { $count ->
    [one] Crisis: +1 comunidad
   *[other] Crisis: +{ $count } comunidades
}
ending-bands = { $bands } bandas
ending-communities = { $name }: { $now }
ending-time = Han pasado { $rounds } rondas
ending-no-drawdown = sin llegar a emisiones cero
ending-condition = No se cumplió el Reto
ending-no-win = aunque frenasteis el cambio climático

danger-trees =
    { $count ->
        [0] no quedan árboles
        [one] queda 1 árbol
       *[other] quedan { $count } árboles
    }
danger-oceans =
    { $count ->
        [0] no quedan océanos
        [one] queda 1 océano
       *[other] quedan { $count } océanos
    }
danger-takes = { $effect } quita { $count }
danger-tips =
    { $count ->
        [one] con su próxima tirada
       *[other] con { $count } tiradas suyas
    }
danger-missing =
    { $count ->
        [one] El que falte pone en crisis 1 comunidad de cada Potencia mundial.
       *[other] Los que falten ponen en crisis { $count } comunidades de cada Potencia mundial.
    }
moment-leave = Mirar la mesa
moment-return = Volver al relato

danger-heard-heat = Temperatura: { $degrees } °C, { $now } de { $most } bandas, { $then }.
danger-heard-power = Comunidades en crisis, { $who }: { $now } de { $most }, { $then }.
danger-heard-drawdown = { $carbon } hasta emisiones cero, { $rounds }.
