### Como se prepara uma mesa de Daybreak, e o que há de errado em uma preparação.

## Opções

cli-powers = Daybreak: as Potências Mundiais na ordem dos lugares, entre mw, china, europe, us
cli-challenges = Daybreak: uma carta de Desafio, como 1.503, 1.521@china, harder ou easier@us (pode ser repetido)

## O que não dá para fazer, antes de começar
## These sentences follow the name of the program and a colon.

fail-content-empty = em --content { $dir } não há nenhum arquivo de Daybreak; “firstlight content new PASTA” cria alguns para começar
fail-seats-daybreak = Daybreak é para 1 a { $most } pessoas, não para { $players }; como em --seats { $seats }
fail-powers = { $powers ->
    [1] --powers diz { $powers } potência
   *[other] --powers diz { $powers } potências
} para { $seats ->
    [1] { $seats } lugar
   *[other] { $seats } lugares
}; diga uma para cada lugar, na ordem dos lugares
fail-power-unknown = --powers { $given }: uma potência é { $known } (mw e us para abreviar), como em china,us
fail-power-twice = a potência { $power } aparece duas vezes; em uma mesa, cada potência aparece uma vez
fail-challenge = --challenge { $given }: é o número de uma carta de Desafio, como 1.503, ou harder, easier ou variety para uma sorteada; @POTÊNCIA depois diz de quem, como em 1.521@china
fail-challenge-absent = --challenge { $given }: { $power } não está nesta mesa
fail-challenges-many = são cartas de Desafio demais para uma mesa
fail-challenge-twice = a carta de Desafio { $card } aparece duas vezes; na caixa há uma só
fail-challenge-solo = a carta de Desafio { $card } não é para o jogo solo; escolha outra, ou jogue com mais pessoas
fail-challenge-group = o Desafio { $card } é para o grupo inteiro, não só para { $power }; tire a potência
fail-challenge-whom = o Desafio { $card } é para uma potência só; diga para qual, como em { $example }

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-daybreak = Daybreak é para 1 a { $most } jogadores, não para { $players }
server-detail-challenge = não há nenhuma carta de Desafio { $card }
server-detail-challenge-seat = o Desafio { $card } é para o lugar { $seat }, que esta mesa não tem
server-detail-challenge-group = o Desafio { $card } é para o grupo todo, não para uma só pessoa
server-detail-challenge-whom = o Desafio { $card } é para uma só pessoa; diga para quem
