### Lo que significa un icono, donde no lo dice ningún texto de los juegos.

glyph-carbon = carbono
glyph-band = banda del termómetro
glyph-discard = descartar una carta
glyph-draw = robar una carta
glyph-hand = cartas en mano
glyph-tuck = colocar una carta debajo
glyph-per = por
glyph-may = puedes
glyph-target = a quién afecta
glyph-or = o
glyph-crisis = crisis
glyph-forecast = previsión de crisis
glyph-project = Proyecto global
glyph-die-planet = dado planetario
glyph-die-geo = dado de geoingeniería
glyph-player = una Potencia mundial
glyph-all-players = todas las Potencias mundiales
glyph-give = dar
glyph-eye = mirar
glyph-shield-off = sin efecto
glyph-more = y más
