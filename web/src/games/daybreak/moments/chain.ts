import type { DaybreakView } from "../../../generated/wire";
import type { TableModel } from "../../../table/model.svelte";
import { kebab } from "../../../ui/look";
import { t, words } from "../../../words/words.svelte";
import { EFFECT_ICONS } from "../vocabulary";
import { degrees, faceOf, libraryOf } from "../world/board";
import { powerAt } from "../world/seats";
import { cardOf, factsOf, type Moment } from "./grouping";
import { all, energyOf, rollOf } from "./said";

/** A part of the chain of a round. */
export interface Node {
  moment: Moment;
  icon: string;
  title: string;
  text: string;
  /** Did it do harm that has to be seen? */
  bad: boolean;
}

/** The chain of a round's moments: energy, carbon, the band it makes, rolls, crises. */
export function nodesOf(model: TableModel, moments: readonly Moment[]): Node[] {
  const library = libraryOf(model);
  return moments.flatMap((moment): Node[] => {
    const facts = factsOf(moment.told);
    switch (moment.kind) {
      case "energy": {
        const short = energyOf(facts);
        const communities = short.reduce((sum, one) => sum + (one.communities?.by ?? 0), 0);
        const [first] = short;
        const title =
          short.length === 1 && first
            ? t("moment-node-short", { name: t(powerAt(model, first.seat).name), count: first.missing })
            : t("moment-node-shorts", { count: short.length });
        return [{ moment, icon: "demand", title, text: t("moment-node-communities", { count: communities }), bad: true }];
      }
      case "flow": {
        const { carbon: took, unused } = all(facts, "sinks_absorbed")[0] ?? { carbon: 0, unused: 0 };
        const left = all(facts, "warmed")[0]?.carbon ?? 0;
        const nodes: Node[] = [
          { moment, icon: "carbon", title: t("moment-node-carbon", { count: left }), text: t("moment-node-flow", { made: took + left, took }), bad: false },
        ];
        const bands = all(facts, "bands").at(-1);
        const level = bands && library.board.levels.find((one) => one.bands === bands.now);
        if (bands && level) {
          nodes.push({
            moment,
            icon: "band",
            title: t("world-degrees", { degrees: degrees(level.tenths, words.lang) }),
            text: t("moment-node-band", { bands: bands.now, rolls: level.rolls }),
            bad: bands.change > 0,
          });
        }
        if (all(facts, "drawdown").length > 0)
          nodes.push({ moment, icon: "drawdown", title: t("moment-node-drawdown"), text: t("moment-node-drawdown-text", { sinks: unused }), bad: false });
        return nodes;
      }
      case "roll": {
        const roll = rollOf(facts);
        if (!roll) return [];
        const said = roll.ignored ? "ignored" : roll.tipped ? "tips" : roll.now === null ? "rolled" : "moved";
        return [
          {
            moment,
            icon: EFFECT_ICONS[roll.effect],
            title: t(`world-planet-${kebab(roll.effect)}`),
            text: t("moment-node-roll", { said, space: roll.now ?? 0 }),
            bad: roll.tipped,
          },
        ];
      }
      case "crisis": {
        const card = cardOf(facts);
        if (card === null) return [];
        const cancelled = all(facts, "crisis_cancelled").length > 0;
        const aimed = all(facts, "targets").at(-1);
        const hit = aimed?.targets ?? [];
        const text = cancelled
          ? t("moment-node-cancelled")
          : aimed?.targets.length === 0
            ? t("moment-node-group")
            : hit.length === 1
              ? t(powerAt(model, hit[0] ?? 0).name)
              : t("moment-node-hit", { count: hit.length, players: seatCount(model) });
        return [{ moment, icon: cancelled ? "ui-done" : "deck-crisis", title: faceOf(library, "crisis", card).title, text, bad: false }];
      }
      case "growth":
        return [{ moment, icon: "demand", title: t("world-stage-growth"), text: t("moment-node-growth"), bad: false }];
      default:
        return [];
    }
  });
}

const seatCount = (model: TableModel): number => ((model.playback.view ?? model.scene.view) as DaybreakView).players.length;

/** The part of the chain that is being told, without what is still to be seen of it. */
export function openNode(node: Node, act: number): Node[] {
  const { moment } = node;
  const text = t("moment-now");
  if (moment.kind === "flow") return node.icon === "carbon" ? [{ ...node, title: t("world-stage-emissions"), text }] : [];
  if (moment.kind === "roll" && act === 0) return [{ ...node, icon: "die-planetary", title: t("moment-rolling"), text, bad: false }];
  return [{ ...node, text, bad: false }];
}
