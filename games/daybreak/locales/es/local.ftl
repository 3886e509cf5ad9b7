### Los proyectos locales de Daybreak: títulos y qué son en el mundo real.

## Robar y saber

db-local-001-title = Modelización climática
db-local-001-world = Los modelos informáticos de la atmósfera, los océanos y la tierra muestran cómo puede cambiar el clima y dónde están los riesgos.
db-local-002-title = Formación para empleos verdes
db-local-002-world = Los cursos de formación preparan a la gente para oficios como mantener aerogeneradores, instalar paneles solares o rehabilitar edificios.
db-local-003-title = Investigación en fusión
db-local-003-world = La investigación intenta obtener energía útil fusionando núcleos atómicos ligeros, como ocurre en el Sol.
db-local-004-title = Movimientos sociales
db-local-004-world = Cuando mucha gente se organiza en torno a una demanda común, puede cambiar leyes, empresas y costumbres.
db-local-005-title = Movimiento ecologista
db-local-005-world = Los grupos ecologistas hacen campaña para proteger la naturaleza y llaman la atención sobre daños que de otro modo pasarían inadvertidos.
db-local-006-title = Fondo de inversión comunitario
db-local-006-world = El ahorro local se reúne y se presta a proyectos útiles para la comunidad, como comercios, viviendas o energía limpia.
db-local-007-title = Prohibición de subvenciones a los combustibles fósiles
db-local-007-world = Acabar con las ayudas públicas al carbón, al petróleo y al gas les quita una ventaja frente a energías más limpias y libera dinero para otros fines.
db-local-008-title = Periodismo de investigación
db-local-008-world = Los periodistas buscan documentos y testigos para mostrar lo que empresas y gobiernos han mantenido oculto.
db-local-009-title = Vigilancia por satélite
db-local-009-world = Los instrumentos en órbita pueden detectar fugas de metano, talas y otros cambios en casi cualquier lugar de la Tierra.
db-local-010-title = Conocimiento ecológico tradicional
db-local-010-world = Los pueblos indígenas y las comunidades locales guardan conocimientos sobre la tierra, el agua y las especies reunidos durante generaciones.

## Energía limpia

db-local-011-title = Centrales hidroeléctricas
db-local-011-world = El agua que cae o fluye mueve turbinas; las grandes presas dan energía estable, pero alteran los ríos e inundan valles.
db-local-012-title = Centrales geotérmicas
db-local-012-world = El calor del subsuelo profundo se extrae en forma de vapor o agua caliente para generar electricidad de día y de noche.
db-local-013-title = Energía mareomotriz
db-local-013-world = Las turbinas aprovechan la subida y la bajada del mar, que se pueden predecir con años de antelación.
db-local-014-title = Centrales solares
db-local-014-world = Los campos de paneles fotovoltaicos convierten la luz del sol directamente en electricidad.
db-local-015-title = Centrales eólicas
db-local-015-world = Los aerogeneradores convierten el viento en electricidad, a menudo en grupos que comparten una conexión a la red.
db-local-016-title = Centrales nucleares
db-local-016-world = Las centrales nucleares dividen átomos pesados para obtener calor y electricidad, con poco carbono y con residuos que hay que custodiar durante muchísimo tiempo.
db-local-017-title = Energía termosolar
db-local-017-world = Unos espejos concentran la luz del sol para calentar un fluido, y el calor almacenado puede generar electricidad tras la puesta de sol.
db-local-018-title = Propiedad comunitaria
db-local-018-world = Los vecinos son dueños en común de una planta solar o eólica y comparten su energía, sus beneficios y sus decisiones.
db-local-019-title = Paneles solares en tejados
db-local-019-world = Los paneles en casas, escuelas y fábricas generan electricidad donde se consume y no ocupan más suelo.
db-local-020-title = Parque eólico terrestre
db-local-020-world = Los parques eólicos en tierra están entre las formas más baratas de crear nueva generación eléctrica en muchas regiones.
db-local-021-title = Parque eólico marino
db-local-021-world = Los aerogeneradores en el mar reciben un viento más fuerte y constante que en tierra, pero cuesta más construirlos y conectarlos.
db-local-022-title = Agrovoltaica
db-local-022-world = Los paneles solares se elevan sobre cultivos o pastos para que un mismo campo dé alimentos y electricidad.
db-local-023-title = Baterías a escala de red
db-local-023-world = Las grandes estaciones de baterías almacenan electricidad cuando sobra y la devuelven cuando hace falta.
db-local-024-title = Reactores modulares pequeños
db-local-024-world = Los reactores pequeños fabricados en serie y montados en su emplazamiento pretenden ser más rápidos y sencillos de construir que los grandes.
db-local-025-title = Centrales nucleares de cuarta generación
db-local-025-world = Los nuevos diseños de reactores buscan aprovechar mejor el combustible, dejar menos residuos de larga vida y apagarse solos con seguridad.
db-local-026-title = Prolongación de la vida de centrales nucleares
db-local-026-world = Tras inspecciones y reformas, los reactores existentes reciben permiso para funcionar más tiempo de lo previsto.
db-local-027-title = Almacenamiento por bombeo
db-local-027-world = El agua se bombea a un embalse más alto cuando sobra energía y baja por turbinas cuando escasea.
db-local-028-title = Tarifas reguladas para renovables
db-local-028-world = Quien vierte electricidad renovable a la red cobra un precio fijo durante años, lo que da seguridad a la inversión.
db-local-029-title = Cooperativas energéticas
db-local-029-world = Los socios de una cooperativa energética financian juntos centrales de energía, y cada uno tiene un voto.
db-local-030-title = Energía solar de pago por uso
db-local-030-world = Los hogares sin conexión a la red reciben un pequeño equipo solar y lo pagan poco a poco por teléfono.
db-local-031-title = Repotenciación de parques eólicos
db-local-031-world = Los aerogeneradores antiguos se sustituyen por otros menos numerosos y más grandes que producen más en el mismo lugar.
db-local-032-title = Células solares de perovskita
db-local-032-world = Unas capas finas de perovskita, solas o sobre silicio, pueden aumentar la parte de luz solar que un panel convierte en energía.
db-local-033-title = Plantas de biogás
db-local-033-world = El estiércol, los restos de comida y las aguas residuales fermentan en tanques cerrados, y su gas sustituye al gas fósil.

## Demanda

db-local-034-title = Educación de mujeres y niñas
db-local-034-world = Donde las niñas pueden seguir en la escuela, las mujeres ganan ingresos y capacidad de decidir, y las familias suelen ser más pequeñas.

## Árboles y océanos

db-local-035-title = Granja de árboles
db-local-035-world = Los árboles se plantan y se talan como un cultivo, y guardan carbono mientras crecen y en productos de madera duraderos.
db-local-036-title = Tenencia indígena de la tierra
db-local-036-world = Donde los pueblos indígenas tienen derechos seguros sobre su tierra, los bosques suelen estar mejor protegidos.
db-local-037-title = Restauración forestal
db-local-037-world = Se ayuda a los bosques dañados a recuperarse, plantando árboles autóctonos o dejando que la naturaleza vuelva.
db-local-038-title = Restauración de turberas
db-local-038-world = Las turberas drenadas se vuelven a inundar para que el carbono guardado en la turba permanezca en el suelo.
db-local-039-title = Agrosilvicultura
db-local-039-world = Los árboles y arbustos crecen entre cultivos o pastos, donde guardan carbono, dan sombra y protegen el suelo.
db-local-040-title = Restauración de humedales
db-local-040-world = Las marismas y llanuras inundables que fueron drenadas recuperan el agua y, con ella, sus plantas, sus animales y sus reservas de carbono.
db-local-041-title = Restauración de manglares
db-local-041-world = Los manglares guardan mucho carbono en su fango y protegen la costa de las olas y las tormentas.
db-local-042-title = Áreas marinas protegidas
db-local-042-world = Partes del mar se cierran a la pesca, la perforación o la minería para que la vida marina se recupere.
db-local-043-title = Cultivo de algas
db-local-043-world = Las algas crecen deprisa sin agua dulce ni fertilizantes y absorben carbono disuelto en el mar.

## Energía sucia

db-local-044-title = Nacionalización de los combustibles fósiles
db-local-044-world = El Estado asume el control de las empresas de combustibles fósiles para decidir a qué ritmo se pone fin a su negocio.
db-local-045-title = Compra y cierre de centrales de carbón
db-local-045-world = Se compran centrales de carbón para cerrarlas antes de tiempo, y sus terrenos y conexiones a la red pueden servir a la energía limpia.
db-local-046-title = Zonas de amortiguamiento
db-local-046-world = La normativa mantiene pozos, minas y centrales eléctricas alejados de viviendas, escuelas y hospitales.
db-local-047-title = Estándares de energía limpia
db-local-047-world = Una ley obliga a las compañías a suministrar una parte creciente de electricidad de fuentes limpias.
db-local-048-title = Desinversión en combustibles fósiles
db-local-048-world = Universidades, iglesias, fondos de pensiones y ciudades venden sus acciones de empresas de carbón, petróleo y gas.
db-local-049-title = Transición justa
db-local-049-world = Los trabajadores y las regiones que vivían de los combustibles fósiles reciben nuevos empleos, formación y apoyo a medida que estos se abandonan.
db-local-050-title = Gestión de la demanda
db-local-050-world = Se recompensa a quienes consumen menos electricidad, o la consumen más tarde, cuando la red está al límite.

## Compartir, y emisiones de cualquier tipo

db-local-051-title = Regulación de patentes
db-local-051-world = Las normas sobre patentes deciden quién puede usar una nueva tecnología, y en qué condiciones, mientras está protegida.
db-local-052-title = Transferencia de tecnología
db-local-052-world = Los países que han desarrollado tecnologías limpias comparten diseños, herramientas y experiencia con los que las necesitan.
db-local-053-title = Economía circular
db-local-053-world = Los productos se fabrican para durar, repararse y reciclarse, de modo que haya que extraer, fabricar y tirar menos.
db-local-054-title = Ajuste de carbono en frontera
db-local-054-world = Quienes importan pagan por el carbono emitido al fabricar un producto, como ya hacen los productores del país.
db-local-055-title = Hidrógeno verde
db-local-055-world = La electricidad limpia separa el agua en hidrógeno y oxígeno, y el hidrógeno sirve allí donde no llegan las baterías ni los cables.

## Agricultura y residuos

db-local-056-title = Dietas ricas en vegetales
db-local-056-world = Las comidas con más vegetales y menos carne necesitan menos tierra y causan menos emisiones.
db-local-057-title = Piensos que reducen el metano
db-local-057-world = Ciertos aditivos, entre ellos algunas algas, reducen el metano que eructan vacas y ovejas.
db-local-058-title = Agricultura regenerativa
db-local-058-world = Los cultivos de cobertura, la siembra variada y el laboreo mínimo enriquecen el suelo y aumentan el carbono que contiene.
db-local-059-title = Arroz con menos metano
db-local-059-world = Dejar que los arrozales se sequen de vez en cuando reduce el metano que se forma en el suelo inundado.
db-local-060-title = Uso eficiente de fertilizantes
db-local-060-world = Dar a los cultivos solo el nitrógeno que pueden aprovechar, y cuando pueden, reduce las emisiones de óxido nitroso.
db-local-061-title = Reducción del desperdicio de alimentos
db-local-061-world = Una mejor conservación, planificación y reparto evitan que se pierdan alimentos entre el campo y el plato.
db-local-062-title = Carne cultivada
db-local-062-world = Se cultivan células animales en tanques hasta formar carne, lo que ahorra tierra pero consume mucha energía.
db-local-063-title = Compostaje
db-local-063-world = Los restos de comida y de jardín se descomponen con aire hasta volverse compost, en vez de soltar metano en un vertedero.
db-local-064-title = Responsabilidad ampliada del productor
db-local-064-world = Los fabricantes deben recoger o pagar los envases y productos que venden cuando se convierten en residuos.

## Edificios

db-local-065-title = Bombas de calor
db-local-065-world = Una bomba de calor traslada calor del aire, el agua o el suelo al interior de un edificio y gasta mucha menos energía que una caldera de gas.
db-local-066-title = Cocinas de inducción
db-local-066-world = Las cocinas de inducción calientan la olla con un campo magnético y sustituyen a la llama de gas.
db-local-067-title = Rehabilitación energética integral
db-local-067-world = Los edificios antiguos reciben aislamiento, ventanas nuevas y mejor ventilación, de modo que necesitan mucha menos calefacción y refrigeración.

## Industria

db-local-068-title = Acero verde
db-local-068-world = El hidrógeno o la electricidad ocupan el lugar del carbón al convertir mineral de hierro en acero.
db-local-069-title = Fábricas impulsadas por hidrógeno
db-local-069-world = Las fábricas que necesitan temperaturas muy altas pueden quemar hidrógeno, que desprende agua en lugar de dióxido de carbono.
db-local-070-title = Cemento alternativo
db-local-070-world = Parte del clínker del cemento, cuya fabricación libera dióxido de carbono, se sustituye por otros minerales.
db-local-071-title = Calor nuclear para la industria
db-local-071-world = El calor de un reactor puede llevarse por tuberías directamente a fábricas o a la red de calefacción de una ciudad.
db-local-072-title = Límites a las emisiones industriales
db-local-072-world = Unos límites obligatorios a lo que puede emitir una fábrica empujan a las empresas hacia procesos más limpios.
db-local-073-title = Incentivos a la electrificación
db-local-073-world = Las ayudas y los préstamos baratos permiten a las empresas cambiar calderas y hornos de combustible por otros eléctricos.

## Transporte

db-local-074-title = Eliminación progresiva de la gasolina y el diésel
db-local-074-world = Se fija una fecha a partir de la cual ya no se pueden vender coches nuevos con motor de combustión.
db-local-075-title = Subvenciones al vehículo eléctrico
db-local-075-world = El dinero público abarata los vehículos eléctricos o los cargadores para que más gente pueda cambiar.
db-local-076-title = Transporte público universal
db-local-076-world = Autobuses, tranvías y trenes frecuentes y asequibles para todos hacen innecesarios muchos viajes en coche.
db-local-077-title = Ciudades caminables
db-local-077-world = Cuando viviendas, comercios, escuelas y trabajo están cerca, la gente puede hacer casi todo a pie.
db-local-078-title = Tren de alta velocidad
db-local-078-world = Los trenes eléctricos rápidos entre ciudades pueden sustituir muchos vuelos y viajes en coche.
db-local-079-title = Redes ciclistas
db-local-079-world = Los carriles bici conectados y protegidos hacen que ir en bicicleta sea seguro a cualquier edad.
db-local-080-title = Buques con ayuda del viento
db-local-080-world = Velas, rotores o cometas modernos ayudan a impulsar los cargueros, que así queman menos combustible.

## Extracción de combustibles y residuos

db-local-081-title = Reparación de fugas de metano
db-local-081-world = Las empresas buscan escapes de gas en pozos, tuberías y compresores y reparan lo que encuentran.
db-local-082-title = Fin de las licencias de petróleo y gas
db-local-082-world = Un país deja de conceder permisos para buscar o abrir nuevos yacimientos de petróleo y gas.
db-local-083-title = Prohibición de la quema de gas en antorcha
db-local-083-world = El gas que sale junto al petróleo debe aprovecharse o devolverse al subsuelo en lugar de quemarse.
db-local-084-title = Captación de gas de vertedero
db-local-084-world = Pozos y tuberías recogen el metano que sueltan los residuos en descomposición, y puede quemarse para generar electricidad.
db-local-085-title = Prohibición de plásticos de un solo uso
db-local-085-world = Se retiran del mercado bolsas, cubiertos y envases que se usan una vez y se tiran.
db-local-086-title = Ciudades residuo cero
db-local-086-world = Una ciudad separa, reutiliza, repara y composta de modo que apenas quede nada que enterrar o quemar.

## Resistencia

db-local-087-title = Reverdecimiento urbano
db-local-087-world = Los árboles, los parques y las cubiertas verdes refrescan las calles y absorben la lluvia.
db-local-088-title = Bonos de resistencia climática
db-local-088-world = Los gobiernos se endeudan para que carreteras, redes de agua y edificios resistan los fenómenos extremos, y ese dinero no puede gastarse en otra cosa.
db-local-089-title = Asambleas ciudadanas
db-local-089-world = Personas elegidas por sorteo escuchan a especialistas, deliberan y hacen recomendaciones a quienes gobiernan.
db-local-090-title = Servicios básicos universales
db-local-090-world = Toda persona tiene derecho a servicios como vivienda, transporte, cuidados e internet, sean cuales sean sus ingresos.
db-local-091-title = Microrredes
db-local-091-world = Un barrio o un pueblo con sus propias fuentes de energía puede mantener la luz cuando falla la red general.
db-local-092-title = Ciudades esponja
db-local-092-world = Los parques, los estanques y los pavimentos permeables retienen la lluvia intensa donde cae, y así las calles no se inundan.
db-local-093-title = Renaturalización
db-local-093-world = Se deja actuar a los procesos naturales y se reintroducen especies desaparecidas.
db-local-094-title = Códigos de edificación ecológica
db-local-094-world = Las normas de construcción exigen materiales menos dañinos, ahorro de agua y energía y espacio para plantas y animales.
db-local-095-title = Refugios climáticos vecinales
db-local-095-world = Una escuela o biblioteca con energía solar propia y provisiones sirve de refugio en una ola de calor o un apagón.
db-local-096-title = Seguros paramétricos
db-local-096-world = El seguro paga de inmediato cuando un valor medido, como la lluvia o el viento, supera una marca acordada.
db-local-097-title = Sanidad universal
db-local-097-world = Toda persona puede ir al médico sin temer la factura, lo que también ayuda en olas de calor y epidemias.
db-local-098-title = Gran Muralla Verde
db-local-098-world = Los países del borde sur del Sáhara restauran una franja de árboles, pastos y cultivos a lo ancho de África contra el avance del desierto.
db-local-099-title = Reubicación de ciudades
db-local-099-world = Donde las inundaciones o la subida del mar no dejan otra opción, comunidades enteras se trasladan a un terreno más seguro.
db-local-100-title = Programas de adaptación
db-local-100-world = El dinero reservado para la adaptación paga medidas como refugios climáticos, protección contra inundaciones y cultivos resistentes.
db-local-101-title = Programas de adaptación
db-local-101-world = Unos planes con obligaciones claras hacen que cada ministerio y cada ciudad se preparen para el clima que viene.
db-local-102-title = Sistemas de alerta temprana
db-local-102-world = Los pronósticos, las sirenas y los mensajes al móvil dan tiempo a ponerse a salvo antes de que llegue una tormenta o una inundación.

## Comunidades, sociedad, ayuda, cartas

db-local-103-title = Transferencias monetarias
db-local-103-world = Los hogares necesitados reciben dinero directamente y deciden ellos mismos qué les hace más falta.
db-local-104-title = Garantía de empleo
db-local-104-world = El Estado ofrece trabajo con un salario digno a quien lo busque, a menudo en obras públicas o en el cuidado de la naturaleza.
db-local-105-title = Vivienda social
db-local-105-world = La vivienda pública o sin ánimo de lucro da a personas con pocos ingresos un hogar seguro y bien aislado.
db-local-106-title = Canje de deuda por acción climática
db-local-106-world = Un acreedor perdona parte de la deuda de un país, y este gasta el dinero en proteger el clima y la naturaleza.
db-local-107-title = Ayuda internacional en catástrofes
db-local-107-world = Equipos de rescate, tiendas, alimentos y medicinas llegan del extranjero cuando una catástrofe es demasiado grande para un solo país.
db-local-108-title = Inmigración inclusiva
db-local-108-world = Quienes llegan de otros lugares obtienen derechos, cursos de idioma y trabajo, y pasan a formar parte de la comunidad.
db-local-109-title = Inmigración climática
db-local-109-world = Unas vías legales permiten que quienes han perdido un hogar habitable se instalen y trabajen en otro país.
db-local-110-title = Dividendo del impuesto al carbono
db-local-110-world = Se grava el carbono fósil y lo recaudado se devuelve a toda la población a partes iguales.
db-local-111-title = Semana laboral de cuatro días
db-local-111-world = Una semana laboral más corta puede ahorrar desplazamientos y energía y deja más tiempo para la familia y la comunidad.
db-local-112-title = Impuesto a la riqueza
db-local-112-world = Un impuesto anual sobre las grandes fortunas recauda dinero para tareas públicas como la protección del clima.
db-local-113-title = Huelgas climáticas juveniles
db-local-113-world = Los estudiantes faltan a clase para exigir que los gobiernos actúen ante el cambio climático.
db-local-114-title = Litigios climáticos
db-local-114-world = Personas y organizaciones acuden a los tribunales para que gobiernos y empresas reduzcan emisiones o paguen por los daños.
db-local-115-title = Nuevo Pacto Verde
db-local-115-world = Un gran programa público une la reconstrucción de la economía sin combustibles fósiles con buenos empleos y justicia social.
db-local-116-title = Diplomacia climática
db-local-116-world = La negociación crea acuerdos en los que cada país hace su parte porque los demás hacen la suya.
db-local-117-title = Hermanamiento de ciudades
db-local-117-world = Ciudades de distintos países se asocian, aprenden unas de otras y se ayudan.
db-local-118-title = Bancos de semillas
db-local-118-world = Las semillas de cultivos y plantas silvestres se guardan en frío y en seco para poder recuperar variedades perdidas.
db-local-119-title = Presupuestos participativos
db-local-119-world = La ciudadanía propone proyectos y vota en qué se gasta una parte del presupuesto público.

## Eliminación de carbono

db-local-120-title = Eliminación de metano
db-local-120-world = Se estudian métodos para acelerar la descomposición del metano del aire en sustancias menos dañinas.
db-local-121-title = Captura y almacenamiento de carbono
db-local-121-world = El dióxido de carbono se separa de los gases de centrales y fábricas y se inyecta a gran profundidad.
db-local-122-title = Meteorización acelerada de rocas
db-local-122-world = Se esparce roca volcánica molida en los campos, donde fija dióxido de carbono al meteorizarse.
db-local-123-title = Biocarbón
db-local-123-world = Los restos vegetales se carbonizan con poco oxígeno, y el carbón resultante conserva su carbono en el suelo mucho tiempo.
db-local-124-title = Captura directa del aire
db-local-124-world = Unas máquinas filtran el dióxido de carbono del aire común, lo que consume muchísima energía.
db-local-125-title = Bioenergía con captura de carbono
db-local-125-world = Se queman para obtener energía plantas que tomaron carbono del aire, y ese carbono se captura y se guarda bajo tierra.
db-local-126-title = Captura directa en el océano
db-local-126-world = Con electricidad se extrae dióxido de carbono del agua de mar, que así puede absorber más del aire.

## Geoingeniería

db-local-127-title = Aerosoles de sulfato estratosféricos
db-local-127-world = Unas partículas finas a gran altura reflejarían parte de la luz solar y enfriarían el planeta, con efectos secundarios difíciles de prever.
db-local-128-title = Adelgazamiento de cirros
db-local-128-world = Sembrar las nubes altas y finas de hielo podría dejar escapar más calor al espacio; la idea apenas se ha probado.
db-local-129-title = Blanqueamiento de nubes marinas
db-local-129-world = La sal marina rociada en las nubes bajas sobre el océano las haría más blancas, y así reflejarían más luz solar.
db-local-130-title = Fertilización oceánica con hierro
db-local-130-world = El hierro añadido a partes del océano hace proliferar el plancton, que absorbe carbono, con efectos inciertos en la vida marina.
db-local-131-title = Aumento de la alcalinidad oceánica
db-local-131-world = Las sustancias alcalinas añadidas al agua de mar contrarrestan su acidez y le permiten retener más carbono.
db-local-132-title = Engrosamiento del hielo ártico
db-local-132-world = Unas bombas subirían agua de mar sobre el hielo invernal, donde se congela y lo hace más grueso.

## Red eléctrica

db-local-133-title = Distribución de largo alcance
db-local-133-world = Las líneas de alta tensión llevan electricidad limpia a grandes distancias, de donde se produce a donde hace falta.
