import type { EarthrisePlayer } from "../../generated/wire";
import { t } from "../../words/words.svelte";
import { either } from "./lists";
import type { Faces } from "./faces";

/** What is known of the pill of a seat. */
type Held = Pick<EarthrisePlayer, "pill_chances">;

/** Scorings as a list: "R2 or R3". */
const named = (faces: Faces, scorings: readonly number[]): string => either(scorings.flatMap((scoring) => faces.columns[scoring]?.code ?? []));

/** When a pill may still be revealed. */
export function whenWords({ pill_chances: chances }: Held, faces: Faces): string {
  return chances.length > 0 ? t("pill-windows", { windows: named(faces, chances) }) : t("er-pill-over");
}

/** What it means to keep a pill face down at this scoring. */
export function holdWords({ pill_chances: chances }: Held, faces: Faces, now: number): string {
  const later = chances.filter((scoring) => scoring !== now);
  if (later.length > 0) return t("effect-hold-later", { windows: named(faces, later) });
  return t(chances.includes(now) ? "effect-hold-never" : "effect-hold-same");
}
