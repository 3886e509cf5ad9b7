### O que uma mesa no servidor diz: por que algo não foi feito e o que aconteceu fora da partida.

## Por que não foi feito o que se pediu, pelo código

server-malformed = Não dá para entender esta mensagem: { $detail }. Compare-a com a descrição da interface.
server-unknown-version = Aqui não se fala essa versão da interface. Recarregue a página ou atualize o programa.
server-too-large = É mais do que se aceita de uma vez. Envie menos.
server-too-fast = Você está indo rápido demais. Tente de novo em { $seconds } s.
server-busy = O servidor tem coisas demais para pensar. Tente de novo em { $seconds } s.
server-no-such-route = Não há nada neste endereço. Veja se ele está escrito certo.
server-wrong-method = Este endereço existe, mas não para isso. Use o método indicado na descrição da interface.
server-no-such-table = Essa mesa não existe, ou é privada. Confira o endereço ou peça um convite.
server-not-at-table = Só quem pertence à mesa pode fazer isso. Ocupe um lugar ou peça um convite.
server-not-your-seat = Esse lugar não é seu. Escolha um dos seus.
server-which-seat = Você tem vários lugares. Diga de qual se trata.
server-not-your-turn = Agora nada é pedido ao seu lugar. Espere a sua vez.
server-not-host = Só quem organiza a mesa pode fazer isso. Peça a essa pessoa.
server-turned-away = Quem organiza esta mesa não deixou você entrar. Peça o link a essa pessoa.
server-seat-taken = Esse lugar não existe, ou não está livre. Escolha outro.
server-not-started = A partida ainda não começou. Ela começa quando todos os lugares estão ocupados ou quando quem organiza decide.
server-started = A partida já começou, então isso não pode mais ser mudado.
server-finished = A partida acabou e não há mais nada a fazer nela. Você pode pedir uma revanche.
server-not-finished = Isso só é possível quando a partida tiver acabado.
server-paused = A mesa está em pausa. Retome-a para continuar.
server-illegal = As regras não permitem isso. Escolha uma das jogadas oferecidas.
server-not-retractable = Isso não pode ser desfeito.
server-no-such-entry = Não há nenhum registro { $entry } que você possa ver. Escolha um anterior.
server-no-such-question = Não há nenhuma pergunta { $question } para você responder; talvez já esteja resolvida.
server-no-such-plan = Não há nenhum plano { $plan } sobre a mesa; talvez tenha sido retirado ou dado lugar a um mais novo.
server-plans-off = Neste jogo cada pessoa guarda coisas que as outras não podem ver, e as regras não preveem conversa sobre planos. Guarde o seu até o fim da partida.
server-hints-off = Nesta mesa se joga sem dicas.
server-watching-off = Nesta mesa se joga sem plateia. Volte quando a partida tiver acabado.
server-not-for-study = Nesta mesa não dá para voltar a um momento anterior. Quando a partida acabar, copie-a para uma mesa de estudo.
server-bad-name = Um nome tem de 1 a { $most } caracteres. Escolha outro.
server-bad-text = Um texto tem de 1 a { $most } caracteres. Mude o seu e envie de novo.
server-bad-setup = A mesa não pode ser preparada assim: { $detail }.
server-unknown-bot = Não há nenhum bot “{ $bot }” para este jogo. Escolha um da lista de bots.
server-unknown-lang = Esse idioma não é falado aqui. Pode ser en, es ou pt-BR.
server-unknown-game = Esse jogo não existe aqui. Pode ser earthrise ou daybreak.
server-too-many-tables = Você tem mesas abertas demais. Termine ou deixe uma e depois abra outra.
server-too-many-sockets = Há conexões abertas demais. Feche outra janela ou dispositivo e tente de novo.
server-bad-origin = Este pedido vem de outro site, então não foi atendido. Use as páginas deste servidor.
server-no-cookie = Seu navegador não enviou o cookie pelo qual este site reconhece você, então nada foi guardado. Permita os cookies deste site, recarregue a página e tente de novo.
server-bad-token = Este link ou chave está errado, velho demais, já usado ou revogado. Peça um novo.
server-guest = Visitante { $number }
server-no-such-code = Nenhuma mesa tem este código. Confira com quem o passou; o código de uma partida encerrada não leva a lugar nenhum.
server-no-such-deal = Não há essa distribuição nem esse dia. Escolha um da lista.
server-not-a-log = Este arquivo não é o registro de uma partida. Escolha um arquivo com a extensão jsonl, salvo de uma mesa ou escrito por firstlight table --log.
server-newer-log = Este registro foi escrito por um Firstlight mais novo (versão { $version }; este conhece a { $known }). Atualize o programa e abra de novo.
server-other-content = Esta partida foi jogada com um conteúdo próprio (“{ $content }”), que não vem com este programa. Veja-a na sua própria máquina: firstlight replay ARQUIVO.
server-bad-line = A linha { $line } deste registro não se sustenta: { $detail }. O arquivo foi alterado ou danificado; use uma cópia intacta.
server-store-full = O disco do servidor está cheio e nada pode ser guardado. O que você fez por último não vale; quem cuida do servidor precisa abrir espaço.
server-store-busy = O banco de dados está ocupado. O que você fez por último não vale; tente de novo em um momento.
server-store-failed = O banco de dados falhou. O que você fez por último não vale; tente de novo ou avise quem cuida do servidor.
server-stopping = O servidor vai parar. A sua mesa está salva; volte em um momento.
server-too-slow = A sua conexão não acompanhou. Conecte-se de novo; nada se perdeu.
server-internal = Algo está errado no programa. Tente de novo ou avise quem cuida do servidor.

## O que há de errado em uma linha de um registro

log-not-by-seed = o acaso não decidiu isso pela semente da partida
log-not-an-entry = não é uma entrada deste jogo

## O que aconteceu fora da partida

note-sat = { $name } ocupa o lugar { $seat }.
note-bot = { $name }, um bot ({ $bot }), ocupa o lugar { $seat }.
note-opened = O lugar { $seat } está livre.
note-knocked = { $name } pede para entrar.
note-renamed = { $old } agora se chama { $name }.
note-started = A partida começa.
note-stand-in = Um bot ({ $bot }) joga por { $name } { $until ->
    [stage] até o fim da etapa
    [trick] até o fim da vaza
   *[back] por enquanto
}.
note-back = { $name } voltou.
note-back-ended = A { $part ->
    [trick] vaza
   *[stage] etapa
} acabou: { $who ->
    [you] você volta a jogar.
   *[other] { $name } volta a jogar.
}
note-paused = { $name } põe a mesa em pausa.
note-resumed = { $name } retoma a mesa.
note-asks-end = { $name } propõe terminar a partida sem resultado. Você concorda?
note-asks-back = { $name } quer desfazer uma jogada sobre a qual já se jogou. Você concorda?
note-agreed = Todo mundo concordou.
note-declined = A pergunta está resolvida: nada muda.
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

## Momentos decisivos de uma partida que acabou

turn-round = Rodada { $round }
turn-rises = A chance de vencer sobe: antes { $before }, depois { $after }.
turn-falls = A chance de vencer cai: antes { $before }, depois { $after }.
turn-rises-of = { $name }: a chance de vencer sobe; antes { $before }, depois { $after }.
turn-falls-of = { $name }: a chance de vencer cai; antes { $before }, depois { $after }.
