### A mesa de Daybreak no terminal.

## A linha de cima

table-db-title = Rodada { $round } de { $rounds } · { $stage }
table-db-title-over = A partida acabou · rodada { $round } de { $rounds }
table-db-drawdown = Drawdown

## O mundo

table-db-thermometer = Termômetro
table-db-heat = { $bands } de { $most } faixas; para a próxima, { $carbon } de { $band } cubos
table-db-heat-away = { $count ->
    [1] 1 faixa fora até o fim da rodada
   *[other] { $count } faixas fora até o fim da rodada
}
table-db-sinks = Sumidouros
table-db-planet = Planeta
table-db-track =
    espaço { $now } de { $spaces }, { $next ->
        [0] sem ponto de inflexão à frente
        [one] ponto de inflexão na próxima rolagem
       *[other] ponto de inflexão em { $next } rolagens
    }
table-db-planet-legend = ●: o marcador; !: um ponto de inflexão; ·: um espaço sem ele. As rolagens são as desse efeito.
table-db-projects = Projetos
table-db-active = ativo
table-db-waiting = ainda não ativo
table-db-tucked =
    { $count ->
        [1] 1 carta inserida
       *[other] { $count } cartas inseridas
    }
table-db-crises = Crises
table-db-face-down = { $count ->
    [1] 1 virada para baixo
   *[other] { $count } viradas para baixo
}
table-db-in-force = em vigor
table-db-challenges = Desafios
table-db-forecast = Previsão
# A forma curta depois de uma jogada: um rótulo e como as coisas estão.
table-db-now = Agora:
table-db-now-bands = { $bands } de { $most } faixas
table-db-now-net = carbono líquido da rodada { $net }
table-db-now-shortage =
    { $count ->
        [1] falta 1
       *[other] faltam { $count }
    } de energia
table-db-now-communities = comunidades em crise { $count } de { $most }

## As potências, uma por linha

table-db-head-carbon = CO₂
table-db-head-demand = Dem
table-db-head-dirty = Suj
table-db-head-clean = Lim
table-db-head-transportation = Tra
table-db-head-fuel-extraction = Ext
table-db-head-industry = Ind
table-db-head-waste = Res
table-db-head-agriculture = Agr
table-db-head-buildings = Con
table-db-head-social = Soc
table-db-head-ecological = Eco
table-db-head-infrastructure = Inf
table-db-head-communities = Crise
table-db-head-hand = Mão
# Embaixo da tabela das potências.
table-db-legend = Dem, Suj, Lim: demanda, energia suja, limpa · de Tra a Con: emissões · Soc, Eco, Inf: resiliência · Crise: comunidades em crise e o limite

## As próprias cartas

table-db-stacks = Pilhas
table-db-stack = { $number } { $title } · { $tags }
table-db-no-tags = sem símbolos
table-db-area-tags = Símbolos
table-db-used = { $count ->
    [1] usada uma vez
   *[other] usada { $count } vezes
}
table-db-hand = Mão

## O menu: uma carta e para onde ela pode ir

table-db-in-front = na frente:
table-db-behind = atrás:
table-db-under-project = atrás do projeto:
table-db-under-crisis = sob a crise:
# After the move that was taken, how many there were.
table-db-one-of = uma de { $count }
# O que uma ação traz agora, uma frase, e quantas cartas ela custa.
table-db-today =
    { $count ->
        [0] { $effect }
        [one] Por { $count } carta: { $effect }
       *[other] Por { $count } cartas: { $effect }
    }
table-db-new-stack = pilha nova
table-db-stack-number = pilha { $number }
table-db-stack-numbers = pilhas { $first }–{ $last }

## Respostas

table-db-no-card = Nenhuma carta se chama “{ $input }”; tente uma parte do título.
table-db-no-power = Nenhuma potência desta mesa se chama “{ $input }”.
table-db-card-usage = Qual carta? Acrescente uma parte do título ou o número, como em “carta solar” ou “carta 1.014”.
table-db-board-usage = Qual potência? Acrescente o nome, como em “tabuleiro china”.
table-db-nothing = não há nada aqui
table-db-deck =
    { $deck }: { $left } no baralho, { $count ->
        [0] nenhuma descartada
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
table-db-deck-local = Projetos Locais
table-db-deck-global = Projetos Globais
table-db-deck-crisis = Crises
# Respostas a “por quê”.
table-db-why-changes = Consequências: { $list }.
table-db-why-forecast = Previsão: { $list }.
table-db-why-chosen = (Das escolhas que se seguem, foram tomadas as mais prováveis; as suas podem dar outra coisa.)
table-db-why-nothing = Por si só, não muda nada.
table-db-why-card = A carta diz: { $text }
table-db-why-action = A ação dela, na frente de uma pilha: { $reason }
table-db-why-idle = Também possível, mas sem proveito agora: { $places }.

## Comandos à mesa, escritos como diz `terminal.ftl` da casa

command-hand-read-does = a sua mão, com o que cada carta faz
command-stacks = pilhas
command-stacks-does = as suas pilhas, com o que as ações delas fazem
command-board = tabuleiro
command-board-does = as pilhas, os símbolos e a mão de uma potência
command-board-takes = POTÊNCIA
command-card = carta
command-card-does = uma carta
command-card-takes = TÍTULO
command-projects = projetos
command-projects-does = os Projetos Globais em jogo, com o que fazem
command-crises = crises
command-crises-does = as crises viradas para cima, com o que fazem
command-planet = planeta
command-planet-does = as trilhas de efeitos planetários, com seus pontos de inflexão
command-discards = descartes, baralhos
command-discards-does = os descartes e quantas cartas os baralhos têm
command-forecast = previsão
command-forecast-does = o que a rodada trará do jeito que as coisas estão
