### As cartas de Daybreak, montadas a partir dos seus dados.
###
### Argumentos que significam sempre o mesmo: $mood é "do" (uma ordem a quem lê), "may" (infinitivo, depois de "para" ou
### "pode") ou "they" (sobre quem acaba de ser nomeado); $what é uma quantidade de algo; $per é vazio ou começa com espaço.

## Nomes

db-tag-energy = Energia
db-tag-ecology = Ecologia
db-tag-grid = Rede
db-tag-infrastructure = Infraestrutura
db-tag-solar = Solar
db-tag-regulation = Regulamentação
db-tag-wind = Eólica
db-tag-finance = Incentivo
db-tag-nuclear = Nuclear
db-tag-innovation = Inovação
db-tag-society = Sociedade
db-tag-geoengineering = Geoengenharia
# Como vêm depois de "símbolo".
db-tag-of-energy = de { db-tag-energy }
db-tag-of-ecology = de { db-tag-ecology }
db-tag-of-grid = de { db-tag-grid }
db-tag-of-infrastructure = de { db-tag-infrastructure }
db-tag-of-solar = de Solar
db-tag-of-regulation = de { db-tag-regulation }
db-tag-of-wind = de Eólica
db-tag-of-finance = de { db-tag-finance }
db-tag-of-nuclear = de Nuclear
db-tag-of-innovation = de { db-tag-innovation }
db-tag-of-society = de { db-tag-society }
db-tag-of-geoengineering = de { db-tag-geoengineering }
db-power-china = China
db-power-europe = Europa
db-power-united-states = Estados Unidos
db-power-majority-world = Países Emergentes
db-set-solo = Modo solo
db-stage-global = etapa Global
db-stage-local = etapa Local
db-stage-emissions = etapa de Emissões
db-stage-crisis = etapa de Crise
db-stage-growth = etapa de Crescimento
db-deck-local = Projeto Local
db-deck-starting = Carta inicial
db-deck-global = Projeto Global
db-deck-crisis = Crise
db-deck-challenge = Desafio
db-planet-weather-systems = mudança nos principais sistemas climáticos
db-planet-desertification = desertificação
db-planet-ocean-acidification = acidificação oceânica
db-planet-permafrost = degelo do permafrost
db-planet-arctic-sea-ice = diminuição do gelo do mar Ártico
db-planet-amazon-dieback = retração florestal da Amazônia
db-source-rulebook = manual
db-source-published = publicada
db-source-play = vista em partidas
db-source-reconstructed = reconstruída
db-source-printed = lida na carta
db-source-in-part = { $source }, completada por nós
db-source-disputed = { $source }; as fontes divergem
db-flavour-harder = mais difícil
db-flavour-easier = mais fácil
db-flavour-variety = variedade
db-scope-group = para o grupo
db-scope-one = para um jogador

## Fichas, pelo nome e pela quantidade

db-name-clean = energia limpa
db-name-dirty = energia suja
db-name-demand = demanda energética
db-name-emissions-transportation = emissões de transporte
db-name-emissions-fuel-extraction = emissões de extração de combustíveis
db-name-emissions-industry = emissões de indústria
db-name-emissions-waste = emissões de resíduos
db-name-emissions-agriculture = emissões de agricultura
db-name-emissions-buildings = emissões de construções
db-name-emissions-any = emissões
db-name-resilience-social = resiliência social
db-name-resilience-ecological = resiliência ecológica
db-name-resilience-infrastructure = resiliência de infraestrutura
db-name-resilience-any = resiliência
db-name-communities = comunidades em crise
db-name-trees = árvores
db-name-oceans = oceanos
db-name-dac = captura direta do ar
db-name-recent-carbon = carbono nas emissões recentes
db-name-thermometer-carbon = carbono no termômetro
db-token-clean =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de energia limpa
db-token-dirty =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de energia suja
db-token-demand = { $count } de demanda energética
db-token-emissions-transportation =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de transporte
db-token-emissions-fuel-extraction =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de extração de combustíveis
db-token-emissions-industry =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de indústria
db-token-emissions-waste =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de resíduos
db-token-emissions-agriculture =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de agricultura
db-token-emissions-buildings =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de construções
db-token-emissions-any =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de emissões de qualquer tipo
db-token-resilience-social =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de resiliência social
db-token-resilience-ecological =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de resiliência ecológica
db-token-resilience-infrastructure =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de resiliência de infraestrutura
db-token-resilience-any =
    { $count } { $count ->
        [1] ficha
       *[other] fichas
    } de resiliência de qualquer tipo
db-token-communities =
    { $count } { $count ->
        [1] comunidade
       *[other] comunidades
    } em crise
db-token-trees =
    { $count } { $count ->
        [1] árvore
       *[other] árvores
    }
db-token-oceans =
    { $count } { $count ->
        [1] oceano
       *[other] oceanos
    }
db-token-dac =
    { $count } { $count ->
        [1] peça
       *[other] peças
    } de captura direta do ar
db-token-recent-carbon =
    { $count } { $count ->
        [1] cubo
       *[other] cubos
    } de carbono
db-token-thermometer-carbon =
    { $count } { $count ->
        [1] cubo
       *[other] cubos
    } de carbono
db-token-brief = { $count } de { $name }
db-all = qualquer quantidade de { $name }
db-up-to = até { $what }
db-cards =
    { $count } { $count ->
        [1] carta
       *[other] cartas
    }{ $filter }
db-cards-each = cada carta{ $filter }
db-cards-every = todas as cartas{ $filter }
db-cards-all = cartas{ $filter }
db-filter-tag = { " " }com o símbolo { $tags }
db-filter-removes = { " " }cuja ação remova { $tokens }
db-bands =
    { $count } { $count ->
        [0] faixas de temperatura
        [one] faixa de temperatura
       *[other] faixas de temperatura
    }
db-crises =
    { $count } { $count ->
        [1] crise desconhecida
       *[other] crises desconhecidas
    }
db-spaces =
    { $count } { $count ->
        [1] espaço
       *[other] espaços
    }
db-projects =
    { $count } { $count ->
        [1] Projeto Global
       *[other] Projetos Globais
    }
