import type { DaybreakPlanetaryEffect, DaybreakPower, DaybreakResilience, DaybreakSector, DaybreakStage, DaybreakTag, DaybreakToken, EarthriseSuit } from "../wire";

/** A family of tags: the colour they are washed in. */
export type Family = "power" | "nature" | "people" | "making";

export const TAGS: readonly DaybreakTag[] = [
  "Energy", "Ecology", "Grid", "Infrastructure", "Solar", "Regulation",
  "Wind", "Finance", "Nuclear", "Innovation", "Society", "Geoengineering",
];
export const SECTORS: readonly DaybreakSector[] = ["Transportation", "FuelExtraction", "Industry", "Waste", "Agriculture", "Buildings"];
export const RESILIENCES: readonly DaybreakResilience[] = ["Social", "Ecological", "Infrastructure"];
export const EFFECTS: readonly DaybreakPlanetaryEffect[] = [
  "WeatherSystems", "Desertification", "OceanAcidification", "Permafrost", "ArcticSeaIce", "AmazonDieback",
];
export const POWERS: readonly DaybreakPower[] = ["China", "Europe", "UnitedStates", "MajorityWorld"];
export const STAGES: readonly DaybreakStage[] = ["Global", "Local", "Emissions", "Crisis", "Growth"];
export const SUITS: readonly EarthriseSuit[] = ["PHO", "APO", "AST", "ALE"];

/** `FuelExtraction` as `fuel-extraction`: how the keys of texts spell a name of the rules. */
export function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}

const FAMILIES: Record<DaybreakTag, Family> = {
  Energy: "power", Grid: "power", Solar: "power", Wind: "power", Nuclear: "power",
  Ecology: "nature", Geoengineering: "nature",
  Society: "people", Regulation: "people", Finance: "people",
  Innovation: "making", Infrastructure: "making",
};
export const familyOf = (tag: DaybreakTag): Family => FAMILIES[tag];

/** How something is drawn: the icon, the class of its colour, and the key of its name. */
export interface Look {
  icon: string;
  tone: string;
  name: string;
}

const EM_ICONS: Record<DaybreakSector, string> = {
  Transportation: "em-transportation", FuelExtraction: "em-fuel", Industry: "em-industry",
  Waste: "em-waste", Agriculture: "em-agriculture", Buildings: "em-buildings",
};
const RES_TONES: Record<DaybreakResilience, string> = { Social: "c-social", Ecological: "c-eco", Infrastructure: "c-infra" };
const FX_ICONS: Record<DaybreakPlanetaryEffect, string> = {
  WeatherSystems: "fx-weather", Desertification: "fx-desert", OceanAcidification: "fx-acid",
  Permafrost: "fx-permafrost", ArcticSeaIce: "fx-arctic", AmazonDieback: "fx-amazon",
};
const PW_ICONS: Record<DaybreakPower, string> = {
  China: "pw-china", Europe: "pw-europe", UnitedStates: "pw-us", MajorityWorld: "pw-majority",
};
const SUIT_ICONS: Record<EarthriseSuit, string> = {
  PHO: "suit-photography", APO: "suit-apollo", AST: "suit-astronauts", ALE: "suit-alert",
};

export const tagLook = (tag: DaybreakTag): Look => ({ icon: `tag-${kebab(tag)}`, tone: `f-${familyOf(tag)}`, name: `db-tag-${kebab(tag)}` });
export const sectorLook = (sector: DaybreakSector): Look => ({ icon: EM_ICONS[sector], tone: "c-em", name: `db-name-emissions-${kebab(sector)}` });
export const resilienceLook = (kind: DaybreakResilience): Look => ({ icon: `res-${kebab(kind)}`, tone: RES_TONES[kind], name: `db-name-resilience-${kebab(kind)}` });
export const effectLook = (effect: DaybreakPlanetaryEffect): Look => ({ icon: FX_ICONS[effect], tone: "", name: `db-planet-${kebab(effect)}` });
export const powerLook = (power: DaybreakPower): Look => ({ icon: PW_ICONS[power], tone: `pw-${kebab(power)}`, name: `db-power-${kebab(power)}` });
export const suitLook = (suit: EarthriseSuit): Look => ({ icon: SUIT_ICONS[suit], tone: `suit-${suit.toLowerCase()}`, name: `suit-${suit.toLowerCase()}` });

/** How a token is drawn. */
export function tokenLook(token: DaybreakToken): Look {
  if (typeof token === "object") {
    return "Emissions" in token ? sectorLook(token.Emissions) : resilienceLook(token.Resilience);
  }
  switch (token) {
    case "Clean": return { icon: "energy-clean", tone: "c-clean", name: "db-name-clean" };
    case "Dirty": return { icon: "energy-dirty", tone: "c-dirty", name: "db-name-dirty" };
    case "Demand": return { icon: "demand", tone: "c-demand", name: "db-name-demand" };
    case "AnyEmissions": return { icon: "em-any", tone: "c-em", name: "db-name-emissions-any" };
    case "AnyResilience": return { icon: "res-any", tone: "c-res", name: "db-name-resilience-any" };
    case "Communities": return { icon: "community-crisis", tone: "c-crisis", name: "db-name-communities" };
    case "Trees": return { icon: "tree", tone: "c-tree", name: "db-name-trees" };
    case "Oceans": return { icon: "ocean", tone: "c-ocean", name: "db-name-oceans" };
    case "Dac": return { icon: "dac", tone: "c-dac", name: "db-name-dac" };
    case "RecentCarbon": return { icon: "carbon", tone: "c-carbon", name: "db-name-recent-carbon" };
    case "ThermometerCarbon": return { icon: "carbon", tone: "c-carbon", name: "db-name-thermometer-carbon" };
  }
}

/** A number with its sign, with a real minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** A number with a real minus. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
