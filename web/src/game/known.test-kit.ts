import type { GameInfo } from "../generated/wire";

const flag = (name: string): GameInfo["options"][number] => ({ name, values: ["false", "true"], usual: "false" });
const common = { bots: [], content: "", steps: [], setups: [] };

/** Two games as a server may describe them: one played together with stages, one with hidden hands and tricks. */
export const TWO_GAMES: readonly GameInfo[] = [
  {
    ...common,
    id: "daybreak",
    name: "Daybreak",
    fewest: 1,
    most: 4,
    usual: 4,
    secrets: false,
    together: true,
    stretch: "stage",
    options: [flag("spokesperson"), flag("tuck_to_back")],
    setups: [
      { powers: ["UnitedStates"] },
      { powers: ["China", "UnitedStates"] },
      { powers: ["MajorityWorld", "Europe", "UnitedStates"] },
      { powers: ["China", "Europe", "UnitedStates", "MajorityWorld"] },
    ],
  },
  {
    ...common,
    id: "earthrise",
    name: "Earthrise",
    fewest: 3,
    most: 5,
    usual: 4,
    secrets: true,
    together: false,
    stretch: "trick",
    options: [{ name: "follow_rule", values: ["trump_or_alert", "free"], usual: "trump_or_alert" }, flag("show_alert_totals")],
  },
];

/** The same, and a small one without options. */
export const ALL_GAMES: readonly GameInfo[] = [
  ...TWO_GAMES,
  { ...common, id: "pairs", name: "Pairs", fewest: 2, most: 4, usual: 2, secrets: true, together: false, stretch: "round", options: [] },
];
