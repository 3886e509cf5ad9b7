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
# De quem é algo: "o consentimento de Ana e seu".
seat-of = de { $name }
seat-of-you = seu
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
# Os níveis dos bots, como em "Luis, um bot (constante)".
bot-level-random = aleatório
bot-level-casual = descontraído
bot-level-steady = constante
bot-level-skilled = hábil
bot-level-expert = especialista
bot-level-flat = busca plana
bot-level-pimc = cartas abertas

## Por que algo que vem de fora não cabe na partida

refused-over = A partida acabou: não há mais nada a decidir.
refused-draw-due = Primeiro vem o sorteio: ninguém pode jogar antes dele.
refused-not-asked =
    { $who ->
        [you] Não é a sua vez
       *[other] Não é a vez { $of }
    }. Falta jogar: { $asked }.

## Por que não dá para desfazer uma jogada

retract-nothing = { $who ->
    [you] Você não tem nenhuma jogada para desfazer.
   *[other] { $name } não tem nenhuma jogada para desfazer.
}
retract-frontier = { $who ->
    [you] Você não pode mais desfazer essa jogada: desde então algo foi distribuído, mostrado ou resolvido, e isso não tem volta.
   *[other] { $name } não pode mais desfazer essa jogada: desde então algo foi distribuído, mostrado ou resolvido, e isso não tem volta.
}
retract-consent = A partida continuou desde então: é preciso o consentimento { $names }.

## O que há de errado em uma partida salva

fault-no-draw-due = Há um sorteio onde não cabe nenhum.
fault-impossible-draw = Há um sorteio que não é possível neste ponto.
fault-not-from-seed = Há um sorteio que não vem da semente.
fault-wrong-retraction = Ao desfazer uma jogada, caíram outras que não dependiam dela, ou faltou alguma.
fault-no-such-entry = O registro não tem nenhuma entrada { $entry }.

## Por que uma jogada é possível

why-watching = Você está assistindo; só joga quem está à mesa.
why-legal = Pode.
