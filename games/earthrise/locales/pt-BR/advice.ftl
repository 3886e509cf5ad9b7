### O que os conselhos dizem de uma jogada de Earthrise.

advice-earthrise-worth = Chance de vencer: { $chance }; no fim, cerca de { $honors } Honras e posição média { $place }.
advice-earthrise-risk = Se der errado (1 vez em 10), a chance cai para { $chance } ou menos.
