### Como se prepara uma mesa de Earthrise, e o que há de errado em uma preparação.

## Opções

cli-pills = Earthrise: jogar com as Pílulas de História
cli-pill-pool = Earthrise, com --pills: quais pílulas são usadas, um grupo que o conteúdo diga, como strict5

## O que não dá para fazer, antes de começar
## These sentences follow the name of the program and a colon.

fail-pool-without-pills = --pill-pool { $pool } só vale em uma partida com Pílulas de História: acrescente --pills
fail-pool-unknown = não existe o grupo de pílulas “{ $pool }”; pode ser { $known }
fail-seats-earthrise = Earthrise é para 3, 4 ou 5 pessoas, não para { $players }; como em --seats me,steady,steady

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-earthrise = Earthrise é para 3, 4 ou 5 jogadores, não para { $players }
