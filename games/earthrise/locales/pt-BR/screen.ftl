### A mesa de Earthrise no terminal.

## A linha de cima

table-title = Rodada { $round } de { $rounds }, { $stage } · vaza { $trick } de { $tricks }
table-title-scoring = Rodada { $round } de { $rounds }, { $stage } · contagem
table-title-final = Fase final
table-title-over = Fim da partida
table-trick-open = vaza aberta
table-trick-silent = Silêncio de Rádio
table-your-turn = Sua vez
table-thinking = { $count ->
    [1] { $names } está pensando…
   *[other] { $names } estão pensando…
}

## Rótulos

table-track = Trajeto
table-earth = Terra
table-trump = Trunfo
table-trick = Vaza
table-hand = Sua mão
table-tokens = Fichas
table-pieces = Peças
table-honors = Honras
table-pile = Seu monte
# Radio Silence tokens, as the head of a column.
table-silence = Silêncio
table-alerts = Alertas
table-pill = Pílula
table-face-down = (carta virada para baixo)
table-used = usada
table-none = nada
table-deck = Baralho
table-played = Cartas jogadas nesta rodada
table-unseen = Cartas ainda não vistas

## Respostas

table-no-pill = Você não tem Pílula de História.
table-no-last-trick = Nesta rodada ainda não terminou nenhuma vaza.

## Comandos à mesa, escritos como diz `terminal.ftl` da casa

command-hand-does = a sua mão
command-track = trajeto
command-track-does = as Manobras desta rodada
command-worth = valor, valores
command-worth-does = quanto valem cartas, fichas e peças, rodada a rodada
command-last = última, última vaza
command-last-does = a última vaza
command-cards = cartas
command-cards-does = o que já foi jogado e de que é feito o baralho
command-pile = monte, pilha
command-pile-does = as cartas que você ganhou nesta rodada
command-pill = pílula
command-pill-does = a sua Pílula de História
command-score = honras, placar
command-score-does = o Bloco de Honras
