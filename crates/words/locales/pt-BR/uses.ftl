### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = pilhas
db-glyph-rounds = rodadas
db-glyph-limit = limite
db-glyph-win = vitória:
db-glyph-card = carta { $place }

## Rows of the setup table

db-difficulty-easier = Mais fácil
db-difficulty-standard = Padrão
db-difficulty-harder = Mais difícil
db-difficulty-extreme = Extrema
