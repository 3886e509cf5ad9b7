### As lições: uma mesa de verdade e alguém ao seu lado.

learn-title = Aprenda jogando
learn-lead = Cada lição é uma partida de verdade com bots e alguém ao seu lado que explica uma coisa de cada vez. Uns quinze minutos; você pode sair quando quiser e continuar de onde parou.
learn-length = { $steps } passos curtos
learn-rules = Ou leia as regras
learn-coach = Lição
learn-step = Passo { $step } de { $steps }
learn-next = Próximo
learn-back = Voltar
learn-skip = Pular isto
learn-do = Faça na mesa
learn-leave = Fechar a lição
learn-again = Lição
learn-aside = Quando acontece
learn-seen = Entendi
learn-watch = Olhe a mesa
learn-play-on = Continue na mesa
learn-finish = Terminar esta partida
learn-fold = Só o título
learn-unfold = Ler
learn-go-on = Lição: continuar
learn-on-at = Você está no passo { $step } de { $steps }: continuar
learn-go-on-at = { $game }, passo { $step } de { $steps }

## Daybreak

# The name of its table.
learn-table = Lição: { $game }
learn-daybreak-pitch = Conduza a China, com um bot nos Estados Unidos, por toda a primeira rodada.
learn-daybreak-welcome-title = Uma equipe, seis rodadas
learn-daybreak-welcome = Você conduz a China; um bot conduz os Estados Unidos. Vocês vencem ou perdem juntos. Vocês vencem quando o planeta absorve mais carbono do que todos emitem: é o Drawdown. Até lá, nenhuma potência pode ficar sobrecarregada por crises, e o planeta não pode esquentar demais.
learn-daybreak-heat-title = O termômetro
learn-daybreak-heat = O carbono que nada absorve acaba aqui. Uma fileira cheia de cubos vira uma faixa, e cada faixa é um décimo de grau. Ao lado de cada nível você vê quantas rolagens e quantas crises ele traz. Com oito faixas, todos perdem.
learn-daybreak-forecast-title = O que vem por aí
learn-daybreak-forecast =
    Esta linha está sempre à vista. Ela diz o que aconteceria se a etapa terminasse agora: o planeta absorveria { $sinks ->
        [0] { $sinks } cubos
        [one] { $sinks } cubo
       *[other] { $sinks } cubos
    } de carbono, e { $net ->
        [0] nenhum iria
        [one] { $net } iria
       *[other] { $net } iriam
    } para o termômetro. Olhe uma jogada, e a linha mostra o que ela mudaria.
learn-daybreak-crises-title = Crises, uma delas conhecida
learn-daybreak-crises = Estas cartas atingem vocês perto do fim da rodada. Uma está virada para cima, a crise prevista, então dá para se preparar: junte as fichas de resiliência que a reduzem ou insira sob ela cartas que sirvam. As outras só são reveladas quando atingem.
learn-daybreak-project-title = Escolha um Projeto Global
learn-daybreak-project = A rodada começa com projetos à escolha, dos quais a equipe fica com um ou com nenhum. Um projeto ajuda todos quando está ativo, e a maioria pede alguma coisa antes. Leia os projetos e escolha um com “Manter”.
learn-daybreak-energy-title = Sua energia
learn-daybreak-energy = Seu povo precisa de { $demand } de energia. Você produz { $dirty } suja e { $clean } limpa. Cada ficha de energia suja emite um cubo de carbono por rodada. Se faltar energia, as comunidades sofrem: troque suja por limpa e acompanhe a demanda.
learn-daybreak-emissions-title = Emissões
learn-daybreak-emissions = Cada uma destas fichas emite mais um cubo de carbono por rodada: transporte, extração de combustíveis, indústria, resíduos, agricultura, construções. As cartas as removem uma a uma.
learn-daybreak-communities-title = Comunidades em crise
learn-daybreak-communities = Crises e falta de energia põem comunidades em crise. Com quatro e com oito você compra menos cartas; se uma potência chegar a doze, todos perdem.
learn-daybreak-shields-title = Resiliência
learn-daybreak-shields = Há fichas de três tipos: resiliência social, ecológica e de infraestrutura. Elas são os seus escudos, e cada crise diz qual tipo a reduz. Cerca de uma de cada por faixa é uma boa regra.
learn-daybreak-stacks-title = Suas cinco pilhas
learn-daybreak-stacks = Os pequenos ícones de uma carta são os símbolos dela, como Energia ou Rede. Só a carta da frente de uma pilha é usada, mas todos os símbolos da pilha contam para ela, também os das cartas de trás. A linha da carta diz quanto custa e o que rende agora. Os pontos dizem quantas vezes por rodada ela pode ser usada.
learn-daybreak-act-title = Use uma ação
learn-daybreak-act = Escolha a carta da frente de uma pilha, por exemplo Usinas de Energia Limpa. Ela custa uma carta: escolha qual descartar da mão. Até essa última escolha você pode desistir com “Cancelar”.
learn-daybreak-hand-title = Sua mão
learn-daybreak-hand = Uma carta serve para quatro coisas: ir para a frente de uma pilha e trazer uma ação nova, ser inserida atrás de uma pilha e somar seus símbolos, ser inserida atrás de um projeto ou sob uma crise, ou ser descartada como pagamento. Pegue uma e os usos se acendem.
learn-daybreak-use-title = Jogue uma carta
learn-daybreak-use = Escolha uma carta da mão e depois um lugar dourado: na frente de uma pilha ela traz uma ação nova, e a carta coberta continua somando seus símbolos. No lugar está escrito o que ela traria.
learn-daybreak-tuck-title = Insira uma carta
learn-daybreak-tuck = Agora insira uma carta: sob a crise prevista para reduzi-la, atrás do projeto de vocês ou atrás de uma pilha cuja ação conte o símbolo dela. Os usos que não trazem ganho avisam.
learn-daybreak-preview-title = Experimente antes de escolher
learn-daybreak-preview = Olhe um uso sem escolhê-lo, com o ponteiro ou com o teclado: esta linha mostra a mudança. Suas jogadas podem ser desfeitas enquanto nada novo tiver sido comprado.
learn-daybreak-help-title = Nunca no escuro
learn-daybreak-help = “Dica” consulta um bom jogador. “Por quê?” lista tudo o que você pode fazer agora e explica cada jogada. Quando algo não pode ser feito, um link leva à regra. Pare o cursor sobre qualquer carta, ou mantenha o dedo nela, para vê-la grande; Z ou um segundo toque conta tudo sobre ela. “Símbolos” diz o que cada símbolo significa.
learn-daybreak-done-title = Quando terminar
learn-daybreak-done = Use quantas ações e cartas quiser; guardar tudo não adianta. A lista “Antes de terminar” diz o que você ainda pode fazer. Depois escolha “Terminei”: a etapa acaba quando todos terminam, e é a vez do mundo. Vamos ver juntos, passo a passo.
learn-daybreak-made-title = Emissões: o que você emitiu
learn-daybreak-made = Primeiro a energia é conferida: quem não tem o bastante recebe comunidades em crise. Depois soma-se o carbono de todos. Você emitiu { $carbon }: um cubo por ficha de energia suja e um por ficha de emissões daqui.
learn-daybreak-sinks-title = Emissões: o que o planeta absorve
learn-daybreak-sinks =
    Árvores, oceanos e, mais tarde, a captura direta do ar absorvem { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono. Se absorvessem tudo e ainda sobrasse algum deles, haveria Drawdown, e vocês estariam perto de vencer. O que se perde deles falta em todas as rodadas seguintes.
learn-daybreak-bands-title = Emissões: o calor
learn-daybreak-bands = O resto sobe no termômetro. Uma fileira cheia é uma nova faixa de temperatura: daqui em diante cada etapa de Crise traz mais uma rolagem do dado planetário, e muitas crises atingem com mais força.
learn-daybreak-planet-title = Crise: o dado planetário
learn-daybreak-planet = Para cada faixa o dado planetário é rolado uma vez, e o marcador daquele efeito avança. Quando um chega a um ponto de inflexão, algo se rompe: dano para todos, para sempre.
learn-daybreak-strike-title = Crise: as crises atingem
learn-daybreak-strike = A crise prevista atinge primeiro. O texto diz a quem. As cartas inseridas sob ela a reduzem para todos que ela atinge.
learn-daybreak-held-off-title = Crise: a resiliência protege
learn-daybreak-held-off = Cada ficha sua de resiliência do tipo que a crise pede a reduz em um para você. Elas não se gastam: ajudam de novo na próxima vez.
learn-daybreak-unknown-title = Crise: as desconhecidas
learn-daybreak-unknown = Agora as crises desconhecidas são reveladas uma a uma e atingem na hora. Ninguém podia se preparar; resiliência e poucas faixas ajudam contra todas.
learn-daybreak-growth-title = Crescimento: a demanda sobe
learn-daybreak-growth = Nada acabou ainda, então seu povo precisa de mais: sua demanda agora é { $demand }. Quem não a acompanha com energia limpa fica em falta na próxima etapa de Emissões.
learn-daybreak-round-two-title = Segunda rodada
learn-daybreak-round-two = Essa foi a rodada inteira: Global, Local, Emissões, Crise, Crescimento. Ela recomeça com novas crises e novos projetos, e há seis rodadas para chegar ao Drawdown.
learn-daybreak-win-title = O caminho da vitória
learn-daybreak-win =
    Vocês dois emitiriam { $carbon ->
        [0] { $carbon } cubos
        [one] { $carbon } cubo
       *[other] { $carbon } cubos
    } de carbono nesta rodada; o planeta absorve { $sinks }. Façam o primeiro número ficar abaixo do segundo: energia limpa no lugar da suja, menos emissões, mais árvores. Projetos que ajudam todos rendem mais no começo.
learn-daybreak-on-title = Agora para valer
learn-daybreak-on = Você conhece a rodada inteira. “Jogar agora” começa uma partida de verdade, com dicas quando quiser. Ou termine antes esta: uma análise mostra como foi.
learn-daybreak-offer-title = Cartas à escolha
learn-daybreak-offer = Estas cartas foram compradas para você escolher. Fique com o que combina com suas pilhas; as outras são descartadas.

## Earthrise

learn-earthrise-pitch = Jogue a primeira das três rodadas com dois bots: vazas, Manobras e o quebra-cabeça.
learn-earthrise-welcome-title = Até a Lua e de volta
learn-earthrise-welcome = Três rodadas de vazas, cada uma um trecho do voo da Apollo 8. As cartas que você ganha dão Honras. Vence quem tiver mais no fim; aqui cada um voa por si.
learn-earthrise-suits-title = Sua mão
learn-earthrise-suits = Quatro naipes: Fotografia, Apollo, Astronautas e Alerta, numerados de 1 a 8. As cartas que você pode jogar ficam levantadas; as outras dizem por que não.
learn-earthrise-trump-title = O naipe de abertura é o Trunfo
learn-earthrise-trump = O Piloto, que está com a Apollo 8, abriu com uma carta: o naipe dela é Trunfo só nesta vaza. Se você tem esse naipe, jogue uma carta dele ou um Alerta. Se não, o que quiser.
learn-earthrise-earth-title = A Manobra
learn-earthrise-earth = A ficha na Terra traz uma condição: um número, a carta mais baixa de um naipe. Quem joga a última carta que a cumpre leva a ficha, vença ela a vaza ou não.
learn-earthrise-play-title = Jogue uma carta
learn-earthrise-play = Escolha uma carta levantada e escolha de novo para jogá-la. Embaixo da carta está o que ela ganharia. Um Trunfo alto leva a vaza; uma carta que cumpre a Manobra leva a ficha.
learn-earthrise-maneuver-title = Primeira recompensa: a Manobra
learn-earthrise-maneuver = A ficha vai para a última carta que cumpriu a condição. Se nenhuma cumpre, as fichas ficam na Terra e a próxima vai por cima: mais para ganhar.
learn-earthrise-copilot-title = Segunda recompensa: o Copiloto
learn-earthrise-copilot = Quem jogou o segundo Trunfo mais alto é o Copiloto e pega uma carta da vaza, à escolha.
learn-earthrise-commander-title = Terceira recompensa: o Comandante
learn-earthrise-commander = O Trunfo mais alto faz de quem o jogou o Comandante, que leva todas as outras cartas, boas ou ruins. No empate vence a carta posterior.
learn-earthrise-pass-title = A nave passa adiante
learn-earthrise-pass = A Apollo 8 vai para a esquerda, vença quem vencer. Quem está com ela é o Piloto e abre a próxima vaza.
learn-earthrise-track-title = O voo
learn-earthrise-track = Um lugar para cada vaza da rodada, da Terra até dar a volta na Lua. A maioria tem uma ficha de Manobra. Os escuros são de Silêncio de Rádio.
learn-earthrise-second-title = Outra vaza
learn-earthrise-second = Continue. Repare em quem abre, no que é Trunfo e no que a Manobra pede. A linha acima das suas cartas diz o que sua escolha faria.
learn-earthrise-alerts-title = Alertas
learn-earthrise-alerts = Cartas de Alerta ganhas não valem nada e trazem um Alerta cada uma, que só você vê. No fim, quem tem menos ganha 10 Honras. Você pode jogar um Alerta mesmo tendo Trunfo: um jeito de passá-lo adiante.
learn-earthrise-picture-title = O quebra-cabeça
learn-earthrise-picture = Fichas compram peças: compre tantas quantas gastar e fique com uma que não tem. O quebra-cabeça completo, a Terra nascendo sobre a Lua, vale 25 Honras.
learn-earthrise-worth-title = O que as cartas valem
learn-earthrise-worth = A cada rodada outro naipe vale mais. Aqui está o que uma carta ganha de cada naipe dá agora. Assim, a única carta do Copiloto pode valer mais que o resto.
learn-earthrise-help-title = Nunca no escuro
learn-earthrise-help = “Dica” consulta um bom jogador. “Por quê?” lista o que você pode fazer e explica. A última vaza pode ser vista de novo, e o registro inteiro também.
learn-earthrise-round-title = Termine a rodada
learn-earthrise-round = Jogue as vazas que faltam da rodada. O que for novo é explicado quando aparece.
learn-earthrise-honors-title = A pontuação
learn-earthrise-honors = A rodada é contada: Honras pelas cartas ganhas, que depois são guardadas. Fichas e peças ficam com você.
learn-earthrise-on-title = Agora para valer
learn-earthrise-on = Mais duas rodadas e a pontuação final: menos Alertas, fichas guardadas, o quebra-cabeça. Você já sabe voar: “Jogar agora” começa uma partida de verdade, ou termine antes esta.
learn-earthrise-tokens-title = Trocar ou guardar?
learn-earthrise-tokens = Você ganhou a Manobra. Troque a ficha agora para comprar uma peça do quebra-cabeça, ou guarde: várias fichas juntas compram várias peças para escolher.
learn-earthrise-piece-title = Fique com uma peça
learn-earthrise-piece = Fique com uma peça que ainda não tem. As outras vão para o fundo da pilha.
learn-earthrise-take-title = Você é o Copiloto
learn-earthrise-take = Pegue uma carta da vaza. O resto vai para o Comandante: então deixe os Alertas, se puder.
learn-earthrise-lead-title = Você é o Piloto
learn-earthrise-lead = Você abre: qualquer carta, e o naipe dela é Trunfo. Uma carta alta deve levar a vaza, e com um naipe de que ninguém tem muito não haverá Copiloto.
learn-earthrise-silence-title = Silêncio de Rádio
learn-earthrise-silence = Nesta vaza todas as cartas são jogadas viradas para baixo; só o naipe da primeira é dito. Não há Manobra. Quando todos jogaram, as cartas são reveladas, e o Comandante recebe também a ficha de Silêncio de Rádio.
