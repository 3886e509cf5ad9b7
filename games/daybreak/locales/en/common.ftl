### The cards of Daybreak, put together from their data.
###
### Arguments that always mean the same: $mood is "do" (an order to the reader), "may" (after "to" or "may") or "they"
### (about the player just named); $what is an amount of something; $per is empty or begins with a space.

## Names

db-tag-energy = Energy
db-tag-ecology = Ecology
db-tag-grid = Grid
db-tag-infrastructure = Infrastructure
db-tag-solar = Solar
db-tag-regulation = Regulation
db-tag-wind = Wind
db-tag-finance = Incentive
db-tag-nuclear = Nuclear
db-tag-innovation = Innovation
db-tag-society = Society
db-tag-geoengineering = Geoengineering
# As they stand behind or before the word "tag".
db-tag-of-energy = { db-tag-energy }
db-tag-of-ecology = { db-tag-ecology }
db-tag-of-grid = { db-tag-grid }
db-tag-of-infrastructure = { db-tag-infrastructure }
db-tag-of-solar = { db-tag-solar }
db-tag-of-regulation = { db-tag-regulation }
db-tag-of-wind = { db-tag-wind }
db-tag-of-finance = { db-tag-finance }
db-tag-of-nuclear = { db-tag-nuclear }
db-tag-of-innovation = { db-tag-innovation }
db-tag-of-society = { db-tag-society }
db-tag-of-geoengineering = { db-tag-geoengineering }
db-power-china = China
db-power-europe = Europe
db-power-united-states = United States
db-power-majority-world = Majority World
db-set-solo = Solo
db-stage-global = Global stage
db-stage-local = Local stage
db-stage-emissions = Emissions stage
db-stage-crisis = Crisis stage
db-stage-growth = Growth stage
db-deck-local = Local project
db-deck-starting = Starting card
db-deck-global = Global project
db-deck-crisis = Crisis
db-deck-challenge = Challenge
db-planet-weather-systems = Change in Major Weather Systems
db-planet-desertification = Desertification
db-planet-ocean-acidification = Ocean Acidification
db-planet-permafrost = Thawing Permafrost
db-planet-arctic-sea-ice = Loss of Arctic Sea Ice
db-planet-amazon-dieback = Amazon Dieback
db-source-rulebook = rulebook
db-source-published = published
db-source-play = seen in play
db-source-reconstructed = reconstructed
db-source-printed = read off the card
db-source-in-part = { $source }, completed by us
db-source-disputed = { $source }; the sources disagree
db-flavour-harder = harder
db-flavour-easier = easier
db-flavour-variety = variety
db-scope-group = for the group
db-scope-one = for one player

## Tokens, by name and by number

db-name-clean = clean energy
db-name-dirty = dirty energy
db-name-demand = energy demand
db-name-emissions-transportation = transportation emissions
db-name-emissions-fuel-extraction = fuel extraction emissions
db-name-emissions-industry = industry emissions
db-name-emissions-waste = waste emissions
db-name-emissions-agriculture = agriculture emissions
db-name-emissions-buildings = buildings emissions
db-name-emissions-any = emissions
db-name-resilience-social = social resilience
db-name-resilience-ecological = ecological resilience
db-name-resilience-infrastructure = infrastructure resilience
db-name-resilience-any = resilience
db-name-communities = communities in crisis
db-name-trees = trees
db-name-oceans = oceans
db-name-dac = direct air capture
db-name-recent-carbon = carbon in recent emissions
db-name-thermometer-carbon = carbon on the thermometer
db-token-clean =
    { $count } { $count ->
        [one] clean energy token
       *[other] clean energy tokens
    }
db-token-dirty =
    { $count } { $count ->
        [one] dirty energy token
       *[other] dirty energy tokens
    }
db-token-demand = { $count } energy demand
db-token-emissions-transportation =
    { $count } { $count ->
        [one] transportation emissions token
       *[other] transportation emissions tokens
    }
db-token-emissions-fuel-extraction =
    { $count } { $count ->
        [one] fuel extraction emissions token
       *[other] fuel extraction emissions tokens
    }
db-token-emissions-industry =
    { $count } { $count ->
        [one] industry emissions token
       *[other] industry emissions tokens
    }
db-token-emissions-waste =
    { $count } { $count ->
        [one] waste emissions token
       *[other] waste emissions tokens
    }
db-token-emissions-agriculture =
    { $count } { $count ->
        [one] agriculture emissions token
       *[other] agriculture emissions tokens
    }
db-token-emissions-buildings =
    { $count } { $count ->
        [one] buildings emissions token
       *[other] buildings emissions tokens
    }
db-token-emissions-any =
    { $count } { $count ->
        [one] emissions token of any type
       *[other] emissions tokens of any type
    }
db-token-resilience-social =
    { $count } { $count ->
        [one] social resilience token
       *[other] social resilience tokens
    }
db-token-resilience-ecological =
    { $count } { $count ->
        [one] ecological resilience token
       *[other] ecological resilience tokens
    }
db-token-resilience-infrastructure =
    { $count } { $count ->
        [one] infrastructure resilience token
       *[other] infrastructure resilience tokens
    }
db-token-resilience-any =
    { $count } { $count ->
        [one] resilience token of any type
       *[other] resilience tokens of any type
    }
db-token-communities =
    { $count } { $count ->
        [one] community in crisis
       *[other] communities in crisis
    }
db-token-trees =
    { $count } { $count ->
        [one] tree
       *[other] trees
    }
db-token-oceans =
    { $count } { $count ->
        [one] ocean
       *[other] oceans
    }
db-token-dac =
    { $count } { $count ->
        [one] direct air capture token
       *[other] direct air capture tokens
    }
db-token-recent-carbon = { $count } carbon
db-token-thermometer-carbon = { $count } carbon
db-token-brief = { $count } { $name }
db-all = any amount of { $name }
db-up-to = up to { $what }
db-cards =
    { $count } { $count ->
        [one] card
       *[other] cards
    }{ $filter }
db-cards-each = each card{ $filter }
db-cards-every = every card{ $filter }
db-cards-all = cards{ $filter }
db-filter-tag = { " " }with the { $tags } tag
db-filter-removes = { " " }whose action removes { $tokens }
db-bands =
    { $count } { $count ->
        [one] temperature band
       *[other] temperature bands
    }
db-crises =
    { $count } { $count ->
        [one] unknown crisis
       *[other] unknown crises
    }
db-spaces =
    { $count } { $count ->
        [one] space
       *[other] spaces
    }
db-projects =
    { $count } { $count ->
        [one] global project
       *[other] global projects
    }
