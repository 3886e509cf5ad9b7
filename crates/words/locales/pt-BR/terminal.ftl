### O que se digita no terminal e o que o programa diz antes de começar uma partida.

## Comandos à mesa
## The words of a command stand with commas between them; the first is the one that help shows. Accents and capital
## letters do not count. The English words are understood in every language.

command-help = ajuda
command-help-does = esta lista
command-rules = regras, regra
command-rules-does = procurar uma regra, por uma palavra ou pelo número
command-rules-takes = PALAVRA
command-hint = dica
command-hint-does = as melhores jogadas, com o que esperar delas
command-why = por quê, porquê
command-why-does = por que uma jogada (pelo número) ou uma carta é possível ou não, e o que ela traria
command-why-takes = JOGADA
command-back = desfazer, voltar
command-back-does = desfazer a sua última jogada
command-back-anyway = desfazer mesmo assim, voltar mesmo assim
command-back-anyway-does = entre bots: começar um “e se…?” de antes da sua última jogada
command-next = próximo, próxima
command-next-does = deixar outra pessoa responder antes
command-table = mesa
command-table-does = a mesa inteira de novo
command-hand = mão
command-log = registro
command-log-does = o que aconteceu até agora
command-quit = sair
command-quit-does = sair; se houver um registro, a partida fica salva

## A ajuda à mesa

help-moves = Digite o número de uma jogada, uma carta ou algumas palavras do que a jogada diz e aperte Enter. Você também pode digitar:
# After the list, in languages other than English: their English words.
help-english = As palavras em inglês também valem: { $words }.

## Regras consultadas à mesa

# $section, $rule and $term are whole commands, as in "rules 2".
lookup-contents = “{ $section }” lista as regras de uma seção, “{ $rule }” mostra uma e “{ $term }” procura uma palavra.
lookup-read = “{ $command }” mostra uma delas.
lookup-more = { $count ->
    [1] Mais uma regra fala disso; “{ $command }” mostra qual.
   *[other] Mais { $count } regras falam disso; “{ $command }” mostra uma delas.
}
lookup-none = Nenhuma regra fala de “{ $input }”. “{ $command }” lista do que as regras tratam.
lookup-solo = (Só no modo solo.)
lookup-challenges = (Só com cartas de Desafio.)
lookup-pills = (Só com Pílulas de História.)
lookup-ruling = (Decisão deste programa, onde o manual se cala.)

## Opções erradas

flags-no-command = Não existe o comando “{ $given }”; “firstlight --help” lista todos.
flags-no-command-but = Não existe o comando “{ $given }”; você quis dizer “{ $meant }”?
flags-unknown = A opção “{ $given }” não existe aqui; ponha “--help” depois do comando para ver as que existem.
flags-unknown-but = A opção “{ $given }” não existe aqui; você quis dizer “{ $meant }”?
flags-no-value = Falta o valor de { $flag }.
flags-not-one-of = { $flag } não pode ser “{ $given }”; é { $known }.
flags-wrong-value = { $flag }: { $why }
flags-no-game = Diga qual jogo, earthrise ou daybreak, como em: firstlight table earthrise --seats me,steady,steady
flags-missing = Falta isto: { $missing }
flags-conflict = { $flag } e { $other } não podem ir juntas.

## O que não dá para fazer, antes de começar
## These sentences follow the name of the program and a colon.

fail-read = não dá para ler { $file }: { $why }
fail-write = não dá para escrever em { $file }: { $why }
fail-create = não dá para criar { $file }: { $why }
fail-remove = não dá para apagar { $file }: { $why }
fail-no-file = esse arquivo não existe
fail-permission = permissão negada
fail-unread = ninguém lê a saída
fail-no-server = “{ $command }” precisa do servidor, e este programa foi compilado sem ele; compile-o com a opção “serve”
fail-output = não dá para escrever a saída: { $why }
fail-input = não dá para ler a entrada: { $why }
fail-no-lang = “{ $given }” não é um idioma deste programa; pode ser en, es ou pt-BR (ou pt)
fail-no-seed = “{ $given }” não é uma semente; escreva um número inteiro até 18446744073709551615 ou 64 dígitos hexadecimais
fail-no-time = “{ $given }” não é um tempo para pensar; escreva um número de linhas de jogo, como 2000, ou um tempo, como 400ms ou 1.5s
fail-no-option = “{ $given }”: escreva como NOME=VALOR, por exemplo follow_rule=free
fail-option-none = { $game } não tem opções, então não existe “{ $given }”
fail-option-unknown = não existe a opção “{ $given }”; as opções são { $known }
fail-option-value = a opção { $option } não pode ser “{ $given }”; pode ser { $known }
fail-content = este conteúdo não pode ser usado (os erros, em inglês, dizem o arquivo e o campo):
fail-content-no-folder = --content { $dir } não é uma pasta; tem que ser uma que contenha { $file }
fail-content-none = --content: { $game } não tem conteúdo que se possa mudar
fail-flags-of = { $flags }: estas opções são de { $game }
fail-no-seats = diga quem joga, como em --seats { $seats }
fail-no-game-yet = ainda não há nenhuma partida em { $file }; diga quem joga, como em --seats { $seats }
fail-seats-count = { $game } é para { $least } a { $most } pessoas, não para { $players }; como em --seats { $seats }
fail-seats-twice = duas pessoas se chamam { $name }; dê nomes diferentes a elas
fail-seats-name = “{ $given }”: um nome tem de 1 a 20 letras, como em me:Ana
fail-seats-bot = --seats: { $why }; uma pessoa é “me” ou “me:NOME”
fail-bot-unknown = não existe o bot “{ $bot }”; pode ser { $known }
fail-bot-cheats = “{ $bot }” vê todas as cartas, então só joga no laboratório
fail-bot-takes-no-time = “{ $bot }” joga por regras e não aceita um tempo para pensar
fail-no-log = { $file } não é um registro: { $why }
fail-log-large = { $file } tem mais de 64 MB; isso não é um registro
fail-log-no-text = { $file } não é um registro: não é texto UTF-8
fail-log-empty = está vazio
fail-log-cut = a primeira linha está cortada
fail-log-no-json = a primeira linha não é JSON ({ $why })
fail-log-no-version = falta a versão do `firstlight` na primeira linha
fail-log-newer = o formato é o { $format }; só um firstlight mais novo consegue ler
fail-log-header = o cabeçalho está errado: { $why }
fail-log-setup = { $file }: a preparação no cabeçalho está errada: { $why }
fail-log-unknown-game = { $file } é uma partida de “{ $game }”, que este programa não conhece; ele conhece { $known }
fail-log-other-game = { $file } é uma partida de “{ $game }”, não de { $wanted }
fail-log-other-rules = { $file } foi jogado com a leitura { $theirs } das regras, e este programa conhece a { $ours }
fail-log-other-content = { $file } foi jogado com o conteúdo “{ $id }” (sha256 { $hash }), e este é outro; indique com --content a pasta que o tem
fail-log-no-seed = { $file } não traz a semente, então não dá para continuar a partida aqui
fail-log-seats = { $file }: os lugares no cabeçalho estão errados: { $why }
fail-log-seat-count = { $file }: lugares no cabeçalho: { $named }; lugares da mesa: { $players }
fail-log-other-seed = { $file } já tem uma partida com a semente { $seed }; tire a opção ou use outro arquivo
fail-log-other-seats = { $file } já tem uma partida com os lugares { $seats }; tire a opção ou use outro arquivo
fail-log-other-setup = { $file } já tem uma partida com outra preparação; tire a opção ou use outro arquivo
fail-holds-not = { $file }: a entrada { $entry } não vale: { $why }
fail-holds-up-to = { $file }: o registro vale até a entrada { $upto }; a entrada { $entry } não: { $why }
fail-replay-to = --to { $to }: entradas válidas de { $file }: { $entries }
fail-replay-as = --as { $given }: é um lugar de 0 a { $last }, “spectator” ou “all”
fail-seat = --seat { $seat }: os lugares desta mesa vão de 0 a { $last }

## --help
## Names of commands, flags and values are the same in every language.

cli-about = Jogos de tabuleiro sobre a Terra no computador: jogar, rever, estudar e simular
cli-about-long =
    Jogos de tabuleiro sobre a Terra no computador: jogar, rever, estudar e simular.

    Uma versão independente e não oficial das regras dos jogos; não contém arte nem textos das editoras.
cli-note = Cada comando se explica: firstlight table --help
cli-head-usage = Uso:
cli-head-commands = Comandos
cli-head-arguments = Argumentos
cli-head-options = Opções
cli-head-examples = Exemplos:
cli-usage-options = OPÇÕES
cli-help = Mostrar esta ajuda
cli-help-command = Mostrar esta lista ou a ajuda de um comando
cli-version = Mostrar a versão
cli-play = Jogar no navegador: atende só este computador e abre a página
cli-serve = Servir mesas para uma casa ou uma escola
cli-backup = Copiar todas as mesas para um arquivo, mesmo com o servidor ligado
cli-restore = Refazer as mesas de uma pasta a partir de uma cópia
cli-table = Jogar no terminal, com bots ou com amigos no mesmo teclado
cli-sim = Fazer os bots jogarem muitas partidas e ver porcentagens, pontos e velocidade
cli-lab = Medir bots, preparações, cartas e lugares, e escrever um relatório legível
cli-replay = Contar uma partida a partir do registro, passo a passo
cli-analyse = Repassar uma partida pelo registro: quais jogadas custaram mais e o que teria sido melhor
cli-check = Conferir um registro com as regras e a semente, ou uma cópia com todos os registros
cli-cards = Ler as cartas: listar, filtrar, mostrar uma, contar o que há na caixa
cli-content = Começar ou conferir uma pasta com cartas e números próprios
cli-bench = Medir a velocidade das regras, dos bots que buscam e do laboratório
cli-game = O jogo: earthrise (vazas, de 3 a 5) ou daybreak (cooperativo, de 1 a 4)
cli-seats = Quem senta onde, com vírgulas: me, me:NOME ou um bot. Bots de Earthrise: { $earthrise }. Bots de Daybreak: { $daybreak }
cli-seed = O sorteio: a mesma semente dá as mesmas cartas
cli-lang = O idioma: en, es ou pt-BR; se não for dito, o do seu sistema (LC_ALL, LC_MESSAGES, LANG)
cli-log = Guardar a partida neste arquivo; se ele existir, continuar a partida que está nele
cli-hint-time = Quanto uma dica pode demorar: um tempo, como 500ms ou 3s, ou linhas de jogo, como 2000; se não for dito, 1s
cli-plain = Nunca usar cores (elas só aparecem em um terminal, e não se existir NO_COLOR)
cli-options = Outra leitura de uma regra, como follow_rule=free ou spokesperson=true (pode ser repetido)
cli-content-folder = Uma pasta com conteúdo próprio, por cima do que vem com o programa ou no lugar dele
cli-content-of-log = A pasta com o conteúdo com que se jogou, se o registro não o trouxer
cli-table-note =
    À mesa, digite o número ou algumas palavras de uma jogada. Com “?” você vê tudo o mais que pode digitar.
    Sem terminal, as jogadas são lidas da entrada padrão, uma por linha.
cli-file = O registro
cli-replay-to = Parar depois desta entrada do registro
cli-replay-as = Quem olha: o número de um lugar a partir de 0, “spectator”, ou “all” para ver tudo; se não for dito, all
cli-replay-full = Mostrar a mesa e as jogadas possíveis antes de cada decisão
cli-replay-note = Um registro vem de --log ARQUIVO à mesa, ou de uma mesa do navegador.
cli-analyse-budget = Quanto: um tempo para a partida inteira, como 20s, ou linhas de jogo por jogada, como 200; se não for dito, 60s
cli-analyse-seat = Só as jogadas deste lugar, contando a partir de 0
cli-analyse-most = Quantas jogadas mostrar; se não for dito, 5
cli-analyse-json = Escrever tudo o que foi achado como JSON (docs/log-format.md diz como ele é)
cli-analyse-note =
    Cada jogada que vale e foi uma escolha é julgada pelo que o lugar podia ver, como se todos continuassem por regras
    simples. Um olhar rápido em todas acha as suspeitas; um longo nessas diz quanto custaram. A jogada melhor é escolhida
    em algumas simulações e medida em outras, e o que não se distingue do acaso não é marcado.
    Com linhas de jogo, e não um tempo, a resposta é a mesma em qualquer máquina.
