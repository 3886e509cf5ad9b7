### O que se conta enquanto o mundo joga, momento a momento, e a vez da equipe.

moment-chain = Esta rodada, causa a causa
moment-stage = O que o mundo faz
moment-bar = Relato
moment-again-node = Mostrar isto de novo
moment-now = agora
moment-to-come = por vir
moment-rolls-left = { $count ->
    [one] Falta 1 rolagem
   *[other] Faltam { $count } rolagens
}
moment-crises-left = { $count ->
    [one] Falta 1 crise
   *[other] Faltam { $count } crises
}
moment-unknown = { $count ->
    [0] todas conhecidas
    [one] 1 desconhecida
   *[other] { $count } desconhecidas
}
moment-node-short = { $count ->
    [one] { $name }: falta 1
   *[other] { $name }: faltam { $count }
}
moment-node-shorts = { $count } sem energia suficiente
moment-node-communities = { $count ->
    [0] nenhuma nova comunidade em crise
    [one] mais 1 comunidade em crise
   *[other] mais { $count } comunidades em crise
}
moment-node-carbon = Carbono +{ $count }
moment-node-flow = emitido { $made }, absorvido { $took }
moment-node-band = { $bands ->
    [0] nenhuma faixa
    [one] 1 faixa
   *[other] { $bands } faixas
}: { $rolls ->
    [0] nenhuma rolagem
    [one] 1 rolagem
   *[other] { $rolls } rolagens
}
moment-node-drawdown = Drawdown
moment-node-drawdown-text = { $sinks ->
    [1] 1 sumidouro livre
   *[other] { $sinks } sumidouros livres
}
moment-node-roll = { $said ->
    [tips] ponto de inflexão
    [ignored] ignorado
    [rolled] saiu
   *[moved] espaço { $space }
}
moment-node-cancelled = cancelada
moment-node-group = atinge o grupo
moment-node-hit = { $count ->
    [0] não atinge ninguém
   *[other] atinge { $count } de { $players }
}
moment-node-growth = a demanda sobe
moment-communities = Comunidades em crise: { $now } de { $most }
moment-communities-short = Comunidades em crise
moment-of = { $now } de { $most }
moment-mark = { $fewer ->
    [one] A partir de { $at }: compra 1 carta a menos
   *[other] A partir de { $at }: compra { $fewer } cartas a menos
}
moment-crisis-of = Crise { $number } de { $of }
moment-was = { $how ->
    [unknown] era desconhecida
   *[known] estava prevista
}
moment-crisis-over = { $how ->
    [ended] Termina.
    [cancelled] Cancelada: nada acontece.
   *[nobody] Não atinge ninguém.
}
moment-crisis-table = { $title }: quem, com que força, o que faz
moment-who = Quem
moment-so = Então
moment-how-hard = Com que força, menos o que a suaviza
moment-does = O que faz
moment-tie = Empate, os dados decidem:
moment-for-all = Para todos:
moment-in-force = Continua em vigor.
moment-fate = { $fate ->
    [hit] sofre a crise
    [held] resiste
    [spared] ignora a crise
    [open] ainda não se sabe
    [group] atinge o grupo
   *[clear] a salvo
}
moment-softened-all = { $by } para todos
moment-would = teria sido { $amount } − { $softened } = { $total }
moment-cards-lost = { $count ->
    [one] perde 1 carta
   *[other] perde { $count } cartas
}
moment-draws = próxima compra { $by }
moment-flow = Carbono: emitido { $made }, absorvido { $absorbed }, restante { $left }
moment-recent = Pendente de antes
moment-dirty = { $count } de energia suja
moment-made = carbono nesta rodada
moment-left = o que sobra, para o termômetro
moment-sink = { $name ->
    [trees] árvores
    [oceans] oceanos
    [dac] captura direta do ar
    [other] outros sumidouros
   *[all] árvores, oceanos, captura do ar
}
moment-used = { $unused ->
    [0] tudo usado
   *[other] { $unused } sem uso
}
moment-unused = Dava para absorver mais { $count }
moment-to = a
moment-rolling = O dado planetário
moment-roll-of = Rolagem { $number } de { $of }
moment-likely = Quão provável era
moment-sides = { $sides } de { $of } faces
moment-tracks = As seis trilhas
moment-tracks-key = círculo: nada ainda, losango: ponto de inflexão
moment-track = { $here ->
    [0] antes do espaço 1 de { $spaces }
   *[other] no espaço { $here } de { $spaces }
}; { $next ->
    [0] não há mais pontos de inflexão
    [one] próximo ponto de inflexão a 1 passo
   *[other] próximo ponto de inflexão a { $next } passos
}
moment-so-head = Então
moment-ignored = É ignorado.
moment-space = { $tips ->
    [yes] O espaço { $space } é um ponto de inflexão.
   *[no] Espaço { $space }: ainda sem efeito.
}
moment-warmed = { $count ->
    [one] 1 cubo de carbono para o termômetro
   *[other] { $count } cubos de carbono para o termômetro
}
moment-more-crises = { $count ->
    [one] mais 1 crise
   *[other] mais { $count } crises
}
moment-next-tip = { $steps ->
    [one] O próximo ponto de inflexão desta trilha está a uma rolagem.
   *[other] O próximo ponto de inflexão desta trilha está a { $steps } rolagens.
}
moment-energy = Verificação de energia
moment-growth = Crescimento: a demanda sobe
moment-missing = de energia em falta
moment-demand = a demanda agora é de { $now }
moment-back-now = Voltar ao presente
moment-ahead = { $count ->
    [one] A mesa está 1 momento à frente.
   *[other] A mesa está { $count } momentos à frente.
}
moment-catch-up = Alcançar
moment-mode = Cada momento espera?
moment-wait = Esperar
moment-flow-mode = Seguir
team-turn = A vez da equipe
team-turn-moves = { $moves ->
    [one] 1 jogada
   *[other] { $moves } jogadas
} em { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
}
team-turn-mine = { $count ->
    [one] Um deles diz respeito a você
   *[other] { $count } deles dizem respeito a você
}
team-turn-state = { $state ->
    [now] joga
    [told] já jogou
   *[then] depois
}
team-turn-after = Tabuleiro depois desta vez
team-turn-you = você
team-turn-times = × { $times }

danger-heading = O que pode acabar com o jogo
danger-bands = { $now } de { $most } faixas
danger-carbon = { $count ->
    [0] 0 cubos de carbono
    [one] 1 cubo de carbono
   *[other] { $count } cubos de carbono
}
danger-from-drawdown = até o Drawdown
danger-rounds = { $count ->
    [0] última rodada
    [one] falta 1 rodada
   *[other] faltam { $count } rodadas
}
danger-next = depois { $next }
danger-likely = depois { $next }, { $likely } com azar
danger-luck = Azar: em 19 de 20 tentativas desta rodada não passou disso.
danger-lose = derrota em { $lost } de { $tries } tentativas
danger-spare = { $count ->
    [one] Com 1 cubo de carbono a menos, a última faixa não chega.
   *[other] Com { $count } cubos de carbono a menos, a última faixa não chega.
}
danger-open = { $rolls ->
    [0] { $crises ->
        [0] Nada mais está em aberto.
        [one] Ainda em aberto: 1 crise desconhecida.
       *[other] Ainda em aberto: { $crises } crises desconhecidas.
    }
    [one] { $crises ->
        [0] Ainda em aberto: 1 rolagem.
        [one] Ainda em aberto: 1 rolagem e 1 crise desconhecida.
       *[other] Ainda em aberto: 1 rolagem e { $crises } crises desconhecidas.
    }
   *[other] { $crises ->
        [0] Ainda em aberto: { $rolls } rolagens.
        [one] Ainda em aberto: { $rolls } rolagens e 1 crise desconhecida.
       *[other] Ainda em aberto: { $rolls } rolagens e { $crises } crises desconhecidas.
    }
}
danger-last = { $count ->
    [0] A última rodada: sem Drawdown, todos vocês perdem.
    [one] A última rodada: sem Drawdown, todos vocês perdem. Sobra 1 cubo de carbono.
   *[other] A última rodada: sem Drawdown, todos vocês perdem. Sobram { $count } cubos de carbono.
}

ending-scene = Como terminou
ending-head = { $how ->
    [won] Amanhece.
    [hot] Quente demais.
    [communities] Comunidades demais em crise.
    [condition] Por pouco.
   *[time] Sem tempo.
}
ending-won = O mundo absorve mais carbono do que vocês emitem: emitido { $made }, era possível absorver { $taken }. Na primeira rodada era { $made_then } contra { $taken_then }. Fica em { $degrees } °C.
ending-lost = { $how ->
    [hot] { $degrees } °C, { $bands } faixas. Vocês perdem juntos, como jogaram.
    [communities] Comunidades demais estão em crise. Vocês perdem juntos, como jogaram.
    [condition] O Drawdown veio, mas o Desafio não foi cumprido. Vocês perdem juntos, como jogaram.
   *[time] A última rodada acabou e se emite mais carbono do que se absorve. Vocês perdem juntos, como jogaram.
}
ending-why = O que decidiu
ending-apart = Foi esta a distância: na rodada { $round }, carbono emitido: { $made }; dava para absorver: { $taken }.
ending-deed = { $kind ->
    [gave] { $count } fichas dadas
    [no-dirty] sem energia suja
    [out] { $count } comunidades fora da crise
   *[clean] { $now } de energia limpa, { $gained } a mais que no começo
}
ending-a-round = carbono por rodada
ending-taken = podia ser absorvido
ending-made = emitido
ending-tipped = { $times ->
    [one] { $name }: um ponto de inflexão
   *[other] { $name }: { $times } pontos de inflexão
}
ending-tipped-rounds = { $count ->
    [one] rodada { $rounds }
   *[other] rodadas { $rounds }
}
ending-sinks = De { $from } a { $now }
ending-short = Falta de energia: +{ $count } em crise
ending-crises = { $count ->
    [one] Crises: +1 comunidade
   *[other] Crises: +{ $count } comunidades
}
ending-bands = { $bands } faixas
ending-communities = { $name }: { $now }
ending-time = Passaram { $rounds } rodadas
ending-no-drawdown = sem Drawdown
ending-condition = O Desafio não foi cumprido
ending-no-win = embora houvesse Drawdown

danger-trees =
    { $count ->
        [0] não restam árvores
        [1] resta 1 árvore
       *[other] restam { $count } árvores
    }
danger-oceans =
    { $count ->
        [0] não restam oceanos
        [1] resta 1 oceano
       *[other] restam { $count } oceanos
    }
danger-takes = { $effect } tira { $count }
danger-tips =
    { $count ->
        [1] com a próxima rolagem dele
       *[other] com { $count } rolagens dele
    }
danger-missing =
    { $count ->
        [1] Quando falta um, 1 comunidade de cada jogador entra em crise.
       *[other] O que falta põe { $count } comunidades de cada jogador em crise.
    }
moment-leave = Olhar a mesa
moment-return = Voltar ao relato

danger-heard-heat = Temperatura: { $degrees } °C, { $now } de { $most } faixas, { $then }.
danger-heard-power = Comunidades em crise, { $who }: { $now } de { $most }, { $then }.
danger-heard-drawdown = { $carbon } até o Drawdown, { $rounds }.
