### Looking closely at a card: the glance, the sheet, and what both are told by.

zoom-sheet = { $title }, closely
zoom-said = What is said of it
zoom-icons = What the icons say
zoom-today = Today
zoom-stack = Stack
zoom-stack-no = stack { $number }
zoom-new-stack = A new stack
zoom-front = in front
zoom-behind = tucked behind
zoom-under = tucked under it
zoom-how = Rest on a card, or hold a finger on it, for the card alone; Z opens this sheet. Esc closes it, arrows go to the next card.
zoom-before = The card before
zoom-next = The next card
zoom-look = Look closely
zoom-look-at = Look closely at { $title }
zoom-choose = Choose what your plan is about.
