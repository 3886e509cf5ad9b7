### Os projetos locais de Daybreak: títulos e o que são no mundo real.

## Comprar e saber

db-local-001-title = Modelagem Climática
db-local-001-world = Modelos de computador da atmosfera, dos oceanos e da terra mostram como o clima pode mudar e onde estão os riscos.
db-local-002-title = Capacitação para Empregos Verdes
db-local-002-world = Cursos de capacitação preparam as pessoas para trabalhos como manter aerogeradores, instalar painéis solares ou reformar edifícios.
db-local-003-title = Pesquisa em Fusão Nuclear
db-local-003-world = Pesquisadores tentam obter energia útil fundindo núcleos atômicos leves, como acontece no Sol.
db-local-004-title = Movimentos Sociais
db-local-004-world = Quando muita gente se organiza em torno de uma demanda comum, pode mudar leis, empresas e hábitos.
db-local-005-title = Movimento Ambientalista
db-local-005-world = Grupos ambientalistas fazem campanha para proteger a natureza e chamam atenção para danos que, de outro modo, passariam despercebidos.
db-local-006-title = Investimento Comunitário
db-local-006-world = A poupança local é reunida e emprestada a projetos que servem à comunidade, como comércio, moradia ou energia limpa.
db-local-007-title = Proibição de Subsídios aos Combustíveis Fósseis
db-local-007-world = Acabar com o apoio público ao carvão, ao petróleo e ao gás retira uma vantagem deles sobre energias mais limpas e libera dinheiro para outros fins.
db-local-008-title = Jornalismo Investigativo
db-local-008-world = Jornalistas buscam documentos e testemunhas para mostrar o que empresas e governos mantiveram fora de vista.
db-local-009-title = Monitoramento por Satélite
db-local-009-world = Instrumentos em órbita conseguem detectar vazamentos de metano, desmatamento e outras mudanças em quase qualquer lugar da Terra.
db-local-010-title = Conhecimento Ecológico Tradicional
db-local-010-world = Povos indígenas e comunidades locais guardam conhecimentos sobre a terra, a água e as espécies reunidos ao longo de gerações.

## Energia limpa

db-local-011-title = Usinas Hidrelétricas
db-local-011-world = A água que cai ou corre move turbinas; grandes barragens fornecem energia estável, mas alteram rios e inundam vales.
db-local-012-title = Usinas Geotérmicas
db-local-012-world = O calor das profundezas do solo é trazido como vapor ou água quente para gerar eletricidade dia e noite.
db-local-013-title = Energia das Marés
db-local-013-world = Turbinas aproveitam a subida e a descida do mar, que podem ser previstas com anos de antecedência.
db-local-014-title = Usinas Solares
db-local-014-world = Campos de painéis fotovoltaicos transformam a luz do sol diretamente em eletricidade.
db-local-015-title = Usinas Eólicas
db-local-015-world = Aerogeradores transformam o vento em eletricidade, muitas vezes em grupos que compartilham uma conexão à rede.
db-local-016-title = Usinas Nucleares
db-local-016-world = Usinas nucleares dividem átomos pesados para obter calor e eletricidade, com pouco carbono e com resíduos que precisam ser guardados por muitíssimo tempo.
db-local-017-title = Energia Solar Térmica
db-local-017-world = Espelhos concentram a luz do sol para aquecer um fluido, e o calor armazenado pode gerar eletricidade depois do pôr do sol.
db-local-018-title = Propriedade Comunitária
db-local-018-world = Vizinhos são donos em conjunto de uma usina solar ou eólica e dividem sua energia, seus lucros e suas decisões.
db-local-019-title = Energia Solar nos Telhados
db-local-019-world = Painéis em casas, escolas e fábricas geram eletricidade onde ela é usada e não ocupam mais terreno.
db-local-020-title = Parque Eólico Terrestre
db-local-020-world = Parques eólicos em terra estão, em muitas regiões, entre as novas fontes de eletricidade mais baratas.
db-local-021-title = Parque Eólico Offshore
db-local-021-world = Aerogeradores no mar recebem um vento mais forte e constante que em terra, mas custam mais para construir e conectar.
db-local-022-title = Agrovoltaica
db-local-022-world = Painéis solares são elevados sobre lavouras ou pastos para que um mesmo campo dê alimentos e eletricidade.
db-local-023-title = Baterias em Escala de Rede
db-local-023-world = Grandes estações de baterias armazenam eletricidade quando sobra e a devolvem quando é preciso.
db-local-024-title = Pequenos Reatores Modulares
db-local-024-world = Reatores pequenos feitos em fábrica e montados no local pretendem ser mais rápidos e simples de construir que os grandes.
db-local-025-title = Usinas Nucleares de Quarta Geração
db-local-025-world = Novos projetos de reatores buscam aproveitar melhor o combustível, deixar menos resíduos de longa vida e desligar-se sozinhos com segurança.
db-local-026-title = Extensão da Vida de Usinas Nucleares
db-local-026-world = Depois de inspeções e reformas, reatores existentes recebem licença para funcionar por mais tempo que o previsto.
db-local-027-title = Armazenamento Hidrelétrico por Bombeamento
db-local-027-world = A água é bombeada para um reservatório mais alto quando sobra energia e desce por turbinas quando ela falta.
db-local-028-title = Tarifas Feed-in
db-local-028-world = Quem injeta eletricidade renovável na rede recebe um preço fixo por muitos anos, o que torna o investimento mais seguro.
db-local-029-title = Cooperativas de Energia
db-local-029-world = Os membros de uma cooperativa de energia financiam usinas em conjunto, e cada um tem um voto.
db-local-030-title = Energia Solar Pré-Paga
db-local-030-world = Famílias sem acesso à rede recebem um pequeno sistema solar e pagam por ele aos poucos, pelo celular.
db-local-031-title = Repotenciação de Parques Eólicos
db-local-031-world = Aerogeradores antigos são trocados por outros em menor número e maiores, que produzem mais no mesmo local.
db-local-032-title = Células Solares de Perovskita
db-local-032-world = Camadas finas de perovskita, sozinhas ou sobre o silício, podem aumentar a parte da luz solar que um painel transforma em energia.
db-local-033-title = Usinas de Biogás
db-local-033-world = Esterco, restos de comida e esgoto fermentam em tanques fechados, e seu gás substitui o gás fóssil.

## Demanda

db-local-034-title = Educação de Mulheres e Meninas
db-local-034-world = Onde as meninas podem continuar na escola, as mulheres ganham renda e poder de escolha, e as famílias tendem a ser menores.

## Árvores e oceanos

db-local-035-title = Fazenda de Árvores
db-local-035-world = Árvores são plantadas e colhidas como uma lavoura e guardam carbono enquanto crescem e em produtos de madeira duráveis.
db-local-036-title = Posse Indígena da Terra
db-local-036-world = Onde os povos indígenas têm direitos garantidos sobre sua terra, as florestas costumam estar mais protegidas.
db-local-037-title = Restauração Florestal
db-local-037-world = Ajuda-se a floresta degradada a se recuperar, plantando árvores nativas ou deixando a natureza voltar.
db-local-038-title = Restauração de Turfeiras
db-local-038-world = Turfeiras drenadas são novamente encharcadas para que o carbono guardado na turfa permaneça no solo.
db-local-039-title = Sistemas Agroflorestais
db-local-039-world = Árvores e arbustos crescem entre lavouras ou pastos, onde guardam carbono, dão sombra e protegem o solo.
db-local-040-title = Restauração de Áreas Úmidas
db-local-040-world = Pântanos e várzeas que foram drenados recebem a água de volta e, com ela, suas plantas, seus animais e suas reservas de carbono.
db-local-041-title = Restauração de Manguezais
db-local-041-world = Os manguezais guardam muito carbono em sua lama e protegem a costa das ondas e das tempestades.
db-local-042-title = Áreas Marinhas Protegidas
db-local-042-world = Partes do mar são fechadas à pesca, à perfuração ou à mineração para que a vida marinha se recupere.
db-local-043-title = Cultivo de Algas Marinhas
db-local-043-world = As algas crescem depressa sem água doce nem fertilizantes e absorvem carbono dissolvido no mar.

## Energia suja

db-local-044-title = Nacionalização dos Combustíveis Fósseis
db-local-044-world = O Estado assume as empresas de combustíveis fósseis para decidir em que ritmo seu negócio é encerrado.
db-local-045-title = Compra e Fechamento de Usinas a Carvão
db-local-045-world = Usinas a carvão são compradas e fechadas antes do prazo, e seus terrenos e conexões à rede podem servir à energia limpa.
db-local-046-title = Zonas de Proteção
db-local-046-world = Normas mantêm poços, minas e usinas longe de casas, escolas e hospitais.
db-local-047-title = Padrões de Energia Limpa
db-local-047-world = Uma lei obriga as distribuidoras a fornecer uma parcela crescente de eletricidade de fontes limpas.
db-local-048-title = Desinvestimento em Combustíveis Fósseis
db-local-048-world = Universidades, igrejas, fundos de pensão e cidades vendem suas ações de empresas de carvão, petróleo e gás.
db-local-049-title = Transição Justa
db-local-049-world = Trabalhadores e regiões que viviam dos combustíveis fósseis recebem novos empregos, capacitação e apoio à medida que esses combustíveis são abandonados.
db-local-050-title = Resposta da Demanda
db-local-050-world = Consumidores são recompensados por usar menos eletricidade, ou usá-la mais tarde, quando a rede está sobrecarregada.

## Compartilhar, e emissões de qualquer tipo

db-local-051-title = Regulamentação de Patentes
db-local-051-world = As regras sobre patentes decidem quem pode usar uma nova tecnologia, e em que condições, enquanto ela está protegida.
db-local-052-title = Transferência de Tecnologia
db-local-052-world = Países que desenvolveram tecnologias limpas compartilham projetos, ferramentas e experiência com os que precisam delas.
db-local-053-title = Economia Circular
db-local-053-world = Os produtos são feitos para durar, ser consertados e reciclados, de modo que seja preciso extrair, fabricar e descartar menos.
db-local-054-title = Ajuste de Carbono na Fronteira
db-local-054-world = Importadores pagam pelo carbono emitido na fabricação de um produto, como já fazem os produtores do país.
db-local-055-title = Hidrogênio Verde
db-local-055-world = A eletricidade limpa separa a água em hidrogênio e oxigênio, e o hidrogênio serve onde baterias e cabos não bastam.

## Agricultura e resíduos

db-local-056-title = Dietas Ricas em Vegetais
db-local-056-world = Refeições com mais vegetais e menos carne precisam de menos terra e causam menos emissões.
db-local-057-title = Ração que Reduz o Metano
db-local-057-world = Certos aditivos, entre eles algumas algas, diminuem o metano que bois e ovelhas arrotam.
db-local-058-title = Agricultura Regenerativa
db-local-058-world = Plantas de cobertura, plantio variado e pouca aração enriquecem o solo e aumentam o carbono que ele guarda.
db-local-059-title = Arroz com Menos Metano
db-local-059-world = Deixar os arrozais secarem de tempos em tempos diminui o metano que se forma no solo alagado.
db-local-060-title = Uso Eficiente de Fertilizantes
db-local-060-world = Dar às lavouras só o nitrogênio que elas conseguem aproveitar, e na hora certa, reduz as emissões de óxido nitroso.
db-local-061-title = Redução do Desperdício de Alimentos
db-local-061-world = Melhor armazenamento, planejamento e distribuição evitam que alimentos se percam entre o campo e o prato.
db-local-062-title = Carne Cultivada
db-local-062-world = Células animais são cultivadas em tanques até formar carne, o que poupa terra, mas consome muita energia.
db-local-063-title = Compostagem
db-local-063-world = Restos de comida e de jardim se decompõem com bastante ar e viram composto, em vez de soltar metano num aterro.
db-local-064-title = Responsabilidade Estendida do Produtor
db-local-064-world = Fabricantes precisam recolher as embalagens e os produtos que vendem quando viram resíduos, ou pagar por isso.

## Edifícios

db-local-065-title = Bombas de Calor
db-local-065-world = Uma bomba de calor leva o calor do ar, da água ou do solo para dentro de um edifício e gasta muito menos energia que um aquecedor a gás.
db-local-066-title = Fogões de Indução
db-local-066-world = Fogões de indução aquecem a panela com um campo magnético e substituem a chama de gás.
db-local-067-title = Reforma Energética Profunda
db-local-067-world = Edifícios antigos recebem isolamento, janelas novas e melhor ventilação, e passam a precisar de muito menos aquecimento e refrigeração.

## Indústria

db-local-068-title = Aço Verde
db-local-068-world = Hidrogênio ou eletricidade tomam o lugar do carvão na transformação do minério de ferro em aço.
db-local-069-title = Fábricas Movidas a Hidrogênio
db-local-069-world = Fábricas que precisam de temperaturas muito altas podem queimar hidrogênio, que libera água em vez de dióxido de carbono.
db-local-070-title = Cimento Alternativo
db-local-070-world = Parte do clínquer do cimento, cuja fabricação libera dióxido de carbono, é substituída por outros minerais.
db-local-071-title = Calor Nuclear para a Indústria
db-local-071-world = O calor de um reator pode ser levado por tubulações diretamente a fábricas ou à rede de aquecimento de uma cidade.
db-local-072-title = Limites às Emissões Industriais
db-local-072-world = Limites obrigatórios ao que uma fábrica pode emitir levam as empresas a processos mais limpos.
db-local-073-title = Incentivos à Eletrificação
db-local-073-world = Subsídios e empréstimos baratos ajudam empresas a trocar caldeiras e fornos a combustível por elétricos.

## Transporte

db-local-074-title = Eliminação da Gasolina e do Diesel
db-local-074-world = Define-se uma data a partir da qual não se podem mais vender carros novos com motor a combustão.
db-local-075-title = Subsídios a Veículos Elétricos
db-local-075-world = Dinheiro público barateia os veículos elétricos ou os carregadores para que mais gente possa trocar.
db-local-076-title = Transporte Público Universal
db-local-076-world = Ônibus, bondes e trens frequentes e acessíveis a todos tornam desnecessárias muitas viagens de carro.
db-local-077-title = Cidades Caminháveis
db-local-077-world = Quando moradias, comércio, escolas e trabalho ficam próximos, as pessoas podem fazer quase tudo a pé.
db-local-078-title = Trem-Bala
db-local-078-world = Trens elétricos rápidos entre cidades podem substituir muitos voos e viagens de carro.
db-local-079-title = Redes Cicloviárias
db-local-079-world = Ciclovias conectadas e protegidas tornam o uso da bicicleta seguro em qualquer idade.
db-local-080-title = Navios com Auxílio do Vento
db-local-080-world = Velas, rotores ou pipas modernas ajudam a impulsionar navios cargueiros, que assim queimam menos combustível.

## Extração de combustíveis e resíduos

db-local-081-title = Reparo de Vazamentos de Metano
db-local-081-world = As operadoras procuram vazamentos de gás em poços, dutos e compressores e consertam o que encontram.
db-local-082-title = Fim das Licenças de Petróleo e Gás
db-local-082-world = Um país deixa de conceder licenças para procurar ou abrir novos campos de petróleo e gás.
db-local-083-title = Proibição da Queima de Gás em Tocha
db-local-083-world = O gás que sai junto com o petróleo precisa ser aproveitado ou devolvido ao subsolo em vez de ser queimado.
db-local-084-title = Captação de Gás de Aterro
db-local-084-world = Poços e tubos recolhem o metano liberado pelos resíduos em decomposição, e ele pode ser queimado para gerar eletricidade.
db-local-085-title = Proibição de Plásticos Descartáveis
db-local-085-world = Sacolas, talheres e embalagens usados uma única vez e jogados fora são retirados do mercado.
db-local-086-title = Cidades Lixo Zero
db-local-086-world = Uma cidade separa, reutiliza, conserta e composta para que quase nada sobre para enterrar ou queimar.

## Resiliência

db-local-087-title = Arborização Urbana
db-local-087-world = Árvores, parques e telhados verdes refrescam as ruas e absorvem a chuva.
db-local-088-title = Títulos de Resiliência Climática
db-local-088-world = Governos tomam empréstimos que só podem ser usados para tornar estradas, redes de água e edifícios resistentes a eventos extremos.
db-local-089-title = Assembleias de Cidadãos
db-local-089-world = Pessoas escolhidas por sorteio ouvem especialistas, deliberam e fazem recomendações a quem governa.
db-local-090-title = Serviços Básicos Universais
db-local-090-world = Toda pessoa tem direito a serviços como moradia, transporte, cuidados e internet, qualquer que seja sua renda.
db-local-091-title = Microrredes
db-local-091-world = Um bairro ou vilarejo com suas próprias fontes de energia pode manter a luz acesa quando a rede geral falha.
db-local-092-title = Cidades-Esponja
db-local-092-world = Parques, lagoas e pisos permeáveis retêm a chuva forte onde ela cai, e assim as ruas não alagam.
db-local-093-title = Renaturalização
db-local-093-world = Deixa-se a natureza agir, e espécies desaparecidas são reintroduzidas.
db-local-094-title = Códigos de Construção Sustentável
db-local-094-world = As normas de construção exigem materiais menos nocivos, economia de água e energia e espaço para plantas e animais.
db-local-095-title = Centros Comunitários de Resiliência
db-local-095-world = Uma escola ou biblioteca com energia solar própria e mantimentos serve de refúgio numa onda de calor ou num apagão.
db-local-096-title = Seguros Paramétricos
db-local-096-world = O seguro paga imediatamente quando um valor medido, como a chuva ou o vento, passa de uma marca combinada.
db-local-097-title = Saúde Universal
db-local-097-world = Toda pessoa pode ir ao médico sem medo da conta, o que também ajuda em ondas de calor e epidemias.
db-local-098-title = Grande Muralha Verde
db-local-098-world = Países da borda sul do Saara restauram uma faixa de árvores, pastos e lavouras de lado a lado da África contra o avanço do deserto.
db-local-099-title = Realocação de Cidades
db-local-099-world = Onde as enchentes ou a subida do mar não deixam outra opção, comunidades inteiras se mudam para terrenos mais seguros.
db-local-100-title = Programas de Adaptação
db-local-100-world = O dinheiro reservado para a adaptação paga medidas como centros de resfriamento, proteção contra enchentes e culturas resistentes.
db-local-101-title = Programas de Adaptação
db-local-101-world = Planos com deveres claros fazem cada ministério e cada cidade se preparar para o clima que vem.
db-local-102-title = Sistemas de Alerta Antecipado
db-local-102-world = Previsões, sirenes e mensagens no celular dão tempo para as pessoas se protegerem antes que chegue uma tempestade ou enchente.

## Comunidades, sociedade, ajuda, cartas

db-local-103-title = Transferências de Renda
db-local-103-world = Famílias em necessidade recebem dinheiro diretamente e decidem elas mesmas do que mais precisam.
db-local-104-title = Garantia de Emprego
db-local-104-world = O Estado oferece trabalho com salário digno a quem procura, muitas vezes em obras públicas ou no cuidado da natureza.
db-local-105-title = Habitação Social
db-local-105-world = A moradia pública ou sem fins lucrativos dá a pessoas de baixa renda um lar seguro e bem isolado.
db-local-106-title = Troca de Dívida por Ação Climática
db-local-106-world = Um credor perdoa parte da dívida de um país, e este gasta o dinheiro na proteção do clima e da natureza.
db-local-107-title = Ajuda Internacional em Desastres
db-local-107-world = Equipes de resgate, barracas, alimentos e remédios chegam do exterior quando um desastre é grande demais para um só país.
db-local-108-title = Imigração Inclusiva
db-local-108-world = Quem chega de outros lugares recebe direitos, cursos de idioma e trabalho, e passa a fazer parte da comunidade.
db-local-109-title = Imigração Climática
db-local-109-world = Vias legais permitem que pessoas cujas terras se tornaram inabitáveis se instalem e trabalhem em outro país.
db-local-110-title = Dividendo do Imposto sobre Carbono
db-local-110-world = O carbono fóssil é tributado, e a receita é devolvida a toda a população em partes iguais.
db-local-111-title = Semana de Quatro Dias
db-local-111-world = Uma semana de trabalho mais curta pode poupar deslocamentos e energia e deixa mais tempo para a família e a comunidade.
db-local-112-title = Imposto sobre Grandes Fortunas
db-local-112-world = Um imposto anual sobre fortunas muito grandes arrecada dinheiro para tarefas públicas como a proteção do clima.
db-local-113-title = Greves Jovens pelo Clima
db-local-113-world = Estudantes faltam às aulas para exigir que os governos ajam diante da mudança climática.
db-local-114-title = Litígios Climáticos
db-local-114-world = Pessoas e organizações vão à Justiça para que governos e empresas cortem emissões ou paguem pelos danos.
db-local-115-title = Novo Acordo Verde
db-local-115-world = Um grande programa público une a reconstrução da economia sem combustíveis fósseis a bons empregos e justiça social.
db-local-116-title = Diplomacia Climática
db-local-116-world = Negociadores constroem acordos em que cada país faz sua parte porque os outros fazem a deles.
db-local-117-title = Parcerias entre Cidades-Irmãs
db-local-117-world = Cidades de países diferentes formam parcerias, aprendem umas com as outras e se ajudam.
db-local-118-title = Bancos de Sementes
db-local-118-world = Sementes de lavouras e plantas silvestres são guardadas no frio e no seco para que variedades perdidas possam voltar a ser cultivadas.
db-local-119-title = Orçamento Participativo
db-local-119-world = Os moradores propõem projetos e votam em como gastar uma parte do orçamento público.

## Remoção de carbono

db-local-120-title = Remoção de Metano
db-local-120-world = Estudam-se métodos para acelerar a decomposição do metano do ar em substâncias menos nocivas.
db-local-121-title = Captura e Armazenamento de Carbono
db-local-121-world = O dióxido de carbono é separado dos gases de usinas e fábricas e injetado nas profundezas do solo.
db-local-122-title = Intemperismo Acelerado de Rochas
db-local-122-world = Rocha vulcânica moída é espalhada nos campos, onde fixa dióxido de carbono ao se decompor.
db-local-123-title = Biocarvão
db-local-123-world = Resíduos vegetais são carbonizados com pouco oxigênio, e o carvão resultante mantém seu carbono no solo por muito tempo.
db-local-124-title = Captura Direta do Ar
db-local-124-world = Máquinas filtram o dióxido de carbono do ar comum, o que consome muita energia.
db-local-125-title = Bioenergia com Captura de Carbono
db-local-125-world = Plantas que retiraram carbono do ar são queimadas para gerar energia, e esse carbono é capturado e guardado no subsolo.
db-local-126-title = Captura Direta no Oceano
db-local-126-world = Com eletricidade, retira-se dióxido de carbono da água do mar, que então pode absorver mais do ar.

## Geoengenharia

db-local-127-title = Aerossóis de Sulfato Estratosféricos
db-local-127-world = Partículas finas no alto da atmosfera refletiriam parte da luz solar e resfriariam o planeta, com efeitos colaterais difíceis de prever.
db-local-128-title = Afinamento de Nuvens Cirrus
db-local-128-world = Semear as nuvens altas e finas de gelo poderia deixar escapar mais calor para o espaço; a ideia quase não foi testada.
db-local-129-title = Clareamento de Nuvens Marinhas
db-local-129-world = O sal marinho borrifado nas nuvens baixas sobre o oceano as deixaria mais claras, e assim refletiriam mais luz solar.
db-local-130-title = Fertilização do Oceano com Ferro
db-local-130-world = O ferro adicionado a partes do oceano faz o plâncton proliferar e absorver carbono, com efeitos incertos sobre a vida marinha.
db-local-131-title = Aumento da Alcalinidade do Oceano
db-local-131-world = Substâncias alcalinas adicionadas à água do mar reduzem sua acidez e permitem que ela retenha mais carbono.
db-local-132-title = Espessamento do Gelo Ártico
db-local-132-world = Bombas levariam água do mar para cima do gelo no inverno, onde ela congela e o torna mais espesso.

## Rede

db-local-133-title = Transmissão de Longo Alcance
db-local-133-world = Linhas de alta tensão levam eletricidade limpa a grandes distâncias, de onde é produzida até onde é necessária.
