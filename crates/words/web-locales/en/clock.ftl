### Clocks: how much time people have.

clock-heading = Clock
clock-none = As long as you like
clock-kind-move = For every move
clock-kind-stage = For every stage
clock-kind-game = For the whole game
clock-kind-days = In days, for every move
clock-note-none = Nobody is hurried.
clock-note-move = Every move has its own time. What is not used is lost.
clock-note-stage = All you do in a stage shares one time. It runs until you are done.
clock-note-game = All your moves share one time. It runs while the table waits for you.
clock-note-days = For tables that are played over days.
clock-time = How long
clock-increment = Added after each move
clock-increment-none = Nothing
clock-at-zero = When time is up
clock-zero-bot = A bot plays until the end of the { $part ->
    [round] round
    [trick] trick
   *[stage] stage
}
clock-zero-pass = The table passes, or a bot makes the move
clock-zero-nothing = Nothing; the others may ask for a bot
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-move = { $time } for every move
clock-stage = { $time } for every stage
clock-game = { $time } for the whole game
clock-game-more = { $time } for the whole game, plus up to { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} after each move
clock-slow = { $days ->
    [one] A move every day
   *[other] A move every { $days } days
}
clock-face-days = { $days } d { $hours } h
clock-left = { $time } left
clock-left-you = You have { $time } left
clock-little = Little time is left.
clock-late = { $name }’s time is up.
clock-ask-bot = Ask for a bot
room-asks-stand-in = { $name } would like to let a bot play for { $other }, whose time is up. Do you agree?
room-asked-stand-in = You ask to let a bot play for { $other }, whose time is up.
room-stood-clock = Your time was up: a bot plays for you { $until ->
    [stage] until the end of the stage
    [round] until the end of the round
    [trick] until the end of the trick
   *[step] this once
}.
