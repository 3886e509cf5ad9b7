### What every page of the browser shares.

web-skip = Skip to content
web-home = Home
web-site = Site
web-wait = One moment
web-lost-title = Nothing here
web-lost = There is no such page. The link may be old or incomplete.
web-lost-again = Try again
web-page-lost = This page could not be fetched. Check the connection and try again.
web-no-server = The server does not answer. Check the connection and try again.
web-bad-answer = The server gave an answer that cannot be read (status { $status }). Try again in a moment.
web-close = Close
web-cancel = Cancel
web-language = Language
web-theme = Theme
web-theme-auto = Match system
web-theme-light = Light
web-theme-dark = Dark
web-cards = Cards
web-rules = Rules
web-learn = Learn
web-replays = Your games
web-play-now = Play now
web-daybreak = Daybreak
web-earthrise = Earthrise
web-used-up = used up this round
web-limit-none = as often as you can pay
web-limit-per = once a round for each such tag
web-limit-used = used { $used } of { $most } this round
web-copy-by-hand = Copy it by hand
web-copy = Copy
web-copied = Copied
web-docs-note = This page is in English. As a file:
web-report = Report a problem
web-report-text = This is everything that would be in the report: the game as you may see it, what passed between this page and the server by kind, errors, your browser and your settings here. No names, no chat. Nothing is sent: save it and give it to whomever you like.
web-report-said = What happened? (if you like)
web-report-all = The report
web-report-save = Save as a file
web-name-long = A name has at most { $most } characters; this one has { $over } too many.

## What a table is marked with, wherever it shows

mark-known = Known deal
mark-known-text = Somebody could have known this deal before the game began: its seed was chosen, or it was played before.
mark-study = For study
mark-study-text = A table to try things at. All hands can be seen if everybody with a seat agrees.
mark-study-open = Study: all hands open
mark-study-open-text = Everybody with a seat may see all hands.
mark-daily = Daily deal
mark-daily-text = Everybody has one attempt. There is no host, and the bots cannot be changed.
mark-unproven = new here
mark-unproven-text = This visitor had been known here for less than a day when the game ended. Such results come after all others.
mark-played = { $count ->
    [one] A bot ({ $bot }) made 1 of { $name }’s { $all } moves.
   *[other] A bot ({ $bot }) made { $count } of { $name }’s { $all } moves.
}
mark-played-program = Moves of seat { $seat } by { $name }, a program of { $of }.
mark-host = What the host did

## How a deal was made

dealt-heading = How this deal was made
dealt-everybody = By the server together with { $names }: all fixed their part before any was shown, so that nobody could choose it.
dealt-sitting = By the server together with { $names }, each as they sat down.
dealt-server = By the server alone.
dealt-given = It was given: somebody chose its seed, or it was played before.
dealt-daily = It is the daily deal, the same for everybody.
dealt-study = The table is for study.
dealt-left-out = Left out, because they gave no part in time: { $names }.
dealt-proven = Checked in this browser: the server kept its word, and your part is in it.
dealt-broken = Checked in this browser: this is not the deal that was agreed. Keep the log, and tell whoever runs this server.
