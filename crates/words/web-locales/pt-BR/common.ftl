### O que todas as páginas do navegador compartilham.

web-skip = Ir para o conteúdo
web-home = Início
web-site = Site
web-wait = Um momento
web-lost-title = Não há nada aqui
web-lost = Esta página não existe. O link pode ser antigo ou estar incompleto.
web-lost-again = Tentar de novo
web-page-lost = Não foi possível carregar esta página. Verifique a conexão e tente de novo.
web-no-server = O servidor não responde. Verifique a conexão e tente de novo.
web-bad-answer = O servidor deu uma resposta que não pode ser lida (status { $status }). Tente de novo em um momento.
web-close = Fechar
web-cancel = Cancelar
web-language = Idioma
web-theme = Tema
web-theme-auto = Igual ao sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-cards = Cartas
web-rules = Regras
web-learn = Aprender
web-replays = Suas partidas
web-play-now = Jogar agora
web-daybreak = Daybreak
web-earthrise = Earthrise
web-used-up = esgotada nesta rodada
web-limit-none = quantas vezes você puder pagar
web-limit-per = uma vez por rodada para cada símbolo desse tipo
web-limit-used = usada { $used } de { $most } nesta rodada
web-copy-by-hand = Copie à mão
web-copy = Copiar
web-copied = Copiado
web-docs-note = Esta página está em inglês. Como arquivo:
web-report = Relatar um problema
web-report-text = Isto é tudo o que estaria no relato: a partida como você pode vê-la, que tipos de mensagens passaram entre esta página e o servidor, os erros, o seu navegador e os seus ajustes aqui. Sem nomes e sem conversa. Nada é enviado: salve e mande a quem quiser.
web-report-said = O que aconteceu? (se quiser)
web-report-all = O relato
web-report-save = Salvar como arquivo
web-name-long = Um nome tem no máximo { $most } caracteres; este tem { $over } a mais.

## Com que uma mesa é marcada, onde quer que apareça

mark-known = Cartas conhecidas
mark-known-text = Alguém podia conhecer as cartas antes do começo: a semente foi escolhida, ou elas já tinham sido jogadas.
mark-study = Para estudo
mark-study-text = Uma mesa para experimentar. Todas as mãos são vistas se todas as pessoas sentadas concordarem.
mark-study-open = Estudo: mãos abertas
mark-study-open-text = Quem tem lugar pode ver todas as mãos.
mark-daily = Jogo do dia
mark-daily-text = Uma tentativa para cada pessoa. Ninguém organiza a mesa, e os bots não podem ser trocados.
mark-unproven = visitante recente
mark-unproven-text = Quando a partida acabou, esta pessoa era conhecida aqui havia menos de um dia. Resultados assim vêm depois de todos os outros.
mark-played = { $count ->
    [1] Um bot ({ $bot }) fez 1 das { $all } jogadas de { $name }.
   *[other] Um bot ({ $bot }) fez { $count } das { $all } jogadas de { $name }.
}
mark-played-program = Jogadas do lugar { $seat } por { $name }, um programa de { $of }.
mark-host = O que fez quem organiza

## Como as cartas foram sorteadas

dealt-heading = Como as cartas foram sorteadas
dealt-everybody = Pelo servidor junto com { $names }: todos fixaram a sua parte antes de qualquer uma ser mostrada, então ninguém pôde escolher as cartas.
dealt-sitting = Pelo servidor junto com { $names }, cada pessoa ao se sentar.
dealt-server = Só pelo servidor.
dealt-given = As cartas foram dadas: alguém escolheu a semente, ou elas já tinham sido jogadas.
dealt-daily = É o jogo do dia, igual para todos.
dealt-study = A mesa é de estudo.
dealt-left-out = Sem parte no sorteio, por não responderem a tempo: { $names }.
dealt-proven = Conferido neste navegador: o servidor cumpriu a palavra, e a sua parte está no sorteio.
dealt-broken = Conferido neste navegador: este não é o sorteio combinado. Guarde o registro e avise quem cuida deste servidor.
