### What advice says of a move of Earthrise.

advice-earthrise-worth = Chance to win: { $chance }; at the end, about { $honors } Honors and an average place of { $place }.
advice-earthrise-risk = In the worst tenth of cases, the chance to win drops to { $chance }.
