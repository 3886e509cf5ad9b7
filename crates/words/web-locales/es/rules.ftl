### La página de las reglas.

rules-title = Reglas
rules-which = Qué juego
rules-search = Buscar en las reglas
rules-contents = Contenido
rules-lead = En nuestras palabras, a partir de las reglas numeradas con las que está hecho y probado el programa. Decide el juego; esta página lo explica.
rules-link = Enlace a la regla { $id }
rules-ruling = decisión nuestra
rules-ruling-why = Aquí los reglamentos callan o no coinciden; así lo juega Firstlight.
rules-option-solo = en solitario
rules-option-challenges = con cartas de Reto
rules-option-pills = con píldoras
rules-none = Ninguna regla habla de «{ $wanted }».
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
