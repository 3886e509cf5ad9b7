import type { DaybreakForecast } from "../../../generated/wire";
import type { TableModel } from "../../../table/model.svelte";
import { t } from "../../../words/words.svelte";
import { viewOf } from "../selection.svelte";
import { faceOf, libraryOf } from "../world/board";
import { powerAt } from "../world/seats";
import { crisisHarm, crisisReach, othersHarm } from "./outlook";

/** The forecast crisis in a few words: its name, or whom it strikes and how. */
export function crisisWords(model: TableModel, forecast: DaybreakForecast): string {
  const { crisis } = forecast;
  if (!crisis) return "";
  const { title } = faceOf(libraryOf(model), "crisis", crisis.card);
  const { own, all } = crisisHarm(forecast, model.seat);
  const others = own.length + all.length > 0 ? [] : othersHarm(forecast, model.seat);
  const tied = viewOf(model).ahead?.open.crises.find(({ card }) => card === crisis.card)?.tied ?? [];
  if (tied.length > 0) return t("sky-crisis-tie", { title, names: tied.map((seat) => t(powerAt(model, seat).name)).join(", ") });
  if (crisis.undone) return t("sky-crisis-undone", { title });
  if (others.length > 0) return t("sky-crisis-others", { title, names: others.map(({ seat }) => t(powerAt(model, seat).name)).join(", ") });
  const reach = crisisReach(forecast, model.seat);
  // What strikes others may still cost everybody: it is never told as one's own loss.
  if (reach !== "own") return t(`sky-crisis-${reach}`, { title, names: crisis.targets.map((seat) => t(powerAt(model, seat).name)).join(", ") });
  if (crisis.chance) return t("sky-crisis-chance", { title });
  if (model.seat !== null && crisis.choice.includes(model.seat)) return t("sky-crisis-choice", { title });
  return title;
}
