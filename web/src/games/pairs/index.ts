import type { GameFolder } from "../../game/client";
import { t } from "../../words/words.svelte";

export const client: GameFolder = {
  id: "pairs",
  icon: "man-pair",
  // The one person at a daily deal has the first seat.
  outcomeLine: (points) => t("pairs-points", { points: (points as unknown as number[])[0] ?? 0 }),
  screen: async () => (await import("./Screen.svelte")).default,
  art: async () => (await import("./art")).art,
  lesson: async () => (await import("./lesson")).lesson,
};
