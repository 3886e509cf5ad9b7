### Lo que ocurre en una mesa de Daybreak, una frase por hecho.
###
### $name es una Potencia mundial ante su verbo y $who su número: "you", "one" o "many". $seat es la Potencia por sí sola.
### El programa pone la mayúscula inicial.

## El marco de la partida

daybreak-fact-challenge = Reto para el grupo: { $card }.
daybreak-fact-challenge-one = Reto ({ $seat }): { $card }.
daybreak-fact-round = Empieza la ronda { $round }.
daybreak-fact-stage = Empieza la { $stage }.
daybreak-fact-done =
    { $who ->
        [you] terminas
       *[one] { $name } termina
    } la etapa Local.
daybreak-fact-not-done =
    { $who ->
        [you] vuelves
       *[one] { $name } vuelve
    } a la etapa Local.
daybreak-fact-passed =
    { $who ->
        [you] pasas
       *[one] { $name } pasa
    }.
daybreak-fact-voted =
    { $who ->
        [you] quieres
       *[one] { $name } quiere
    } { $vote }.
daybreak-vote-keep = conservar { $card }
daybreak-vote-keep-none = que no se conserve ningún proyecto
daybreak-vote-drop = descartar el proyecto del lugar { $place }
daybreak-vote-spare =
    { $spared ->
        [self] librarte de la crisis
        [you] librarte de la crisis
        [own] librarse de la crisis
       *[other] que { $object } se libre de la crisis
    }
daybreak-vote-other = otra cosa
daybreak-fact-won = Partida ganada en la ronda { $round }: habéis frenado el cambio climático y superado las crisis.
daybreak-fact-lost = Partida perdida: { $losses }.
daybreak-loss-too-hot = hay demasiadas bandas térmicas
daybreak-loss-communities = hay demasiadas comunidades en crisis ({ $seats })
daybreak-loss-out-of-time = ha terminado la última ronda
daybreak-loss-condition = se frenó el cambio climático, pero no se cumplió la condición de un Reto

## La etapa Global

daybreak-fact-crises-laid =
    { $count ->
        [one] Se coloca 1 carta de crisis
       *[other] Se colocan { $count } cartas de crisis
    } boca abajo en la fila.
# Contado seguido, con el motivo: una ronda nueva, más temperatura, una carta.
daybreak-fact-crises-laid-round =
    { $count ->
        [one] Se coloca 1 carta de crisis
       *[other] Se colocan { $count } cartas de crisis
    } en la fila: cuantas más bandas térmicas, más crisis.
daybreak-fact-crises-laid-heat =
    La temperatura ha subido: { $count ->
        [one] se añade 1 carta de crisis
       *[other] se añaden { $count } cartas de crisis
    } a la fila.
daybreak-fact-crises-laid-card =
    { $count ->
        [one] Se añade 1 carta de crisis
       *[other] Se añaden { $count } cartas de crisis
    } a la fila ({ $cause }).
daybreak-fact-forecast = Crisis prevista: { $card }.
daybreak-fact-crisis-shown = Se revela una crisis: { $card }.
daybreak-fact-projects-drawn = Proyectos para elegir: { $cards }.
daybreak-fact-project-kept = El grupo conserva { $card }, en el lugar { $place }.
daybreak-fact-card-discarded = Se descarta { $card }.
daybreak-fact-card-discarded-with = Se descarta { $card } con las cartas de debajo: { $cards }.
daybreak-fact-project-active = El proyecto «{ $card }» está activo.
daybreak-fact-project-lapsed = El proyecto «{ $card }» deja de estar activo.
daybreak-fact-reshuffled =
    Los descartes forman el nuevo mazo de { $deck ->
        [global] Proyectos globales
        [crisis] crisis
        [challenge] Retos
       *[other] Proyectos locales
    }.

## Cartas

daybreak-fact-drew =
    { $who ->
        [you] robas
       *[one] { $name } roba
    } { $count ->
        [one] { $cards }
       *[other] { $count } cartas: { $cards }
    }.
daybreak-fact-draw-forfeited =
    { $who ->
        [you] te quedas
       *[one] { $name } se queda
    } sin robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: el mazo y los descartes están vacíos.
daybreak-fact-offered =
    { $who ->
        [you] robas
       *[one] { $name } roba
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } para elegir: { $cards }.
daybreak-fact-kept =
    { $count ->
        [0] ninguna de ellas sirve: { $who ->
            [you] no te quedas con
           *[one] { $name } no se queda con
        } ninguna carta
       *[other] { $who ->
            [you] te quedas
           *[one] { $name } se queda
        } con { $cards }
    }.
# Se cuenta tras el robo: nadie elige, se conservan todas las que sirven.
daybreak-fact-kept-fitting =
    { $count ->
        [0] { $who ->
            [you] no te quedas con
           *[one] { $name } no se queda con
        } ninguna carta
       *[other] { $who ->
            [you] te quedas
           *[one] { $name } se queda
        } con { $cards }
    }: solo se conservan { $wanted }.{ $others ->
        [0] {""}
        [one] {" "}Se descarta { $rest }.
       *[other] {" "}Se descartan { $rest }.
    }
daybreak-fact-started =
    { $who ->
        [you] pones
       *[one] { $name } pone
    } { $card } al frente de la pila { $stack }.
daybreak-fact-tucked =
    { $who ->
        [you] colocas
       *[one] { $name } coloca
    } { $card } en la pila { $stack }, { $under ->
        [one] detrás de la carta del frente
       *[other] detrás de { $under } cartas
    }.
daybreak-fact-tucked-project =
    { $who ->
        [you] colocas
       *[one] { $name } coloca
    } { $card } debajo de { $under }.
daybreak-fact-tucked-crisis =
    { $who ->
        [you] colocas
       *[one] { $name } coloca
    } { $card } debajo de la crisis «{ $under }».
daybreak-fact-discarded =
    { $count ->
        [0] { $who ->
            [you] no descartas ninguna carta
           *[one] { $name } no descarta ninguna carta
        }
       *[other] { $who ->
            [you] descartas
           *[one] { $name } descarta
        } { $cards }
    }.
daybreak-fact-spent =
    { $count ->
        [0] { $who ->
            [you] no gastas ninguna carta
           *[one] { $name } no gasta ninguna carta
        }
       *[other] { $who ->
            [you] gastas
           *[one] { $name } gasta
        } { $cards }
    } de debajo de { $project }.
daybreak-fact-given =
    { $target ->
        [you] { $name } te da { $what }
       *[other] { $who ->
            [you] das
           *[one] { $name } da
        } { $what } { $to }
    }.
# Tras un regalo: cuántas de esas fichas tiene ahora cada parte.
daybreak-fact-given-now = Ahora: { $each }.
daybreak-fact-recovered =
    { $who ->
        [you] recuperas
       *[one] { $name } recupera
    } { $count ->
        [one] { $cards }
       *[other] { $count } cartas
    } de los descartes{ $count ->
        [one] .
       *[other] : { $cards }.
    }
daybreak-fact-cards-lost =
    { $who ->
        [you] pierdes
       *[one] { $name } pierde
    } { $count ->
        [one] { $cards }
       *[other] { $count } cartas: { $cards }
    }.
daybreak-fact-next-draw = { $seat }: próximo robo { $change } ({ $cause }).

## Tableros

daybreak-fact-used =
    { $who ->
        [you] usas
       *[one] { $name } usa
    } { $card }.
daybreak-fact-changed = { $seat }: { $token } { $change }, ahora { $now } ({ $cause }).
daybreak-fact-world-changed = { $token } { $change }, ahora { $now } ({ $cause }).
daybreak-fact-consent-asked =
    { $target ->
        [you] { $name } te pide fichas
       *[other] { $who ->
            [you] pides
           *[one] { $name } pide
        } fichas { $to }
    }.
daybreak-fact-consent-refused =
    { $who ->
        [you] te niegas
       *[one] { $name } se niega
    }: las fichas se quedan donde están.
daybreak-fact-die =
    { $who ->
        [you] sacas
       *[one] { $name } saca
    } un { $face }.
daybreak-fact-die-plus =
    { $who ->
        [you] sacas
       *[one] { $name } saca
    } un { $face }; con la suma, { $total }.
daybreak-cause-cost = coste de { $card }
daybreak-cause-shortage = falta de energía
# $what son las fichas con su número: «4 árboles».
daybreak-cause-missing-token =
    { $count ->
        [one] faltaba { $what }
       *[other] faltaban { $what }
    } que perder
daybreak-cause-growth = etapa de Desarrollo

## La etapa de Emisiones

daybreak-fact-shortage =
    { $who ->
        [you] tienes
       *[one] { $name } tiene
    } un déficit de { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    } de energía.
daybreak-fact-emitted =
    { $carbon ->
        [0] { $who ->
            [you] no añades
           *[one] { $name } no añade
        } carbono
        [one] { $who ->
            [you] añades
           *[one] { $name } añade
        } 1 cubito de carbono
       *[other] { $who ->
            [you] añades
           *[one] { $name } añade
        } { $carbon } cubitos de carbono
    }.
daybreak-fact-emitted-less =
    { $carbon ->
        [0] { $who ->
            [you] no añades
           *[one] { $name } no añade
        } carbono
        [one] { $who ->
            [you] añades
           *[one] { $name } añade
        } 1 cubito de carbono
       *[other] { $who ->
            [you] añades
           *[one] { $name } añade
        } { $carbon } cubitos de carbono
    }, tras absorber { $absorbed }.
daybreak-fact-sinks =
    Los sumideros absorben { $carbon ->
        [one] 1 cubito
       *[other] { $carbon } cubitos
    } de carbono.
daybreak-fact-sinks-unused =
    Los sumideros absorben { $carbon ->
        [one] 1 cubito
       *[other] { $carbon } cubitos
    } de carbono; { $count ->
        [one] queda 1 sumidero
       *[other] quedan { $count } sumideros
    } sin usar.
daybreak-fact-drawdown =
    ¡Habéis frenado el cambio climático! { $carbon ->
        [0] No queda nada que retirar
        [one] Se retira 1 cubito
       *[other] Se retiran { $carbon } cubitos
    } del termómetro.
daybreak-fact-warmed =
    { $carbon ->
        [one] Pasa 1 cubito
       *[other] Pasan { $carbon } cubitos
    } de carbono al termómetro.
daybreak-fact-bands = Bandas térmicas: { $now } ({ $change }).
daybreak-fact-bands-away =
    { $count ->
        [one] 1 banda térmica se retira
       *[other] { $count } bandas térmicas se retiran
    } hasta el final de la ronda; ahora { $now }.
daybreak-fact-bands-back =
    { $count ->
        [one] 1 banda térmica vuelve
       *[other] { $count } bandas térmicas vuelven
    }; ahora { $now }.

## La etapa de Crisis

daybreak-fact-planet = En el dado planetario sale: { $effect }.
daybreak-fact-ignored = Se ignora la tirada: { $effect } ({ $cause }).
daybreak-fact-track = Ficha de { $effect }: casilla { $now }.
daybreak-fact-tipped = Punto de inflexión: { $effect }.
daybreak-fact-ties = Tiradas de desempate: { $rolls }.
daybreak-fact-strikes = Objetivo de la crisis «{ $card }»: { $targets }.
daybreak-fact-strikes-group = La crisis «{ $card }» afecta al grupo.
daybreak-fact-weakened = La crisis «{ $card }» se reduce en { $by } ({ $cause }).
daybreak-fact-weakened-tucked = La crisis «{ $card }» se reduce en { $by } (cartas de debajo).
daybreak-fact-resisted = { $seat }: hasta { $by } menos gracias a la { $resilience }.
daybreak-fact-spared =
    { $who ->
        [you] ignoras
       *[one] { $name } ignora
    } la crisis «{ $card }» ({ $cause }).
daybreak-fact-spared-tucked =
    { $who ->
        [you] ignoras
       *[one] { $name } ignora
    } la crisis «{ $card }» gracias a una carta de debajo.
daybreak-fact-cancelled = La crisis «{ $card }» queda anulada por las cartas de debajo.
daybreak-fact-no-target = La crisis «{ $card }» no afecta a nadie.
daybreak-fact-came-to-nothing = La crisis «{ $card }» no tiene ningún efecto.
daybreak-fact-in-force = La crisis «{ $card }» sigue en vigor hasta que se le ponga fin.
daybreak-fact-ended = La crisis «{ $card }» termina.
