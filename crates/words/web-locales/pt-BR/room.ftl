### A sala em volta de uma mesa: o trilho, os painéis, os avisos e a sala de espera.

## O trilho e a barra de cima

room-panels = Painéis laterais
room-menu = Menu
room-count = { $label }, { $count } sem ver
room-log = Registro
room-chat = Chat
room-plan = Plano
room-vote = Votar
room-point = Apontar
room-back = Voltar
room-seats = Lugares
room-table = Mesa
room-prefs = Ajustes
room-theme-turn = Trocar entre claro e escuro
room-lost-short = Sem conexão
room-help = Ajuda
room-hint = Dica
room-why = Por quê?
room-icons = Símbolos

## O registro

room-log-none = Ainda não aconteceu nada.
room-log-look = Ver este momento
room-log-none-such = Ainda não aconteceu nada assim.
room-log-who = Sobre quem
room-log-all = Todos
room-log-me = Eu
room-log-kind = Sobre o quê
room-log-everything = Tudo
room-log-lines =
    { $count ->
        [0] nenhuma linha
        [one] 1 linha
       *[other] { $count } linhas
    }

## Chat e sinais

room-chat-none = Ninguém disse nada ainda.
room-chat-text = Diga algo à mesa
room-chat-send = Enviar
room-signals = Sinais rápidos
room-signal-yes = Sim
room-signal-no = Não
room-signal-wait = Só um momento
room-signal-ready = Pronto
room-signal-thanks = Valeu
room-signal-well_played = Boa jogada
room-signal-sorry = Desculpe
room-bubbles = Novidades da mesa

## Planos

room-plan-heading = Planos
room-plan-none = Não há nenhum plano na mesa. Diga o que gostaria de fazer em equipe; isso não obriga ninguém.
room-plan-text = Propor um plano
room-plan-example = Eu cuido da próxima crise prevista se alguém me deixar uma carta de Regulamentação
room-plan-propose = Propor
room-plan-name = Citar uma carta ou uma potência
room-plan-unname = Tirar
room-plan-vote = Sua resposta
room-plan-agree = Concordo
room-plan-rather-not = Melhor não
room-plan-withdraw = Retirar
room-plan-yes = Concordam: { $names }
room-plan-nobody-yes = Ninguém concordou ainda
room-plan-no = Melhor não: { $names }

## Votações da mesa

room-vote-heading = Votações da mesa
room-vote-text = Algumas coisas precisam do acordo dos outros: desfazer uma jogada depois da qual outros já jogaram, encerrar a partida sem resultado e, numa mesa de estudo, ver todas as mãos ou voltar a um momento anterior.
room-vote-none = Nenhuma votação no momento.
room-vote-retract = Pedir para desfazer minha última jogada
room-asks-abandon = { $name } quer encerrar a partida sem resultado. Você concorda?
room-asks-retract = { $name } quer desfazer uma jogada depois da qual outros já jogaram. Você concorda?
room-asks-study = { $name } abriu esta mesa para estudo. Se todo mundo concordar, todas as mãos poderão ser vistas enquanto vocês jogam. Você concorda?
room-asks-branch = { $name } quer continuar de um momento anterior; o que se jogou desde então não valeria. Você concorda?
room-asked-abandon = Você pede para encerrar a partida sem resultado.
room-asked-retract = Você pede para desfazer uma jogada depois da qual outros já jogaram.
room-asked-study = Você abriu esta mesa para estudo: se todo mundo concordar, todas as mãos poderão ser vistas enquanto vocês jogam.
room-asked-branch = Você pede para continuar de um momento anterior; o que se jogou desde então não valeria.
room-asks-open = Falta responder: { $names }
room-asks-withdraw = Retirar o pedido
room-yes = Sim
room-no = Não

## Ajustes

room-prefs-heading = Ajustes
room-pace = Ritmo da narração
room-pace-times = × { $pace }
room-moments = Momentos da partida
room-moments-wait = Esperar por mim
room-moments-flow = Seguir sozinhos
room-sound = Sons suaves
room-sound-text = Um tom na sua vez, com as cartas, com as crises e no final.
room-calm = Menos movimento
room-calm-text = O que se move aparece de uma vez, com as mesmas linhas de texto.
room-guard = Perguntar antes de jogar uma carta
room-guard-text = O primeiro clique levanta a carta; o segundo joga.
room-notify-text = Um aviso pode dizer que é a sua vez enquanto esta página está em segundo plano.
room-notify-ask = Permitir avisos
room-notify-on = Um aviso diz que é a sua vez enquanto esta página está em segundo plano.

## Dicas e motivos

room-hint-heading = Dica
room-hint-off = Nesta mesa se joga sem dicas.
room-hint-not-asked = Não há nada para você decidir agora, então não há o que aconselhar.
room-hint-thinking = Pensando…
room-hint-free-in = A próxima dica fica livre em { $seconds } s.
room-hint-chance = Chance de vencer
room-offer = Em dúvida? Peça uma dica
room-offer-never = Não oferecer mais
room-offers = Oferecer dicas na primeira partida
room-offers-text = Quando você fica um tempo diante de uma pergunta ou vai deixar algo por fazer.
room-hint-play = Fazer isto
room-hint-carrying = Fazendo, e respondendo ao que é pedido…
room-why-heading = O que posso fazer, e por quê?
room-why-moves = { $count ->
    [1] Há uma jogada possível
   *[other] Há { $count } jogadas possíveis
}
room-why-choose = Escolha uma para ler o que ela faria.
room-why-nothing = Não foi possível obter o motivo. Tente de novo daqui a pouco.
room-why-rules = As regras desta etapa
room-rule = Regra
room-turn-waiting = A partida não começou.
room-turn-paused = A mesa está em pausa.
room-turn-over = A partida acabou.
room-turn-abandoned = A partida acabou sem resultado.
room-turn-nobody = A partida está sendo resolvida; ninguém precisa decidir agora.
room-horizon = O que acontece e o que se pergunta
room-turn-others = A mesa espera: { $names }.
room-turn-your-other = É a vez do seu lugar { $name }. Troque de lugar para jogar por ele.

## O que mudou

room-since = Desde a sua última olhada
room-since-more =
    { $count ->
        [1] Uma linha anterior está no registro.
       *[other] { $count } linhas anteriores estão no registro.
    }
room-since-cut = Muita coisa aconteceu; o resto está no registro.
room-since-done = Entendi

## Avisos

room-banners = Mensagens da mesa
room-lost = Conexão perdida; tentando de novo. A mesa fica como você a viu.
room-apart = O servidor encerrou esta conexão. A mesa fica como você a viu.
room-apart-again = Conectar de novo
room-paused = A mesa está em pausa.
room-watching = Você está assistindo.
room-watching-late = { $seconds ->
    [1] Você está assistindo, com um segundo de atraso.
   *[other] Você está assistindo, com { $seconds } segundos de atraso.
}
room-stood = Um bot joga por você { $until ->
    [stage] até o fim da etapa
    [round] até o fim da rodada
    [trick] até o fim da vaza
   *[back] até você reassumir
}.
room-stood-end = Reassumir
room-next-seat = Agora é a vez de { $name }.
room-next-go = Ir para lá
room-next-always = Ir sempre

## O fim

room-end = A partida acabou
room-end-debrief = Análise
room-end-replay = Replay
room-end-again = De novo, outras cartas
room-end-same = De novo, mesmas cartas
room-end-study = Estudar
room-end-sealed = Outras pessoas jogam estas cartas hoje, então elas são mostradas quando o dia acabar.
room-end-fold = Ver a mesa
room-end-show = Resultado
room-end-next = Os outros continuam em uma mesa nova.
room-end-follow = Ir junto

## A mesa

room-host = Quem organiza a mesa é { $name }.
room-while = Enquanto você joga
room-pause = Pausar a mesa
room-resume = Continuar
room-stand-in = Deixar um bot jogar por mim até o fim da { $part ->
    [round] rodada
    [trick] vaza
   *[stage] etapa
}
room-stand-in-back = Deixar um bot jogar até eu voltar
room-stand-in-text = Você pode reassumir quando quiser. Se bots jogarem por todo mundo, a partida espera no fim da { $part ->
    [round] rodada
    [trick] vaza
   *[stage] etapa
}.
room-stand-in-end = Retomar { $name }
room-stand-in-for = Colocar um bot
room-remove-sure = Tirar { $name } da mesa? Essa pessoa não poderá voltar, e todo mundo fica sabendo.
room-remove-yes = Tirar { $name }
room-guests = Também estão aqui
room-no-host = O jogo do dia não é organizado por ninguém: ninguém pode mudá-lo.
room-going = Sair
room-leave = Sair da mesa
room-leave-sure = Um bot fica com o seu lugar, e você não pode tê-lo de volta. Sair?
room-leave-sure-waiting = Seu lugar fica livre. Sair?
room-leave-yes = Sair da mesa
room-abandon = Encerrar a partida sem resultado
room-abandon-sure = A pergunta vai a todos que têm lugar; se todos concordarem, a partida acaba.
room-abandon-yes = Perguntar a todos
room-home = Página inicial

## Lugares

room-seat-open = Livre
room-seat-you = você
room-seat-here = na mesa
room-seat-away = ausente
room-seat-gone = sem conexão
room-seat-away-in = sem conexão, ausente em { $seconds } s
room-seat-program = um programa de { $of }
room-away-name = { $name } (ausente)
room-gone-name = { $name } (sem conexão)
room-gone = { $name } está sem conexão. Ausente em { $seconds } s.
room-gone-away = { $name } está ausente.
room-seat-bot = bot, { $bot }
room-seat-stand-in = um bot joga no lugar ({ $bot })
room-seat-asked = joga agora
room-seats-heading = Seus lugares
room-seats-follow = Ir sempre para o lugar que joga agora
room-bot-named = { $name }, { $bot }
room-pass = Passe o aparelho para { $name }
room-pass-text = Quando só { $name } estiver vendo a tela, continue.
room-pass-open = Sou { $name }, mostrar minhas cartas

## A sala de espera

room-waiting = Mesa pronta
room-waiting-open = { $count ->
    [1] Um lugar ainda está livre. A partida começa quando for ocupado ou quando quem organiza iniciar.
   *[other] { $count } lugares ainda estão livres. A partida começa quando forem ocupados ou quando quem organiza iniciar.
}
room-waiting-full = Todos já chegaram.
room-seats-title = Quem senta onde
room-sit = Sentar
room-sit-at = Sentar no lugar { $seat }
room-stand-up = Levantar
room-seat-for = Lugar { $seat }: livre ou para um bot
room-start = Começar
room-dealing = As cartas estão sendo sorteadas. Cada pessoa dá uma parte do sorteio, para que ninguém possa escolhê-las.
room-dealing-waits = Falta responder: { $names }
room-start-bots = Começar com bots nos lugares livres
room-start-host = { $name } inicia a partida.
room-come = Convidar outras pessoas
room-visible-public = A mesa está na lista de mesas abertas; quem tem o link também pode vir.
room-visible-link = Quem tem o link pode vir.
room-visible-private = Só quem foi convidado pode vir.
room-share-link = Link desta mesa
room-share-private = A mesa é privada; quem a organiza pode convidar.
room-share-code = Aponte a câmera de um celular; dá para ler também do outro lado da mesa.
room-share-here = Este endereço só funciona neste computador, por isso não há código para celulares. Iniciado com --lan, o programa deixa os celulares entrarem.
room-seat-name = Nome neste lugar
room-seat-save = Salvar o nome
room-invite = Criar um convite
room-invite-link = Link do convite
room-copy = Copiar
room-copy-what = Copiar: { $what }
room-copied = Copiado
room-program = Um lugar para um programa seu
room-program-text = Um programa seu pode jogar um lugar. Ele precisa de uma chave.
room-program-seat = Lugar
room-program-name = Como se chama
room-program-make = Criar uma chave
room-program-renew = Criar uma chave nova
room-program-here = o programa está conectado
room-program-waiting = esperando o programa
room-program-of = { $name }, lugar { $seat }
room-program-docs = Como um programa fala com a mesa
room-program-key = Chave
room-program-once = Guarde a chave onde ninguém mais possa ler. Ela aparece aqui até o programa chegar; o próprio servidor não a conhece.
room-program-full = Todos os lugares são de pessoas.
room-program-dealt = As cartas já foram distribuídas, então nenhum programa pode ocupar um lugar agora: o dono dele poderia vê-las.

## Títulos da janela

room-title-waiting = À espera de jogadores · { $game }
room-title-paused = Em pausa · { $game }
room-title-over = A partida acabou · { $game }
room-title-abandoned = Encerrada sem resultado · { $game }
room-title-nobody = { $game }
room-title-yours = Sua vez · { $game }
room-title-other = É a vez de { $name } · { $game }
room-title-others = Esperando: { $names } · { $game }
room-notice = Sua vez em { $game }

## The story as it is told

room-team = Equipe
room-again = De novo
room-sending = Enviando…
room-stalled = A mesa ainda não respondeu. O que você fez está guardado e será enviado de novo.
room-offline = Sem conexão agora. O que você fez está guardado e será enviado quando ela voltar.
story-controls = Controles da narração
story-hold = Pausar a narração
story-go = Continuar a narração
story-waits = O relato espera: Espaço continua.
story-next = Próxima
story-next-key = Próxima linha (Espaço)
story-space = Espaço
story-skip = Até o fim desta etapa
story-skip-key = Até o fim desta etapa (Shift + Espaço)
story-again = De novo
story-repeat = Mostrar de novo
story-repeat-key = Mostrar de novo (R)
story-hold-short = Pausar
story-go-short = Continuar
story-end-short = Até o fim
story-show-again = Mostrar de novo a última etapa
story-untold = { $count ->
    [1] Falta contar uma coisa.
   *[other] Falta contar { $count } coisas.
}
story-show = Mostrar
team-heading = O que sua equipe fez
team-rounds = Rodadas
team-not-yet = Ninguém fez nada ainda.
team-nothing = Nada
team-more = { $count ->
    [1] Mais uma antes destas.
   *[other] Mais { $count } antes destas.
}

## Coming to a table

room-join-lead = { $host } tem um lugar para você nesta mesa.
room-join-name = Seu nome na mesa
room-looking = { $count ->
    [1] { $names } está olhando a mesa e ainda não tem lugar.
   *[other] { $names } estão olhando a mesa e ainda não têm lugar.
}
room-knocks = { $name } pede para entrar.
room-admit = Deixar entrar
room-turn-away = Agora não
room-code = O código desta mesa
room-code-note = Quem o digitar em { $place } chega a esta mesa.
room-code-knock = Quem o digitar em { $place } bate à porta, e você decide. O link de um convite deixa entrar direto.
room-code-knock-host = Quem o digitar em { $place } bate à porta, e { $host } decide.
room-seat-titled = { $name } ({ $title })

## As teclas de uma mesa

keys-heading = Teclas
keys-shift = Shift
keys-next = conta a próxima coisa
keys-stage = vai até o fim da etapa ou da vaza que está sendo contada
keys-walk = passam de uma carta ou botão a outro
keys-take = pega ou aperta o que está marcado
keys-answer = dão a resposta com esse número; em Earthrise, também a carta nesse lugar da mão
keys-back = devolve à mão o que você pegou ou fecha o que está aberto
keys-zoom = mostra uma carta de perto, onde quer que esteja; manter o dedo nela também mostra
keys-icons = diz o que os símbolos significam
keys-point = mostra algo aos outros; enquanto algo é contado, espera
keys-last-trick = mostra a última vaza
keys-sheet = mostra o Bloco de Honras
keys-deck = mostra o baralho: o que foi jogado, o que é seu, o que falta sair
keys-repeat = repete a última frase; enquanto algo é contado, mostra de novo
keys-wait = espera, enquanto algo é contado
keys-this = mostra esta lista
keys-button = Teclas (?)

## O que se pode fazer sobre alguém

people-menu = Opções para { $name }
people-hush = Silenciar { $name } para mim
people-hear = Voltar a ouvir { $name }
people-hushed = Você silenciou { $name }
people-hear-again = voltar a ouvir
people-mute = Silenciar { $name } para toda a mesa
people-unmute = Deixar toda a mesa ouvir { $name } de novo
people-muted = em silêncio, por decisão de quem organiza
people-you-muted = Quem organiza a mesa silenciou você aqui. Você continua jogando, mas não pode dizer, sinalizar nem propor nada.
people-report = Denunciar { $name }
people-report-why = Por que você denuncia { $name }?
people-reason-insults = Insultos ou ameaças
people-reason-hate = Ódio
people-reason-spam = Spam ou propaganda
people-reason-cheating = Trapaceia ou estraga a partida de propósito
people-reason-other = Outra coisa
people-report-text = Com as suas palavras (até 500 caracteres)
people-report-note = Vai para quem cuida deste servidor, com as últimas linhas que { $name } disse. { $name } não fica sabendo.
people-report-send = Enviar a denúncia
people-reported = Quem cuida do servidor recebeu.
