### What an icon means, where no text of the games says it.

glyph-carbon = carbon
glyph-band = band on the thermometer
glyph-discard = discard a card
glyph-draw = draw a card
glyph-hand = cards in hand
glyph-tuck = tuck a card
glyph-per = per
glyph-may = you may
glyph-target = whom it strikes
glyph-or = or
glyph-crisis = crisis
glyph-forecast = forecast crisis
glyph-project = global project
glyph-die-planet = planetary die
glyph-die-geo = geoengineering die
glyph-player = one player
glyph-all-players = every player
glyph-give = give
glyph-eye = look at
glyph-shield-off = without effect
glyph-more = and more
