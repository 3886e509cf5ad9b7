### El catálogo de cartas.

cards-title = Cartas de Daybreak
cards-filters = Buscar cartas
cards-search = Buscar
cards-deck = Mazo
cards-tag = Etiqueta
cards-emission = Emisiones
cards-source = Fuente
cards-any = cualquiera
cards-clear = Ver todas
cards-count = { $count } de { $all } cartas
cards-none = Ninguna carta es todo eso. Quita algún filtro.
cards-unknown = No existe la carta { $no }.
cards-tags = Etiquetas
cards-world = En el mundo real
cards-not-solo = No se usa al jugar a solas.
cards-source-is = Fuente: { $source }
cards-completed = Completado por nosotros: { $fields }
cards-share = Copiar enlace
cards-copied = Copiado
