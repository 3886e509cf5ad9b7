### Looking back at a game.

replay-badge = Replay
replay-title = Replay { $at } of { $last } · { $game }
replay-controls = Replay
replay-scrubber = Moment of the game
replay-play = Play
replay-pause = Pause
replay-forth = Next step
replay-back = Previous step
replay-round-forth = To the next round
replay-round-back = To the beginning of the round
replay-to-round = To round { $round }
replay-to-final = To the final phase
replay-final = End
replay-seen-by = Seen by
replay-everything = Everything open
replay-spectator = As a spectator
replay-what-if = What if
replay-what-if-text = Go on from this moment at a table of your own.
replay-what-if-all = I play every seat
replay-what-if-bots = Bots on the other seats
replay-what-if-here = Go on from here
replay-share = Share
replay-table = Back to the table
replay-more = More
