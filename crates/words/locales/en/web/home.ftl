### Home: the two games, one's tables, the deal of the day.

home-pitch-daybreak = Cut carbon, build resilience, and reach drawdown before it is too hot. Together.
home-pitch-earthrise = Fly Apollo 8 round the Moon, trick by trick, and bring the picture home.
home-pitch-short-daybreak = Reach drawdown before it is too hot. One team of 1 to 4.
home-pitch-short-earthrise = Round the Moon, trick by trick. For 3 to 5.
home-for-daybreak = 1 to 4, one team
home-for-earthrise = 3 to 5, each for one
home-long-daybreak = six rounds, about an hour
home-long-earthrise = three rounds, about 40 min
home-now-daybreak = with three bots, one for each other power
home-now-earthrise = against three bots
home-set-up = Set up a table
home-join = Join a table
home-code = Code or link
home-join-go = Join
home-code-wrong = This is neither a code nor a link of a table. A code has ten letters and digits; a link can be pasted whole.
home-tables = Your tables
home-tables-none = None yet. Play now and your game waits here whenever you come back.
home-tables-all = Show all { $count }
home-tables-open = Tables open to all
home-table-of = A table of { $game }
home-seat-free = a free seat
home-news = { $count } new
home-turn-of = { $name } plays
home-turn-others = waiting for { $count }
home-standing-yours = your turn
home-standing-waiting = seats free
home-standing-paused = paused
home-standing-finished = look back
home-standing-abandoned = ended early
home-game = Game
home-daily = Daily deal
home-daily-daybreak = One power, alone. The same cards for everyone, until midnight (UTC).
home-daily-earthrise = You against three bots. The same cards for everyone, until midnight (UTC).
home-daily-none = Nobody has finished it yet. Be the first.
home-daily-played-daybreak = { $count ->
    [one] { $count } person played, { $wins } reached drawdown.
   *[other] { $count } people played, { $wins } reached drawdown.
}
home-daily-played-earthrise = { $count ->
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
home-daily-yours = You are { $place } of { $count }: { $result }
home-daily-play = Play today’s deal
home-daily-go-on = Go on with today’s deal
home-daily-results = All results
home-result-won = won in round { $round }, at { $degrees } °C
home-result-lost = lost in round { $round }, at { $degrees } °C
home-result-first = first, with { $honors } Honors
home-result-honors = { $honors } Honors
home-new-here = New here?
home-learn = Learn either game by playing it, ten minutes each.
