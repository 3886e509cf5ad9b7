import type { DaybreakMove, PlanInfo, Seat } from "../../generated/wire";
import { sameMove, type TableModel } from "../../table/model.svelte";
import { usesOf, viewOf, type Selection } from "./selection.svelte";

/** Something that another power wants of one: its consent, or to do what it proposes. */
export interface Asked {
  kind: "consent" | "proposal";
  /** Who asks. */
  seat: Seat;
  text: string;
  /** Does it, and refuses it; nothing, where the answer is somebody else's. */
  answer: { yes(): Promise<void>; no(): Promise<void> } | null;
}

const may = (model: TableModel, move: DaybreakMove): boolean => model.moves.some((choice) => sameMove(choice.move, move));

/** Does what a bot proposes, and names whom it is for where that is asked next. */
async function does(model: TableModel, selection: Selection, move: DaybreakMove, to: Seat | null): Promise<void> {
  await selection.play(move);
  const then: DaybreakMove | null = to === null ? null : { to };
  if (then && (model.scene.moves ?? []).some((choice) => sameMove(choice.move, then))) await selection.play(then);
}

/** What a bot proposes that one may do with a pass still open, unless one has refused it. */
export function proposalTo(model: TableModel): PlanInfo | undefined {
  const { seats, plans } = model.table;
  const own = model.seat;
  if (own === null || !may(model, "pass")) return undefined;
  return plans.findLast(({ seat, no }) => seats[seat]?.holder === "bot" && !no.includes(own));
}

/** What another power wants of one now. */
export function askedOf(model: TableModel, selection: Selection): Asked | null {
  if (!model.live || model.playback.busy || model.seat === null) return null;
  const { ask } = viewOf(model);
  if (ask !== null && typeof ask === "object" && "consent" in ask) {
    const answer = may(model, "yes") && may(model, "no") ? { yes: () => selection.play("yes"), no: () => selection.play("no") } : null;
    return { kind: "consent", seat: ask.consent.by, text: model.scene.prompt ?? "", answer };
  }
  const plan = proposalTo(model);
  if (!plan) return null;
  const suggested = usesOf(model)?.suggested ?? null;
  const answer =
    suggested && may(model, suggested.move)
      ? { yes: () => does(model, selection, suggested.move, suggested.to ?? null), no: async () => void (await model.answerPlan?.(plan.plan, false)) }
      : null;
  return { kind: "proposal", seat: plan.seat, text: plan.text, answer };
}
