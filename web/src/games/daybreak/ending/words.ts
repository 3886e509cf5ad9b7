import type { TableModel } from "../../../table/model.svelte";
import { kebab } from "../../../ui/look";
import { t, words } from "../../../words/words.svelte";
import { EFFECT_ICONS, tokenLook } from "../vocabulary";
import { powerAt } from "../world/seats";
import type { Tipping } from "./land";

/** A fact that a game was lost by, in words and as a picture. */
export function tippingLook(model: TableModel, fact: Tipping): { icon: string; title: string; text: string } {
  const list = new Intl.ListFormat(words.lang, { type: "conjunction" });
  switch (fact.kind) {
    case "tipped":
      return {
        icon: EFFECT_ICONS[fact.effect],
        title: t("ending-tipped", { name: t(`world-planet-${kebab(fact.effect)}`), times: fact.times }),
        text: t("ending-tipped-rounds", { count: fact.rounds.length, rounds: list.format(fact.rounds.map(String)) }),
      };
    case "sinks":
      return { icon: tokenLook(fact.token).icon, title: t("ending-sinks", { from: fact.from, now: fact.now }), text: t(tokenLook(fact.token).name) };
    case "short":
      return { icon: "demand", title: t("ending-short", { count: fact.communities }), text: t(powerAt(model, fact.seat).name) };
    case "crises":
      return { icon: "deck-crisis", title: t("ending-crises", { count: fact.communities }), text: t(powerAt(model, fact.seat).name) };
    case "hot":
      return { icon: "band", title: t("ending-bands", { bands: fact.bands }), text: t("world-thermometer") };
    case "communities":
      return {
        icon: "community-crisis",
        title: t("moment-communities-short"),
        text: t("ending-communities", { name: t(powerAt(model, fact.seat).name), now: fact.now }),
      };
    case "time":
      return { icon: "round", title: t("ending-time", { rounds: fact.rounds }), text: t("ending-no-drawdown") };
    case "condition":
      return { icon: "deck-challenge", title: t("ending-condition"), text: t("ending-no-win") };
  }
}
