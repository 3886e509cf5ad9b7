### Mirar una carta de cerca: la ojeada, la hoja y cómo se abren.

zoom-sheet = { $title }, de cerca
zoom-said = Lo que se dice de ella
zoom-icons = Qué dicen los iconos
zoom-today = Hoy
zoom-stack = Pila
zoom-stack-no = pila { $number }
zoom-new-stack = Una pila nueva
zoom-front = delante
zoom-behind = debajo
zoom-under = colocada debajo
zoom-how = Detén el cursor sobre una carta, o mantén el dedo encima, para verla sola; Z abre esta hoja. Esc la cierra y las flechas pasan a la carta siguiente.
zoom-before = La carta anterior
zoom-next = La carta siguiente
zoom-look = Ver de cerca
zoom-look-at = Ver de cerca { $title }
zoom-choose = Elige de qué trata tu plan.
