import { kebab, type Look } from "../../ui/look";
import type { DaybreakPlanetaryEffect, DaybreakResilience, DaybreakSector, DaybreakTag, DaybreakToken } from "../../generated/wire";

/** A family of tags: the colour they are washed in. */
export type Family = "power" | "nature" | "people" | "making";

export const TAG_FAMILIES: Record<DaybreakTag, Family> = {
  Energy: "power",
  Grid: "power",
  Solar: "power",
  Wind: "power",
  Nuclear: "power",
  Ecology: "nature",
  Geoengineering: "nature",
  Society: "people",
  Regulation: "people",
  Finance: "people",
  Innovation: "making",
  Infrastructure: "making",
};
export const familyOf = (tag: DaybreakTag): Family => TAG_FAMILIES[tag];

export const SECTOR_ICONS: Record<DaybreakSector, string> = {
  Transportation: "em-transportation",
  FuelExtraction: "em-fuel",
  Industry: "em-industry",
  Waste: "em-waste",
  Agriculture: "em-agriculture",
  Buildings: "em-buildings",
};
export const RESILIENCE_TONES: Record<DaybreakResilience, string> = { Social: "c-social", Ecological: "c-eco", Infrastructure: "c-infra" };
export const EFFECT_ICONS: Record<DaybreakPlanetaryEffect, string> = {
  WeatherSystems: "fx-weather",
  Desertification: "fx-desert",
  OceanAcidification: "fx-acid",
  Permafrost: "fx-permafrost",
  ArcticSeaIce: "fx-arctic",
  AmazonDieback: "fx-amazon",
};

export const tagLook = (tag: DaybreakTag): Look => ({ icon: `tag-${kebab(tag)}`, tone: `f-${familyOf(tag)}`, name: `db-tag-${kebab(tag)}` });
export const sectorLook = (sector: DaybreakSector): Look => ({ icon: SECTOR_ICONS[sector], tone: "c-em", name: `db-name-emissions-${kebab(sector)}` });
export const resilienceLook = (kind: DaybreakResilience): Look => ({
  icon: `res-${kebab(kind)}`,
  tone: RESILIENCE_TONES[kind],
  name: `db-name-resilience-${kebab(kind)}`,
});
export const effectLook = (effect: DaybreakPlanetaryEffect): Look => ({ icon: EFFECT_ICONS[effect], tone: "", name: `db-planet-${kebab(effect)}` });

/** How a token is drawn. */
export function tokenLook(token: DaybreakToken): Look {
  if (typeof token === "object") {
    return "Emissions" in token ? sectorLook(token.Emissions) : resilienceLook(token.Resilience);
  }
  switch (token) {
    case "Clean":
      return { icon: "energy-clean", tone: "c-clean", name: "db-name-clean" };
    case "Dirty":
      return { icon: "energy-dirty", tone: "c-dirty", name: "db-name-dirty" };
    case "Demand":
      return { icon: "demand", tone: "c-demand", name: "db-name-demand" };
    case "AnyEmissions":
      return { icon: "em-any", tone: "c-em", name: "db-name-emissions-any" };
    case "AnyResilience":
      return { icon: "res-any", tone: "c-res", name: "db-name-resilience-any" };
    case "Communities":
      return { icon: "community-crisis", tone: "c-crisis", name: "db-name-communities" };
    case "Trees":
      return { icon: "tree", tone: "c-tree", name: "db-name-trees" };
    case "Oceans":
      return { icon: "ocean", tone: "c-ocean", name: "db-name-oceans" };
    case "Dac":
      return { icon: "dac", tone: "c-dac", name: "db-name-dac" };
    case "RecentCarbon":
      return { icon: "carbon", tone: "c-carbon", name: "db-name-recent-carbon" };
    case "ThermometerCarbon":
      return { icon: "carbon", tone: "c-carbon", name: "db-name-thermometer-carbon" };
  }
}
