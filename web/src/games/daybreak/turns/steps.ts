import type { DaybreakFact, DaybreakToken, FactMessage, Seat } from "../../../generated/wire";
import { kindOf } from "../../../table/model.svelte";
import { actorOf, deedLook } from "../team";
import { bodyOf } from "../world/told";

/** So many moves of the others nobody has to be shown. */
const FEW = 3;

/** What a power did as one thing: a move, the same action again, or something looked at and kept. */
export interface Step {
  seat: Seat;
  told: FactMessage[];
  /** How often. */
  times: number;
  /** The sentence of it, as the table says it. */
  text: string;
  icon: string;
  tone: string;
  /** What the action is of, if it is one. */
  card: number | null;
  changes: Net[];
  /** Is it about the reader, though somebody else did it? */
  mine: boolean;
}

/** A token that somebody has more or less of; nobody's: the world's. */
export interface Net {
  seat: Seat | null;
  token: DaybreakToken;
  by: number;
}

/** What changed in all, token by token; what came and went is left out. */
export function netOf(facts: readonly DaybreakFact[]): Net[] {
  const nets = new Map<string, Net>();
  for (const fact of facts) {
    const body = bodyOf(fact, "changed") ?? bodyOf(fact, "world_changed");
    if (!body) continue;
    const seat = bodyOf(fact, "changed")?.seat ?? null;
    const key = `${seat} ${JSON.stringify(body.token)}`;
    const net = nets.get(key) ?? { seat, token: body.token, by: 0 };
    nets.set(key, { ...net, by: net.by + body.change });
  }
  return [...nets.values()].filter(({ by }) => by !== 0);
}

const NO_STEP: ReadonlySet<string> = new Set(["done", "not_done", "voted", "passed", "reshuffled", "stage_began", "round_began"]);
/** What only goes on with something that was begun. */
const GOES_ON: ReadonlySet<string> = new Set(["offered", "kept", "discarded", "changed", "world_changed", "recovered", "next_draw", "drew"]);

const facts = (told: readonly FactMessage[]): DaybreakFact[] => told.map(({ fact }) => fact as DaybreakFact);
const cardOf = (fact: DaybreakFact): number | null => bodyOf(fact, "acted")?.card ?? null;

/** The facts of one move after another, each with who made it. */
function movesOf(log: readonly FactMessage[]): { seat: Seat; told: FactMessage[] }[] {
  const moves: { seat: Seat; told: FactMessage[] }[] = [];
  let entry: number | null = null;
  for (const told of log) {
    if (!told.fact || NO_STEP.has(kindOf(told.fact))) continue;
    const last = moves.at(-1);
    if (last && entry === told.entry) last.told.push(told);
    else {
      const seat = actorOf(told.fact as DaybreakFact);
      // What everybody draws when the stage begins, nobody did.
      if (seat === null || (moves.every((move) => move.seat !== seat) && kindOf(told.fact) === "drew")) continue;
      moves.push({ seat, told: [told] });
    }
    entry = told.entry;
  }
  return moves;
}

/** What the powers did, step by step: the same action again, paying and its effect, looking and keeping are one step. */
export function stepsOf(log: readonly FactMessage[], me: Seat | null): Step[] {
  const groups: { seat: Seat; told: FactMessage[]; times: number; card: number | null }[] = [];
  for (const { seat, told } of movesOf(log)) {
    const first = told[0]?.fact as DaybreakFact;
    const card = cardOf(first);
    const last = groups.findLast((one) => one.seat === seat);
    if (last && card !== null && last.card === card) {
      last.told.push(...told);
      last.times += 1;
    } else if (last && GOES_ON.has(kindOf(first))) last.told.push(...told);
    else groups.push({ seat, told: [...told], times: 1, card });
  }
  return groups.flatMap(({ seat, told, times, card }) => {
    const head = told.find(({ text }) => text);
    if (!head?.text) return [];
    const mine = me !== null && seat !== me && told.some((one) => one.concerns?.includes(me));
    return [{ seat, told, times, card, text: head.text, ...deedLook(head.fact as DaybreakFact), changes: netOf(facts(told)), mine }];
  });
}

/** The log of the Local stage of a round; without one, of the last. */
export function localStage(log: readonly FactMessage[], round?: number): FactMessage[] {
  let now = 0;
  let open = false;
  let found: FactMessage[] = [];
  for (const told of log) {
    const began = bodyOf(told.fact, "round_began");
    if (began) now = began.round;
    const stage = bodyOf(told.fact, "stage_began")?.stage;
    if (stage) {
      open = stage === "Local" && (round === undefined || round === now);
      if (open) found = [];
    }
    if (open) found.push(told);
  }
  return found;
}

/** The steps of the others, power by power as they are told. */
export function othersSteps(steps: readonly Step[], me: Seat | null): Step[] {
  return steps.filter(({ seat }) => seat !== me).sort((one, other) => one.seat - other.seat);
}

/** How many steps there are to be told when the world's turn begins with this moment; none, if the others did little. */
export function unseenSteps(moment: readonly FactMessage[], log: readonly FactMessage[], me: Seat | null): number {
  const began = moment[0];
  if (!began || bodyOf(began.fact, "stage_began")?.stage !== "Emissions") return 0;
  const before = localStage(log.filter(({ entry }) => entry <= began.entry));
  const moves = movesOf(before).filter(({ seat }) => seat !== me).length;
  return moves > FEW ? othersSteps(stepsOf(before, me), me).length : 0;
}
