### O que uma mesa no servidor diz: por que algo não foi feito e o que aconteceu fora da partida.

## Por que não foi feito o que se pediu, pelo código

server-malformed = Não dá para entender esta mensagem: { $detail }. Compare-a com a descrição da interface.
server-unknown-version = O servidor não aceita esta versão da interface. Recarregue a página ou atualize o programa.
server-too-large = É mais do que se aceita de uma vez. Envie menos.
server-too-fast = Você está indo rápido demais. Tente de novo em { $seconds } s.
server-busy = O servidor está ocupado demais. Tente de novo em { $seconds } s.
server-no-such-route = Não há nada neste endereço. Veja se ele está escrito certo.
server-wrong-method = Este endereço não aceita esse método. Veja a descrição da interface.
server-no-such-table = Essa mesa não existe, ou é privada. Confira o endereço ou peça um convite.
server-not-at-table = Só quem pertence à mesa pode fazer isso. Ocupe um lugar ou peça um convite.
server-not-your-seat = Esse lugar não é seu. Escolha um dos seus.
server-which-seat = Você tem vários lugares. Diga de qual se trata.
server-not-your-turn = Não é a sua vez. Espere um pouco.
server-not-host = Só quem organiza a mesa pode fazer isso. Peça a essa pessoa.
server-turned-away = Quem organiza esta mesa não deixou você entrar. Peça o link a essa pessoa.
server-removed = Quem organiza esta mesa tirou você dela.
server-muted = Quem organiza a mesa silenciou você aqui: você continua jogando, mas não pode dizer, sinalizar nem propor nada nesta mesa.
server-seat-taken = Esse lugar não existe, ou não está livre. Escolha outro.
server-not-started = A partida ainda não começou. Ela começa quando todos os lugares estão ocupados ou quando quem organiza decide.
server-started = A partida já começou, então isso não pode mais ser mudado.
server-finished = A partida acabou e não há mais nada a fazer nela. Você pode pedir uma revanche.
server-not-finished = Isso só é possível quando a partida tiver acabado.
server-sealed = Outras pessoas jogam estas cartas hoje. Elas são mostradas quando o dia acabar, ou quando você tiver terminado a sua própria partida.
server-paused = A mesa está em pausa. Retome-a para continuar.
server-out-of-time = Seu tempo acabou e um bot joga por você. { $part ->
    [trick] Você volta a jogar, no mais tardar, na próxima vaza.
    [round] Você volta a jogar, no mais tardar, na próxima rodada.
   *[stage] Você volta a jogar, no mais tardar, na próxima etapa.
}
server-illegal = As regras não permitem isso. Escolha uma das jogadas oferecidas.
server-not-retractable = Isso não pode ser desfeito.
server-no-such-entry = Não há nenhuma entrada { $entry } que você possa ver. Escolha uma anterior.
server-no-such-guest = Não há ninguém assim na mesa; talvez tenha saído.
server-no-such-question = Não há nenhuma pergunta { $question } para você responder; talvez já esteja resolvida.
server-no-such-plan = Não há nenhum plano { $plan } na mesa; talvez tenha sido retirado ou substituído por um mais novo.
server-plans-off = Neste jogo cada pessoa tem segredos, e as regras não permitem combinar planos. Guarde o seu até o fim da partida.
server-hints-off = Nesta mesa se joga sem dicas.
server-watching-off = Nesta mesa se joga sem plateia. Volte quando a partida tiver acabado.
server-not-for-study = Nesta mesa não dá para voltar a um momento anterior. Quando a partida acabar, copie-a para uma mesa de estudo.
server-dealt = Neste jogo cada pessoa tem segredos, então nenhum programa ocupa um lugar depois que a partida começa. Dê o lugar a ele antes do começo.
server-no-share-wanted = Agora ninguém pede a sua parte do sorteio.
server-other-share = Essa não é a parte que você fixou antes.
server-only-its-seat = Um programa só joga no lugar que ocupa e não faz mais nada. Isso cabe às pessoas.
server-already-done = Um comando com este identificador já foi executado há algum tempo. Veja a mesa como ela está; para algo novo, use um identificador novo.
server-bad-name = Um nome tem de 1 a { $most } caracteres visíveis. Escolha outro.
server-bad-text = Um texto tem de 1 a { $most } caracteres. Mude o seu e envie de novo.
server-bad-setup = A mesa não pode ser preparada assim: { $detail }.
server-bad-clock = { $why ->
    [move] Um relógio por jogada tem de { $least } a { $most } segundos.
    [stage] Um relógio por etapa tem de { $least } a { $most } segundos.
    [game] Um relógio para a partida inteira tem de { $least } a { $most } minutos.
    [increment] Uma jogada devolve de { $least } a { $most } segundos.
    [days] Um relógio para mesas lentas tem de { $least } a { $most } dias.
    [no_stages] Este jogo não tem etapas. Escolha um relógio por jogada ou para a partida inteira.
    [slow] Uma mesa jogada ao longo de dias tem um relógio de dias, ou nenhum.
    [not_slow] Um relógio de dias é para mesas jogadas ao longo de dias.
    [study] Uma mesa de estudo não tem relógio.
    [daily] O jogo do dia não tem relógio.
   *[lesson] Uma lição não tem relógio.
}
server-unknown-bot = Não há nenhum bot “{ $bot }” para este jogo. Escolha um da lista de bots.
server-unknown-lang = Esse idioma não está disponível. Pode ser en, es ou pt-BR.
server-unknown-game = Esse jogo não existe aqui. Pode ser earthrise ou daybreak.
server-too-many-tables = Você tem mesas abertas demais. Termine ou deixe uma e depois abra outra.
server-too-many-here = Foram abertas mesas inacabadas demais a partir da sua rede. Termine ou deixe uma e depois abra outra.
server-table-full = Esta mesa chegou ao limite. Termine a partida ou continue em outra mesa.
server-work-wanted = Muitas pessoas novas estão chegando da sua rede agora. Seu navegador precisa trabalhar um momento antes; tente de novo.
server-too-many-sockets = Há conexões abertas demais. Feche outra janela ou outro aparelho e tente de novo.
server-bad-origin = Este pedido vem de outro site, então não foi atendido. Use as páginas deste servidor.
server-no-cookie = Seu navegador não enviou o cookie pelo qual este site reconhece você, então nada foi guardado. Permita os cookies deste site, recarregue a página e tente de novo.
server-bad-token = Este link ou chave está errado, velho demais, já usado ou revogado. Peça um novo.
server-logged-out = Você saiu da sua conta neste navegador. Volte com o seu link ou continue como alguém novo.
server-no-such-device = Esse aparelho não está conectado com o seu nome; talvez já tenha sido desconectado.
server-guest = Visitante { $number }
# The page of a program that has no other.
server-no-client = Este programa foi compilado sem o seu cliente para o navegador. Na pasta do código, execute “cargo xtask web” e compile de novo, ou “cargo xtask play”, que faz as duas coisas e o inicia.
server-gone = alguém que saiu
server-no-such-code = Nenhuma mesa tem este código. Confira com quem o passou; o código de uma partida encerrada não leva a lugar nenhum.
server-no-such-deal = Essas cartas ou esse dia não existem. Escolha um da lista.
server-not-a-log = Este arquivo não é o registro de uma partida. Escolha um arquivo com a extensão jsonl, salvo de uma mesa ou escrito por firstlight table --log.
server-newer-log = Este registro foi escrito por um Firstlight mais novo (versão { $version }; este conhece a { $known }). Atualize o programa e abra de novo.
server-other-content = Esta partida foi jogada com um conteúdo próprio (“{ $content }”), que não vem com este programa. Veja-a na sua própria máquina: firstlight replay ARQUIVO.
server-bad-line = A linha { $line } deste registro não confere: { $detail }. O arquivo foi alterado ou danificado; use uma cópia intacta.
server-store-full = O disco do servidor está cheio e nada pode ser guardado. O que você fez por último não valeu; quem cuida do servidor precisa abrir espaço.
server-store-busy = O banco de dados está ocupado. O que você fez por último não valeu; tente de novo em um momento.
server-store-failed = O banco de dados falhou. O que você fez por último não valeu; tente de novo ou avise quem cuida do servidor.
server-stopping = O servidor vai parar. A sua mesa está salva; volte em um momento.
server-too-slow = A sua conexão não acompanhou. Conecte-se de novo; nada se perdeu.
server-internal = Algo está errado no programa. Tente de novo ou avise quem cuida do servidor.

## O que há de errado em uma linha de um registro

log-not-by-seed = este sorteio não vem da semente da partida
log-not-an-entry = não é uma entrada deste jogo

## O que aconteceu fora da partida

note-sat = { $name } ocupa o lugar { $seat }.
note-sat-program = { $name }, um programa de { $of }, ocupa o lugar { $seat }.
note-bot = { $name }, um bot ({ $bot }), ocupa o lugar { $seat }.
note-bot-by = { $by }, que organiza a mesa, põe { $name }, um bot ({ $bot }), no lugar { $seat }.
note-opened = O lugar { $seat } está livre.
note-opened-by = { $by }, que organiza a mesa, deixa livre o lugar { $seat }.
note-knocked = { $name } pede para entrar.
note-admitted = { $by }, que organiza a mesa, deixa { $name } entrar.
note-turned-away = { $by }, que organiza a mesa, não deixa { $name } entrar.
note-removed = { $by }, que organiza a mesa, tira { $name } dela.
note-muted = { $by }, que organiza a mesa, silencia { $name }.
note-unmuted = { $by }, que organiza a mesa, deixa { $name } voltar a falar.
note-key = { $by }, que organiza a mesa, cria uma chave nova para o programa { $name } do lugar { $seat }.
note-renamed = { $old } agora se chama { $name }.
note-dealt = As cartas são sorteadas pelo servidor junto com { $names }: ninguém pôde escolhê-las.
note-dealt-without = As cartas são sorteadas pelo servidor junto com { $names }: ninguém pôde escolhê-las. De fora, por não darem a sua parte a tempo: { $left }.
note-dealt-alone = As cartas são sorteadas só pelo servidor. De fora, por não darem a sua parte a tempo: { $left }.
note-started = A partida começa.
note-stand-in = Um bot ({ $bot }) joga no lugar de { $name } { $until ->
    [stage] até o fim da etapa
    [trick] até o fim da vaza
    [round] até o fim da rodada
   *[back] por enquanto
}.
note-stand-in-by = { $by }, que organiza a mesa, põe um bot ({ $bot }) para jogar no lugar de { $name } { $until ->
    [stage] até o fim da etapa
    [trick] até o fim da vaza
    [round] até o fim da rodada
   *[back] até a volta
}.
note-back = { $name } voltou.
note-clock-out = { $who ->
    [you] Seu tempo acabou
   *[other] O tempo de { $name } acabou
}: { $then ->
    [trick] um bot joga até o fim da vaza.
    [round] um bot joga até o fim da rodada.
    [stage] um bot joga até o fim da etapa.
    [pass] nada é feito e a partida continua.
    [step] um bot faz esta jogada.
   *[nothing] { $who ->
        [you] os outros podem pedir que um bot jogue.
       *[other] vocês podem pedir que um bot jogue.
    }
}
note-back-ended = A { $part ->
    [trick] vaza
    [round] rodada
   *[stage] etapa
} acabou: { $who ->
    [you] você volta a jogar.
   *[other] { $name } volta a jogar.
}
note-paused = { $name } põe a mesa em pausa.
note-resumed = { $name } retoma a mesa.
note-asks-end = { $name } propõe encerrar a partida sem resultado. Você concorda?
note-asks-back = { $name } quer desfazer uma jogada depois da qual outros já jogaram. Você concorda?
note-asks-study = { $name } abriu esta mesa para estudo: se todo mundo concordar, todas as mãos poderão ser vistas enquanto vocês jogam. Você concorda?
note-asks-branch = { $name } quer continuar de um momento anterior; o que se jogou desde então não valeria. Você concorda?
note-asks-stand-in = { $name } quer que um bot jogue por { $other }, cujo tempo acabou, até o fim da { $part ->
    [trick] vaza
    [round] rodada
   *[stage] etapa
}. Você concorda?
note-agreed = Todo mundo concordou.
note-declined = A votação terminou: nada muda.
note-plan = { $name } propõe um plano: { $text }
note-abandoned = A partida termina sem resultado.
note-next = A mesa continua com outra partida.
note-host = { $name } organiza a mesa.
note-hurried = O servidor está ocupado: os bots pensam por menos tempo.
note-taken-back = { $who ->
    [you] Você desfaz o que fez.
   *[other] { $name } desfaz uma jogada.
}
note-branch = A partida continua de um momento anterior.

## O que fez quem organiza durante a partida

deed-bot = { $by } pôs um bot ({ $bot }) no lugar { $seat }{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-program = { $by } deu o lugar { $seat } ao programa { $name }{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-key = { $by } criou uma chave nova para o programa { $name } do lugar { $seat }{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-stand-in = { $by } pôs um bot ({ $bot }) para jogar no lugar de { $name }, que estava ausente{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-paused = { $by } pôs a mesa em pausa{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-resumed = { $by } retomou a mesa{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-removed = { $by } tirou { $name } da mesa{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-muted = { $by } silenciou { $name }{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-unmuted = { $by } deixou { $name } voltar a falar{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.
deed-more = { $by } fez mais coisas{ $times ->
    [1] {""}
   *[other] , { $times } vezes
}.

## Momentos decisivos de uma partida que acabou

turn-rises = A chance de vencer sobe: antes { $before }, depois { $after } (± { $error } pontos).
turn-falls = A chance de vencer cai: antes { $before }, depois { $after } (± { $error } pontos).
turn-rises-of = { $name }: a chance de vencer sobe; antes { $before }, depois { $after } (± { $error } pontos).
turn-falls-of = { $name }: a chance de vencer cai; antes { $before }, depois { $after } (± { $error } pontos).
turn-unsure = Chance de vencer: antes { $before }, depois { $after }; a diferença não se distingue da sorte (± { $error } pontos).

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-parser = o analisador diz, em inglês: “{ $text }”
server-detail-move = a jogada não pode ser lida; o analisador diz, em inglês: “{ $text }”
server-detail-body = o conteúdo não chegou inteiro
server-detail-id = o id está vazio ou é longo demais
server-detail-until = só um relógio pode fazer um bot jogar até então
server-detail-name = esse não é o nome que você tem aqui
server-detail-socket = isto é um WebSocket
server-detail-needs-socket = este comando precisa de um socket
server-detail-binary = é binária, e não texto
server-detail-no-try = este jogo não tem “try”
server-detail-purpose = não é nem para uma partida nem para uma lição
server-detail-watch = quem assiste pode ficar no máximo { $most } segundos atrás
server-detail-seats = o número de lugares ({ $seats }) não é o de jogadores ({ $players })
server-detail-players = { $game } é para { $least } a { $most } jogadores, não para { $players }
server-detail-pace = os bots podem esperar de 0 a { $most } milissegundos antes de jogar
server-detail-away = quem sai pode ser dado como ausente depois de { $least } a { $most } segundos
server-detail-entry = a entrada { $entry } não pode ser jogada de novo (“{ $text }”)
