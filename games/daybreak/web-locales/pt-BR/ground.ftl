### One's own ground at a table of Daybreak: board, stacks, hand, questions.

## The board

ground-own = O seu lado da mesa
ground-you = você
ground-carbon =
    { $count ->
        [0] Você não emitirá carbono
        [one] Você emitirá { $count } cubo de carbono
       *[other] Você emitirá { $count } cubos de carbono
    }
ground-energy = Energia
ground-energy-have = { $dirty } suja, { $clean } limpa
ground-demand = demanda { $count }
ground-energy-sentence =
    { $dirty } de energia suja e { $clean } de limpa para uma demanda de { $demand }{ $short ->
        [0] .
        [1] : falta { $short }.
       *[other] : faltam { $short }.
    }
ground-emissions = Emissões por setor
ground-count = { $name }: { $count }
ground-resilience = Resiliência
ground-resilience-social = Social
ground-resilience-ecological = Ecológica
ground-resilience-infrastructure = Infraestrutura
ground-communities = Comunidades em crise
ground-communities-sentence = { $count } de { $most } comunidades em crise
ground-of = { $count } de { $most }
ground-mark = { $mark }: compra { $less }
ground-mark-lost = { $mark }: fim

## Stacks and cards

ground-stacks = Suas pilhas
ground-stack =
    Pilha { $number }, na frente: { $title }{ $count ->
        [0] { "" }
        [one] , 1 carta atrás
       *[other] , { $count } cartas atrás
    }
ground-place = Lugar livre { $number }
ground-found = Começar uma pilha
ground-front = Na frente
ground-tuck = Atrás
ground-no-gain = sem ganho
ground-proposal = { $name }: “{ $text }”
ground-act = Usar a ação de { $what }
ground-read = Ler { $title }
ground-turn = Virar a carta
ground-turn-key = O mundo real por trás da carta e sua fonte
ground-point = Mostrar aos outros
ground-no-world = Não há informação do mundo real sobre esta carta.
ground-source = { $no }, { $source }
ground-card-name = { $title }. Símbolos: { $tags }. { $text }
ground-card-not-yet = A ação dela ainda não é possível: { $reason }
ground-no-tags = nenhum
ground-hand =
    { $count ->
        [0] Sua mão, vazia
        [one] Sua mão, 1 carta
       *[other] Sua mão, { $count } cartas
    }
ground-offer =
    { $count ->
        [1] 1 carta para escolher
       *[other] { $count } cartas para escolher
    }
ground-offer-from = { $name } oferece estas cartas a você com { $title }.
ground-offer-yours = Com a sua carta { $title }.
ground-answer-pay = Descartar como pagamento: { $card }
ground-answer-lose = Perder: { $card }
ground-answer-card = Escolher: { $card }
ground-answer-keep = Ficar com: { $card }
ground-answer-spend = Gastar: { $card }
ground-verb-pay = Descartar
ground-verb-lose = Perder
ground-verb-card = Escolher
ground-verb-keep = Ficar com ela
ground-verb-spend = Gastar

## Uses of a card, and questions

ground-uses = Usos de { $title }
ground-play-it = Jogar a carta
ground-use-front = Na frente
ground-use-tuck = Atrás
ground-placing = Escolher o lugar
ground-placing-when = O lugar na pilha só importa se as cartas da frente forem perdidas. Senão, ela vai para trás de todas.
ground-use-under = Inserir em { $where }
ground-use-pay = Pagar
ground-use-stacks =
    { $count ->
        [1] de 1 pilha
       *[other] de { $count } pilhas
    }
ground-use-actions =
    { $count ->
        [1] 1 ação
       *[other] { $count } ações
    }
ground-uses-count =
    { $count ->
        [0] Nenhum uso
        [one] Um uso
        [2] Dois usos
        [3] Três usos
        [4] Quatro usos
        [5] Cinco usos
       *[other] { $count } usos
    }
ground-hold = segure para ver a prévia
ground-other-uses = Outros usos
ground-point-short = Apontar
ground-unknown-crisis = uma crise desconhecida
ground-put-back = Devolver à mão
ground-back = Cancelar
ground-choices = O que você pode escolher

## End of the stage

ground-end = Fim da etapa
ground-undone = Antes de terminar
ground-retract = Desfazer jogada
ground-retract-ask = Pedir para desfazer
ground-done = Terminei
ground-done-short = Pronto
ground-done-ask = Você ainda poderia fazer isto. Terminar a etapa Local mesmo assim?
ground-done-anyway = Sim, terminei
ground-not-done = Continuar jogando
# $what is what they are waited for: "vote", "local" (to be done with the stage), "window" (to answer or pass) or "choice".
ground-waiting = { $what ->
    [vote] Falta votar: { $names }
    [local] Falta terminar: { $names }
    [window] Falta agir ou passar: { $names }
   *[choice] Falta escolher: { $names }
}
ground-both = { $what ->
    [vote] { $count ->
        [1] Também falta o voto: { $names }
       *[other] Também faltam os votos: { $names }
    }
   *[other] { $count ->
        [1] { $names } também não terminou
       *[other] { $names } também não terminaram
    }
}
ground-waits-for-you = Os outros esperam por você
ground-debrief = Ver a análise
ground-new = nova
