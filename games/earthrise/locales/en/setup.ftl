### How a table of Earthrise can be set up, and what is wrong with a setup.

## Flags

cli-pills = Earthrise: play with the History Pills
cli-pill-pool = Earthrise, with --pills: which pills are in use, a pool that the content names, such as strict5

## What cannot be done, before a game begins
## These sentences follow the name of the program and a colon.

fail-pool-without-pills = --pill-pool { $pool } only makes sense in a game with History Pills: add --pills
fail-pool-unknown = there is no pill pool “{ $pool }”; it can be { $known }
fail-seats-earthrise = Earthrise is for 3, 4 or 5 players, not for { $players }; as in --seats me,steady,steady

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-earthrise = Earthrise is for 3, 4 or 5 players, not for { $players }
