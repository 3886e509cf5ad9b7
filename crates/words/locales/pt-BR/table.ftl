### A mesa no terminal.

## Ao pedir uma resposta

table-choose = { $count ->
    [1] Sua escolha (1, ou ? para ajuda):
   *[other] Sua escolha (de 1 a { $count }, ou ? para ajuda):
}

## Respostas

table-welcome = Boas-vindas ao { $game }. À mesa: { $seats }. Semente: { $seed }.
table-content = Conteúdo: { $id }.
table-unknown-command = “{ $input }” não é nem jogada nem comando; com ? você vê o que pode digitar.
table-unknown-number = { $count ->
    [1] Não existe a jogada { $number }; a única é a 1.
   *[other] Não existe a jogada { $number }; elas vão de 1 a { $count }.
}
# Below it stand the moves that come nearest.
table-nearest = “{ $input }” não é nem jogada nem comando. Você quis dizer uma destas?
# Words that need not stand in the sentence of a move, with commas between them.
table-small-words = o, a, os, as, um, uma, de, do, da, dos, das, em, no, na, com, e, meu, minha, seu, sua, por, para
table-ambiguous = “{ $input }” pode ser uma destas. Qual?
table-why-usage = Falta dizer qual: acrescente o número de uma jogada ou uma carta, como em “{ $why } 1” ou “{ $why } { $card }”.
table-taken-back = { $who ->
    [you] Você desfaz a sua última jogada.
   *[other] { $name } desfaz a última jogada.
}
table-back-anyway = Com “{ $command }” começa um “e se…?” de antes dessa jogada.
table-what-if = Começa um “e se…?” de antes da sua última jogada; o registro anota isso.
table-saved = A partida está salva em { $file }.
table-not-saved = Não há registro, então a partida não fica salva; com --log ARQUIVO a próxima fica.
table-keep-next = Não houve registro. Com --log ARQUIVO dá para rever e analisar a próxima partida.
table-analyse = Quais jogadas custaram mais: { $command }
table-replay = A partida de novo, passo a passo: { $command }
table-resumed = Partida de { $file } retomada na entrada { $entry }.
table-input-ended = A entrada acabou.
table-unfinished = A partida não terminou. Para retomá-la: { $command }
table-hand-over = { $name }, aperte Enter quando ninguém mais estiver olhando.
table-goodbye = Até logo!
table-nobody-else = Ninguém mais neste teclado precisa responder agora.
table-no-log = Ainda não aconteceu nada.
