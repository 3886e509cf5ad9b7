### How a table of Daybreak can be set up, and what is wrong with a setup.

## Flags

cli-powers = Daybreak: the World Powers in the order of the seats, of mw, china, europe, us
cli-challenges = Daybreak: a Challenge card, as in 1.503, 1.521@china, harder or easier@us (may be repeated)

## What cannot be done, before a game begins
## These sentences follow the name of the program and a colon.

fail-content-empty = --content { $dir } holds no file for Daybreak; “firstlight content new DIR” makes some to begin with
fail-seats-daybreak = Daybreak is for 1 to { $most } players, not for { $players }; as in --seats { $seats }
fail-powers = { $powers ->
    [one] --powers names 1 power
   *[other] --powers names { $powers } powers
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; name one for each seat, in the order of the seats
fail-power-unknown = --powers { $given }: a power is { $known } (mw and us for short), as in china,us
fail-power-twice = the power { $power } is named twice; a table has each power once
fail-challenge = --challenge { $given }: it is the number of a challenge card, as in 1.503, or harder, easier or variety for one by chance; @POWER after it says whose, as in 1.521@china
fail-challenge-absent = --challenge { $given }: { $power } is not at this table
fail-challenges-many = that is too many Challenge cards for one table
fail-challenge-twice = the Challenge card { $card } is named twice; the box holds it once
fail-challenge-solo = the Challenge card { $card } is not for the solo game; choose another one, or play with others
fail-challenge-group = the Challenge { $card } is for the whole group, not for { $power } alone; leave the power out
fail-challenge-whom = the Challenge { $card } is for one player; say for whom, as in { $example }

## What exactly is wrong
## These stand within “server-malformed” and “server-bad-setup”, before a full stop.

server-detail-daybreak = Daybreak is for 1 to { $most } players, not for { $players }
server-detail-challenge = there is no Challenge card { $card }
server-detail-challenge-seat = the Challenge { $card } is for seat { $seat }, which this table does not have
server-detail-challenge-group = the Challenge { $card } is for the whole group, not for one player
server-detail-challenge-whom = the Challenge { $card } is for one player; say for whom
