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
command-log = registro
command-log-does = o que aconteceu até agora
command-quit = sair
command-quit-does = sair; se houver um registro, a partida fica salva

## Os de Earthrise

command-hand = mão
command-hand-does = a sua mão
command-track = trajeto
command-track-does = as Manobras desta rodada
command-worth = valor, valores
command-worth-does = quanto valem cartas, fichas e peças, rodada a rodada
command-last = última, última vaza
command-last-does = a última vaza
command-cards = cartas
command-cards-does = o que já foi jogado e de que é feito o baralho
command-pile = pilha
command-pile-does = as cartas que você ganhou nesta rodada
command-pill = pílula
command-pill-does = a sua Pílula de História
command-score = honras, placar
command-score-does = o Bloco de Honras

## Os de Daybreak

command-hand-read-does = a sua mão, com o que cada carta faz
command-stacks = pilhas
command-stacks-does = as suas pilhas, com o que as ações delas fazem
command-board = tabuleiro
command-board-does = as pilhas e a mão de uma potência
command-board-takes = POTÊNCIA
command-card = carta
command-card-does = uma carta
command-card-takes = TÍTULO
command-projects = projetos
command-projects-does = os Projetos Globais em jogo, com o que fazem
command-crises = crises
command-crises-does = as crises viradas para cima, com o que fazem
command-planet = planeta
command-planet-does = as trilhas de efeitos planetários, com seus pontos de inflexão
command-discards = descartes, baralhos
command-discards-does = os descartes e quantas cartas os baralhos têm
command-forecast = previsão
command-forecast-does = o que a rodada trará do jeito que as coisas estão

## A ajuda à mesa

help-moves = Digite o número de uma jogada, uma carta ou algumas palavras do que a jogada diz e aperte Enter. Você também pode digitar:
# After the list, in languages other than English: their English words.
help-english = As palavras em inglês também valem: { $words }.
