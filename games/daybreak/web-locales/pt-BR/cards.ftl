### O catálogo de cartas.

cards-title = Cartas de Daybreak
cards-filters = Procurar cartas
cards-search = Buscar
cards-deck = Baralho
cards-tag = Símbolo
cards-emission = Emissões
cards-source = Fonte
cards-any = qualquer
cards-clear = Mostrar todas
cards-count = { $count } de { $all } cartas
cards-none = Nenhuma carta atende a todos os filtros. Remova um.
cards-unknown = Não existe a carta { $no }.
cards-tags = Símbolos
cards-world = No mundo real
cards-not-solo = Não é usada no modo solo.
cards-source-is = Fonte: { $source }
cards-completed = Completado por nós: { $fields }
cards-share = Copiar link
cards-copied = Copiado

## O que completamos de uma carta

cards-field-no = número
cards-field-title = título
cards-field-support = apoio
cards-field-solo = modo solo
cards-field-standing = efeito permanente
cards-field-action = ação
cards-field-cost = custo
cards-field-requires = requisito
cards-field-limit = quantas vezes
cards-field-steps = efeito
cards-field-target = quem ela atinge
cards-field-tuck = cartas embaixo
cards-field-weakened = o que a reduz
