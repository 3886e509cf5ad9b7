### The real world behind the local projects of Daybreak. English titles stand in the card files.

## Drawing and knowing

db-local-001-world = Computer models of the atmosphere, the oceans and the land show how the climate may change and where the risks lie.
db-local-002-world = Training courses prepare people for work such as maintaining wind turbines, installing solar panels or renovating buildings.
db-local-003-world = Researchers try to produce usable energy by fusing light atomic nuclei, as happens in the Sun.
db-local-004-world = When many people organize around a shared demand, they can change laws, companies and habits.
db-local-005-world = Environmental groups campaign for the protection of nature and draw attention to damage that would otherwise go unseen.
db-local-006-world = Local savings are pooled and lent to projects that serve the community, such as shops, housing or clean energy.
db-local-007-world = Ending public support for coal, oil and gas removes an advantage they have over cleaner energy and frees money for other uses.
db-local-008-world = Reporters dig up documents and witnesses to show what companies and governments have kept out of sight.
db-local-009-world = Instruments in orbit can detect methane leaks, forest clearing and other changes almost anywhere on Earth.
db-local-010-world = Indigenous and local communities hold knowledge of land, water and species gathered over many generations.

## Clean energy

db-local-011-world = Falling or flowing water drives turbines; large dams give steady power but change rivers and flood valleys.
db-local-012-world = Heat from deep underground is brought up as steam or hot water to make electricity day and night.
db-local-013-world = Turbines use the rise and fall of the sea, which can be predicted years ahead.
db-local-014-world = Fields of photovoltaic panels turn sunlight directly into electricity.
db-local-015-world = Wind turbines turn moving air into electricity, often in groups that share one connection to the grid.
db-local-016-world = Nuclear plants split heavy atoms to make heat and then electricity, with little carbon and with waste that must be kept safe for very long.
db-local-017-world = Mirrors gather sunlight to heat a fluid, and the stored heat can make electricity after sunset.
db-local-018-world = Neighbors own a solar or wind plant together and share its power, its profits and its decisions.
db-local-019-world = Panels on homes, schools and factories make electricity where it is used and need no extra land.
db-local-020-world = Wind farms on land are among the cheapest ways to build new electricity supply in many regions.
db-local-021-world = Turbines at sea meet stronger and steadier wind than on land, but cost more to build and connect.
db-local-022-world = Solar panels are raised above crops or pasture so that one field gives both food and electricity.
db-local-023-world = Large battery stations store electricity when there is plenty of it and give it back when it is needed.
db-local-024-world = Small reactors built in a factory and assembled on site are meant to be quicker and simpler to build than large ones.
db-local-025-world = New reactor designs aim to use fuel better, leave less long-lived waste and shut down safely by themselves.
db-local-026-world = After inspections and repairs, existing reactors are licensed to run for longer than first planned.
db-local-027-world = Water is pumped to a higher reservoir when power is plentiful and runs down through turbines when it is scarce.
db-local-028-world = Whoever feeds renewable electricity into the grid is paid a fixed price for many years, which makes investment safer.
db-local-029-world = Members of an energy cooperative finance power plants together, and each has a vote.
db-local-030-world = Households without a grid connection get a small solar system and pay for it in small amounts by phone.
db-local-031-world = Old turbines are replaced by fewer and larger ones that make more electricity on the same site.
db-local-032-world = Thin layers of perovskite, alone or on top of silicon, can raise the share of sunlight that a panel turns into power.
db-local-033-world = Manure, food scraps and sewage ferment in closed tanks, and the gas replaces fossil gas.

## Demand

db-local-034-world = Where girls can stay in school, women gain income and choice over their lives, and families tend to be smaller.

## Trees and oceans

db-local-035-world = Trees are planted and harvested like a crop, storing carbon while they grow and in long-lived wood products.
db-local-036-world = Where Indigenous peoples hold secure rights to their land, forests there are often better protected.
db-local-037-world = Damaged forests are helped to grow back, by planting native trees or by letting nature return.
db-local-038-world = Drained peatlands are made wet again, so that the carbon stored in the peat stays in the ground.
db-local-039-world = Trees and shrubs grow among crops or pasture, where they store carbon, give shade and protect the soil.
db-local-040-world = Marshes and flood plains that were drained are given back their water, and with it their plants, animals and carbon stores.
db-local-041-world = Mangrove forests store much carbon in their mud and protect coasts from waves and storms.
db-local-042-world = Parts of the sea are closed to fishing, drilling or mining so that marine life can recover.
db-local-043-world = Seaweed grows quickly without fresh water or fertilizer and takes up carbon dissolved in the sea.

## Dirty energy

db-local-044-world = The state takes over fossil fuel companies so that it can decide how fast their business is wound down.
db-local-045-world = Coal plants are bought and closed years early, and their sites and grid connections can serve clean power.
db-local-046-world = Rules keep wells, mines and power plants at a distance from homes, schools and hospitals.
db-local-047-world = A law requires suppliers to deliver a rising share of electricity from clean sources.
db-local-048-world = Universities, churches, pension funds and cities sell their shares in coal, oil and gas companies.
db-local-049-world = Workers and regions that lived from fossil fuels get new jobs, training and support as these are phased out.
db-local-050-world = Customers are rewarded for using less electricity, or using it later, when the grid is under strain.

## Sharing, and emissions of any type

db-local-051-world = Rules on patents decide who may use a new technology, and on what terms, while it is protected.
db-local-052-world = Countries that have developed clean technologies share designs, tools and know-how with those that need them.
db-local-053-world = Products are made to last, to be repaired and to be recycled, so that less has to be mined, made and thrown away.
db-local-054-world = Importers pay for the carbon released in making a product, as producers at home already do.
db-local-055-world = Clean electricity splits water into hydrogen and oxygen, and the hydrogen can serve where batteries or wires do not.

## Agriculture and waste

db-local-056-world = Meals with more plants and less meat need less land and cause fewer emissions.
db-local-057-world = Certain additives, among them some seaweeds, lower the methane that cattle and sheep belch.
db-local-058-world = Cover crops, mixed planting and little plowing build up the soil and the carbon it holds.
db-local-059-world = Letting rice fields dry out from time to time lowers the methane that forms in flooded soil.
db-local-060-world = Giving crops only the nitrogen they can use, when they can use it, lowers emissions of nitrous oxide.
db-local-061-world = Better storage, planning and sharing keep food from being lost between the field and the plate.
db-local-062-world = Animal cells are grown into meat in steel tanks, which saves land but takes much energy.
db-local-063-world = Food and garden scraps decay with plenty of air into compost, instead of giving off methane in a landfill.
db-local-064-world = Makers must take back or pay for the packaging and goods they sell once these become waste.

## Buildings

db-local-065-world = A heat pump moves warmth from outside air, water or ground into a building and needs far less energy than burning gas.
db-local-066-world = Induction stoves heat the pot with a magnetic field and replace gas flames in kitchens.
db-local-067-world = Old buildings get insulation, new windows and better ventilation, so that they need much less heating and cooling.

## Industry

db-local-068-world = Hydrogen or electricity takes the place of coal in turning iron ore into steel.
db-local-069-world = Factories that need very high heat can burn hydrogen, which gives off water instead of carbon dioxide.
db-local-070-world = Part of the clinker in cement, whose making releases carbon dioxide, is replaced by other minerals.
db-local-071-world = Heat from a reactor can be piped directly to factories or to the heating network of a town.
db-local-072-world = Binding limits on what a factory may emit push companies toward cleaner processes.
db-local-073-world = Grants and cheap loans help companies replace boilers and furnaces that burn fuel with electric ones.

## Transportation

db-local-074-world = A date is set after which new cars with combustion engines may no longer be sold.
db-local-075-world = Public money lowers the price of electric vehicles or of chargers, so that more people can switch.
db-local-076-world = Frequent and affordable buses, trams and trains for everyone make many car trips unnecessary.
db-local-077-world = When homes, shops, schools and work lie close together, people can do most things on foot.
db-local-078-world = Fast electric trains between cities can take the place of many flights and car journeys.
db-local-079-world = Connected and protected bike lanes make cycling safe enough for people of all ages.
db-local-080-world = Modern sails, rotors or kites help push cargo ships, which then burn less fuel.

## Fuel extraction and waste

db-local-081-world = Operators search wells, pipes and compressors for leaking gas and repair what they find.
db-local-082-world = A country grants no more permits to look for or open new oil and gas fields.
db-local-083-world = Gas that comes up with oil has to be used or put back into the ground instead of being burned off.
db-local-084-world = Wells and pipes collect the methane that rotting waste gives off, and it can be burned for electricity.
db-local-085-world = Bags, cutlery and packaging that are used once and thrown away are taken off the market.
db-local-086-world = A city sorts, reuses, repairs and composts so that hardly anything is left to bury or burn.

## Resilience

db-local-087-world = Trees, parks and green roofs cool streets and soak up rain.
db-local-088-world = Governments borrow money that may only be spent on making roads, water supply and buildings withstand extreme weather.
db-local-089-world = People chosen by lot hear from experts, talk with one another and make recommendations to those who govern.
db-local-090-world = Everyone has a right to services such as housing, transport, care and internet access, whatever their income.
db-local-091-world = A neighborhood or village with its own power sources can keep the lights on when the large grid fails.
db-local-092-world = Parks, ponds and permeable paving hold heavy rain where it falls, so that streets do not flood.
db-local-093-world = Land is left to natural processes, and missing species are brought back.
db-local-094-world = Building rules ask for less harmful materials, saving of water and energy, and room for plants and animals.
db-local-095-world = A school or library with its own solar power and supplies is a place to go in a heat wave or blackout.
db-local-096-world = Insurance pays out at once when a measured value such as rainfall or wind speed passes a set mark.
db-local-097-world = Everyone can see a doctor without fear of the bill, which also helps in heat waves and epidemics.
db-local-098-world = Countries along the southern edge of the Sahara restore a belt of trees, grassland and fields across Africa against the spread of desert.
db-local-099-world = Where floods or the rising sea leave no other choice, whole communities move to safer ground.
db-local-100-world = Money set aside for adaptation pays for measures such as cooling centers, flood protection and hardy crops.
db-local-101-world = Plans with clear duties make each ministry and city prepare for the climate that is coming.
db-local-102-world = Forecasts, sirens and phone messages give people time to get to safety before a storm or flood arrives.

## Communities, society, help, cards

db-local-103-world = Households in need receive money directly and decide themselves what they need most.
db-local-104-world = The state offers work at a fair wage to everyone who looks for it, often in public works or the care of nature.
db-local-105-world = Public or nonprofit housing gives people with low incomes a safe and well-insulated home.
db-local-106-world = A lender forgives part of a country’s debt, and the country spends the money on protecting climate and nature.
db-local-107-world = Rescue teams, tents, food and medicine come from abroad when a disaster is too large for one country.
db-local-108-world = People who arrive from elsewhere get rights, language courses and work, and become part of the community.
db-local-109-world = Legal routes let people whose homes have become unlivable settle and work in another country.
db-local-110-world = Fossil carbon is taxed, and the income is paid back to all residents in equal shares.
db-local-111-world = A shorter working week can save commuting and energy and leaves more time for family and community.
db-local-112-world = A yearly tax on very large fortunes raises money for public tasks such as climate protection.
db-local-113-world = School students stay away from class to demand that governments act on the climate.
db-local-114-world = Citizens and organizations go to court to make governments and companies cut emissions or pay for damage.
db-local-115-world = A large public program joins the rebuilding of the economy without fossil fuels with good jobs and social justice.
db-local-116-world = Negotiators build agreements in which each country does its share because the others do theirs.
db-local-117-world = Cities in different countries form partnerships and learn from and help each other.
db-local-118-world = Seeds of crops and wild plants are kept cold and dry so that lost varieties can be grown again.
db-local-119-world = Residents propose projects and vote on how part of the public budget is spent.

## Carbon removal

db-local-120-world = Methods under study would speed up the breakdown of methane in the air into less harmful substances.
db-local-121-world = Carbon dioxide is taken from the exhaust of plants and factories and pressed deep underground.
db-local-122-world = Ground volcanic rock is spread on fields, where it binds carbon dioxide as it weathers.
db-local-123-world = Plant waste is charred with little oxygen, and the char keeps its carbon in the soil for a long time.
db-local-124-world = Machines filter carbon dioxide out of ordinary air, which takes a great deal of energy.
db-local-125-world = Plants that took carbon from the air are burned for energy, and the carbon is captured and stored underground.
db-local-126-world = Electricity draws carbon dioxide out of seawater, which can then take up more of it from the air.

## Geoengineering

db-local-127-world = Fine particles high in the atmosphere would reflect some sunlight and cool the planet, with side effects that are hard to foresee.
db-local-128-world = Seeding high and thin ice clouds might make them let more heat escape to space; the idea has hardly been tested.
db-local-129-world = Sea salt sprayed into low clouds over the ocean would make them brighter, so that they reflect more sunlight.
db-local-130-world = Iron added to parts of the ocean makes plankton bloom and take up carbon, with uncertain effects on sea life.
db-local-131-world = Alkaline substances added to seawater counter its acidity and let it hold more carbon.
db-local-132-world = Pumps would bring seawater up onto the winter ice, where it freezes and makes the ice thicker.

## Grid

db-local-133-world = High-voltage lines carry clean electricity over great distances, from where it is made to where it is needed.
