### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = pilha
db-glyph-rounds = rodada
db-glyph-limit = limite
db-glyph-win = vitória:
db-glyph-card = carta { $place }
db-glyph-least = menos
db-glyph-most = mais

## Rows of the setup table

db-difficulty-easier = Mais fácil
db-difficulty-standard = Padrão
db-difficulty-harder = Mais difícil
db-difficulty-extreme = Extrema

## What a hand card would bring where it could go

db-use-times =
    { $count ->
        [1] Uma vez nesta rodada.
       *[other] Até { $count } vezes nesta rodada.
    }
db-left-unlimited = Quantas vezes quiser.
db-left-none = Usada nesta rodada.
db-left =
    { $most ->
        [1] Uma vez por rodada.
       *[other] { $left } { $left ->
            [1] uso
           *[other] usos
        } de { $most }.
    }
db-left-per =
    { $left } { $left ->
        [1] uso
       *[other] usos
    } de { $most } ({ $tags }).
db-needs-met-in = na pilha { $number }
db-needs-met =
    em { $count } { $count ->
        [1] pilha
       *[other] pilhas
    }
db-needs-unmet = melhor pilha: { $have }
db-use-more = Assim a carta da frente faria mais: { $effect }
db-use-enables = Assim a carta da frente poderia ser usada.
db-use-more-often =
    { $count ->
        [1] Assim a carta da frente poderia ser usada uma vez nesta rodada.
       *[other] Assim a carta da frente poderia ser usada { $count } vezes nesta rodada.
    }
db-use-none = Por enquanto não traz nada aqui.
db-use-activates = { $card } ficaria ativo.
db-use-pool = Poderia ser gasta na ação do projeto.
db-use-slots = Cartas inseridas: { $have } de { $need }.
db-use-cancels = A crise seria cancelada.
db-use-ends = A crise terminaria.
db-use-weakens = A crise seria reduzida em 1 para todos os atingidos.
db-use-spares = Mais um jogador poderia ignorar a crise.
db-use-best = Precisa de { $tags } na sua pilha; sua melhor pilha teria { $have }.
db-use-cannot-pay =
    Jogada na frente, { $have ->
        [0] não deixaria nenhuma carta para pagar
        [one] só deixaria 1 carta para pagar
       *[other] só deixaria { $have } cartas para pagar
    } a sua ação, que custa { $need }.
db-use-cannot-pay-brief = Custa { $need }; você teria { $have }.
db-use-still-both = Ela ainda pode ser inserida em algum lugar ou pagar outra ação.
db-use-still-tuck = Ela ainda pode ser inserida em algum lugar.
db-use-still-pay = Ela ainda pode pagar outra ação.

## What is still undone in the Local stage

db-undone-actions =
    { $count ->
        [1] 1 ação não usada: { $cards }.
       *[other] { $count } ações não usadas: { $cards }.
    }
db-undone-actions-many =
    Use mais { $count } { $count ->
        [1] ação
       *[other] ações
    }.
db-undone-cards =
    { $count ->
        [1] 1 carta da sua mão ainda poderia trazer algo.
       *[other] { $count } cartas da sua mão ainda poderiam trazer algo.
    }
db-undone-shortage =
    { $count ->
        [1] Falta 1 ficha de energia.
       *[other] Faltam { $count } fichas de energia.
    }

## O que uma escolha de projetos significaria agora para alguém; ao lado do nome, portanto sem verbos que concordem com ele

db-means-under = na mão, cabe embaixo: { $cards }
db-means-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
db-means-no-card = nenhuma carta da mão cabe embaixo
db-means-met = requisito atendido
db-means-unmet = requisito ainda não atendido
db-means-of = { $have } de { $what }
db-means-still = ainda { $what }
db-means-other = { $card }, a partir daí: { $effect }
db-means-no-more = { $card }, a partir daí: nada
db-means-hand = na mão, faria mais: { $cards }
db-means-nothing = sem proveito agora
db-means-cannot = ainda sem poder usá-lo
db-means-crisis = { $crisis } à vista: { $communities }
