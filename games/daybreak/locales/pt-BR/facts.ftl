### O que acontece em uma mesa de Daybreak, uma frase por fato.
###
### $name é um jogador antes do verbo e $who o seu número: "you", "one" ou "many". $seat é o jogador por si só.
### O programa põe a maiúscula inicial.

## O andamento da partida

daybreak-fact-challenge = Desafio para o grupo: { $card }.
daybreak-fact-challenge-one = Desafio ({ $seat }): { $card }.
daybreak-fact-round = Começa a rodada { $round }.
daybreak-fact-stage = Começa a { $stage }.
daybreak-fact-done =
    { $name } { $who ->
        [many] terminam
       *[one] termina
    } a etapa Local.
daybreak-fact-not-done =
    { $name } { $who ->
        [many] voltam
       *[one] volta
    } à etapa Local.
daybreak-fact-passed =
    { $name } { $who ->
        [many] passam
       *[one] passa
    } a vez.
daybreak-fact-voted =
    { $name } { $who ->
        [many] querem
       *[one] quer
    } { $vote }.
daybreak-vote-keep = manter { $card }
daybreak-vote-keep-none = que nenhum projeto seja mantido
daybreak-vote-drop = descartar o projeto do lugar { $place }
daybreak-vote-spare =
    { $spared ->
        [self] se poupar da crise
        [own] se poupar da crise
        [you] poupar você
       *[other] poupar { $object }
    }
daybreak-vote-other = outra coisa
daybreak-fact-won = Partida vencida na rodada { $round }: Drawdown, e as crises foram superadas.
daybreak-fact-lost = Partida perdida: { $losses }.
daybreak-loss-too-hot = há faixas de temperatura demais
daybreak-loss-communities = há comunidades demais em crise ({ $seats })
daybreak-loss-out-of-time = a última rodada acabou
daybreak-loss-condition = houve Drawdown, mas a condição de um Desafio não foi cumprida

## A etapa Global

daybreak-fact-crises-laid =
    { $count ->
        [1] { $count } carta de crise é colocada virada
       *[other] { $count } cartas de crise são colocadas viradas
    } para baixo na fileira.
# Contado em sequência, com o motivo: uma nova rodada, mais temperatura, uma carta.
daybreak-fact-crises-laid-round =
    { $count ->
        [1] { $count } carta de crise é colocada
       *[other] { $count } cartas de crise são colocadas
    } na fileira: quanto mais faixas de temperatura, mais crises.
daybreak-fact-crises-laid-heat =
    A temperatura subiu: mais { $count ->
        [1] { $count } carta de crise é colocada
       *[other] { $count } cartas de crise são colocadas
    } na fileira.
daybreak-fact-crises-laid-card =
    Mais { $count ->
        [1] { $count } carta de crise é colocada
       *[other] { $count } cartas de crise são colocadas
    } na fileira ({ $cause }).
daybreak-fact-forecast = Crise prevista: { $card }.
daybreak-fact-crisis-shown = Uma crise é revelada: { $card }.
daybreak-fact-projects-drawn = Projetos para escolher: { $cards }.
daybreak-fact-project-kept = O grupo mantém { $card }, no lugar { $place }.
daybreak-fact-card-discarded = Vai para o descarte: { $card }.
daybreak-fact-card-discarded-with = Vai para o descarte: { $card }, com as cartas inseridas: { $cards }.
daybreak-fact-project-active = O projeto { $card } está ativo.
daybreak-fact-project-lapsed = O projeto { $card } deixa de estar ativo.
daybreak-fact-reshuffled =
    O descarte forma o novo baralho de { $deck ->
        [global] Projetos Globais
        [crisis] crises
        [challenge] Desafios
       *[other] Projetos Locais
    }.

## Cartas

daybreak-fact-drew =
    { $name } { $who ->
        [many] compram
       *[one] compra
    } { $count ->
        [1] { $cards }
       *[other] { $count } cartas: { $cards }
    }.
daybreak-fact-draw-forfeited =
    { $name } { $who ->
        [many] deixam
       *[one] deixa
    } de comprar { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }: o baralho e o descarte estão vazios.
daybreak-fact-offered =
    { $name } { $who ->
        [many] compram
       *[one] compra
    } { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } para escolher: { $cards }.
daybreak-fact-kept =
    { $count ->
        [0] nenhuma delas serve: { $name } não { $who ->
            [many] ficam
           *[one] fica
        } com nenhuma carta
       *[other] { $name } { $who ->
            [many] ficam
           *[one] fica
        } com { $cards }
    }.
# Contado depois da compra: ninguém escolhe, ficam todas as que servem.
daybreak-fact-kept-fitting =
    { $count ->
        [0] { $name } não { $who ->
            [many] ficam
           *[one] fica
        } com nenhuma carta
       *[other] { $name } { $who ->
            [many] ficam
           *[one] fica
        } com { $cards }
    }: só são mantidas { $wanted }.{ $others ->
        [0] {""}
       *[other] {" "}Para o descarte: { $rest }.
    }
daybreak-fact-started =
    { $name } { $who ->
        [many] colocam
       *[one] coloca
    } { $card } na frente da pilha { $stack }.
daybreak-fact-tucked =
    { $name } { $who ->
        [many] inserem
       *[one] insere
    } { $card } na pilha { $stack }, { $under ->
        [1] atrás da carta da frente
       *[other] atrás de { $under } cartas
    }.
daybreak-fact-tucked-project =
    { $name } { $who ->
        [many] inserem
       *[one] insere
    } { $card } atrás do projeto { $under }.
daybreak-fact-tucked-crisis =
    { $name } { $who ->
        [many] inserem
       *[one] insere
    } { $card } sob a crise { $under }.
daybreak-fact-discarded =
    { $count ->
        [0] { $name } não { $who ->
            [many] descartam
           *[one] descarta
        } nenhuma carta
       *[other] { $name } { $who ->
            [many] descartam
           *[one] descarta
        } { $cards }
    }.
daybreak-fact-spent =
    { $count ->
        [0] { $name } não { $who ->
            [many] gastam
           *[one] gasta
        } nenhuma carta
       *[other] { $name } { $who ->
            [many] gastam
           *[one] gasta
        } { $cards }
    } do projeto { $project }.
daybreak-fact-given =
    { $target ->
        [you] { $name } { $who ->
            [many] dão
           *[one] dá
        } a você { $what }
       *[other] { $name } { $who ->
            [many] dão
           *[one] dá
        } { $what } { $to }
    }.
# Depois de um presente: quantas dessas fichas cada lado tem agora.
daybreak-fact-given-now = Agora: { $each }.
daybreak-fact-recovered =
    { $name } { $who ->
        [many] recuperam
       *[one] recupera
    } { $count ->
        [1] { $cards }
       *[other] { $count } cartas
    } do descarte{ $count ->
        [1] .
       *[other] : { $cards }.
    }
daybreak-fact-cards-lost =
    { $name } { $who ->
        [many] perdem
       *[one] perde
    } { $count ->
        [1] { $cards }
       *[other] { $count } cartas: { $cards }
    }.
daybreak-fact-next-draw = { $seat }: próxima compra { $change } ({ $cause }).

## Tabuleiros

daybreak-fact-used =
    { $name } { $who ->
        [many] usam
       *[one] usa
    } { $card }.
daybreak-fact-changed = { $seat }: { $token } { $change }, agora { $now } ({ $cause }).
daybreak-fact-world-changed = { $token } { $change }, agora { $now } ({ $cause }).
daybreak-fact-consent-asked =
    { $target ->
        [you] { $name } { $who ->
            [many] pedem
           *[one] pede
        } fichas a você
       *[other] { $name } { $who ->
            [many] pedem
           *[one] pede
        } fichas { $to }
    }.
daybreak-fact-consent-refused =
    { $name } { $who ->
        [many] recusam
       *[one] recusa
    }: as fichas ficam onde estão.
daybreak-fact-die =
    { $name } { $who ->
        [many] tiram
       *[one] tira
    } { $face } no dado.
daybreak-fact-die-plus =
    { $name } { $who ->
        [many] tiram
       *[one] tira
    } { $face } no dado, somando { $total }.
daybreak-cause-cost = custo de { $card }
daybreak-cause-shortage = falta de energia
# $what são as fichas com o seu número: “4 árvores”.
daybreak-cause-missing-token =
    { $count ->
        [1] faltava { $what }
       *[other] faltavam { $what }
    } para perder
daybreak-cause-growth = crescimento

## A etapa de Emissões

daybreak-fact-shortage =
    { $name } { $who ->
        [many] têm
       *[one] tem
    } um déficit de { $count ->
        [1] { $count } ficha
       *[other] { $count } fichas
    } de energia.
daybreak-fact-emitted =
    { $name } { $who ->
        [many] adicionam
       *[one] adiciona
    } { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono.
daybreak-fact-emitted-less =
    { $name } { $who ->
        [many] adicionam
       *[one] adiciona
    } { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono, após absorver { $absorbed }.
daybreak-fact-sinks =
    Os sumidouros absorvem { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono.
daybreak-fact-sinks-unused =
    Os sumidouros absorvem { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono; { $count ->
        [1] sobra { $count } sumidouro
       *[other] sobram { $count } sumidouros
    } sem uso.
daybreak-fact-drawdown =
    Drawdown! { $carbon ->
        [0] Não resta nada a tirar
        [one] Sai { $carbon } cubo de carbono
       *[other] Saem { $carbon } cubos de carbono
    } do termômetro.
daybreak-fact-warmed =
    { $carbon ->
        [1] Vai { $carbon } cubo
       *[other] Vão { $carbon } cubos
    } de carbono para o termômetro.
daybreak-fact-bands = Faixas de temperatura: { $now } ({ $change }).
daybreak-fact-bands-away =
    { $count ->
        [1] { $count } faixa de temperatura sai
       *[other] { $count } faixas de temperatura saem
    } até o fim da rodada; agora { $now }.
daybreak-fact-bands-back =
    { $count ->
        [1] { $count } faixa de temperatura volta
       *[other] { $count } faixas de temperatura voltam
    }; agora { $now }.

## A etapa de Crise

daybreak-fact-planet = No dado planetário sai: { $effect }.
daybreak-fact-ignored = A rolagem é ignorada: { $effect } ({ $cause }).
daybreak-fact-track = Marcador de { $effect }: espaço { $now }.
daybreak-fact-tipped = Ponto de inflexão: { $effect }.
daybreak-fact-ties = Rolagens de desempate: { $rolls }.
daybreak-fact-strikes = A crise { $card } atinge { $targets }.
daybreak-fact-strikes-group = A crise { $card } atinge o grupo.
daybreak-fact-weakened = A crise { $card } é reduzida em { $by } ({ $cause }).
daybreak-fact-weakened-tucked = A crise { $card } é reduzida em { $by } (cartas sob ela).
daybreak-fact-resisted = { $seat }: até { $by } a menos, graças à { $resilience }.
daybreak-fact-spared =
    { $name } { $who ->
        [many] ignoram
       *[one] ignora
    } a crise { $card } ({ $cause }).
daybreak-fact-spared-tucked =
    { $name } { $who ->
        [many] ignoram
       *[one] ignora
    } a crise { $card }, graças a uma carta sob ela.
daybreak-fact-cancelled = A crise { $card } é cancelada pelas cartas sob ela.
daybreak-fact-no-target = A crise { $card } não atinge ninguém.
daybreak-fact-came-to-nothing = A crise { $card } não tem efeito nenhum.
daybreak-fact-in-force = A crise { $card } fica em vigor até que se ponha fim a ela.
daybreak-fact-ended = A crise { $card } termina.
