### The page of the rules.

rules-title = Rules
rules-which = Which game
rules-search = Search the rules
rules-contents = Contents
rules-lead = In our own words, from the numbered rules the program is built and tested by. The games decide; this page explains.
rules-link = Link to rule { $id }
rules-ruling = our ruling
rules-ruling-why = The rulebooks are silent or disagree here; this is how Firstlight plays it.
rules-option-solo = solo
rules-option-challenges = with challenge cards
rules-option-pills = with pills
rules-none = No rule mentions “{ $wanted }”.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
