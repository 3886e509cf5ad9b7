### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = pilas
db-glyph-rounds = rondas
db-glyph-limit = límite
db-glyph-win = victoria:
db-glyph-card = carta { $place }

## Rows of the setup table

db-difficulty-easier = Más fácil
db-difficulty-standard = Estándar
db-difficulty-harder = Más difícil
db-difficulty-extreme = Extrema
