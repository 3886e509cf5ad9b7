### Início: os dois jogos, suas mesas, o jogo do dia.

home-pitch-daybreak = Cortem carbono, criem resiliência e cheguem ao Drawdown antes que esquente demais. Juntos.
home-pitch-earthrise = Leve a Apollo 8 ao redor da Lua, vaza a vaza, e traga a foto para casa.
home-pitch-short-daybreak = Cheguem ao Drawdown antes que esquente demais. Uma equipe de 1 a 4.
home-pitch-short-earthrise = Ao redor da Lua, vaza a vaza. De 3 a 5.
home-for-daybreak = de 1 a 4, uma só equipe
home-for-earthrise = de 3 a 5, cada um por si
home-for-any = De { $fewest } a { $most } jogadores
home-long-daybreak = seis rodadas, cerca de uma hora
home-long-earthrise = três rodadas, uns 40 min
home-step = Com quem você joga
home-step-daybreak-gentle = Suave: você lidera a Europa, e um bot constante lidera os Estados Unidos.
home-step-daybreak-easy = Fácil: você lidera a Europa, e dois bots constantes lideram a China e os Estados Unidos.
home-step-daybreak-usual = Normal: as quatro potências, com três bots constantes.
home-step-daybreak-hard = Difícil: as quatro potências, com três bots constantes e uma carta que complica.
home-step-earthrise-gentle = Suave: contra três bots descontraídos, que às vezes deixam escapar uma carta.
home-step-earthrise-usual = Normal: contra três bots constantes.
home-step-earthrise-hard = Difícil: contra um bot hábil e dois constantes.
home-step-odds = Um jogador constante vence { $wins } de cada 100 partidas assim.
home-step-easier = Mais fácil
home-step-harder = Mais difícil
home-set-up = Preparar uma mesa
home-join = Entrar numa mesa
home-code = Código ou link
home-join-go = Entrar
home-code-wrong = Isto não é nem um código nem o link de uma mesa. Um código é uma palavra e três caracteres, como SUN-4Q7; um link pode ser colado inteiro.
home-tables = Suas mesas
home-tables-none = Nenhuma ainda. Jogue agora e sua partida espera por você aqui quando voltar.
home-tables-all = Mostrar todas as { $count }
home-tables-open = Mesas abertas a todos
home-title-with = { $game } com { $names }
home-title-bots = { $count ->
    [1] { $game } com um bot
   *[other] { $game } com { $count } bots
}
home-title-friends = { $game } com amigos
home-title-alone = { $game } sem companhia
home-title-lesson = Lição: { $game }
home-title-study = Estudo: { $game }
home-title-what_if = E se…: { $game }
home-title-daily = Jogo do dia: { $game }
home-title-file = { $game } de um arquivo
home-what-friends = Com amigos
home-what-bots = Com bots
home-what-alone = Sem companhia
home-what-lesson = Lição
home-what-study = Estudo
home-what-what_if = E se…
home-what-daily = Jogo do dia
home-what-file = De um arquivo
home-since = desde { $when }
home-standing-open = continuar
home-off-remove = Tirar da sua lista: { $name }
home-off-leave = Sair: { $name }
home-off-end = Encerrar: { $name }
home-sure-remove = Tirar esta mesa da sua lista? Para os outros nada muda.
home-sure-leave = Sair desta mesa? Um bot fica com o seu lugar e os outros continuam.
home-sure-end = Encerrar esta partida sem resultado e tirá-la da sua lista?
home-yes-remove = Tirar
home-yes-leave = Sair
home-yes-end = Encerrar
home-seat-free = um lugar livre
home-seats-free = { $count ->
    [1] um lugar livre
   *[other] { $count } lugares livres
}
home-news = { $count ->
    [1] { $count } novidade
   *[other] { $count } novidades
}
home-turn-of = vez de { $name }
home-turn-others = esperando { $count }
home-standing-others = em jogo
home-standing-yours = sua vez
home-standing-waiting = lugares livres
home-standing-paused = em pausa
home-standing-finished = ver análise
home-standing-abandoned = encerrada antes
home-game = Jogo
home-daily = Jogo do dia
home-daily-daybreak = Uma potência, sozinha. As mesmas cartas para todos, até a meia-noite (UTC).
home-daily-earthrise = Você contra três bots. As mesmas cartas para todos, até a meia-noite (UTC).
home-daily-any = A mesma distribuição para todos, até a meia-noite (UTC).
home-daily-none = Ninguém terminou ainda. Que tal começar?
home-daily-played-daybreak = { $count ->
    [1] { $count } pessoa jogou; no Drawdown: { $wins }.
   *[other] { $count } pessoas jogaram; no Drawdown: { $wins }.
}
home-daily-played-any = { $count ->
    [1] { $count } pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
home-daily-yours = Sua posição: { $place } de { $count }. { $result }
home-daily-play = Jogar o de hoje
home-daily-go-on = Continuar o de hoje
home-daily-results = Todos os resultados
home-result-won =
    { $bands ->
        [0] vitória na rodada { $round }, com { $bands } faixas de temperatura
        [one] vitória na rodada { $round }, com { $bands } faixa de temperatura
       *[other] vitória na rodada { $round }, com { $bands } faixas de temperatura
    }
home-result-lost =
    { $bands ->
        [0] derrota na rodada { $round }, com { $bands } faixas de temperatura
        [one] derrota na rodada { $round }, com { $bands } faixa de temperatura
       *[other] derrota na rodada { $round }, com { $bands } faixas de temperatura
    }
home-result-first = primeiro lugar, com { $honors ->
    [1] { $honors } Honra
   *[other] { $honors } Honras
}
home-result-honors = { $honors ->
    [1] { $honors } Honra
   *[other] { $honors } Honras
}
home-new-here = Primeira vez?
home-learn = Aprenda qualquer um dos dois jogando, uns quinze minutos cada.

## Preparar uma mesa.

home-new-title = Preparar uma mesa
home-new-me = Eu
home-new-summary = Sua mesa
home-new-company = Quem joga
home-new-players = Jogadores
home-new-player = Jogador { $number }
home-new-with = Com
home-new-with-bots = Bots
home-new-with-friends = Amigos
home-new-with-device = Um aparelho
home-new-with-alone = Só eu
home-new-with-bots-note = Você joga no primeiro lugar e os bots nos outros. A partida começa na hora.
home-new-with-friends-note = Os outros lugares ficam livres. Na mesa você recebe um link para enviar; quem chegar se senta.
home-new-with-device-note = Vocês estão juntos e passam este aparelho. As mãos ficam escondidas na troca. Escreva abaixo o nome de cada pessoa no seu lugar.
home-new-with-alone-note = Você joga em todos os lugares, um após o outro, vendo todas as mãos.
home-new-with-mixed = Uma mesa mista: escolha lugar por lugar abaixo.
home-new-solo = O jogo solo: uma só mão, com cartas iniciais e preparação próprias. Para jogar várias potências sozinho, escolha de 2 a 4 jogadores e ocupe todos os lugares.
home-new-solo-set = Quem joga sozinho tem uma preparação própria; a potência é só um nome e uma cor.
home-new-seats = Lugares
home-new-seat = Lugar { $number }
home-new-power-of = Potência do lugar { $number }
home-new-who = Quem ocupa o lugar { $number }
home-new-who-me = { $name } (eu)
home-new-who-me_as = Alguém neste aparelho
home-new-who-open = Livre para quem vier
home-new-who-bot = Bot
home-new-level = Nível do bot do lugar { $number }
home-new-name-of = Nome no lugar { $number }
home-new-measures = Para comparar
home-new-one-device = Vamos passar um só aparelho
home-new-one-device-daybreak = A mesa então pede para passar o aparelho. Em Daybreak as mãos são abertas de qualquer forma.
home-new-one-device-any = A mesa esconde cada mão até que seu dono esteja com o aparelho.
home-bot-random = Aleatório
home-bot-casual = Descontraído
home-bot-steady = Constante
home-bot-skilled = Hábil
home-bot-expert = Especialista
home-bot-flat = Busca plana
home-bot-pimc = Cartas abertas
home-style-daybreak-random = Faz qualquer coisa que as regras permitam, sem pensar.
home-style-daybreak-steady = Monta pilhas cedo, troca energia suja por limpa e livra todos das piores crises. Nunca pensa muito.
home-style-daybreak-skilled = Testa algumas formas de jogar a etapa em algumas simulações e avalia como a rodada terminaria. Pensa um instante.
home-style-daybreak-expert = Testa muitas formas em muitas simulações, avalia como cada rodada terminaria e revê seus planos. Leva seu tempo.
home-style-earthrise-random = Joga qualquer carta que as regras permitam, sem pensar.
home-style-earthrise-flat = Testa cada jogada em muitas simulações, jogando o resto ao acaso.
home-style-earthrise-casual = Joga como o constante, mas de vez em quando deixa escapar uma carta.
home-style-earthrise-steady = Busca vazas valiosas e fichas ao seu alcance, deixa os Alertas para os outros e nunca pensa muito.
home-style-earthrise-pimc = Explora distribuições uma a uma como se todas as cartas estivessem abertas.
home-style-earthrise-skilled = Testa cada carta em muitas distribuições que combinam com o que viu e joga a melhor.
home-style-earthrise-expert = Procura sua melhor sequência de cartas em distribuições que expliquem o que cada um jogou, e joga para vencer.
home-new-difficulty = Potências e dificuldade
home-difficulty-easier = Potências que conseguem baixar logo suas emissões.
home-difficulty-standard = O conjunto para a primeira partida e para a maioria delas.
home-difficulty-harder = A demanda cresce rápido e as comunidades têm pouco amparo.
home-difficulty-extreme = Para equipes que conhecem bem o jogo.
home-new-sinks = Os números são as árvores e os oceanos com que o mundo começa.
home-new-challenges = Cartas de Desafio
home-new-challenges-chosen = { $count ->
    [0] nenhuma
    [one] { $count } carta
   *[other] { $count } cartas
}
home-new-challenges-note = Deixam a partida mais difícil, mais fácil ou diferente, para o grupo ou para uma potência. Não para a primeira partida.
home-new-challenge = Carta ou tipo
home-new-challenge-whose = Para
home-new-challenge-add = Adicionar
home-new-challenge-remove = Remover { $name }
home-new-challenge-taken = Esta carta já foi escolhida.
home-new-challenge-full = Uma mesa aceita no máximo { $most }.
home-challenge-dealt = Por sorteio
home-challenge-by-chance = Revelada antes da primeira rodada.
home-challenge-harder-group = Mais difícil, para o grupo
home-challenge-easier-group = Mais fácil, para o grupo
home-challenge-variety-group = Variedade, para o grupo
home-challenge-harder-one = Mais difícil, para uma potência
home-challenge-easier-one = Mais fácil, para uma potência
home-challenge-variety-one = Variedade, para uma potência
home-new-pills = Pílulas de História
home-new-pills-on = Jogar com Pílulas de História
home-new-pills-note = O jogo avançado: cada um tem uma pílula secreta para pontuar uma vez.
home-new-pool = Quais pílulas
home-pool-usual = Todas as dez
home-pool-strict5 = Com cinco jogadores, sem 02, 06 e 07
home-new-table = Na mesa
home-new-hints = Permitir dicas
home-new-hints-note = Qualquer um pode perguntar o que um bot faria, e por quê.
home-new-name = Nome da mesa
home-new-name-usual = O de uma estrela
home-new-join = Quem pode entrar
home-join-link = Quem tiver o endereço
home-join-private = Só com convite
home-join-public = Qualquer pessoa (aparece na lista)
home-new-watch = Quem pode assistir
home-watch-usual-open = Padrão: ao vivo
home-watch-usual-hidden = Padrão: um minuto depois
home-watch-live = Qualquer pessoa, ao vivo
home-watch-delayed = Qualquer pessoa, com atraso
home-watch-off = Ninguém
home-new-delay = Com quanto atraso
home-new-minutes = { $count ->
    [1] { $count } minuto
   *[other] { $count } minutos
}
home-new-stand-in = Um bot joga por quem estiver ausente
home-new-slow = Jogada ao longo de dias
home-new-slow-note = Ninguém conta como ausente, por mais que uma jogada demore.
home-new-never = Nunca
home-new-after-minutes = { $count ->
    [1] Após { $count } minuto
   *[other] Após { $count } minutos
}
home-new-pace = Em que ritmo os bots jogam
home-new-pace-slow = Devagar
home-new-pace-usual = De modo que dê para acompanhar
home-new-pace-quick = Depressa
home-new-pace-none = Na hora
home-new-readings = Outras leituras das regras
home-new-chosen = { $count ->
    [1] { $count } escolhida
   *[other] { $count } escolhidas
}
home-new-readings-note = Onde o manual permite mais de uma leitura, sua mesa pode escolher a outra.
home-reading-spokesperson = Um jogador, alternando a cada rodada, fala pelo grupo
home-reading-projects-lapse = Um projeto que exige uma situação (e não cartas) só fica ativo enquanto ela se mantém
home-reading-whole-bands = No Drawdown uma faixa só sai se todo o seu carbono puder ser removido
home-reading-tuck-to-back = Uma carta inserida vai sempre para o fundo da pilha
home-reading-done-is-done = Quem termina a etapa Local não volta atrás
home-reading-all-crises-count = As cartas de Crise que um efeito acrescenta contam para o número do nível de temperatura
home-reading-follow-rule = Pode-se jogar qualquer carta a qualquer momento
home-reading-follow-in-silence = No Silêncio de Rádio os outros jogam qualquer carta
home-reading-stack-condition = Vale cumprir a condição de qualquer ficha sobre a Terra; o último a fazê-lo leva todas
home-reading-carry-stack-between-rounds = As fichas que ficam sobre a Terra vão para a caixa após a rodada
home-reading-same-as-includes-pilot = O último jogador e o Piloto não são comparados
home-reading-final-exchange-order = As últimas trocas começam por quem abriu a primeira vaza
home-reading-pill-decisions = As pílulas são decididas em ordem, às claras
home-reading-final-tie = Quem empata com mais Honras divide a vitória
home-reading-show-alert-totals = Os totais de Alertas são mostrados a todos
home-reading-fewest-alerts-ties = Só um dos empatados com menos Alertas pontua
home-reading-public-draw = As peças compradas ficam escondidas dos outros
home-new-deal = As cartas
home-new-deal-note = Cartas novas a cada vez, a menos que você queira as de uma partida já jogada.
home-new-deal-known = Todo mundo na mesa vê que as cartas podiam ser conhecidas.
home-deal-fresh = Novas
home-deal-seed = Por semente
home-deal-table = De uma mesa
home-new-seed = Semente: um número inteiro ou 64 dígitos hexadecimais
home-new-deal-of = Endereço de uma mesa terminada
home-new-sum-bot = Bot, { $level }
home-new-then-play = A partida começa na hora.
home-new-then-wait = { $count ->
    [1] A mesa espera mais uma pessoa. Você recebe um link para enviar.
   *[other] A mesa espera mais { $count } pessoas. Você recebe um link para enviar.
}
home-new-start = Começar
home-new-open = Abrir a mesa

## Ajustes, você, convites, dias e replays.

home-settings = Ajustes
home-pace = Ritmo da narração
home-pace-5 = Lento
home-pace-10 = Normal
home-pace-20 = Rápido
home-pace-40 = Máximo
home-sound = Som
home-calm = Menos movimento
home-calm-note = As peças mudam de lugar sem voar.
home-calm-system = Seu sistema pede isso.
home-guard = Evitar cliques sem querer
home-guard-note = O primeiro clique escolhe a carta; o segundo a joga.
home-notify-ask = Avisar quando for a minha vez
home-notify-turn = É a sua vez
home-you = Seu perfil:
home-you-mark = você
home-name = Seu nome
home-save = Salvar
home-name-saved = Salvo. Suas mesas chamam você assim.
home-carry = Outro aparelho
home-carry-note = Com um código você entra lá com a sua identidade e as suas mesas.
home-carry-make = Criar um código
home-carry-given = Digite lá este código em até dez minutos:
home-carry-enter = Código do seu outro aparelho
home-carry-use = Usar o código aqui
home-carried = Pronto. Suas mesas estão aqui.
home-invite-wait = Entrando na mesa
home-invite-wrong = Este convite não abre nenhuma mesa
home-daily-was-daybreak = Uma potência, sozinha. As mesmas cartas para todos naquele dia.
home-daily-was-earthrise = Uma pessoa contra três bots. As mesmas cartas para todos naquele dia.
home-daily-was-any = A mesma distribuição para todos naquele dia.
home-daily-left = Tempo restante: { $hours } h { $minutes } min
home-daily-your-table = Sua mesa
home-daily-nobody = Ninguém terminou.
home-daily-first = Cada pessoa tem uma tentativa.
home-days = Dias
home-day-before = O dia anterior
home-day-after = O dia seguinte
home-somebody = Alguém
home-proof = Prova de que as cartas são iguais para todos
home-proof-commitment = SHA-256 da semente, publicado antes da primeira carta:
home-proof-seed = A semente:
home-proof-later = A própria semente aparece quando o dia termina.
home-replay = Ver a partida
home-look-back = Análise
home-replays-note = Todas as partidas que você jogou: como acabaram, quem jogou e o caminho de volta, jogada a jogada.
home-replays-none = Ainda não há nada. As partidas que você terminar ficam guardadas aqui.
home-history = Todas as partidas que você jogou
home-history-none-of = Ainda nenhuma partida de { $game }. A primeira fica guardada aqui quando acabar.
home-history-won = vencida
home-history-lost = não vencida
home-history-none = sem resultado
home-games-all = { $count ->
    [2] Os dois jogos
   *[other] Todos os jogos
}
home-more = Mostrar mais

## Uma partida de um arquivo, e os celulares da sala.

home-log-open = Abrir uma partida de um arquivo
home-log-text = Solte aqui um registro .jsonl ou escolha um. Ele abre como uma mesa sua, para rever e repassar; não conta para ninguém.
home-log-choose = Escolher um arquivo
home-log-large = Este arquivo passa de 4 MB; nenhum registro de partida chega a tanto. Escolha outro.
home-log-unreadable = Não foi possível ler este arquivo. Escolha outro.
home-lan = Jogar com os celulares da sala
home-lan-text = Celulares na mesma rede de casa entram por este endereço; uma câmera lê o código.
home-lan-address = Endereço para celulares
home-lan-code = Código QR de { $address }
home-me = Quem você é aqui
home-your-games = Ir para as suas partidas
home-link = Guarde este link
home-link-note = Ele traz você de volta às suas partidas, aqui ou em outro navegador, mesmo sem os cookies. Quem tiver o link passa por você, então não o passe adiante.
home-link-make = Criar meu link
home-link-replace = Criar outro link
home-link-yours = Seu link
home-link-once = Ele só aparece agora: salve o link ou mande para você. Funciona quantas vezes for preciso, até você criar outro.
home-link-made = Você criou um link em { $date }. Um novo toma o lugar dele, e o antigo não leva a lugar nenhum.
home-link-use = Voltar às suas partidas
home-link-use-note = Este link é de alguém que já jogou aqui. Com ele, este navegador passa a reconhecer você como essa pessoa. Até agora você é { $name } aqui; as mesas de { $name } ficam com o link ou o navegador de { $name }.
home-link-go = Sim, sou eu
home-link-not = Continuar como { $name }
home-link-back = Que bom ver você de novo, { $name }
home-link-back-note = Este navegador reconhece você outra vez, e suas mesas estão na primeira página.
home-knocking = Você bateu à porta
home-knocking-note = Esta mesa é privada. Quem a organiza vê que você pede para entrar; assim que deixar, você vai para a mesa.
home-knocking-name = Seu nome, para saberem quem bate
home-knocking-tell = Dizer quem sou
home-knocking-told = Quem organiza a mesa vê que { $name } bate à porta.

## Aparelhos, e ir embora para sempre

me-devices = Seus aparelhos conectados
me-devices-none = Ainda não guardamos nada sobre você, então não há de onde sair.
me-device = { $browser } em { $system }
me-device-unknown = Um navegador
me-device-here = este
me-device-seen = Desde { $first }; último uso: { $last }
me-out = Sair
me-out-of = Sair: { $name }
me-out-one = Desconectado: { $name }.
me-out-here-yes = Sair aqui
me-out-here-sure = Este navegador deixa de reconhecer você. Você volta com o seu link ou com um código de outro aparelho. Sair aqui?
me-out-here-lost = Você não tem link nem outro aparelho conectado: se sair aqui, não poderá voltar às suas partidas. Crie antes o seu link, acima. Sair mesmo assim?
me-out-others = { $count ->
    [0] Nenhum outro aparelho estava conectado.
    [one] Um outro aparelho foi desconectado.
   *[other] { $count } outros aparelhos foram desconectados.
}
me-out-others-yes = Sair de todos os outros
me-out-others-sure = Todos os outros navegadores são desconectados na hora. Este continua. Desconectar os outros?
me-out-everywhere = Você saiu de todos os lugares. O seu link antigo não leva a lugar nenhum; este é o novo, e só com ele você volta:
me-out-everywhere-yes = Sair de todos os lugares
me-out-everywhere-sure = Todos os navegadores são desconectados na hora, este também, e o seu link antigo deixa de valer. Você recebe um link novo, de que precisa para voltar. Sair de todos os lugares?
me-out-go = Já guardei
me-delete = Apagar tudo sobre mim
me-delete-ask = Apagar tudo sobre mim…
me-delete-lost = Isto apaga para sempre quem você é aqui: o seu nome, os seus aparelhos, o seu link, a sua lista de partidas e resultados, as suas chaves para programas e tudo o que você disse. Nas partidas em andamento um bot ocupa o seu lugar; as que só você joga terminam. Ninguém pode trazer isso de volta.
me-delete-stays = As partidas terminadas ficam para os outros, com “alguém que saiu” no lugar do seu nome. O que outras pessoas escreveram fica como escreveram, e também as cópias de segurança feitas antes.
me-delete-name = Para fazer isso, digite o seu nome: { $name }
me-delete-yes = Apagar tudo para sempre
