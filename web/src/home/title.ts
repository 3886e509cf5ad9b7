import type { Listed } from "../generated/wire";
import { t, words } from "../words/words.svelte";
import { companyOf, whatOf } from "./tables";

/** What a table is called on a list: its own name, or what it is and with whom. */
export function titleOf(listed: Listed): string {
  if (listed.summary.name) return listed.summary.name;
  const game = t(`web-${listed.game}`);
  const { people, bots } = companyOf(listed);
  if (listed.kind === "game" && people.length > 0) {
    return t("home-title-with", { game, names: new Intl.ListFormat(words.lang, { type: "conjunction" }).format(people) });
  }
  const what = whatOf(listed);
  return what === "bots" ? t("home-title-bots", { game, count: bots }) : t(`home-title-${what}`, { game });
}

/** Since when there is a table: the time for today, the day for others. */
export function sinceOf(listed: Pick<Listed, "created">): string {
  const today = new Date().toDateString() === new Date(listed.created).toDateString();
  return new Intl.DateTimeFormat(words.lang, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(listed.created);
}
