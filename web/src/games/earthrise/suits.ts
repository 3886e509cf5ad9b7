import type { Look } from "../../ui/look";
import type { EarthriseSuit } from "../../generated/wire";

const SUIT_ICONS: Record<EarthriseSuit, string> = {
  PHO: "suit-photography",
  APO: "suit-apollo",
  AST: "suit-astronauts",
  ALE: "suit-alert",
};

export const suitLook = (suit: EarthriseSuit): Look => ({ icon: SUIT_ICONS[suit], tone: `suit-${suit.toLowerCase()}`, name: `suit-${suit.toLowerCase()}` });
