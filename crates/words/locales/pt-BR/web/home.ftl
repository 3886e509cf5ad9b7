### Início: os dois jogos, suas mesas, o jogo do dia.

home-pitch-daybreak = Cortem carbono, criem resiliência e cheguem ao drawdown antes que esquente demais. Juntos.
home-pitch-earthrise = Leve a Apollo 8 ao redor da Lua, vaza a vaza, e traga a foto para casa.
home-pitch-short-daybreak = Cheguem ao drawdown antes que esquente demais. Um time de 1 a 4.
home-pitch-short-earthrise = Ao redor da Lua, vaza a vaza. De 3 a 5.
home-for-daybreak = de 1 a 4, um só time
home-for-earthrise = de 3 a 5, cada um por si
home-long-daybreak = seis rodadas, cerca de uma hora
home-long-earthrise = três rodadas, uns 40 min
home-now-daybreak = com três bots, um para cada outra potência
home-now-earthrise = contra três bots
home-set-up = Preparar uma mesa
home-join = Entrar numa mesa
home-code = Código ou link
home-join-go = Entrar
home-code-wrong = Isto não é nem um código nem o link de uma mesa. Um código tem dez letras e algarismos; um link pode ser colado inteiro.
home-tables = Suas mesas
home-tables-none = Nenhuma ainda. Jogue agora e sua partida espera por você aqui quando voltar.
home-tables-all = Mostrar todas as { $count }
home-tables-open = Mesas abertas a todos
home-table-of = Uma mesa de { $game }
home-seat-free = um lugar livre
home-news = { $count ->
    [one] { $count } novidade
   *[other] { $count } novidades
}
home-turn-of = vez de { $name }
home-turn-others = esperando { $count }
home-standing-yours = sua vez
home-standing-waiting = há lugares
home-standing-paused = em pausa
home-standing-finished = rever
home-standing-abandoned = sem final
home-game = Jogo
home-daily = Jogo do dia
home-daily-daybreak = Uma potência, sozinha. As mesmas cartas para todos, até a meia-noite (UTC).
home-daily-earthrise = Você contra três bots. As mesmas cartas para todos, até a meia-noite (UTC).
home-daily-none = Ninguém terminou ainda. Seja o primeiro.
home-daily-played-daybreak = { $count ->
    [one] { $count } pessoa jogou; no drawdown: { $wins }.
   *[other] { $count } pessoas jogaram; no drawdown: { $wins }.
}
home-daily-played-earthrise = { $count ->
    [one] { $count } pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
home-daily-yours = Seu lugar: { $place } de { $count }. { $result }
home-daily-play = Jogar o de hoje
home-daily-go-on = Continuar o de hoje
home-daily-results = Todos os resultados
home-result-won = vitória na rodada { $round }, a { $degrees } °C
home-result-lost = derrota na rodada { $round }, a { $degrees } °C
home-result-first = primeiro lugar, com { $honors } Honras
home-result-honors = { $honors } Honras
home-new-here = Primeira vez?
home-learn = Aprenda qualquer um dos dois jogando, dez minutos cada.
