### El catálogo de cartas.

cards-title = Cartas de Daybreak
cards-filters = Buscar cartas
cards-search = Buscar
cards-deck = Mazo
cards-tag = Icono
cards-emission = Emisiones
cards-source = Fuente
cards-any = cualquiera
cards-clear = Ver todas
cards-count =
    { $count } de { $all } { $all ->
        [one] carta
       *[other] cartas
    }
cards-none = Ninguna carta cumple todos los filtros. Quita alguno.
cards-unknown = No existe la carta { $no }.
cards-tags = Iconos
cards-world = En el mundo real
cards-not-solo = No disponible en solitario.
cards-source-is = Fuente: { $source }
cards-completed = Completado por nosotros: { $fields }
cards-share = Copiar enlace
cards-copied = Copiado

## Lo que completamos de una carta

cards-field-no = número
cards-field-title = título
cards-field-support = apoyo
cards-field-solo = modo en solitario
cards-field-standing = efecto permanente
cards-field-action = acción
cards-field-cost = coste
cards-field-requires = requisito
cards-field-limit = cuántas veces
cards-field-steps = efecto
cards-field-target = a quién afecta
cards-field-tuck = cartas debajo
cards-field-weakened = qué la reduce
