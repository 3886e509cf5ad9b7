import type { GameFolder } from "../../game/client";
import { t } from "../../words/words.svelte";

export const client: GameFolder = {
  id: "pairs",
  icon: "man-pair",
  // The one person at a daily deal has the first seat.
  outcomeLine: ({ outcome, seats: [seat = 0] }) => t("pairs-points", { points: (outcome as unknown as number[])[seat] ?? 0 }),
  screen: async () => (await import("./Screen.svelte")).default,
  art: async () => (await import("./art")).art,
  lesson: async () => (await import("./lesson")).lesson,
};
