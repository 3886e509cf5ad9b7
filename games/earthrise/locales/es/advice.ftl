### Lo que los consejos dicen de una jugada de Earthrise.

advice-earthrise-worth = Probabilidad de ganar: { $chance }; al final, unos { $honors } Honores y puesto medio { $place }.
advice-earthrise-risk = Si va mal (1 de cada 10 veces), la probabilidad baja a { $chance } o menos.
