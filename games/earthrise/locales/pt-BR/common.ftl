### Tudo o que se pode ler sobre Earthrise.
###
### Argumentos que significam sempre a mesma coisa: $who é "you" ou "other", e $name é o nome desse lugar à mesa; $target e
### $target-name, o mesmo para um segundo lugar. $card já vem com artigo. $honors, $tokens, $pieces, $alerts e $cards são
### números para as mensagens count-.

## Naipes e cartas

suit-pho = Fotografia
suit-apo = Apollo
suit-ast = Astronautas
suit-ale = Alerta
suit-code-pho = FOT
suit-code-apo = APO
suit-code-ast = AST
suit-code-ale = ALE
card-name = { $value } de { $suit }
# Dentro de uma frase.
card-the = o { $value } de { $suit }
card-copies = { $count ->
    [2] dois { $value } de { $suit }
   *[3] três { $value } de { $suit }
}
# Palavras que se podem escrever ao citar uma carta e que ali não significam nada.
card-typed-fillers = o a um uma de da do carta

## Coisas contadas

count-cards = { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}
count-tokens = { $tokens ->
    [0] { $tokens } fichas
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}
count-pieces = { $pieces ->
    [0] { $pieces } peças
    [one] { $pieces } peça
   *[other] { $pieces } peças
}
count-honors = { $honors ->
    [0] { $honors } Honras
    [one] { $honors } Honra
   *[other] { $honors } Honras
}
count-alerts = { $alerts ->
    [0] { $alerts } Alertas
    [one] { $alerts } Alerta
   *[other] { $alerts } Alertas
}

## Fichas de Manobra

token-lowest = a mais baixa de { $suit }
token-number = um { $value }
token-same-right = o mesmo número da carta à direita
token-same-left = o mesmo número da carta à esquerda
token-unknown = ficha { $number }
token-mark-lowest = ↓{ $code }
token-mark-value = #{ $values }
token-mark-same-right = =dir
token-mark-same-left = =esq

## Peças do quebra-cabeça

piece-upper-left = superior esquerda
piece-upper-right = superior direita
piece-lower-left = inferior esquerda
piece-lower-right = inferior direita
piece-numbered = peça { $number }
# Dentro de uma frase.
piece-the-upper-left = a peça superior esquerda
piece-the-upper-right = a peça superior direita
piece-the-lower-left = a peça inferior esquerda
piece-the-lower-right = a peça inferior direita
piece-the-numbered = a peça { $number }

## Pílulas de História: nomes

pill-name-01 = Tripulação da Apollo 8
pill-name-02 = ZOND5
pill-name-03 = LOR
pill-name-04 = ALM
pill-name-05 = Efeito Charlie Brown
pill-name-06 = Comandante fora de combate
pill-name-07 = Silêncio de Rádio
pill-name-08 = Síndrome de Stendhal
pill-name-09 = Natal a bordo
pill-name-10 = Tédio catastrófico
pill-name-other = Pílula de História { $number }
pill-title = Pílula { $number }, { $pill }

## Pílulas de História: o que fazem, montado a partir dos dados

pill-per-card = +{ count-honors } por carta de { $suit } ganha na rodada
pill-per-set = +{ count-honors } por conjunto de { $suits } ganho na rodada (uma carta de cada naipe)
pill-per-exact-card = +{ count-honors } para cada { $card } ganho na rodada
pill-per-silence = +{ count-honors } por ficha de Silêncio de Rádio ganha na rodada
pill-puzzle = o quebra-cabeça vale mais no final: { $steps }
pill-puzzle-step = +{ $bonus } com { count-pieces }
pill-cancel-alerts = as cartas ganhas na rodada não dão Alertas
pill-give-away = quem a revela passa os seus Alertas da rodada aos outros, divididos à vontade
pill-nothing = sem efeito nesta mesa
pill-windows = { $windows ->
    [F] Só pode ser revelada na contagem final.
   *[R1] Pode ser revelada na contagem de { $windows }.
}
pill-windows-none = Não pode ser revelada em nenhuma contagem.

## Quanto vale cada coisa

worth-title = Valor
worth-both = { $honors } e { count-alerts }
worth-move = { $move } ({ $worth })
worth-heading = Quanto vale cada carta ganha, rodada a rodada:
worth-fewest = menos Alertas: { count-honors }
worth-token = cada ficha não trocada: { count-honors }
worth-puzzle = quebra-cabeça: { $steps }
pile-worth = { count-cards }: { count-honors }
pile-worth-alerts = { count-cards }: { count-honors }, { count-alerts }
puzzle-next = { count-pieces } até agora: { count-honors } no fim; com mais uma, { $next }
puzzle-full = completo: { count-honors } no fim
# O que está na Terra e quem leva. As fichas mais antigas já não impõem condição.
earth-open = { $tokens ->
    [0] { $tokens } fichas: leva todas quem jogar por último { $token }
    [one] { $tokens } ficha: leva quem jogar por último { $token }
    [2] { $tokens } fichas: leva as duas quem jogar por último { $token }
   *[other] { $tokens } fichas: leva todas quem jogar por último { $token }
}
earth-silent = { $tokens ->
    [0] { $tokens } fichas, que não podem ser ganhas em Silêncio de Rádio
    [one] { $tokens } ficha, que não pode ser ganha em Silêncio de Rádio
   *[other] { $tokens } fichas, que não podem ser ganhas em Silêncio de Rádio
}
earth-left = { $tokens ->
    [0] { $tokens } fichas que ninguém ganhou
    [one] { $tokens } ficha que ninguém ganhou
   *[other] { $tokens } fichas que ninguém ganhou
}
track-played = Todas as vazas desta rodada já foram jogadas.
rounds-over = Todas as rodadas já foram jogadas e pontuadas: não restam cartas nem vazas.

## Rodadas

round-code = R{ $number }
round-code-final = F
round-outbound = ida
round-orbits = órbitas
round-return = volta
round-final = fase final
round-numbered = rodada { $number }
round-title = Rodada { $number }, { $round }
round-title-plain = Rodada { $number }
round-title-final = Fase final

## Perguntas

question-play = qual carta você joga
question-exchange = se você troca fichas ou as guarda
question-keep = com qual peça nova você fica
question-take = qual carta da vaza você leva como Copiloto
question-pill = se você revela a sua pílula
question-give = para quem vai o próximo Alerta

## O que se pede

prompt-lead = Você abre a vaza: jogue qualquer carta. O naipe dela será o Trunfo.
prompt-lead-silent = Você abre a vaza em Silêncio de Rádio: jogue qualquer carta virada para baixo. O naipe dela será o Trunfo, e é só isso que os outros vão saber.
prompt-follow = O Trunfo é { $trump } e você tem esse naipe: jogue { $trump }.
prompt-follow-or = O Trunfo é { $trump } e você tem esse naipe: jogue { $trump } ou { $or }.
prompt-no-trump = O Trunfo é { $trump } e você não tem esse naipe: jogue qualquer carta.
prompt-free = O Trunfo é { $trump }, mas aqui ninguém precisa seguir o naipe: jogue qualquer carta.
# Vem depois de uma das quatro anteriores.
prompt-face-down = Sua carta fica virada para baixo até que todos tenham jogado.
prompt-exchange = Você tem { count-tokens }; na pilha há { count-pieces }. { $tokens ->
    [1] Quer trocar a ficha por uma peça ou guardá-la?
   *[other] Quer trocar fichas pelo mesmo número de peças ou guardá-las?
}
prompt-exchange-final = Última chance: você tem { count-tokens }; na pilha há { count-pieces }. Quer trocar fichas pelo mesmo número de peças ou guardar tudo para a contagem?
prompt-keep = Você comprou peças novas: { $list }. Com qual você fica?
prompt-take = Você é Copiloto. Qual carta da vaza você leva: { $list }?
prompt-pill = Contagem ({ $round }): quer revelar “{ $pill }” agora ou deixar a pílula virada para baixo?
prompt-pill-closed = Contagem ({ $round }): “{ $pill }” não pode ser usada agora e continua virada para baixo.
prompt-give = { $alerts ->
    [1] Você ainda tem { $alerts } Alerta desta rodada para passar adiante. Para quem ele vai?
   *[other] Você ainda tem { $alerts } Alertas desta rodada para passar adiante. Para quem vai o próximo?
}

## Jogadas, como opções de um menu

move-play = Jogar { $card }
move-exchange = { $tokens ->
    [1] Trocar { $tokens } ficha por uma peça do quebra-cabeça
   *[other] Trocar { $tokens } fichas por peças do quebra-cabeça: comprar { $tokens } e ficar com uma, no máximo
}
move-save = Guardar as fichas
move-keep = Ficar com { $piece }
move-take = Levar { $card }
move-reveal = Revelar a pílula e pontuar agora
move-hold = Deixar a pílula virada para baixo
move-give = Dar um Alerta para { $name }

## Por que uma jogada não é possível

refusal-other-question = Isso não responde à pergunta: agora é preciso dizer { $question }.
refusal-not-in-hand = Você não tem { $card }; jogue uma carta da sua mão.
refusal-must-follow = Você não pode jogar { $card }: o Trunfo é { $trump } e você tem esse naipe, então jogue { $trump }.
refusal-must-follow-or = Você não pode jogar { $card }: o Trunfo é { $trump } e você tem esse naipe, então jogue { $trump } ou { $or }.
refusal-exchange-nothing = Para trocar é preciso pelo menos uma ficha; se quiser ficar com todas, guarde-as.
refusal-too-few-tokens = { $tokens ->
    [0] Você não tem fichas para trocar.
    [one] Você não pode trocar { $wanted } fichas: só tem { $tokens }. Troque essa ou guarde-a.
   *[other] Você não pode trocar { $wanted } fichas: só tem { $tokens }. Troque { $tokens } no máximo, ou guarde-as.
}
refusal-pile-too-small = { $pieces ->
    [0] A pilha está vazia e não há o que trocar; guarde suas fichas.
    [one] Você não pode trocar { $wanted } fichas: só há { $pieces } peça na pilha. Troque uma ficha ou guarde todas.
   *[other] Você não pode trocar { $wanted } fichas: só há { $pieces } peças na pilha. Troque { $pieces } no máximo ou guarde todas.
}
refusal-not-a-new-piece = Você não pode ficar com { $piece }: escolha uma das que acabou de comprar e que ainda falte no seu quebra-cabeça.
refusal-not-in-trick = Você não pode levar { $card }: não está nesta vaza. Escolha uma das cartas da mesa.
refusal-pill-not-now = Você não pode revelar “{ $pill }” agora, só na contagem de { $windows }; deixe-a virada para baixo.
refusal-pill-never = Nesta mesa “{ $pill }” não pode ser revelada; deixe-a virada para baixo.
refusal-not-an-opponent = { $who ->
    [you] Você não pode ficar com o Alerta: passe-o para outra pessoa.
   *[other] O Alerta não pode ir para { $name }: passe-o para outra pessoa da mesa.
}

## Por que uma jogada é possível

why-lead = Pode: você abre a vaza, então vale qualquer carta.
why-follows = Pode: é do naipe de Trunfo.
why-always = Pode: { $suit } vale a qualquer momento.
why-no-trump = Pode: você não tem { $trump }, então vale qualquer carta.
why-free = Pode: aqui ninguém precisa seguir o naipe.

## O que uma jogada faria

effect-lead = O Trunfo seria { $trump }.
effect-commander = Com as cartas que estão na mesa até agora, você seria Comandante.
effect-copilot = Com as cartas que estão na mesa até agora, você seria Copiloto.
effect-behind = Já há duas cartas de Trunfo mais altas, então com ela você não seria nem Comandante nem Copiloto.
effect-not-trump = Não é Trunfo, então com ela você não pode ser nem Comandante nem Copiloto.
effect-face-down = Fica virada para baixo até que todos tenham jogado.
effect-maneuver = Por enquanto ganharia a Manobra ({ $token }).
effect-maneuver-not = Não ganha a Manobra ({ $token }).
effect-maneuver-open = Ganhar ou não a Manobra ({ $token }) depende das cartas que ainda faltam.
effect-exchange = { $pieces ->
    [1] Você compra { $pieces } peça e fica com ela se for nova; a ficha se perde de qualquer forma.
   *[other] Você compra { $pieces } peças e fica com uma nova, no máximo; as fichas se perdem de qualquer forma.
}
effect-save = Cada ficha que você nunca trocar vale { count-honors } no final.
effect-keep = Seu quebra-cabeça chega a { count-pieces }: no final, { count-honors }.
effect-honors = Na contagem desta rodada a carta vale { count-honors }.
effect-alerts = Na contagem desta rodada a carta traz { count-alerts }.
effect-honors-alerts = Na contagem desta rodada a carta vale { count-honors } e traz { count-alerts }.
effect-reveal = Ela dá { count-honors } a você agora e depois sai do jogo.
effect-spare = Ela poupa você de { count-alerts }.
effect-hand-on = Com ela você passa adiante { count-alerts }.
effect-hold-later = Você ainda poderá usá-la na { $windows ->
    [F] contagem final
   *[R1] contagem de { $windows }
}.
effect-hold-never = Esta é a última contagem em que ela pode ser usada.
effect-hold-same = Você não perde nada: agora ela não pode ser usada.
effect-give = { $name } passa a ter um Alerta a mais, e você, um a menos.

## O que acontece

fact-lot = { $who ->
    [you] Por sorteio, você começa como Piloto.
   *[other] Por sorteio, { $name } começa como Piloto.
}
fact-pill-dealt = { $who ->
    [you] A sua Pílula de História é “{ $pill }”.
   *[other] A Pílula de História de { $name } é “{ $pill }”.
}
fact-pill-dealt-hidden = { $name } recebe uma Pílula de História virada para baixo.
fact-tokens-laid = Começa a rodada { $number } ({ $round }). No trajeto: { $list }.
fact-tokens-laid-plain = Começa a rodada { $number }. No trajeto: { $list }.
fact-dealt = { $who ->
    [you] Sua mão: { $list }.
   *[other] Mão de { $name }: { $list }.
}
fact-dealt-hidden = { $name } recebe { count-cards }.
fact-trick-open = { $tokens ->
    [1] Vaza { $trick }, { $who ->
        [you] com você de Piloto
       *[other] com { $name } de Piloto
    }: a Manobra pede { $token }.
   *[other] Vaza { $trick }, { $who ->
        [you] com você de Piloto
       *[other] com { $name } de Piloto
    }: a Manobra pede { $token }, e há { $tokens } fichas em jogo.
}
# Nas mesas em que vale a condição de todas as fichas da Terra.
fact-trick-open-any = Vaza { $trick }, { $who ->
    [you] com você de Piloto
   *[other] com { $name } de Piloto
}: a Manobra pede { $token } ou o que diga qualquer outra ficha da Terra, e há { count-tokens } em jogo.
fact-trick-silent = Vaza { $trick }, em Silêncio de Rádio, { $who ->
    [you] com você de Piloto
   *[other] com { $name } de Piloto
}: joga-se com as cartas viradas para baixo e não há Manobra.
fact-led = { $who ->
    [you] Você abre com { $card }: o Trunfo é { $trump }.
   *[other] { $name } abre com { $card }: o Trunfo é { $trump }.
}
fact-played = { $who ->
    [you] Você joga { $card }.
   *[other] { $name } joga { $card }.
}
fact-led-down = { $who ->
    [you] Você abre com { $card } virado para baixo e anuncia o naipe: o Trunfo é { $trump }.
   *[other] { $name } abre com { $card } virado para baixo e anuncia o naipe: o Trunfo é { $trump }.
}
fact-led-hidden = { $name } abre com uma carta virada para baixo e anuncia o naipe: o Trunfo é { $trump }.
fact-played-down = { $who ->
    [you] Você joga { $card } virado para baixo.
   *[other] { $name } joga { $card } virado para baixo.
}
fact-played-hidden = { $name } joga uma carta virada para baixo.
fact-shown = As cartas são reveladas: { $list }.
fact-shown-card = { $who ->
    [you] você, { $card }
   *[other] { $name }, { $card }
}
fact-maneuver-won = { $who ->
    [you] Você ganha a Manobra e pega { count-tokens }.
   *[other] { $name } ganha a Manobra e pega { count-tokens }.
}
fact-maneuver-unclaimed = { $tokens ->
    [1] Ninguém ganha a Manobra: { $tokens } ficha continua na Terra.
   *[other] Ninguém ganha a Manobra: { $tokens } fichas continuam na Terra.
}
fact-tokens-saved = { $who ->
    [you] Você guarda as suas fichas.
   *[other] { $name } guarda as fichas.
}
fact-tokens-spent = { $who ->
    [you] Você gasta { count-tokens } e compra { count-pieces }.
   *[other] { $name } gasta { count-tokens } e compra { count-pieces }.
}
fact-piece-drawn = { $who ->
    [you] Você compra { $piece }.
   *[other] { $name } compra { $piece }.
}
fact-piece-drawn-hidden = { $name } compra uma peça.
fact-piece-kept = { $who ->
    [you] Você põe { $piece } no seu quebra-cabeça.
   *[other] { $name } põe { $piece } no quebra-cabeça.
}
fact-pieces-returned = { $who ->
    [you] Você devolve { count-pieces } ao fundo da pilha.
   *[other] { $name } devolve { count-pieces } ao fundo da pilha.
}
fact-pieces-repeated = { $pieces ->
    [1] { $who ->
        [you] Você já tem essa peça, então ela volta para o fundo da pilha.
       *[other] { $name } já tem essa peça, então ela volta para o fundo da pilha.
    }
   *[other] { $who ->
        [you] Você já tem essas peças, então elas voltam para o fundo da pilha.
       *[other] { $name } já tem essas peças, então elas voltam para o fundo da pilha.
    }
}
fact-copilot-took = { $who ->
    [you] Como Copiloto, você leva { $card }.
   *[other] Como Copiloto, { $name } leva { $card }.
}
fact-no-copilot = Ninguém mais jogou Trunfo, então não há Copiloto.
fact-commander-took = { $who ->
    [you] Como Comandante, você leva { $list }.
   *[other] Como Comandante, { $name } leva { $list }.
}
fact-commander-took-silence = { $who ->
    [you] Como Comandante, você leva { $list }, além da ficha de Silêncio de Rádio.
   *[other] Como Comandante, { $name } leva { $list }, além da ficha de Silêncio de Rádio.
}
fact-apollo-passed = { $who ->
    [you] A Apollo 8 passa para você.
   *[other] A Apollo 8 passa para { $name }.
}
fact-pill-will-reveal = { $who ->
    [you] Você decide revelar a sua pílula.
   *[other] { $name } decide revelar a pílula.
}
fact-pill-holds = { $who ->
    [you] Você deixa a sua pílula virada para baixo.
   *[other] { $name } deixa a pílula virada para baixo.
}
fact-pill-decided-hidden = { $name } já decidiu o que fazer com a pílula.
fact-pill-revealed = { $who ->
    [you] Você revela “{ $pill }”: { $effect }.
   *[other] { $name } revela “{ $pill }”: { $effect }.
}
fact-pill-scored = { $honors ->
    [0] { $who ->
        [you] “{ $pill }” não dá nenhuma Honra a você.
       *[other] “{ $pill }” não dá nenhuma Honra a { $name }.
    }
   *[other] { $who ->
        [you] “{ $pill }” dá { count-honors } a você.
       *[other] “{ $pill }” dá { count-honors } a { $name }.
    }
}
fact-round-scored = { $who ->
    [you] Você marca { count-honors } pelas cartas de { $round }.
   *[other] { $name } marca { count-honors } pelas cartas de { $round }.
}
fact-alerts-taken = { $alerts ->
    [0] { $who ->
        [you] Você não recebe nenhum Alerta.
       *[other] { $name } não recebe nenhum Alerta.
    }
   *[other] { $who ->
        [you] Você recebe { count-alerts }.
       *[other] { $name } recebe { count-alerts }.
    }
}
fact-alerts-taken-hidden = Os Alertas de { $name } nesta rodada ficam virados para baixo.
fact-alert-given = { $who ->
    [you] Você dá um Alerta para { $target-name }.
   *[other] { $target ->
        [you] { $name } dá um Alerta para você.
       *[other] { $name } dá um Alerta para { $target-name }.
    }
}
fact-stack-discarded = { $tokens ->
    [1] A ficha que ninguém ganhou sai da Terra e volta para a caixa.
   *[other] As { $tokens } fichas que ninguém ganhou saem da Terra e voltam para a caixa.
}
fact-final-began = Começa a fase final.
fact-alerts-shown = Os Alertas são revelados: { $list }.
fact-alerts-shown-seat = { $who ->
    [you] você, { $alerts }
   *[other] { $name }, { $alerts }
}
fact-final-scored = { $who ->
    [you] Na fase final você marca { count-honors }: Alertas { $from-alerts }, fichas { $from-tokens }, quebra-cabeça { $from-puzzle }.
   *[other] Na fase final { $name } marca { count-honors }: Alertas { $from-alerts }, fichas { $from-tokens }, quebra-cabeça { $from-puzzle }.
}

## Como terminou

outcome-won = { $who ->
    [you] Você vence com { count-honors }.
   *[other] { $name } vence com { count-honors }.
}
outcome-tie-broken = { $who ->
    [you] Empate em { count-honors } entre { $names }: você vence, por ter jogado depois na última vaza.
   *[other] Empate em { count-honors } entre { $names }: { $name } vence, por ter jogado depois na última vaza.
}
outcome-shared = Vitória compartilhada, com { count-honors } cada: { $names }.
outcome-standing = Placar final: { $list }.
outcome-standing-seat = { $who ->
    [you] você { $honors }
   *[other] { $name } { $honors }
}

## Rótulos do Bloco de Honras

score-title = Bloco de Honras
score-player = Nome
score-pilot = Piloto
score-total = Total
score-cards = Cartas
score-pill = Pílula
score-fewest-alerts = Menos Alertas
score-tokens = Fichas
score-puzzle = Quebra-cabeça
score-alerts = Alertas

## De onde vem o conteúdo

source-rulebook = manual
source-derived = deduzido
source-published = publicado
source-printed = impresso
source-reconstructed = reconstruído
