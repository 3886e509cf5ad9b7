### What --help says of the commands for whoever serves tables or studies the games; those for players are in terminal.ftl.
### Names of commands, flags and values that one types are the same in every language.

## What stands for a value

cli-value-address = ENDEREÇO
cli-value-card = CARTA
cli-value-command = COMANDO
cli-value-days = DIAS
cli-value-deck = BARALHO
cli-value-dir = PASTA
cli-value-file = ARQUIVO
cli-value-files = ARQUIVOS
cli-value-filter = FILTRO
cli-value-game = JOGO
cli-value-ip = IP:PORTA
cli-value-lang = IDIOMA
cli-value-list = LISTA
cli-value-name = NOME
cli-value-name-value = NOME=VALOR
cli-value-number-time = N|TEMPO
cli-value-plan = PLANO
cli-value-rate = FREQUÊNCIA
cli-value-seat = LUGAR
cli-value-seconds = SEGUNDOS
cli-value-share = FRAÇÃO
cli-value-source = FONTE
cli-value-tag = SÍMBOLO
cli-value-time = TEMPO
cli-value-title = TÍTULO
cli-value-where = ONDE
cli-value-who = QUEM

## What several commands say

# After what a command is about: how else it can be written.
cli-also = também { $names }
cli-players = Quantos jogam Earthrise; se não for dito, 4
cli-threads = Em quantas threads; se não for dito, uma por núcleo
cli-json = Escrever o resultado como JSON
cli-data = A pasta onde as mesas ficam guardadas; se não for dito, onde este sistema guarda os dados dos programas
cli-backup-file = A cópia

## play

cli-play-no-open = Não abrir o navegador
cli-play-addr = Onde escutar; se não for dito, 127.0.0.1:7878, ou uma porta livre se essa estiver ocupada; com --lan, 0.0.0.0:7878
cli-play-lan = Deixar outros aparelhos da rede de casa jogarem também, e mostrar a eles o endereço e um código QR
cli-play-example-no-open = mostra o endereço e não abre nada
cli-play-example-lan = os celulares da sala também jogam: mostra o endereço e um código QR
cli-play-note =
    Com --lan, qualquer pessoa na rede da sua casa alcança o programa enquanto ele estiver aberto: pode abrir mesas, ocupar
    lugares livres e assistir às mesas públicas. O que ela faz viaja sem criptografia dentro dessa rede. Da internet
    ninguém o alcança, a não ser que o seu roteador permita. Sem --lan, é só este computador.

    Suas partidas ficam guardadas; pare com Ctrl+C e volte quando quiser.

## serve

# A setting and its default.
cli-serve-default = { $text }; se não for dito, { $default }
cli-serve-addr = Onde escutar; a porta 0 pega uma livre
cli-serve-config = Um arquivo TOML com qualquer um destes ajustes
cli-serve-store = O endereço de um PostgreSQL que guarda as mesas, como em postgres://usuario:senha@host/firstlight; se não for dito, a pasta guarda
cli-serve-bus = O endereço do servidor NATS pelo qual vários servidores trabalham juntos, como em nats://host:4222; precisa de um PostgreSQL comum
cli-serve-node = Como este servidor se chama entre vários; dois em funcionamento nunca têm o mesmo nome
cli-serve-key = O arquivo da chave de assinatura, que todos os servidores de um site compartilham; se não for dito, “secret.key” na pasta. Se não existir, é criado
cli-serve-lease-ms = Com vários servidores: depois de tantos milissegundos sem sinal de vida, os outros assumem as mesas de um deles
cli-serve-drain-ms = Com vários servidores: por tantos milissegundos este diz que não está pronto antes de parar, para que um proxy não mande mais ninguém
cli-serve-public = Permitir um endereço que outros computadores alcançam: quem o alcança pode abrir mesas e assistir às públicas
cli-serve-origins = O endereço do site nos navegadores, se for outro (pode ser repetido)
cli-serve-https = Há um proxy na frente que fala https; se não for dito, há se algum endereço do site for https
cli-serve-trust-proxy = Acreditar neste proxy, ou em todos desta rede, quando diz de onde vem um pedido (pode ser repetido)
cli-serve-ops = Quem vê /metrics e /readyz: os programas deste computador que não passam por um proxy (local), qualquer um (all) ou ninguém (off)
cli-serve-ops-token = Quem envia isto como token os vê de qualquer modo; 16 caracteres ou mais
cli-serve-bot-threads = Threads em que os bots pensam; se não for dito, todos os processadores menos um
cli-serve-bot-ms = O máximo que um bot pensa em uma jogada; o nível mais forte usa 1500 por si só, e um número menor deixa os bots mais rápidos e mais fracos
cli-serve-hint-ms = Por quanto tempo se pensa em uma dica
cli-serve-hint-lines = Linhas de jogo que uma dica examina, em vez de um tempo: assim as dicas são iguais em todos os computadores
cli-serve-turns-lines = Com quantas continuações cada jogada é pesada ao procurar os momentos decisivos de uma partida terminada
cli-serve-idle-seconds = Segundos sem ninguém até uma mesa sair da memória; ela volta sozinha
cli-serve-retention-days = Remover as mesas não terminadas depois de tantos dias com o servidor em funcionamento, ou mantê-las para sempre (“forever”)
cli-serve-backup-every = De quanto em quanto tempo fazer uma cópia, como 6h ou 1d, e conferi-la; se não for dito, nunca
cli-serve-backup-keep = Quantas dessas cópias manter
cli-serve-backup-dir = Onde essas cópias ficam; se não for dito, em “backups”, na pasta das mesas
cli-serve-limits = Limites de frequência: on ou off
cli-serve-without-limits = O mesmo que --limits off, para testes no próprio computador
cli-serve-limit-requests = Pedidos de um endereço
cli-serve-limit-commands = Comandos de uma pessoa
cli-serve-limit-tables = Mesas novas de uma pessoa
cli-serve-limit-guesses = Códigos errados de uma pessoa, e tokens errados de um endereço
cli-serve-limit-address-sockets = Conexões com mesas abertas de um endereço
cli-serve-limit-person-sockets = Conexões com mesas abertas por uma pessoa
cli-serve-limit-chat = O que uma pessoa diz
cli-serve-limit-reports = Vezes que uma página avisa de erros nela
cli-serve-limit-codes = Códigos curtos errados de um endereço
cli-serve-limit-questions = Perguntas e sinais de vida de uma pessoa, que não mudam nada
cli-serve-limit-hints = Dicas para uma pessoa
cli-serve-limit-address-tables = Mesas novas de um endereço
cli-serve-limit-people = Pessoas novas de um endereço; a partir daí, o navegador precisa trabalhar por um momento
cli-serve-limit-secrets = Links, convites, chaves de programas e códigos para outros aparelhos que uma pessoa cria
cli-serve-limit-complaints = Pessoas que alguém denuncia a quem cuida do servidor
cli-serve-limit-keys = De quantas pessoas ou endereços cada limite se lembra
cli-serve-sockets-per-address = Conexões com mesas de um endereço abertas ao mesmo tempo
cli-serve-sockets-per-person = Conexões com mesas de uma pessoa abertas ao mesmo tempo
cli-serve-sockets-per-table = Conexões com uma mesa abertas ao mesmo tempo
cli-serve-tables-per-person = Quantas mesas não terminadas uma pessoa pode ter
cli-serve-tables-per-address = Quantas mesas não terminadas pode haver abertas de um endereço
cli-serve-table-bytes = Quanto o registro de uma mesa pode ocupar no disco; depois aceita jogadas até metade a mais, e nada além disso
cli-serve-address-megabytes = Quanto todas as mesas de um endereço podem ocupar no disco antes que ele não abra mais
cli-serve-connections = Conexões abertas ao mesmo tempo; menos, se o sistema permitir menos arquivos abertos
cli-serve-connections-per-address = Conexões de um endereço abertas ao mesmo tempo
cli-serve-header-seconds = Quanto um pedido pode demorar para dizer o que quer
cli-serve-body-seconds = Quanto um pedido pode demorar para enviar o resto; os grandes têm um segundo a mais para cada 16 KiB
cli-serve-keep-alive-seconds = Quanto uma conexão pode esperar antes de pedir de novo
cli-serve-answer-seconds = Quanto uma conexão pode ficar sem receber nada da sua resposta
cli-serve-message-bytes = A maior mensagem aceita
cli-serve-ping-seconds = De quanto em quanto tempo se pergunta a uma conexão com uma mesa se ela ainda está lá
cli-serve-log-format = O registro na saída de erros: text para pessoas, json para programas
cli-serve-log-json = O mesmo que --log-format json
cli-serve-log-filter = O que é registrado, como info,sqlx=warn
cli-serve-access-log = Registrar cada pedido: on (junto com o resto), off, ou um arquivo de linhas JSON
cli-serve-audit-log = Registrar o que muda quem pode fazer o quê, e as denúncias: on (junto com o resto), off, ou um arquivo de linhas JSON
cli-serve-example-public = todo mundo em casa pode jogar
cli-serve-example-proxy = atrás de um proxy que fala https
cli-serve-note =
    Tudo também pode ser dito em um arquivo TOML (--config ARQUIVO) ou no ambiente: FIRSTLIGHT_ADDR, FIRSTLIGHT_DATA e
    assim por diante.
    Pare com Ctrl+C: todas as mesas ficam salvas, e quem joga é avisado para voltar.

## backup and restore

cli-backup-new = O arquivo a criar; se já existir, não é sobrescrito
cli-backup-verify = Abrir a cópia de novo e conferi-la, com o registro de cada mesa. Código de saída 1: algo não confere
cli-backup-without-key = Deixar a chave do servidor de fora
cli-backup-key = O arquivo da chave do servidor; se não for dito, “secret.key” na pasta
cli-restore-example-store = para um PostgreSQL vazio
cli-backup-example-verify = e joga todas as partidas dela desde a primeira carta
cli-backup-example-check = confere uma que já foi feita
cli-backup-note =
    A cópia é um único arquivo. Ela contém a chave do servidor, com que as pessoas são reconhecidas: guarde-a onde só você
    possa ler.
    “firstlight serve --backup-every 1d --backup-keep 7” faz e confere cópias sozinho.

## sim

cli-sim-bots = Quais bots, separados por vírgulas; se não for dito, steady,random
cli-sim-games = Quantas partidas; se não for dito, 1000
cli-sim-seed = A semente do acaso; se não for dito, 1
cli-sim-note =
    Os bots avançam um lugar de uma partida para a outra, para que nenhum lugar favoreça ninguém.
    Uma lista de bots mais curta se repete até a mesa ficar cheia.
    A mesma semente dá o mesmo resultado, seja qual for o número de threads.
    Daybreak: um lugar fala pelo grupo, as cartas inseridas vão para o fundo e o que está feito está feito (--option muda
    isso); --setup é o mesmo que --powers, “solo” é uma pessoa no modo solo, e “all” joga todas as preparações do manual,
    uma após a outra.

## lab

cli-lab-run = Executar um plano com qualquer número de estudos
cli-lab-arena = Quem ganha? Escalações de bots nas mesmas mesas
cli-lab-ladder = Um bot joga melhor quando pensa mais tempo?
cli-lab-difficulty = Qual é a dificuldade de cada preparação de Daybreak?
cli-lab-cards = Quanto valem as cartas de Daybreak?
cli-lab-seats = Algum lugar de Earthrise ou alguma potência de Daybreak se sai melhor?
cli-lab-meaning = Cada mecanismo das regras muda o que se joga?
cli-lab-table = Os mesmos números para uma só partida, a partir do registro
cli-lab-plan = O plano
cli-lab-out = A pasta do relatório; se não for dito, lab-NOME para um plano NOME.toml ou um estudo NOME
cli-lab-fresh = Jogar tudo de novo, como depois de mudar um bot; senão, as partidas que já estão na pasta não são repetidas
cli-lab-line-ups = Os bots na ordem dos lugares, separados por vírgulas; uma lista mais curta recomeça (pode ser repetido)
cli-lab-games = O máximo de partidas de cada escalação
cli-lab-precision = Parar uma escalação quando a metade do seu intervalo de 95% for no máximo isto, como 0.02
cli-lab-seed = A semente do acaso
cli-lab-setups = Daybreak: potências como mw,china,europe,us, ou solo, ou all (pode ser repetido)
cli-lab-bot = O bot que pensa cada vez mais tempo
cli-lab-budgets = Quanto, de degrau em degrau: iterações (2000) ou tempos (400ms), separados por vírgulas
cli-lab-against = Quem senta nos outros lugares; se não for dito, o mesmo bot em todos
cli-lab-table-out = A pasta do relatório; se não for dito, lab-table
cli-lab-meaning-games = Quantas partidas por mecanismo (pode ser repetido, para cada escalação por vez)
cli-lab-meaning-only = Só os mecanismos que têm isto na classe ou no nome (pode ser repetido)
cli-lab-meaning-markdown = Escrever o resultado como tabela de Markdown
cli-lab-meaning-note =
    As mesmas distribuições são jogadas como são e mais uma vez para cada mecanismo, com esse mecanismo neutralizado. Diz
    em que parte das partidas muda uma jogada ou o resultado, com intervalos de 95%; menos de 5% é marcado.
    Aos bots que buscam, dê um número de iterações e não um tempo: pelo relógio não há duas partidas iguais.
cli-lab-note =
    Cada estudo é uma pasta com report.html, results.csv, results.json e o plano que o gerou. O mesmo plano e a mesma
    semente dão os mesmos números com qualquer número de threads; se for interrompido, continua de onde estava.
    docs/lab/README.md explica os planos, os intervalos e quando uma escalação para.

## check

cli-check-files = Os registros, ou cópias
cli-check-content = A pasta com o conteúdo com que as partidas foram jogadas, se os registros não o trouxerem
cli-check-note =
    Código de saída 0: todos os registros conferem. 1: algum não confere; a entrada e o motivo são ditos.
    2: um arquivo não pode ser lido.

## cards

cli-cards-game = O jogo: daybreak
cli-cards-one = Uma carta, pelo título ou pelo número
cli-cards-deck = Só este baralho
cli-cards-tag = Só as cartas que trazem este símbolo
cli-cards-source = Só as cartas cujo efeito vem desta fonte
cli-cards-specials = Só as cartas com código próprio
cli-cards-stats = Em vez disso, contar símbolos, fontes e ações
cli-cards-content = Uma pasta com cartas próprias, por cima das que vêm com o programa
cli-cards-note =
    Baralhos: local, starting, global, crisis, challenge e reference (com que cada potência começa).
    Fontes: rulebook, published, play, reconstructed, printed.

    JSON: uma lista de cartas, cada uma com no (“1.065”), deck, title, lang, tags (chaves, tantas vezes quantas estão
    impressas), source, tags_source (ou null), reconstructed (campos que completamos), disputed (campos em que as fontes
    discordam), solo (se é usada no modo solo), special (código próprio), text (frases) e world (uma frase, ou null).
    Com --stats: tags (tag, cards, percent, rulebook), sources por baralho, completed por baralho, actions por tipo de
    emissões, specials. Campos podem surgir, mas nunca mudam de nome.

## content

cli-content-check = Explicar cada erro de uma pasta. Código de saída 0: nenhum. 1: há algum. 2: não pode ser lida
cli-content-new = Escrever um ponto de partida comentado; nada do que existe é sobrescrito
cli-content-dir = A pasta

## bench

cli-bench-seconds = Segundos para cada medição; se não for dito, 1
cli-bench-repeats = Quantas vezes cada coisa é medida; vale a mediana; se não for dito, 5
cli-bench-note = Compile com otimização, ou os números não dizem nada: cargo xtask bench faz isso.
