### Cómo se prepara una mesa de Earthrise, y qué falla en una preparación.

## Opciones

cli-pills = Earthrise: jugar con las Píldoras de Historia
cli-pill-pool = Earthrise, con --pills: qué píldoras se usan, un grupo que nombre el contenido, como strict5

## Lo que no se puede hacer, antes de empezar
## These sentences follow the name of the program and a colon.

fail-pool-without-pills = --pill-pool { $pool } solo sirve en una partida con Píldoras de Historia: añade --pills
fail-pool-unknown = no existe el grupo de píldoras «{ $pool }»; puede ser { $known }
fail-seats-earthrise = a Earthrise juegan 3, 4 o 5, no { $players }; como en --seats me,steady,steady

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-earthrise = a Earthrise juegan 3, 4 o 5, no { $players }
