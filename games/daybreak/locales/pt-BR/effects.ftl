### As cartas de Daybreak, montadas a partir dos seus dados.
###
### Argumentos que significam sempre o mesmo: $mood é "do" (uma ordem a quem lê), "may" (infinitivo, depois de "para" ou
### "pode") ou "they" (sobre quem acaba de ser nomeado); $what é uma quantidade de algo; $per é vazio ou começa com espaço.

## Para quê

db-per-tag = para cada símbolo { $tag } nesta pilha
db-per-tag-brief = por símbolo { $tag }
db-per-capped = para cada símbolo { $tag } nesta pilha (no máximo { $max })
db-per-capped-brief = por símbolo { $tag } (no máximo { $max })
db-per-rows =
    se esta pilha tiver ao menos { $count } { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag }
db-per-rows-more = { $amount } se tiver { $count }
db-per-rows-brief =
    com { $count }+ { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag }
db-per-rows-more-brief = { $amount } com { $count }+
db-per-area = para cada símbolo { $tag } em toda a área de jogo
db-per-area-brief = por símbolo { $tag } em jogo
db-per-every = para cada { $what } no seu tabuleiro
db-per-band = para cada faixa de temperatura
db-per-player = por jogador
db-per-project = para cada Projeto Global ativo
db-per-paid = para cada carta gasta assim
db-per-players =
    { $players ->
        [4] (somente com 4 jogadores)
       *[other] (somente com { $players } ou mais jogadores)
    }
db-per-players-more = ({ $more })
db-per-players-row =
    { $amount } { $players ->
        [4] com 4 jogadores
       *[other] com { $players } ou mais jogadores
    }
db-per-solo = ({ $count } no modo solo)

## Quem

db-who-other = outro jogador
db-who-anyone = um jogador à sua escolha
db-who-each-player = cada jogador
db-who-each-other = cada um dos outros jogadores
db-who-right = o jogador à direita

## Efeitos

db-effect-gain =
    { $mood ->
        [do] ganhe
        [may] ganhar
       *[they] ganha
    } { $what }{ $per }
db-effect-gain-world =
    { $mood ->
        [do] adicione
        [may] adicionar
       *[they] adiciona
    } { $what } ao planeta{ $per }
db-effect-gain-communities =
    { $mood ->
        [do] adicione
        [may] adicionar
       *[they] adiciona
    } { $what }{ $per }
db-effect-gain-demand =
    { $mood ->
        [do] aumente
        [may] aumentar
       *[they] aumenta
    } a sua demanda energética em { $what }{ $per }
db-effect-gain-recent =
    { $mood ->
        [do] adicione
        [may] adicionar
       *[they] adiciona
    } às emissões recentes { $what }{ $per }
db-effect-gain-thermometer =
    { $mood ->
        [do] adicione
        [may] adicionar
       *[they] adiciona
    } ao termômetro { $what }{ $per }
db-effect-remove =
    { $mood ->
        [do] remova
        [may] remover
       *[they] remove
    } { $what }{ $per }
db-effect-remove-recent =
    { $mood ->
        [do] remova
        [may] remover
       *[they] remove
    } { $what } das emissões recentes{ $per }
db-effect-remove-demand =
    { $mood ->
        [do] reduza
        [may] reduzir
       *[they] reduz
    } a sua demanda energética em { $what }{ $per }
db-effect-lose =
    { $mood ->
        [do] perca
        [may] perder
       *[they] perde
    } { $what }{ $per }
db-effect-lose-world =
    { $mood ->
        [do] remova
        [may] remover
       *[they] remove
    } do planeta { $what }{ $per }
db-effect-grant =
    { $mood ->
        [do] faça
        [may] fazer
       *[they] faz
    } { $who } ganhar { $what }{ $per }
db-effect-relieve =
    { $mood ->
        [do] faça
        [may] fazer
       *[they] faz
    } { $who } remover { $what }{ $per }
db-effect-give =
    { $mood ->
        [do] passe
        [may] passar
       *[they] passa
    } para { $who } { $what } do seu tabuleiro{ $per }
db-effect-take =
    { $mood ->
        [do] pegue
        [may] pegar
       *[they] pega
    } { $what } de outro jogador que concorde{ $per }
db-effect-swap =
    { $mood ->
        [do] transforme
        [may] transformar
       *[they] transforma
    } { $what } em { $to }{ $per }
db-effect-draw =
    { $mood ->
        [do] compre
        [may] comprar
       *[they] compra
    } { $what }{ $per }
db-effect-draw-who =
    { $mood ->
        [do] faça
        [may] fazer
       *[they] faz
    } { $who } comprar { $what }{ $per }
db-effect-search =
    { $mood ->
        [do] compre
        [may] comprar
       *[they] compra
    } { $what }{ $per }, { $mood ->
        [do] fique
        [may] ficar
       *[they] fica
    } com { $kept } e { $mood ->
        [do] descarte
        [may] descartar
       *[they] descarta
    } o resto
db-effect-search-who =
    { $mood ->
        [do] faça
        [may] fazer
       *[they] faz
    } { $who } comprar { $what }{ $per }, ficar com { $kept } e descartar o resto
db-effect-give-cards =
    { $mood ->
        [do] dê
        [may] dar
       *[they] dá
    } a outro jogador { $what } da sua mão{ $per }
db-effect-recover =
    { $mood ->
        [do] recupere
        [may] recuperar
       *[they] recupera
    } da pilha de descarte para a mão { $what }{ $per }
db-effect-lose-cards =
    { $mood ->
        [do] perca
        [may] perder
       *[they] perde
    } { $what }{ $per }, à sua escolha, da mão ou da área de jogo
db-effect-fewer-draws =
    { $mood ->
        [do] compre
        [may] comprar
       *[they] compra
    } { $count } { $count ->
        [0] cartas
        [one] carta
       *[other] cartas
    } a menos na próxima rodada{ $per }
db-effect-more-draws =
    { $mood ->
        [do] compre
        [may] comprar
       *[they] compra
    } { $count } { $count ->
        [0] cartas
        [one] carta
       *[other] cartas
    } a mais na próxima rodada{ $per }
db-effect-absorb-own =
    { $mood ->
        [do] absorva
        [may] absorver
       *[they] absorve
    } { $what } das suas próprias emissões nesta rodada{ $per }
db-effect-cool =
    { $mood ->
        [do] tire
        [may] tirar
       *[they] tira
    } { $what } do termômetro até o fim da rodada{ $per }
db-effect-reveal =
    { $mood ->
        [do] revele
        [may] revelar
       *[they] revela
    } { $what }{ $per }
db-effect-add-crises =
    { $mood ->
        [do] adicione
        [may] adicionar
       *[they] adiciona
    } { $what }{ $per }
db-effect-ignore-roll =
    { $mood ->
        [do] ignore
        [may] ignorar
       *[they] ignora
    } o efeito planetário que acabou de sair no dado se for { $effects }
db-effect-step-back =
    { $mood ->
        [do] recue
        [may] recuar
       *[they] recua
    } { $what } o marcador de { $effect }{ $per }
db-effect-step-on =
    { $mood ->
        [do] avance
        [may] avançar
       *[they] avança
    } { $what } o marcador de { $effect }{ $per }
db-effect-roll-planet =
    { $mood ->
        [do] role
        [may] rolar
       *[they] rola
    } o dado de efeitos planetários mais { $count ->
        [1] 1 vez
       *[other] { $count } vezes
    }{ $per }
db-effect-weaken =
    { $mood ->
        [do] reduza
        [may] reduzir
       *[they] reduz
    } a crise em { $what } para todos os jogadores atingidos{ $per }
db-effect-ignore-crisis =
    { $mood ->
        [do] deixe
        [may] deixar
       *[they] deixa
    } um jogador à sua escolha ignorar a crise, se ela puder ser reduzida por { $resilience }
db-effect-lose-projects =
    { $mood ->
        [do] descarte
        [may] descartar
       *[they] descarta
    } { $what } à sua escolha{ $per }
db-effect-check-demand =
    { $mood ->
        [do] verifique
        [may] verificar
       *[they] verifica
    } na hora a demanda energética: 1 comunidade em crise para cada ficha de energia que faltar
db-kept = { $count }

## Passos

db-step-then-may = depois você pode { $effect }
db-step-rows-first =
    com ao menos { $count } { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag } nesta pilha, { $effect }
db-step-rows-first-brief =
    com { $count }+ { $count ->
        [1] símbolo
       *[other] símbolos
    } { $tag }, { $effect }
db-step-rows-more = com { $count }, { $effect }
db-step-die = role o dado de geoengenharia{ $plus }
db-step-die-plus = { " " }e some { $what }{ $per }
db-step-die-span = { $from }–{ $to }: { $effect }
db-step-die-one = { $from }: { $effect }
db-step-die-last = { $from } ou mais: { $effect }
