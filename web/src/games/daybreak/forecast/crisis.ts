import type { DaybreakForecast, Seat } from "../../../generated/wire";
import type { TableModel } from "../../../table/model.svelte";
import { t } from "../../../words/words.svelte";
import { faceOf, libraryOf } from "../world/board";
import { powerAt } from "../world/seats";
import { aheadOf } from "./ahead";
import { crisisHarm, crisisReach, othersHarm, type Change } from "./outlook";

/** The powers of which a die is going to choose, where the forecast crisis strikes one of several. */
export function tiedBy(model: TableModel, forecast: DaybreakForecast): readonly Seat[] {
  return (forecast.crisis && aheadOf(model)?.open.crises.find(({ card }) => card === forecast.crisis?.card)?.tied) ?? [];
}

/** The forecast crisis in a few words: its name, or whom it strikes and how. */
export function crisisWords(model: TableModel, forecast: DaybreakForecast): string {
  const { crisis } = forecast;
  if (!crisis) return "";
  const { title } = faceOf(libraryOf(model), "crisis", crisis.card);
  const { own, all } = crisisHarm(forecast, model.seat);
  const others = own.length + all.length > 0 ? [] : othersHarm(forecast, model.seat);
  const tied = tiedBy(model, forecast);
  if (tied.length > 0) return t("world-crisis-tie", { title, names: tied.map((seat) => t(powerAt(model, seat).name)).join(", ") });
  if (crisis.undone) return t("world-crisis-undone", { title });
  if (others.length > 0) return t("world-crisis-others", { title, names: others.map(({ seat }) => t(powerAt(model, seat).name)).join(", ") });
  const reach = crisisReach(forecast, model.seat);
  // What strikes others may still cost everybody: it is never told as one's own loss.
  if (reach !== "own") return t(`world-crisis-${reach}`, { title, names: crisis.targets.map((seat) => t(powerAt(model, seat).name)).join(", ") });
  if (crisis.chance) return t("world-crisis-chance", { title });
  if (model.seat !== null && crisis.choice.includes(model.seat)) return t("world-crisis-choice", { title });
  return title;
}

/** What the strip says of the forecast crisis: what it would do to the reader and to all, else to others, else whom a die may choose. */
export interface CrisisShown {
  changes: Change[];
  /** Of what strikes a team-mate nobody says that it does no harm. */
  others: readonly { seat: Seat; changes: Change[] }[];
  /** These show as signs: their names would not fit, and nobody says of them that it does no harm. */
  tied: readonly Seat[];
  note: string;
  /** The note as far as there is room for it. */
  brief: string;
}

/** On a narrow screen its name alone has room, and where a die chooses, the die and those it chooses among stand for what it does to one of them. */
export function crisisShown(model: TableModel, forecast: DaybreakForecast, narrow: boolean): CrisisShown {
  const { own, all } = crisisHarm(forecast, model.seat);
  const dice = narrow && tiedBy(model, forecast).length > 0;
  const changes = dice ? [] : [...own, ...all];
  const others = dice || changes.length > 0 ? [] : othersHarm(forecast, model.seat);
  const tied = changes.length > 0 || others.length > 0 ? [] : tiedBy(model, forecast);
  const note = crisisWords(model, forecast);
  const title = forecast.crisis && faceOf(libraryOf(model), "crisis", forecast.crisis.card).title;
  // That it is undone stands above the note already.
  const brief = title === null ? note : narrow ? title : tied.length > 0 ? t("world-crisis-tied", { title }) : forecast.crisis?.undone ? title : note;
  return { changes, others, tied, note, brief };
}
