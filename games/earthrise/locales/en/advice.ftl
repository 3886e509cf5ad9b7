### What advice says of a move of Earthrise.

advice-earthrise-honors = Honors at the end
advice-earthrise-place = place, average
advice-earthrise-games = games won
advice-earthrise-of = { $number } of { $of }
advice-earthrise-best = best
advice-earthrise-same = the same
advice-earthrise-less = { $honors } less
advice-earthrise-more = { $honors } more
advice-earthrise-any = Any of these: less than one Honor apart.
advice-earthrise-risk = In the worst tenth of cases, the chance to win drops to { $chance }.
