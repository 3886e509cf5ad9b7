### As cartas de Daybreak, montadas a partir dos seus dados.
###
### Argumentos que significam sempre o mesmo: $mood é "do" (uma ordem a quem lê), "may" (infinitivo, depois de "para" ou
### "pode") ou "they" (sobre quem acaba de ser nomeado); $what é uma quantidade de algo; $per é vazio ou começa com espaço.

## O que uma ação custa, o que exige e quando se usa

db-cost-discard = descarte { $what }
db-cost-demand = aumente a sua demanda energética em { $count }
db-cost-own = devolva { $what } do seu tabuleiro
db-cost-tucked = descarte { $what } dentre as inseridas atrás deste projeto
db-cost-tucked-up-to = descarte até { $what } dentre as inseridas atrás deste projeto
db-action-paid = { $cost } para { $effect }
db-action-paid-then = { $cost }; depois { $effect }
db-action-paid-by = { $cost }: { $effect }
db-requires-tags = Requer { $tags } nesta pilha
db-requires-tag =
    { $count } { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag }
db-requires-if = Somente se { $condition }
db-limit-unlimited = Quantas vezes quiser por rodada
db-limit-once = Uma vez por rodada
db-limit-times = Até { $count } vezes por rodada
db-limit-per = Uma vez por rodada para cada símbolo { $tag } nesta pilha
db-limit-once-each = Uma vez por rodada para cada jogador
db-window-emissions = Use na etapa de Emissões, antes de adicionar o carbono
db-window-roll = Use na etapa de Crise, quando um efeito planetário sair no dado
db-window-crisis = Use na etapa de Crise, ao resolver uma crise
db-foot-unlimited = quantas vezes quiser
db-foot-once = uma vez por rodada
db-foot-times =
    até { $count } { $count ->
        [1] vez
       *[other] vezes
    } por rodada
db-foot-per = uma vez por rodada por símbolo { $tag }
db-foot-once-each = uma vez por rodada por jogador
db-foot-local = { $limit }
db-foot-emissions = { $limit }, em Emissões
db-foot-roll = { $limit }, ao sair um efeito planetário
db-foot-crisis = { $limit }, ao resolver uma crise
db-solo-out = Não utilizada no modo solo

## Condições

db-check-at-least =
    { $who ->
        [you] você tiver
        [some] algum jogador tiver
       *[every] todos os jogadores tiverem
    } ao menos { $what }
db-check-at-most =
    { $who ->
        [you] você tiver
        [some] algum jogador tiver
       *[every] todos os jogadores tiverem
    } no máximo { $what }
db-check-none =
    { $who ->
        [you] você não tiver
        [some] algum jogador não tiver
       *[every] nenhum jogador tiver
    } { $name }
db-check-tags =
    { $who ->
        [you] você tiver
        [some] algum jogador tiver
       *[every] todos os jogadores tiverem
    } ao menos { $count } { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag } na área de jogo
db-check-mostly-clean =
    { $who ->
        [you] você tiver
        [some] algum jogador tiver
       *[every] todos os jogadores tiverem
    } ao menos tanta energia limpa quanto suja
db-check-demand-met =
    { $who ->
        [you] você atender à sua
        [some] algum jogador atender à sua
       *[every] todos os jogadores atenderem à sua
    } demanda energética
db-condition-stack =
    esta pilha tiver ao menos { $count } { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag }
db-condition-bands-at-most = houver no máximo { $what } no termômetro
db-condition-bands-at-least = houver ao menos { $what } no termômetro
db-condition-projects = o grupo tiver ao menos { $what } em atividade

## Projetos Globais

db-support-tucked = Fica ativo quando há atrás dele { $cards }
db-support-pool = Qualquer número de { $cards } pode ser inserido atrás dele, para gastar depois
db-support-pool-of-each = Uma carta para cada um destes símbolos pode ser inserida atrás dele, para gastar depois: { $tags }
db-support-state = Fica ativo se { $condition }
db-standing = Enquanto está ativo: { $changes }
db-project-action = Qualquer jogador: { $action }

## Mudanças que duram. $more é "more" (a mais) ou "fewer" (a menos); $scope é "one" (quem lê) ou "group".

db-modifier-draws =
    { $scope ->
        [one] você compra
       *[group] cada jogador compra
    } { $count } { $count ->
        [1] carta
       *[other] cartas
    } { $more ->
        [more] a mais
       *[fewer] a menos
    } a cada rodada
db-modifier-yields = as ações de cartas com o símbolo { $tag } que dão { $token } dão { $count } a mais
db-modifier-crises =
    cada rodada traz { db-crises } { $more ->
        [more] a mais
       *[fewer] a menos
    }
db-modifier-rolls =
    o dado de efeitos planetários é rolado { $count ->
        [1] 1 vez
       *[other] { $count } vezes
    } { $more ->
        [more] a mais
       *[fewer] a menos
    } a cada rodada
db-modifier-growth =
    { $scope ->
        [one] a sua demanda energética
       *[group] a demanda energética de cada jogador
    } cresce { $count } { $more ->
        [more] a mais
       *[fewer] a menos
    } a cada rodada
db-modifier-cheaper = as ações de cartas com o símbolo { $tag } custam uma carta descartada a menos
db-modifier-extra-tag =
    { $scope ->
        [one] cada uma das suas pilhas
       *[group] cada pilha
    } conta com 1 símbolo adicional { $tag }
db-modifier-weaker = toda crise que puder ser reduzida por { $resilience } é reduzida em mais { $count }
db-modifier-absorbs = o planeta absorve mais { $what } a cada rodada{ $per }
db-modifier-project-choice =
    cada rodada oferece { db-projects } { $more ->
        [more] a mais
       *[fewer] a menos
    } para escolher
db-modifier-stacks =
    { $scope ->
        [one] você tem
       *[group] cada jogador tem
    } { $count } { $count ->
        [1] pilha
       *[other] pilhas
    } { $more ->
        [more] a mais
       *[fewer] a menos
    }
db-modifier-rounds =
    o jogo dura { $count } { $count ->
        [1] rodada
       *[other] rodadas
    } { $more ->
        [more] a mais
       *[fewer] a menos
    }
db-modifier-loss-communities =
    vocês perdem com { db-token-communities } { $more ->
        [more] a mais
       *[fewer] a menos
    } do que o normal
db-modifier-loss-bands =
    vocês perdem com { db-bands } { $more ->
        [more] a mais
       *[fewer] a menos
    } do que o normal
db-modifier-win-only-if = vocês só podem vencer se { $condition }
db-forbids-forecast = não há crise prevista, e todas as novas ficam viradas para baixo
db-forbids-giving-cards = ninguém pode dar cartas a outros jogadores
db-forbids-tucking-under-crises = ninguém pode inserir cartas sob outras crises
db-forbids-removing-dirty = ninguém pode remover energia suja
db-forbids-giving-tokens = ninguém pode dar fichas a outros jogadores
db-forbids-tucking-under-projects = ninguém pode inserir cartas atrás de Projetos Globais
db-forbids-new-projects = nenhum Projeto Global novo pode ser mantido
db-forbids-drawing-by-action = nenhuma ação permite comprar cartas

## Crises

db-target-all = cada jogador
db-target-least = o jogador com menos { $measure }
db-target-most = o jogador com mais { $measure }
db-target-group = o grupo
db-measure-tags = símbolos { $tag } na área de jogo
db-measure-hand = cartas na mão
db-measure-carbon = energia suja e emissões somadas
db-crisis-strikes = { $target } { $effect }
db-crisis-world = { $effect } para cada jogador
db-crisis-weakened = Cada ficha de { $resilience } reduz este efeito em 1 para o jogador que a tem
db-crisis-ongoing = Efeito contínuo: { $changes }
db-tuck-cancels = Cancelada se houver { $cards } sob esta carta
db-tuck-weakens = Reduzida em 1 para { $cards } sob esta carta
db-tuck-spares = Para { $cards } sob esta carta, o grupo indica um jogador que ignora esta crise
db-tuck-ends = Termina quando houver { $cards } sob esta carta

## Desafios

db-change-board =
    { $scope ->
        [one] você começa
       *[group] cada jogador começa
    } com { $what } { $more ->
        [more] a mais
       *[fewer] a menos
    } do que o normal
db-change-board-demand =
    { $scope ->
        [one] a sua demanda energética
       *[group] a demanda energética de cada jogador
    } começa { $count } { $more ->
        [more] acima
       *[fewer] abaixo
    } do normal
db-change-world =
    o planeta começa com { $what } { $more ->
        [more] a mais
       *[fewer] a menos
    }{ $per }
db-change-bands = o jogo começa com { $what } no termômetro
db-change-track = o marcador de { $effect } começa { $what } à frente
db-change-without-card =
    { $scope ->
        [one] você começa
       *[group] cada jogador começa
    } sem a { $place ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
       *[5] quinta
    } carta inicial
db-change-other-card =
    { $scope ->
        [one] você começa
       *[group] cada jogador começa
    } com “{ $title }” no lugar da { $place ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
       *[5] quinta
    } carta inicial
db-change-project =
    o Projeto Global “{ $title }” está { $active ->
        [yes] em jogo e ativo
       *[no] em jogo
    } desde o início
db-change-crisis = a crise “{ $title }” está em vigor desde o início
db-change-hand =
    { $scope ->
        [one] você começa
       *[group] cada jogador começa
    } com { $what } na mão

## Cartas de Referências

db-reference-title = Carta de Referências: { $set }
db-reference-energy = Demanda energética { $demand }, atendida por { $dirty } e { $clean }
db-reference-tokens = Começa com { $tokens }
db-reference-growth = A demanda energética cresce { $count } a cada rodada

## O mundo real

db-world-label = No mundo real: { $text }
