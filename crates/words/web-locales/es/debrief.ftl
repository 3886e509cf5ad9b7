### Mirar atrás: los gráficos de la partida, lo que muestran y preguntas para conversar.
###
### Argumentos que siempre significan lo mismo: $name y $other son nombres de jugadores; $power, $maker y $bearer, de
### potencias, y $powers una lista de ellas; $first y $last son cifras al principio y al final; $source es una fuente de
### carbono o de Honores; $degrees lleva un decimal; $fell, $rose, $moved y $change son porcentajes.

## La página

debrief-running = Esta partida no ha terminado
debrief-running-lead = El análisis llega al final: los gráficos de la partida, sus momentos decisivos y cómo les fue a otros con el mismo reparto.
debrief-to-table = A la mesa
debrief-empty = La partida terminó antes de que hubiera algo que contar.
debrief-players = Jugaron: { $names }
debrief-next = A la siguiente partida
debrief-again = Jugar otra vez
debrief-again-same = Mismo reparto
debrief-replay = Repetición
debrief-log = Registro
debrief-print = Imprimir
debrief-share = Compartir
debrief-copied = Enlace copiado.
debrief-figures = Cifras clave
debrief-as-table = Como tabla
debrief-then = después
debrief-you = tú
debrief-start = Inicio
debrief-round = Ronda { $round }
debrief-round-short = R{ $round }
debrief-degrees = { $degrees } °C
debrief-minutes = { $minutes } min
debrief-hours = { $hours } h { $minutes } min

## Momentos decisivos

debrief-turns = Momentos decisivos
debrief-turns-sub = Las jugadas que más cambiaron la probabilidad de ganar. Desde antes y desde después de cada una se siguió jugando en muchos futuros, con reglas sencillas.
debrief-turns-yours = Tus jugadas
debrief-turns-others = Jugadas de los demás
debrief-turns-working = Buscando los momentos decisivos
debrief-turns-progress = { $of ->
    [0] Buscando los momentos decisivos…
   *[other] Buscando los momentos decisivos: { $done } de { $of }
}
debrief-turns-failed = No se pudieron encontrar los momentos decisivos de esta partida.
debrief-turns-none = Ninguna jugada cambió la probabilidad de ganar más de lo que haría la suerte.
debrief-turns-from-to = de { $before } a { $after } (± { $error })
debrief-turns-more = { $count ->
    [one] Ver uno más
   *[other] Ver { $count } más
}
debrief-turns-better = Mejor: { $move }

## Daybreak: qué pasó

debrief-db-won = Cambio climático frenado en la ronda { $round }
debrief-db-won-lead =
    { $powers ->
        [one] Una Potencia retiró del aire más carbono del que emitió
       *[other] { $powers } Potencias retiraron del aire más carbono del que emitieron
    }, y el termómetro se detuvo en { $bands ->
        [0] su marca inicial, { $degrees } °C
        [one] una banda, { $degrees } °C
       *[other] { $bands } bandas, { $degrees } °C
    }.
debrief-db-hot = Demasiado calor en la ronda { $round }
debrief-db-hot-lead =
    El termómetro llegó a { $bands } { $bands ->
        [one] banda
       *[other] bandas
    }, { $degrees } °C, antes de que se frenara el cambio climático.
debrief-db-broken = Demasiadas comunidades en crisis en la ronda { $round }
debrief-db-broken-lead =
    { $count ->
        [one] { $powers }: { $limit } { $limit ->
            [one] comunidad
           *[other] comunidades
        } en crisis
       *[other] { $powers }: { $limit } { $limit ->
            [one] comunidad
           *[other] comunidades
        } en crisis cada una
    }. El termómetro marcaba { $degrees } °C, { $bands ->
        [0] sin ninguna banda
        [one] con una banda
       *[other] con { $bands } bandas
    }.
debrief-db-hot-and-broken = Demasiado calor y demasiadas comunidades en crisis
debrief-db-hot-and-broken-lead =
    El termómetro llegó a { $bands } { $bands ->
        [one] banda
       *[other] bandas
    }, { $degrees } °C, y las comunidades no resistieron en: { $powers }.
debrief-db-time =
    { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    } sin frenar el cambio climático
debrief-db-time-lead =
    El tiempo se acabó { $bands ->
        [0] sin ninguna banda
        [one] con una banda
       *[other] con { $bands } bandas
    } en el termómetro, { $degrees } °C.
debrief-db-condition = Cambio climático frenado, pero sin cumplir el Reto
debrief-db-condition-lead =
    Los sumideros absorbieron más de lo emitido, pero no se cumplió la condición de una carta de Reto. El termómetro marcaba { $degrees } °C, { $bands ->
        [0] sin ninguna banda
        [one] con una banda
       *[other] con { $bands } bandas
    }.
debrief-db-lost = Derrota en la ronda { $round }
debrief-db-abandoned = Interrumpida en la ronda { $round }
debrief-db-abandoned-lead =
    La partida se dejó antes de decidirse, a { $degrees } °C y { $bands ->
        [0] sin ninguna banda
        [one] con una banda
       *[other] con { $bands } bandas
    } en el termómetro.

## Daybreak: cifras clave

debrief-fig-degrees = al final, desde { $start }
debrief-fig-carbon = carbono emitido en la primera ronda y en la última
debrief-fig-carbon-one = carbono emitido en la ronda
debrief-fig-absorbed = absorbido por los sumideros en la última ronda
debrief-fig-of = { $count } de { $of }
debrief-fig-communities = comunidades en crisis
debrief-fig-tipping = { $count ->
    [one] punto de inflexión superado
   *[other] puntos de inflexión superados
}
debrief-fig-time = desde que se abrió la mesa hasta el final

## Daybreak: lo que muestran los gráficos

debrief-carbon-sub = Carbono emitido en cada ronda, por Potencia, frente a lo que absorbieron árboles, océanos y captura
debrief-carbon-absorbed = absorbido
debrief-carbon-all = todas las Potencias
debrief-carbon-none = No se emitió carbono
debrief-carbon-one =
    { $first } { $first ->
        [one] cubito
       *[other] cubitos
    } de carbono en una ronda, y sumideros para { $absorbed }
debrief-carbon-half-drawdown = El carbono bajó a menos de la mitad, hasta que los sumideros pudieron con él
debrief-carbon-drawdown = El carbono bajó un { $fell }, y los sumideros absorbieron todo: { $last }
debrief-carbon-rose = El carbono subió de { $first } a { $last }, y los sumideros solo absorbieron { $absorbed }
debrief-carbon-same = El carbono apenas bajó: { $first } en la primera ronda, { $last } en la última
debrief-carbon-half = El carbono bajó a menos de la mitad, pero los sumideros no pudieron con { $left }
debrief-carbon-fell = El carbono bajó un { $fell }, pero los sumideros no pudieron con { $left }

debrief-sources-sub = Fichas de los tableros que emiten carbono, al inicio y tras cada ronda, y el cambio
debrief-source-dirty = energía sucia
debrief-source-transportation = transporte
debrief-source-fuel-extraction = hidrocarburos
debrief-source-industry = industria
debrief-source-waste = residuos
debrief-source-agriculture = sector agropecuario
debrief-source-buildings = tectónica (edificios)
debrief-sources-none = Ninguna fuente de carbono se redujo
debrief-sources-best = Lo que bajó: { $best }, un { $fell }
debrief-sources-rose = Lo que más bajó: { $best }, un { $fell }; subió en cambio: { $worst }
debrief-sources-still = Lo que más bajó: { $best }, un { $fell }; casi sin cambio: { $worst }
debrief-sources-all = Lo que más bajó: { $best }, un { $fell }; lo que menos: { $worst }

debrief-warmth-sub = El termómetro tras cada ronda
debrief-warmth-limit = derrota
debrief-warmth-bands = bandas
debrief-warmth-loose = carbono suelto
debrief-warmth-lost = { $degrees } °C en la ronda { $round }: demasiado calor
debrief-warmth-peak = Máximo en la ronda { $round }, con { $peak } °C; después bajó a { $degrees } °C
debrief-warmth-left = { $degrees } °C, a { $left ->
    [one] una banda
   *[other] { $left } bandas
} de perder

debrief-communities-sub = Comunidades en crisis tras cada ronda
debrief-communities-mark = { $at }: roba −{ $fewer }
debrief-communities-limit = { $at }: derrota
debrief-communities-none = Ninguna comunidad en crisis
debrief-communities-lost =
    { $power }: { $limit } { $limit ->
        [one] comunidad
       *[other] comunidades
    } en crisis
debrief-communities-near =
    { $power }: a { $left ->
        [one] una comunidad
       *[other] { $left } comunidades
    } de perder
debrief-communities-safe =
    Nadie tuvo más de { $most } { $most ->
        [one] comunidad
       *[other] comunidades
    } en crisis

debrief-sinks-sub = Lo que absorbe carbono, al inicio y tras cada ronda
debrief-sink-trees = Árboles
debrief-sink-oceans = Océanos
debrief-sink-dac = Captura
debrief-sinks-made-up =
    { $trees ->
        [one] Se perdió un árbol
       *[other] Se perdieron { $trees } árboles
    }, y lo compensaron la captura y la reforestación
debrief-sinks-grew = Los sumideros crecieron de { $first } a { $last }
debrief-sinks-same = Los sumideros se quedaron en { $first }
debrief-sinks-trees = { $trees ->
    [one] Se perdió un árbol
   *[other] Se perdieron { $trees } árboles
}: sumideros para { $first } al inicio, para { $last } al final
debrief-sinks-shrank = Los sumideros bajaron de { $first } a { $last }

debrief-energy-sub = Energía de todas las Potencias, al inicio y tras cada ronda
debrief-energy-demand = demanda
debrief-energy-clean = limpia
debrief-energy-dirty = sucia
debrief-energy-missing = déficit
debrief-energy-overtook =
    La energía limpia superó a la sucia en la ronda { $round }{ $missing ->
        [0] {""}
        [one] , y por el camino faltó 1 ficha
       *[other] , y por el camino faltaron { $missing } fichas
    }
debrief-energy-ahead =
    La energía limpia fue por delante desde el inicio{ $missing ->
        [0] {""}
        [one] , pero faltó 1 ficha
       *[other] , pero faltaron { $missing } fichas
    }
debrief-energy-behind =
    La energía sucia siguió por delante: { $dirty } frente a { $clean }{ $missing ->
        [0] {""}
        [one] , y faltó 1 ficha
       *[other] , y faltaron { $missing } fichas
    }

debrief-planet-sub = Cada casilla con la ronda en que se alcanzó; los rombos son puntos de inflexión
debrief-planet-space = casilla { $number }
debrief-planet-tipping = casilla { $number }, punto de inflexión
debrief-planet-reached = alcanzada en la ronda { $round }
debrief-planet-not = no alcanzada
debrief-planet-none = No se superó ningún punto de inflexión
debrief-planet-one = Un punto de inflexión: { $effect }, en la ronda { $round }
debrief-planet-each =
    { $count ->
        [one] 1 punto de inflexión
       *[other] { $count } puntos de inflexión, todos de distinto tipo
    }
debrief-planet-most =
    { $count } { $count ->
        [one] punto
       *[other] puntos
    } de inflexión, { $times } de ellos por { $effect }

debrief-crises-sub = Las crisis, en el orden en que se resolvieron
debrief-crises-none = No se resolvió ninguna crisis
debrief-crises-all =
    { $struck ->
        [one] 1 crisis surtió efecto; ninguna se anuló
       *[other] { $struck } crisis surtieron efecto; ninguna se anuló
    }
debrief-crises-some =
    { $struck ->
        [one] 1 crisis surtió efecto
       *[other] { $struck } crisis surtieron efecto
    }; { $cancelled ->
        [one] una se anuló
       *[other] { $cancelled } se anularon
    }
debrief-crisis-round = Ronda
debrief-crisis-card = Crisis
debrief-crisis-whom = A quién afectó
debrief-crisis-cancelled = anulada
debrief-crisis-nobody = a nadie
debrief-crisis-all = todas las Potencias

debrief-projects-sub = Los Proyectos globales y las rondas al final de las cuales estaban en juego
debrief-projects-none = Ningún Proyecto global
debrief-projects-some = Proyectos globales activados: { $active } de { $all }
debrief-project = Proyecto global
debrief-project-waiting = en juego
debrief-project-active = activo

## El mismo reparto

debrief-deal = { $tables ->
    [one] El mismo reparto: por ahora, solo esta mesa
   *[other] El mismo reparto, { $tables } mesas
}
debrief-deal-alone = Nadie más lo ha terminado todavía. Con «Mismo reparto» salen las mismas cartas en el mismo orden.
debrief-deal-daybreak = Cada punto es una mesa, según la temperatura con que terminó. Los llenos frenaron el cambio climático; los anillos, no.
debrief-deal-earthrise = Cada punto es una mesa, según los Honores de su mejor jugador humano. Los llenos ganaron; los anillos, no.
debrief-deal-label-daybreak = Temperaturas con que terminaron las mesas con el mismo reparto
debrief-deal-label-earthrise = Honores en las mesas con el mismo reparto
debrief-deal-who = Quién
debrief-deal-degrees = temperatura
debrief-deal-honors = Honores
debrief-deal-end = Final
debrief-deal-when = Cuándo
debrief-deal-bots = bots
debrief-deal-good = victoria
debrief-deal-bad = derrota

## Preguntas

debrief-questions = Preguntas para conversar
debrief-questions-sub = A partir de lo que pasó en esta partida, para la mesa o para la clase
debrief-ask-most =
    La ronda { $round } fue la de más carbono: { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    } ({ $power }: { $share }). ¿De dónde salió, y qué se podría haber hecho antes?
debrief-ask-most-alone =
    La ronda { $round } fue la de más carbono: { $carbon } { $carbon ->
        [one] cubito
       *[other] cubitos
    }. ¿De dónde salió, y qué se podría haber hecho antes?
debrief-ask-missed =
    La ronda { $round } fue la que más cerca estuvo de frenar el cambio climático: { $left ->
        [one] sobró 1 cubito
       *[other] sobraron { $left } cubitos
    } de carbono. ¿Qué acciones habrían bastado, y qué se hizo en su lugar?
debrief-ask-sooner =
    En la ronda { $round } solo { $left ->
        [one] 1 cubito de carbono os separaba
       *[other] { $left } cubitos de carbono os separaban
    } de frenar el cambio climático. ¿Qué lo habría logrado una ronda antes, y a qué precio?
debrief-ask-rise =
    En la ronda { $round } { $rise ->
        [one] entró en crisis 1 comunidad más
       *[other] entraron en crisis { $rise } comunidades más
    }. ¿Qué lo causó, y quién podría haber ayudado?
debrief-ask-hardest =
    En la ronda { $round } { $rise ->
        [one] entró en crisis 1 comunidad más
       *[other] entraron en crisis { $rise } comunidades más
    } por culpa de: { $crises }. ¿Qué resistencia lo habría evitado, y quién podría haberla conseguido a tiempo?
debrief-ask-unequal = Más carbono que nadie: { $maker } ({ $carbon } en total). Más comunidades en crisis al final: { $bearer } ({ $communities }). ¿Es justo? ¿Dónde pasa lo mismo en el mundo?
debrief-ask-same-power = Más carbono que nadie ({ $carbon } en total) y también más comunidades en crisis al final ({ $communities }): { $maker }. ¿Qué tiene que ver lo uno con lo otro, y qué podrían haber aportado los demás?
debrief-ask-still = El carbono de esta fuente fue el que menos cambió: { $source }, de { $first } a { $last }. ¿Por qué cuesta tanto cambiarlo, en el juego y en el mundo?
debrief-ask-averted = { $crisis } se anuló en la ronda { $round }. ¿Cuánto costó, y qué habría pasado de no hacerlo?
debrief-ask-tipped = En la ronda { $round } se superó un punto de inflexión: { $effect }. ¿Qué desencadenó aquí, y por qué en la realidad no se puede deshacer sin más?
debrief-ask-project = { $project } se activó en la ronda { $round }. ¿Qué cambió desde entonces, y para quién?
debrief-ask-idle = { $project } nunca se activó. ¿Qué lo impidió, y habría valido la pena?
debrief-ask-again =
    Si volvierais a jugar { $rounds ->
        [one] esta ronda
       *[other] estas { $rounds } rondas
    }, ¿qué decisión, solo una, cambiaríais?

## Earthrise

debrief-er-won = { $name } ganó por { $margin }
debrief-er-you-won = Ganaste por { $margin }
debrief-er-tie = { $name } ganó el desempate
debrief-er-you-tie = Ganaste el desempate
debrief-er-shared = Victoria compartida: { $names }
debrief-er-abandoned = Interrumpida en la ronda { $round }
debrief-er-abandoned-lead = La partida se dejó antes de decidirse.
debrief-er-fig-best = Honores de { $name }, el máximo
debrief-er-fig-spread = Honores de diferencia entre el primero y el último
debrief-er-fig-changes = { $count ->
    [one] cambio de líder
   *[other] cambios de líder
}
debrief-er-fig-silent = { $count ->
    [one] baza en Silencio Radio
   *[other] bazas en Silencio Radio
}
debrief-er-fig-whole =
    { $count ->
        [one] puzle completo
       *[other] puzles completos
    }
debrief-er-all = todos los Honores
debrief-er-end = Final
debrief-er-source-round-1 = cartas de la ronda 1
debrief-er-source-round-2 = cartas de la ronda 2
debrief-er-source-round-3 = cartas de la ronda 3
debrief-er-source-alerts = menos Alertas
debrief-er-source-tokens = fichas
debrief-er-source-puzzle = puzle
debrief-er-source-pill = Píldora de Historia
debrief-er-sources-sub = Honores de cada jugador según de dónde salieron
debrief-er-sources = { $ahead } más que { $other } de una sola fuente: { $source }
debrief-er-sources-even = Nadie sacó ventaja de una sola fuente
debrief-er-course-sub = Honores tras cada ronda y al final
debrief-er-course-always = { $name } fue por delante de principio a fin
debrief-er-course-from = { $name } fue por delante desde la ronda { $round }
debrief-er-course-final = { $name } no se puso por delante hasta la fase final
debrief-er-course-level = { $name } fue en cabeza de principio a fin, a veces con otros
debrief-er-course-open = Nadie estuvo en cabeza en solitario
debrief-er-tricks-sub = Lo que hizo cada jugador en todas las rondas; lo máximo, subrayado
debrief-er-tricks =
    { $name } fue Comandante en { $commander ->
        [one] una baza
       *[other] { $commander } bazas
    }; { $other } fue Copiloto { $copilot ->
        [one] una vez
       *[other] { $copilot } veces
    }
debrief-er-count-commander = Comandante
debrief-er-count-copilot = Copiloto
debrief-er-count-maneuvers = Maniobras
debrief-er-count-silence = Fichas de Silencio Radio
debrief-er-count-cards = Cartas
debrief-er-count-alerts = Alertas
debrief-er-count-pieces = Piezas
debrief-er-alerts-sub = Alertas tras cada ronda; tener menos da Honores al final
debrief-er-alerts = { $name } se quedó en { $fewest ->
    [one] una Alerta
   *[other] { $fewest } Alertas
}; { $other } reunió { $most }
debrief-er-alerts-even = Todos tienen { $alerts ->
    [one] una Alerta
   *[other] { $alerts } Alertas
}
debrief-er-all-tricks = Baza a baza
debrief-er-all-tricks-sub = Quién se llevó las cartas, la otra carta y la Maniobra, y con qué Triunfo; sombreadas, las de Silencio Radio
debrief-er-player = Jugador
debrief-er-trick = Baza { $number }
debrief-er-trump = { $suit } es Triunfo
debrief-er-silent = Silencio Radio
debrief-er-commander = Comandante
debrief-er-copilot = Copiloto
debrief-er-maneuver = gana la Maniobra
debrief-er-ask-decisive = { $name } sacó { $ahead } de ventaja a { $other } en un solo apartado: { $source }. ¿Cuándo se decidió, y podría alguien haberlo impedido?
debrief-er-ask-round =
    La mejor ronda fue la { $round } de { $name }: { $honors } { $honors ->
        [one] Honor
       *[other] Honores
    } con { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }. ¿Qué bazas los dieron?
debrief-er-ask-copilot = { $name } fue Copiloto { $copilot ->
    [one] una vez
   *[other] { $copilot } veces
} y Comandante { $commander ->
    [one] una vez
   *[other] { $commander } veces
}. ¿Cuándo vale más la única carta del Copiloto que todas las demás?
debrief-er-ask-alerts = { $name } terminó con { $alerts ->
    [one] una Alerta
   *[other] { $alerts } Alertas
}. ¿Qué bazas habría sido mejor dejar a otros?
debrief-er-ask-silence =
    { $tricks ->
        [one] Una baza fue
       *[other] { $tricks } bazas fueron
    } de Silencio Radio, y { $name } se llevó { $taken }. ¿Qué se puede saber cuando nadie enseña una carta?
debrief-er-ask-puzzle =
    { $name } tiene { $most ->
        [one] una pieza
       *[other] { $most } piezas
    } del puzle; { $other }, { $least }. ¿Convenía gastar las fichas pronto o guardarlas?
debrief-er-ask-lead = { $name } iba por delante tras la primera ronda. ¿Qué cambió la partida después?
