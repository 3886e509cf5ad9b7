### A mesa de Earthrise. $who é "you" ou "other"; $name é o nome desse lugar.

er-you = Você
er-bot = bot
er-awaited = é a vez deste jogador
er-winner = vence
er-table-named = Earthrise · { $name }
er-table = Earthrise · mesa de { $host }
er-escape = Esc

## Em que ponto está a partida

er-round = Rodada { $round } de { $rounds }: { $name }
er-step-maneuver = Manobra na Terra
er-step-rewards = Recompensas
er-step-passes = A Apollo 8 passa à esquerda
er-step-scoring = Pontuação
er-log-trick = Cartas e vazas
er-trick-of = Vaza { $trick } de { $tricks }

## O voo

er-track = As vazas desta rodada
er-stop = { $state ->
    [past] Vaza { $trick }, feita: { $what }
    [now] Vaza { $trick }, agora: { $what }
   *[ahead] Vaza { $trick }: { $what }
}
er-stop-bare = ainda sem ficha
er-radio-silence = Silêncio de Rádio
er-silence-words = Cartas viradas para baixo, sem Manobra.
er-silence-moon = Silêncio de Rádio: a ficha está na Lua e fica com o Comandante.
er-on-earth =
    { $tokens ->
        [0] { $tokens } fichas na Terra
        [one] { $tokens } ficha na Terra
       *[other] { $tokens } fichas na Terra
    }
er-on-earth-for =
    { $tokens ->
        [1] para quem jogar por último { $what }
       *[other] todas para quem jogar por último { $what }
    }
er-on-earth-wait = { $tokens ->
    [1] espera lá a próxima vaza aberta
   *[other] esperam lá a próxima vaza aberta
}
er-on-earth-lost = { $tokens ->
    [1] ninguém mais a ganha
   *[other] ninguém mais as ganha
}
er-fate-now = agora na Terra
er-fate-earth = ninguém ganhou: continua na Terra
er-fate-held = { $who ->
    [you] sua
   *[other] está com { $name }
}
er-fate-box = trocada por uma peça

## A vaza

er-trick = A vaza
er-face-down = uma carta virada para baixo
er-lands-here = sua carta cai aqui
er-is-trump = Trunfo: { $suit }
er-led-by = { $who ->
    [you] aberta por você, Piloto
   *[other] aberta por { $name }, Piloto
}
er-no-trump = Ainda sem Trunfo
er-leads = { $who ->
    [you] você abre
   *[other] { $name } abre
}
er-ship = A Apollo 8 está com: { $name }
er-captured =
    { $cards ->
        [0] { $cards } ganhas
        [one] { $cards } ganha
       *[other] { $cards } ganhas
    }
er-role-winning = na frente
er-role-commander = Comandante
er-role-copilot = Copiloto
er-role-tokens = fichas
# Why a card is ahead that another equals.
er-tie = Duas vezes { $card }: vale mais a que foi jogada depois.
er-look-tie = Iguala a carta de { $name }, e vale mais a que é jogada depois.
er-hurry = Clique para continuar
er-last-trick = Última vaza
er-rewards = Recompensas, nesta ordem
er-reward-maneuver = Manobra
er-reward-maneuver-words = { $tokens ->
    [0] nada na Terra
   *[other] { count-tokens } na Terra
}
er-reward-maneuver-given = ganha nesta vaza
er-reward-silent = nenhuma no Silêncio de Rádio
er-reward-copilot = Copiloto
er-reward-copilot-words = segundo Trunfo: leva 1 carta
er-reward-commander = Comandante
er-reward-commander-words = primeiro Trunfo: leva o resto
er-reward-commander-silent = leva o resto e a ficha de Silêncio de Rádio
er-nobody-yet = ninguém ainda
er-nobody = ninguém

## Pontos e quebra-cabeça

er-honors = Honras
er-after = após { $round }
er-sheet = Bloco
er-captured-round = Ganhas na rodada
er-tokens = Fichas de Manobra
er-pieces = Peças do quebra-cabeça
er-alerts = Alertas
er-alerts-own = Alertas, só você vê
er-hidden = oculto até o fim
er-worth = Quanto vale cada carta
er-plus-alerts = +{ count-alerts }
er-picture = Seu quebra-cabeça
er-picture-named = O quebra-cabeça de { $name }
er-picture-count = { $pieces } de { $of }: { count-honors }
er-picture-of = { $pieces ->
    [0] { $name }: 0 de { $of } peças
   *[other] { $name }: { $pieces } de { $of } peças ({ $list })
}
er-picture-words = Logo depois de ganhar uma ficha de Manobra, você pode trocar fichas por peças da pilha. Com a próxima peça, seu quebra-cabeça valeria { $next ->
    [1] { $next } Honra
   *[other] { $next } Honras
}; completo, { $all }.
er-everyone = As peças de cada um

## O horizonte

er-horizon = O que acontece e o que você decide
# $what is what they are waited for: "play", "exchange", "keep", "take", "pills", "give" or "other".
er-waiting = { $what ->
    [play] Falta jogar uma carta: { $names }
    [exchange] Falta trocar fichas ou guardá-las: { $names }
    [keep] Falta escolher uma peça: { $names }
    [take] Falta pegar uma carta como Copiloto: { $names }
    [pills] Falta decidir sobre a pílula: { $names }
    [give] Falta passar um Alerta: { $names }
   *[other] Esperando: { $names }
}
er-turn-lead = Você joga primeiro
er-turn-last = Você joga por último
er-turn = Sua vez: { $turn } de { $players }
er-asked-play = Jogue uma carta
er-asked-exchange = Fichas por peças?
er-asked-keep-piece = Qual peça?
er-asked-take = Uma carta para você
er-asked-pill = Sua Pílula
er-asked-give = Passe um Alerta

er-look-leads = torna { $suit } o Trunfo.
er-look-commander = { $last ->
    [yes] faz de você Comandante.
   *[no] por enquanto faria de você Comandante.
}
er-look-copilot = { $last ->
    [yes] faz de você Copiloto: leve 1 carta.
   *[no] por enquanto faria de você Copiloto.
}
er-look-behind = segue o naipe; já há dois Trunfos mais altos.
er-look-hidden = é Trunfo; quem está na frente só se vê quando todos jogarem.
er-look-not-trump = não é Trunfo, então não pode vencer.
er-look-not-trump-ahead = { $last ->
    [yes] não é Trunfo: Comandante da vaza, { $name }.
   *[no] não é Trunfo: na frente, { $name }.
}
er-reach-takes = Leva { count-tokens }.
er-reach-so-far = { $tokens ->
    [1] Leva a ficha, a menos que uma carta posterior a leve.
   *[other] Leva { $tokens } fichas, a menos que uma carta posterior as leve.
}
er-reach-open = { $tokens ->
    [1] A ficha depende de uma carta que falta.
   *[other] As fichas dependem de uma carta que falta.
}
er-tip-takes = leva { count-tokens }
er-tip-so-far = { $tokens ->
    [1] ficha, por ora
   *[other] fichas, por ora
}
er-tip-commander = { $last ->
    [yes] vence
   *[no] na frente
}
er-tip-copilot = Copiloto

## O solo

er-ground = Sua área
er-hand = Sua mão
er-choose-card = Escolha uma carta para jogá-la.
er-choose-card-guard = Escolha uma carta; ela é jogada quando você a escolher de novo.
er-play-again = Clique de novo ou aperte Enter para jogá-la.
er-put-back = Devolver à mão
er-take-back = Desfazer jogada
er-take-back-ask = Pedir para desfazer
er-take-back-ask-words = Outros jogaram desde então: até a última carta da vaza, dá para desfazer se todo mundo concordar.
er-take-back-bots-words = Outros jogaram depois, e os bots concordam: dá para desfazer até a última carta da vaza.
er-take-back-words = Você pode desfazer sua última jogada até que outro jogador mostre algo.
er-pill-down = uma Pílula de História, virada para baixo
er-pill-used = Já usada.
er-pill-over = Ela já não pode ser revelada.
er-save-words = { $tokens ->
    [1] Sem trocar, sua ficha vale { count-honors } no fim.
   *[other] Sem trocar, suas fichas valem { count-honors } no fim.
}
er-exchange-some = { $draw ->
    [1] Trocar 1 ficha
   *[other] Trocar { $draw } fichas
}
er-exchange-words =
    { $draw ->
        [1] Com uma peça nova, seu quebra-cabeça valerá { count-honors }.
       *[other] Você fica com uma peça nova de { $draw }; seu quebra-cabeça valerá { count-honors }.
    }
er-exchange-short = { $draw ->
    [1] Uma peça: { count-honors }
   *[other] Uma peça de { $draw }: { count-honors }
}
er-exchange-whole = Seu quebra-cabeça está completo: não traz nada novo.
er-keep-words = Seu quebra-cabeça valerá { count-honors }.

## Em uma tela pequena

er-views = Vistas da mesa
er-view-trick = Vaza
er-view-flight = Voo
er-view-scores = Pontos
er-view-picture = Peças

## Uma rodada que se pontua

er-scoring-round = Pontuação da rodada { $round } de { $rounds }
er-score-title = Quanto valem as cartas
er-score-most = { $round }: { $suit } é o que mais conta.
er-score-each = cada carta
er-score-none = sem Honras
er-score-if-revealed = se revelada
er-score-sum = Soma
er-score-only-you = só você vê
er-score-face-down = viradas para baixo até o fim
er-score-no-pill = sem pílula
er-score-pill-kept = guardada para depois
er-score-pill-not = não revelada
er-score-again = De novo
er-score-back = Um passo atrás
er-score-pause = Pausar
er-count-suit = { $suit }: cada carta conta { count-honors }.
er-count-none = { $suit }: sem Honras, mas com fichas que contam no fim.
er-count-pills = As pílulas de história reveladas nesta rodada.
er-count-sum = { $who ->
    [you] Você pontua mais nesta rodada: { count-honors }.
    [several] { $name } pontuam mais nesta rodada: { count-honors } cada.
   *[other] { $name } pontua mais nesta rodada: { count-honors }.
}
er-sum-of = { $who ->
    [you] Você: { count-honors } nesta rodada
   *[other] { $name }: { count-honors } nesta rodada
}
er-sum-so-far = { $who ->
    [you] Você: { count-honors } até agora
   *[other] { $name }: { count-honors } até agora
}
er-sum-click = Clique numa linha acima para ver aqui a sua soma
er-sum-alerts = { count-alerts } nesta rodada, { $held } ao todo
er-sum-tokens = { count-tokens }: { count-honors } no fim
er-sum-pieces = { count-pieces }: { count-honors } no fim
er-worth-rounds = Cada carta capturada
er-suit = Naipe
er-next = O que vem a seguir
er-next-round = Rodada { $round }: { $name }
er-next-most = { $suit } é o que mais conta: { $honors } por carta. Novas cartas são dadas.
er-next-final = Últimas trocas; depois contam os Alertas, as fichas e os quebra-cabeças.
er-ready = Para a rodada { $round }
er-ready-final = Para a fase final

## O fim

er-end-result = Como acabou
er-end-counting = Pontuação final
er-end-replay = Replay, com as mãos à vista
er-end-again = Contar de novo
er-end-alerts = Alertas
er-end-tokens = Fichas
er-end-puzzle = Quebra-cabeça
er-end-pill = Pílulas
er-end-total = Total
er-end-cards = Cartas
er-end-column-held = tem
er-end-column-left = restam
er-end-column-pieces = peças
er-end-held = { $name }: { $held }, { count-honors }
er-end-has = { $name }: { count-honors }
er-end-won = { $who ->
    [you] Você vence
    [several] { $name } vencem
   *[other] { $name } vence
}
er-end-ahead = { count-honors }, { $ahead } à frente de { $name }.
er-end-ahead-of-you = { count-honors }, { $ahead } à frente de você.
er-end-decided = O que decidiu
er-end-decided-round = { $name }: { $honors } de { $all } Honras; { $second }: { $less }.
er-end-decided-alerts = Menos Alertas: { $names }, com { $alerts }, por { count-honors }.
er-end-decided-puzzles = { $count ->
    [one] Quebra-cabeça completo: { $names }, por { count-honors }.
   *[other] Quebra-cabeças completos: { $names }, por { count-honors } cada.
}

## O baralho, as vazas e o que vem

er-deck = Baralho
er-view-deck = Baralho
er-you-views = Você e o baralho
er-deck-left = restam
er-deck-played = jogadas
er-deck-yours = suas
er-deck-out = por sair
er-deck-hands = em uma mão
er-deck-over = Todas as rodadas foram jogadas: não resta nenhuma carta na mão.
er-deck-count-played = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
er-deck-count-yours = { $count ->
    [one] { $count } sua
   *[other] { $count } suas
}
er-deck-count-out = { $count } por sair
er-trick-card = { $name }: { $card }
er-ahead-title = Escolhida de antemão
er-ahead-words = Escolhida de antemão: na sua vez ela estará selecionada, se puder ser jogada.
er-look-table = As cartas na mesa: { count-honors }, { count-alerts }.
er-exchange-odds = Sai uma peça nova em { $odds } de 100 casos.
er-exchange-odds-short = Nova em { $odds } de 100.
er-pill-now = { $alerts ->
    [0] Agora: { count-honors }.
   *[other] Agora: { count-honors }, e { count-alerts } que não ficam com você.
}

## Uma partida revista

er-hand-of = A mão de { $name }
er-in-hand = { $cards } na mão
er-plays-now = joga agora
er-card-played = { $card }, jogada
er-replay-next = { $what ->
    [play] Joga agora: { $names }
    [exchange] Troca fichas agora: { $names }
    [keep] Fica com uma peça agora: { $names }
    [take] Pega uma carta agora: { $names }
    [pills] Decide sobre a pílula agora: { $names }
    [give] Dá um Alerta agora: { $names }
   *[other] Agora: { $names }
}

## Um telefone na horizontal

er-slot-yours = sua carta
er-slot = joga { $place } de { $players }
er-slot-taken = ganha

## Para quem ouve

er-trick-order = As cartas da vaza, na ordem de jogo
er-line-none = ainda sem carta
er-line-taken = carta já ganha
er-line-pilot = Piloto
er-line-ahead = na frente
er-line-second = em segundo lugar
er-line-tokens = por enquanto leva as fichas
