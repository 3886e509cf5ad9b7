### One's own ground at a table of Daybreak: board, stacks, hand, questions.

## The board

player-own = O seu lado da mesa
player-you = você
player-carbon =
    { $count ->
        [0] Você não emitirá carbono
        [one] Você emitirá { $count } cubo de carbono
       *[other] Você emitirá { $count } cubos de carbono
    }
player-energy = Energia
player-energy-have = { $dirty } suja, { $clean } limpa
player-demand = demanda { $count }
player-energy-sentence =
    { $dirty } de energia suja e { $clean } de limpa para uma demanda de { $demand }{ $short ->
        [0] .
        [1] : falta { $short }.
       *[other] : faltam { $short }.
    }
player-emissions = Emissões por setor
player-count = { $name }: { $count }
player-resilience = Resiliência
player-resilience-social = Social
player-resilience-ecological = Ecológica
player-resilience-infrastructure = Infraestrutura
player-communities = Comunidades em crise
player-communities-sentence = { $count } de { $most } comunidades em crise
player-of = { $count } de { $most }
player-mark = { $mark }: compra { $less }
player-mark-lost = { $mark }: fim

## Stacks and cards

player-stacks = Suas pilhas
player-stack =
    Pilha { $number }, na frente: { $title }{ $count ->
        [0] { "" }
        [one] , 1 carta atrás
       *[other] , { $count } cartas atrás
    }
player-place = Lugar livre { $number }
player-found = Começar uma pilha
player-front = Na frente
player-tuck = Atrás
player-no-gain = sem ganho
player-proposal = { $name }: “{ $text }”
player-act = Usar a ação de { $what }
player-point = Mostrar aos outros
player-source = { $no }, { $source }
player-card-name = { $title }. Símbolos: { $tags }. { $text }
player-card-not-yet = A ação dela ainda não é possível: { $reason }
player-no-tags = nenhum
player-hand =
    { $count ->
        [0] Sua mão, vazia
        [one] Sua mão, 1 carta
       *[other] Sua mão, { $count } cartas
    }
player-offer =
    { $count ->
        [1] 1 carta para escolher
       *[other] { $count } cartas para escolher
    }
player-offer-from = { $name } oferece estas cartas a você com { $title }.
player-offer-yours = Com a sua carta { $title }.
player-answer-pay = Descartar como pagamento: { $card }
player-answer-lose = Perder: { $card }
player-answer-card = Escolher: { $card }
player-answer-keep = Ficar com: { $card }
player-answer-spend = Gastar: { $card }
player-verb-pay = Descartar
player-verb-lose = Perder
player-verb-card = Escolher
player-verb-keep = Ficar com ela
player-verb-spend = Gastar

## Uses of a card, and questions

player-uses = Usos de { $title }
player-use-front = Na frente
player-use-tuck = Atrás
player-placing = Escolher o lugar
player-placing-when = O lugar na pilha só importa se as cartas da frente forem perdidas. Senão, ela vai para trás de todas.
player-use-under = Inserir em { $where }
player-use-pay = Pagar
player-use-stacks =
    { $count ->
        [1] de 1 pilha
       *[other] de { $count } pilhas
    }
player-use-actions =
    { $count ->
        [1] 1 ação
       *[other] { $count } ações
    }
player-uses-count =
    { $count ->
        [0] Nenhum uso
        [one] Um uso
        [2] Dois usos
        [3] Três usos
        [4] Quatro usos
        [5] Cinco usos
       *[other] { $count } usos
    }
player-hold = segure para ver a prévia
player-other-uses = Outros usos
player-point-short = Apontar
player-unknown-crisis = uma crise desconhecida
player-put-back = Devolver à mão
player-back = Cancelar
player-choices = O que você pode escolher

## End of the stage

player-end = Fim da etapa
player-undone = Antes de terminar
player-retract = Desfazer jogada
player-retract-ask = Pedir para desfazer
player-done = Terminei
player-done-short = Pronto
player-done-ask = Você ainda poderia fazer isto. Terminar a etapa Local mesmo assim?
player-done-anyway = Sim, terminei
player-not-done = Continuar jogando
# $what is what they are waited for: "vote", "local" (to be done with the stage), "window" (to answer or pass) or "choice".
player-waiting = { $what ->
    [vote] Falta votar: { $names }
    [local] Falta terminar: { $names }
    [window] Falta agir ou passar: { $names }
   *[choice] Falta escolher: { $names }
}
player-both = { $what ->
    [vote] { $count ->
        [1] Também falta o voto: { $names }
       *[other] Também faltam os votos: { $names }
    }
   *[other] { $count ->
        [1] { $names } também não terminou
       *[other] { $names } também não terminaram
    }
}
player-waits-for-you = Os outros esperam por você
player-debrief = Ver a análise
player-new = nova
player-needs = requer
player-covers = cobre
player-tucked =
    { $count ->
        [1] 1 inserida
       *[other] { $count } inseridas
    }
player-option-start = Na frente de { $where }
player-option-support = Atrás de { $where }
player-option-pay = Pagar { $where }
player-more = Mais { $count }
player-fewer = Menos

player-moves-start = Na frente ou em uma pilha nova
player-moves-support = Atrás de uma pilha
player-moves-project = Sob um projeto
player-moves-crisis = Sob uma crise
player-moves-act = Ações
player-moves-else = Todo o resto
