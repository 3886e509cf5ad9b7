### Mirar atrás en una partida.

replay-badge = Repetición
replay-title = Repetición, { $at } de { $last } · { $game }
replay-controls = Repetición
replay-scrubber = Momento de la partida
replay-play = Reproducir
replay-pause = Pausa
replay-forth = Un paso adelante
replay-back = Un paso atrás
replay-round-forth = A la ronda siguiente
replay-round-back = Al comienzo de la ronda
replay-to-round = A la ronda { $round }
replay-to-final = A la fase final
replay-final = Fin
replay-seen-by = Vista de
replay-everything = Todo a la vista
replay-spectator = Como público
replay-what-if = ¿Y si…?
replay-what-if-text = Sigue desde este momento en una mesa tuya.
replay-what-if-all = Juego en todos los asientos
replay-what-if-bots = Bots en los demás asientos
replay-what-if-here = Seguir desde aquí
replay-share = Compartir
replay-table = A la mesa
replay-more = Más
