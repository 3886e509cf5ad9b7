### Por que uma jogada não é possível em uma mesa de Daybreak, e o que há no lugar. Cada frase vem só ou depois de um título e dois-pontos.

daybreak-refusal-other-question = Isso não responde à pergunta. O que falta decidir: { $question }.
daybreak-refusal-not-the-speaker =
    { $name } { $who ->
        [many] falam
       *[one] fala
    } pelo grupo nesta rodada.
daybreak-refusal-not-in-hand = Você não tem { $card } na mão.
daybreak-refusal-not-yours = Você não tem { $card } nem na mão nem na sua área de jogo.
daybreak-refusal-already-chosen = Você já escolheu { $card }; escolha outra carta.
daybreak-refusal-not-offered = A carta { $card } não está entre as que você pode escolher.
daybreak-refusal-no-stack = Não há pilha { $stack }; uma nova ocupa o primeiro lugar livre.
daybreak-refusal-too-many-stacks =
    { $count ->
        [1] Você só pode ter { $count } pilha; jogue a carta na frente dela.
       *[other] Você só pode ter { $count } pilhas; jogue a carta na frente de uma delas.
    }
daybreak-refusal-no-such-depth =
    { $count ->
        [1] Aqui a carta só pode ficar atrás da carta da frente.
       *[other] Aqui a carta pode ficar atrás de 1 a { $count } cartas.
    }
daybreak-refusal-no-project = Não há nenhum projeto no lugar { $place }.
daybreak-refusal-not-active = O projeto { $card } ainda não está ativo.
daybreak-refusal-no-action = O projeto { $card } não tem ação; funciona por si só.
daybreak-refusal-window-local = Só dá para usar na etapa Local.
daybreak-refusal-window-emissions = Só dá para usar na etapa de Emissões, antes de o carbono ser adicionado.
daybreak-refusal-window-roll = Só dá para usar na etapa de Crise, em resposta a uma rolagem planetária.
daybreak-refusal-window-crisis = Só dá para usar na etapa de Crise, em resposta a uma crise.
daybreak-refusal-not-this-roll = Não serve contra este efeito: { $effect }.
daybreak-refusal-cannot-pay-cards =
    Faltam cartas para pagar: custa { $need } e { $have ->
        [0] não há nenhuma
       *[other] só há { $have }
    }.
daybreak-refusal-cannot-pay-tokens =
    Não dá para pagar: custa { $need } e { $have ->
        [0] você não tem nada
       *[other] você só tem { $have }
    }.
daybreak-refusal-tags-short =
    Precisa de { $tags } na sua pilha; { $have ->
        [0] não tem nenhum
       *[other] tem { $have }
    }, { $short ->
        [1] falta { $short }
       *[other] faltam { $short }
    }.
daybreak-refusal-requirement = Só é possível se { $condition }, o que não é o caso.
daybreak-refusal-limit =
    Limite atingido: { $used } de { $count ->
        [1] { $count } uso
       *[other] { $count } usos
    } nesta rodada.
daybreak-refusal-limit-per =
    { $count ->
        [0] Dá para usar uma vez para cada símbolo { $tag } na sua pilha, e não há nenhum.
        [one] Limite atingido: { $used } de { $count } uso nesta rodada, um para cada símbolo { $tag } na sua pilha.
       *[other] Limite atingido: { $used } de { $count } usos nesta rodada, um para cada símbolo { $tag } na sua pilha.
    }
daybreak-refusal-no-effect = Agora não mudaria nada.
daybreak-refusal-none-to-remove = Agora não mudaria nada: não há { $token } para tirar.
daybreak-refusal-forbidden = Não enquanto a crise { $card } estiver em vigor: { $what }.
daybreak-refusal-forbidden-by-challenge = Não com este Desafio em jogo: { $what }.
daybreak-refusal-does-not-fit = “{ $card }” não serve; aqui servem: { $wanted }.
daybreak-refusal-takes-no-cards = Aqui não se inserem cartas.
daybreak-refusal-already-met = Já tem todas as cartas deste tipo que pede.
daybreak-refusal-not-face-up = Não há nenhuma crise virada para cima no lugar { $place }.
daybreak-refusal-not-unknown = Não há nenhuma crise desconhecida no lugar { $place }.
daybreak-refusal-no-option =
    Essa opção não existe; { $count ->
        [1] só há { $count }
       *[other] há { $count }
    }.
daybreak-refusal-not-a-choice =
    { $me ->
        [yes] Você não pode se escolher aqui.
       *[other] Você não pode escolher { $object } aqui.
    }
daybreak-refusal-none-left = Você não pode escolher { $token }: não resta nada.
daybreak-refusal-amount =
    { $count ->
        [1] Só pode ser { $count }.
       *[other] Pode ser de 1 a { $count }.
    }
daybreak-refusal-nothing-begun = Não há nenhuma ação iniciada para cancelar ou continuar.
daybreak-refusal-owed = É preciso escolher; daqui não dá para voltar.
daybreak-refusal-not-drawn = O projeto { $card } não está entre os comprados.
daybreak-refusal-already-named = Você já escolheu isto; escolha outra opção para mudar de ideia.
daybreak-refusal-no-longer-fits = Algo mudou desde que você começou isto. Volte e comece de novo.
