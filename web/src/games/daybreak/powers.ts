import { kebab, type Look } from "../../ui/look";
import type { DaybreakPower } from "../../generated/wire";

export const POWER_ICONS: Record<DaybreakPower, string> = {
  China: "pw-china",
  Europe: "pw-europe",
  UnitedStates: "pw-us",
  MajorityWorld: "pw-majority",
};

export const powerLook = (power: DaybreakPower): Look => ({ icon: POWER_ICONS[power], tone: `pw-${kebab(power)}`, name: `db-power-${kebab(power)}` });
