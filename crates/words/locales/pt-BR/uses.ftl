### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = pilhas
db-glyph-rounds = rodadas
db-glyph-limit = limite
db-glyph-win = vitória:
db-glyph-card = carta { $place }

## Rows of the setup table

db-difficulty-easier = Mais fácil
db-difficulty-standard = Padrão
db-difficulty-harder = Mais difícil
db-difficulty-extreme = Extrema

## What a hand card would bring where it could go

db-use-times =
    { $count ->
        [one] Uma vez nesta rodada.
       *[other] Até { $count } vezes nesta rodada.
    }
db-use-more = Assim a carta da frente faria mais: { $effect }
db-use-enables = Assim a carta da frente poderia agir.
db-use-more-often =
    { $count ->
        [one] Assim a carta da frente poderia agir uma vez nesta rodada.
       *[other] Assim a carta da frente poderia agir { $count } vezes nesta rodada.
    }
db-use-none = Hoje não traz nada aqui.
db-use-activates = { $card } ficaria ativo.
db-use-pool = Poderia ser gasta na ação do projeto.
db-use-slots = Cartas embaixo: { $have } de { $need }.
db-use-cancels = A crise seria cancelada.
db-use-ends = A crise terminaria.
db-use-weakens = A crise seria 1 mais fraca para todos os atingidos.
db-use-spares = Mais um jogador poderia ignorar a crise.
db-use-best = Precisa de { $tags } na sua pilha; sua melhor pilha teria { $have }.
db-use-cannot-pay =
    Jogada à frente, { $have ->
        [0] não deixaria nenhuma carta para pagar
        [one] só deixaria 1 carta para pagar
       *[other] só deixaria { $have } cartas para pagar
    } a sua ação, que custa { $need }.
db-use-still-both = Ela ainda pode ir para debaixo de algo ou pagar outra ação.
db-use-still-tuck = Ela ainda pode ir para debaixo de algo.
db-use-still-pay = Ela ainda pode pagar outra ação.

## What is still undone in the Local stage

db-undone-actions =
    { $count ->
        [one] 1 ação não usada: { $cards }.
       *[other] { $count } ações não usadas: { $cards }.
    }
db-undone-cards =
    { $count ->
        [one] 1 carta da sua mão ainda poderia trazer algo.
       *[other] { $count } cartas da sua mão ainda poderiam trazer algo.
    }
db-undone-shortage =
    { $count ->
        [one] Falta 1 de energia.
       *[other] Faltam { $count } de energia.
    }
