### Lo que los consejos dicen de una jugada de Earthrise.

advice-earthrise-honors = Honores al final
advice-earthrise-place = puesto medio
advice-earthrise-games = partidas ganadas
advice-earthrise-of = { $number } de { $of }
advice-earthrise-best = mejor
advice-earthrise-same = igual
advice-earthrise-less = { $honors } menos
advice-earthrise-more = { $honors } más
advice-earthrise-any = Cualquiera de estas: hay menos de un Honor de diferencia.
advice-earthrise-risk = Si va mal (1 de cada 10 veces), la probabilidad baja a { $chance } o menos.
