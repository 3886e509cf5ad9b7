### Palavras que não são de nenhum jogo em particular.
###
### Argumentos que significam sempre a mesma coisa: $who é "you" ou "other", e $name é o nome desse lugar à mesa.

## Listas
## -i e -o existem para línguas em que o "e" ou o "ou" muda diante desse som.

list-comma = { $items }, { $last }
list-semicolon = { $items }; { $last }
list-and = { $items } e { $last }
list-and-i = { $items } e { $last }
list-or = { $items } ou { $last }
list-or-o = { $items } ou { $last }
# Onde fica o "você" entre outros nomes: first (primeiro) ou last (por último).
list-place-of-you = first

## Lugares à mesa

seat-you = você
# Depois de preposição: "para você".
seat-you-after = você
seat-titled = { $name } ({ $title })
seat-unnamed = Participante { $number }
seat-bot-for = { $who ->
    [you] Um bot no seu lugar
   *[other] Um bot no lugar de { $name }
}
told-by-bot = { $text } ({ $who ->
    [you] Um bot jogou no seu lugar.
   *[other] Um bot jogou no lugar de { $name }.
})

## De onde vem o conteúdo

source-rulebook = livro de regras
source-derived = deduzido
source-published = publicado
source-printed = impresso
source-reconstructed = reconstruído

## Por que algo que vem de fora não cabe na partida

refused-over = A partida acabou: não há mais nada a decidir.
refused-draw-due = Primeiro o acaso: ninguém pode jogar antes que ele decida.
refused-not-asked = { $who ->
    [you] Não é a sua vez: a partida espera por { $asked }.
   *[other] Não é a vez de { $name }: a partida espera por { $asked }.
}

## Por que não dá para desfazer uma jogada

retract-nothing = { $who ->
    [you] Você não tem nenhuma jogada para desfazer.
   *[other] { $name } não tem nenhuma jogada para desfazer.
}
retract-frontier = { $who ->
    [you] Você não pode mais desfazer essa jogada: desde então algo foi distribuído, mostrado ou resolvido, e isso não tem volta.
   *[other] { $name } não pode mais desfazer essa jogada: desde então algo foi distribuído, mostrado ou resolvido, e isso não tem volta.
}
retract-consent = A partida continuou desde então: é preciso o consentimento de { $names }.

## O que há de errado em uma partida salva

fault-no-draw-due = Há um resultado do acaso onde não cabe nenhum.
fault-impossible-draw = Há um resultado do acaso que não é possível neste ponto.
fault-not-from-seed = Há um resultado do acaso que não vem da semente.
fault-wrong-retraction = Ao desfazer uma jogada, caíram outras que não dependiam dela, ou faltou alguma.
fault-no-such-entry = O registro não tem nenhuma entrada { $entry }.
