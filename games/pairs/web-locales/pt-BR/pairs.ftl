### Pairs no navegador.

web-pairs = Pairs
home-pitch-pairs = Um número oculto para cada um. O seu é baixo ou alto?
home-long-pairs = três rodadas, dois minutos
pairs-table = Os números de todos
pairs-hidden = um número oculto
pairs-calls = O que você pode dizer
learn-pairs-pitch = Uma rodada contra um bot.
learn-pairs-welcome-title = Seu número
learn-pairs-welcome = Cada um tem um número de 1 a 5. Você vê o seu; os dos outros ficam ocultos até que todos tenham falado.
learn-pairs-call-title = Diga
learn-pairs-call = Diga se seu número é baixo ou alto. Quando outra pessoa já falou, você também pode se juntar ao que ela disse.
learn-pairs-points-title = Pontos
learn-pairs-points = Agora todos os números são mostrados. Quem acertou ganha um ponto. Os números voltam para o baralho.
learn-pairs-on-title = É só isso
learn-pairs-on = Vence quem tiver mais pontos depois da última rodada. Continue jogando se quiser.
