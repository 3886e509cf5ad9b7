### Las cartas de Daybreak, compuestas a partir de sus datos.
###
### Argumentos que significan siempre lo mismo: $mood es "do" (una orden a quien lee), "may" (infinitivo, tras «para» o
### «puedes») o "they" (sobre quien se acaba de nombrar); $what es una cantidad de algo; $per está vacío o empieza por espacio.

## Nombres

db-tag-energy = Electricidad
db-tag-ecology = Ecología
db-tag-grid = Red eléctrica
db-tag-infrastructure = Infraestructura
db-tag-solar = Energía solar
db-tag-regulation = Normativa
db-tag-wind = Energía eólica
db-tag-finance = Incentivo
db-tag-nuclear = Energía nuclear
db-tag-innovation = Innovación
db-tag-society = Sociedad
db-tag-geoengineering = Geoingeniería
# Tal como van tras «icono de».
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
db-power-europe = Europa
db-power-united-states = Estados Unidos
db-power-majority-world = Resto del mundo
db-set-solo = En solitario
db-stage-global = etapa Global
db-stage-local = etapa Local
db-stage-emissions = etapa de Emisiones
db-stage-crisis = etapa de Crisis
db-stage-growth = etapa de Desarrollo
db-deck-local = Proyecto local
db-deck-starting = Carta inicial
db-deck-global = Proyecto global
db-deck-crisis = Crisis
db-deck-challenge = Reto
db-planet-weather-systems = fenómenos meteorológicos extremos
db-planet-desertification = desertificación
db-planet-ocean-acidification = acidificación de los océanos
db-planet-permafrost = deshielo del permafrost
db-planet-arctic-sea-ice = deshielo glaciar
db-planet-amazon-dieback = deterioro de la selva amazónica
db-source-rulebook = reglamento
db-source-published = publicada
db-source-play = vista en partidas
db-source-reconstructed = reconstruida
db-source-printed = leída en la carta
db-source-in-part = { $source }, completada por nosotros
db-source-disputed = { $source }; las fuentes no coinciden
db-flavour-harder = más difícil
db-flavour-easier = más fácil
db-flavour-variety = variedad
db-scope-group = para el grupo
db-scope-one = para una Potencia mundial

## Fichas, por su nombre y por su número

db-name-clean = energía limpia
db-name-dirty = energía sucia
db-name-demand = demanda energética
db-name-emissions-transportation = emisiones por transporte
db-name-emissions-fuel-extraction = emisiones por extracción de hidrocarburos
db-name-emissions-industry = emisiones industriales
db-name-emissions-waste = emisiones por residuos
db-name-emissions-agriculture = emisiones agropecuarias
db-name-emissions-buildings = emisiones tectónicas (edificios)
db-name-emissions-any = emisiones
db-name-resilience-social = resistencia social
db-name-resilience-ecological = resistencia ecológica
db-name-resilience-infrastructure = resistencia de infraestructuras
db-name-resilience-any = resistencia
db-name-communities = comunidades en crisis
db-name-trees = árboles
db-name-oceans = océanos
db-name-dac = captura directa del aire
db-name-recent-carbon = carbono en las emisiones recientes
db-name-thermometer-carbon = carbono en el termómetro
db-token-clean =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de energía limpia
db-token-dirty =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de energía sucia
db-token-demand = { $count } de demanda energética
db-token-emissions-transportation =
    { $count } { $count ->
        [one] ficha de emisión
       *[other] fichas de emisión
    } por transporte
db-token-emissions-fuel-extraction =
    { $count } { $count ->
        [one] ficha de emisión
       *[other] fichas de emisión
    } por extracción de hidrocarburos
db-token-emissions-industry =
    { $count } { $count ->
        [one] ficha de emisión
       *[other] fichas de emisión
    } industrial
db-token-emissions-waste =
    { $count } { $count ->
        [one] ficha de emisión
       *[other] fichas de emisión
    } por residuos
db-token-emissions-agriculture =
    { $count } { $count ->
        [one] ficha de emisión
       *[other] fichas de emisión
    } agropecuaria
db-token-emissions-buildings =
    { $count } { $count ->
        [one] ficha de emisión
       *[other] fichas de emisión
    } tectónica (edificios)
db-token-emissions-any =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de emisión de cualquier tipo
db-token-resilience-social =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de resistencia social
db-token-resilience-ecological =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de resistencia ecológica
db-token-resilience-infrastructure =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de resistencia de infraestructuras
db-token-resilience-any =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de resistencia de cualquier tipo
db-token-communities =
    { $count } { $count ->
        [one] comunidad
       *[other] comunidades
    } en crisis
db-token-trees =
    { $count } { $count ->
        [one] árbol
       *[other] árboles
    }
db-token-oceans =
    { $count } { $count ->
        [one] océano
       *[other] océanos
    }
db-token-dac =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de captura directa del aire
db-token-recent-carbon =
    { $count } { $count ->
        [one] cubito
       *[other] cubitos
    } de carbono
db-token-thermometer-carbon =
    { $count } { $count ->
        [one] cubito
       *[other] cubitos
    } de carbono
db-token-brief = { $count } de { $name }
db-all = cualquier cantidad de { $name }
db-up-to = hasta { $what }
db-cards =
    { $count } { $count ->
        [one] carta
       *[other] cartas
    }{ $filter }
db-cards-each = cada carta{ $filter }
db-cards-every = todas las cartas{ $filter }
db-cards-all = cartas{ $filter }
db-filter-tag = { " " }con el icono de { $tags }
db-filter-removes = { " " }cuya acción elimine { $tokens }
db-bands =
    { $count } { $count ->
        [one] banda térmica
       *[other] bandas térmicas
    }
db-crises =
    { $count } { $count ->
        [one] crisis desconocida
       *[other] crisis desconocidas
    }
db-spaces =
    { $count } { $count ->
        [one] casilla
       *[other] casillas
    }
db-projects =
    { $count } { $count ->
        [one] Proyecto global
       *[other] Proyectos globales
    }
