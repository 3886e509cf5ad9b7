### Pairs en el navegador.

web-pairs = Pairs
home-pitch-pairs = Un número oculto para cada uno. ¿El tuyo es bajo o alto?
home-long-pairs = tres rondas, dos minutos
pairs-table = Los números de todos
pairs-hidden = un número oculto
pairs-calls = Lo que puedes decir
learn-pairs-pitch = Una ronda contra un bot.
learn-pairs-welcome-title = Tu número
learn-pairs-welcome = Cada uno tiene un número del 1 al 5. Tú ves el tuyo; los de los demás siguen ocultos hasta que todos hayan hablado.
learn-pairs-call-title = Dilo
learn-pairs-call = Di si tu número es bajo o alto. Cuando otro ya ha hablado, también puedes sumarte a lo que dijo.
learn-pairs-points-title = Puntos
learn-pairs-points = Ahora se muestran todos los números. Quien acertó gana un punto. Los números vuelven al mazo.
learn-pairs-on-title = Eso es todo
learn-pairs-on = Gana quien tenga más puntos tras la última ronda. Sigue jugando si quieres.
