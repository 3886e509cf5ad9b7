### Olhar para trás em uma partida.

replay-badge = Replay
replay-title = Replay, { $at } de { $last } · { $game }
replay-controls = Replay
replay-scrubber = Momento da partida
replay-play = Reproduzir
replay-pause = Pausar
replay-forth = Um passo à frente
replay-back = Um passo atrás
replay-round-forth = Para a próxima rodada
replay-round-back = Para o começo da rodada
replay-to-round = Para a rodada { $round }
replay-to-final = Para a fase final
replay-final = Fim
replay-seen-by = Visto por
replay-everything = Tudo aberto
replay-spectator = Como espectador
replay-what-if = E se…?
replay-what-if-text = Continue a partir deste momento em uma mesa sua.
replay-what-if-all = Jogo em todos os lugares
replay-what-if-bots = Bots nos outros lugares
replay-what-if-here = Continuar daqui
replay-share = Compartilhar
replay-table = Voltar à mesa
replay-more = Mais
