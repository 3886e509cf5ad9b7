### What the pieces show, and what can be done with them.

## Words in icon lines

db-glyph-stacks = stacks
db-glyph-rounds = rounds
db-glyph-limit = limit
db-glyph-win = win:
db-glyph-card = card { $place }

## Rows of the setup table

db-difficulty-easier = Easier
db-difficulty-standard = Standard
db-difficulty-harder = Harder
db-difficulty-extreme = Extreme
