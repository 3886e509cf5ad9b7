### A página das regras.

rules-title = Regras
rules-which = Qual jogo
rules-search = Buscar nas regras
rules-contents = Conteúdo
rules-lead = Em nossas palavras, a partir das regras numeradas com que o programa foi feito e testado. Quem decide é o jogo; esta página explica.
rules-link = Link para a regra { $id }
rules-ruling = decisão nossa
rules-ruling-why = Aqui os manuais se calam ou divergem; é assim que o Firstlight joga.
rules-option-solo = solo
rules-option-challenges = com cartas de Desafio
rules-option-pills = com pílulas
rules-none = Nenhuma regra menciona “{ $wanted }”.
rules-found = { $count ->
    [0] nenhuma regra
    [one] { $count } regra
   *[other] { $count } regras
}
