### O que os conselhos dizem de uma jogada de Earthrise.

advice-earthrise-honors = Honras no fim
advice-earthrise-place = posição média
advice-earthrise-games = partidas vencidas
advice-earthrise-of = { $number } de { $of }
advice-earthrise-best = melhor
advice-earthrise-same = igual
advice-earthrise-less = { $honors } a menos
advice-earthrise-more = { $honors } a mais
advice-earthrise-any = Qualquer uma destas: menos de uma Honra de diferença.
advice-earthrise-risk = Se der errado (1 vez em 10), a chance cai para { $chance } ou menos.
