### Olhar uma carta de perto: a espiada, a folha e como se abrem.

zoom-sheet = { $title }, de perto
zoom-said = O que se diz dela
zoom-icons = O que os símbolos dizem
zoom-today = Hoje
zoom-stack = Pilha
zoom-stack-no = pilha { $number }
zoom-new-stack = Uma pilha nova
zoom-front = na frente
zoom-behind = inserida atrás
zoom-under = inserida sob ela
zoom-how = Pare o cursor sobre uma carta, ou mantenha o dedo nela, para ver só a carta; Z abre esta folha. Esc fecha, e as setas passam para a próxima carta.
zoom-before = A carta anterior
zoom-next = A próxima carta
zoom-look = Ver de perto
zoom-look-at = Ver de perto { $title }
zoom-choose = Escolha do que trata o seu plano.
