### The browser of cards.

cards-title = Cards of Daybreak
cards-filters = Find cards
cards-search = Search
cards-deck = Deck
cards-tag = Tag
cards-emission = Emissions
cards-source = Source
cards-any = any
cards-clear = Show all
cards-count = { $count } of { $all } cards
cards-none = No card matches all filters. Remove one.
cards-unknown = There is no card { $no }.
cards-tags = Tags
cards-world = In the real world
cards-not-solo = Not used when you play alone.
cards-source-is = Source: { $source }
cards-completed = Completed by us: { $fields }
cards-share = Copy link
cards-copied = Copied

## What of a card we completed ourselves

cards-field-no = number
cards-field-title = title
cards-field-support = support
cards-field-solo = playing alone
cards-field-standing = standing effect
cards-field-action = action
cards-field-cost = cost
cards-field-requires = requirement
cards-field-limit = how often
cards-field-steps = effect
cards-field-target = whom it strikes
cards-field-tuck = cards under it
cards-field-weakened = what reduces it
