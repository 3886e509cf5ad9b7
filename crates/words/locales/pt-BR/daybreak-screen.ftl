### A mesa de Daybreak no terminal.

## A linha de cima

table-db-title = Rodada { $round } de { $rounds } · { $stage }
table-db-title-over = A partida acabou · rodada { $round } de { $rounds }
table-db-drawdown = drawdown

## O mundo

table-db-thermometer = Calor
table-db-heat = { $bands } de { $most } faixas, { $carbon } de { $band } de carbono rumo à próxima
table-db-heat-away = { $count ->
    [one] 1 faixa fora até o fim da rodada
   *[other] { $count } faixas fora até o fim da rodada
}
table-db-sinks = Sumidouros
table-db-planet = Planeta
table-db-projects = Projetos
table-db-active = ativo
table-db-waiting = ainda não ativo
table-db-tucked = { $count ->
    [one] 1 carta embaixo
   *[other] { $count } cartas embaixo
}
table-db-crises = Crises
table-db-face-down = { $count ->
    [one] 1 virada para baixo
   *[other] { $count } viradas para baixo
}
table-db-in-force = em vigor
table-db-challenges = Desafios
table-db-forecast = Previsão

## As potências, uma por linha

table-db-head-carbon = CO₂
table-db-head-demand = Dem
table-db-head-dirty = Suj
table-db-head-clean = Lim
table-db-head-transportation = Tra
table-db-head-fuel-extraction = Com
table-db-head-industry = Ind
table-db-head-waste = Res
table-db-head-agriculture = Agr
table-db-head-buildings = Edi
table-db-head-social = Soc
table-db-head-ecological = Eco
table-db-head-infrastructure = Inf
table-db-head-communities = Crise
table-db-head-hand = Mão

## As próprias cartas

table-db-stacks = Pilhas
table-db-stack = { $number } { $title } · { $tags }
table-db-no-tags = sem ícones
table-db-used = { $count ->
    [one] usada uma vez
   *[other] usada { $count } vezes
}
table-db-hand = Mão

## O menu: uma carta e para onde ela pode ir

table-db-in-front = na frente:
table-db-behind = atrás:
table-db-under-project = sob o projeto:
table-db-under-crisis = sob a crise:
# After the move that was taken, how many there were.
table-db-one-of = uma de { $count }
table-db-new-stack = pilha nova
table-db-stack-number = pilha { $number }

## Respostas

table-db-no-card = Nenhuma carta se chama “{ $input }”; tente uma parte do título.
table-db-no-power = Nenhuma potência desta mesa se chama “{ $input }”.
table-db-card-usage = Qual carta? Acrescente uma parte do título ou o número, como em “card solar” ou “card 1.014”.
table-db-board-usage = Qual potência? Acrescente o nome, como em “board us”.
table-db-nothing = não há nada aqui
table-db-help =
    Digite o número de uma jogada, ou parte do que ela diz, e tecle Enter.
    Ou um destes comandos:
      ?             esta lista
      hint          as melhores jogadas, com o que esperar delas
      why N         por que a jogada N é possível e o que ela faria
      why CARTA     por que você pode ou não pode usar essa carta
      back          desfazer sua última jogada
      back anyway   entre bots: começar um “e se” antes da sua última jogada
      next          deixar outra pessoa responder antes
      table         a mesa inteira outra vez
      hand          sua mão, com o que cada carta faz
      stacks        suas pilhas, com o que suas ações fazem
      board NOME    as pilhas e a mão de uma potência
      card TÍTULO   uma carta
      projects      os projetos globais em jogo, com o que fazem
      crises        as crises viradas para cima, com o que fazem
      planet        os indicadores planetários, com seus pontos de inflexão
      forecast      o que a rodada trará do jeito que as coisas estão
      log           o que aconteceu até agora
      quit          sair; a partida fica salva se houver um registro
