### O que um ícone significa, onde nenhum texto dos jogos o diz.

glyph-carbon = carbono
glyph-band = faixa do termômetro
glyph-discard = descartar uma carta
glyph-draw = comprar uma carta
glyph-hand = cartas na mão
glyph-tuck = inserir uma carta
glyph-per = por
glyph-may = você pode
glyph-target = quem é atingido
glyph-or = ou
glyph-crisis = crise
glyph-forecast = crise prevista
glyph-project = Projeto Global
glyph-die-planet = dado planetário
glyph-die-geo = dado de geoengenharia
glyph-player = um jogador
glyph-all-players = todos os jogadores
glyph-give = dar
glyph-eye = olhar
glyph-shield-off = sem efeito
glyph-more = e mais
