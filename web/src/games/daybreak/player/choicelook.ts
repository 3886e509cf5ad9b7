import { resilienceLook, sectorLook } from "../vocabulary";
import type { DaybreakMove } from "../../../generated/wire";
import { iconOf } from "./claims";

/** The icon of a choice in words and the class of its colour. */
export function choiceLook(move: DaybreakMove): { icon: string; tone: string } {
  if (typeof move === "object" && "sector" in move) return sectorLook(move.sector);
  if (typeof move === "object" && "resilience" in move) return resilienceLook(move.resilience);
  return { icon: iconOf(move), tone: "" };
}
