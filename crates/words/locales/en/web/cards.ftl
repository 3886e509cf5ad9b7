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
