import type { DaybreakFact, DaybreakLocalId, DaybreakState, Seat } from "../../../generated/wire";
import { clearChain, layIn, takeOut } from "./chains";
import { withBoard, withEntry } from "./state";

/** Facts that move cards: hands, stacks, and what lies under projects and crises. */
export function advanceCards(state: DaybreakState, fact: DaybreakFact): DaybreakState | null {
  if ("drew" in fact) return intoHand(state, fact.drew.seat, fact.drew.cards);
  if ("recovered" in fact) return intoHand(state, fact.recovered.seat, fact.recovered.cards);
  if ("offered" in fact) return offer(state, fact.offered.seat, (cards) => merged(cards, fact.offered.cards));
  if ("kept" in fact) {
    const { seat, cards } = fact.kept;
    return offer(intoHand(state, seat, cards), seat, (offered) => without(offered, cards));
  }
  if ("discarded" in fact) {
    const { seat, cards } = fact.discarded;
    return offer(outOfHand(state, seat, cards), seat, (offered) => without(offered, cards));
  }
  if ("cards_given" in fact) {
    const { from, to, cards } = fact.cards_given;
    return intoHand(outOfHand(state, from, cards), to, cards);
  }
  if ("started" in fact) return intoStack(state, fact.started.seat, fact.started.card, fact.started.stack, 0);
  if ("tucked" in fact) return intoStack(state, fact.tucked.seat, fact.tucked.card, fact.tucked.stack, fact.tucked.under);
  if ("cards_lost" in fact) {
    const { seat, cards } = fact.cards_lost;
    return cards.reduce((left, card) => outOfStacks(left, seat, card), outOfHand(state, seat, cards));
  }
  if ("tucked_under_project" in fact) {
    const { seat, card, project } = fact.tucked_under_project;
    const at = projectAt(state, project);
    const there = state.projects[at];
    if (!there) return state;
    const laid = layIn(outOfHand(state, seat, [card]), there.tucked, card, there.tucked.len);
    return { ...laid.state, projects: withEntry(state.projects, at, { ...there, tucked: laid.chain }) };
  }
  if ("spent" in fact) {
    const { project, cards } = fact.spent;
    const at = projectAt(state, project);
    return cards.reduce((left, card) => {
      const there = left.projects[at];
      if (!there) return left;
      const taken = takeOut(left, there.tucked, card);
      return { ...taken.state, projects: withEntry(left.projects, at, { ...there, tucked: taken.chain }) };
    }, state);
  }
  if ("tucked_under_crisis" in fact) {
    const { seat, card, crisis } = fact.tucked_under_crisis;
    const at = crisisAt(state, crisis);
    const there = state.crises[at];
    if (!there) return state;
    const laid = layIn(outOfHand(state, seat, [card]), there.tucked, card, there.tucked.len);
    return { ...laid.state, crises: withEntry(state.crises, at, { ...there, tucked: laid.chain }) };
  }
  if ("crisis_discarded" in fact) {
    const at = crisisAt(state, fact.crisis_discarded.card);
    const there = state.crises[at];
    return there ? { ...clearChain(state, there.tucked), crises: state.crises.filter((_, place) => place !== at) } : state;
  }
  return null;
}

/** The place of a project; -1, if it is not in play. */
export const projectAt = (state: DaybreakState, card: number): number => state.projects.findIndex((one) => one?.card === card);

/** The place of a crisis that lies face up; -1, if it does not. */
export const crisisAt = (state: DaybreakState, card: number): number => state.crises.findIndex((one) => typeof one.face === "object" && one.face.up === card);

const merged = (cards: readonly number[], more: readonly number[]): number[] => [...new Set([...cards, ...more])].sort((a, b) => a - b);
const without = (cards: readonly number[], gone: readonly number[]): number[] => cards.filter((card) => !gone.includes(card));

function hand(state: DaybreakState, seat: Seat, change: (cards: number[]) => number[]): DaybreakState {
  const board = state.boards[seat];
  return board ? withBoard(state, seat, { hand: change(board.hand) }) : state;
}
const intoHand = (state: DaybreakState, seat: Seat, cards: readonly number[]): DaybreakState => hand(state, seat, (held) => merged(held, cards));
const outOfHand = (state: DaybreakState, seat: Seat, cards: readonly number[]): DaybreakState => hand(state, seat, (held) => without(held, cards));

function offer(state: DaybreakState, seat: Seat, change: (cards: number[]) => number[]): DaybreakState {
  const desk = state.desks[seat];
  return desk ? { ...state, desks: withEntry(state.desks, seat, { ...desk, offered: change(desk.offered) }) } : state;
}

function intoStack(state: DaybreakState, seat: Seat, card: DaybreakLocalId, stack: number, behind: number): DaybreakState {
  const board = state.boards[seat];
  const there = board?.stacks[stack];
  if (!board || !there) return state;
  const laid = layIn(outOfHand(state, seat, [card]), there.cards, card, behind);
  return withBoard(laid.state, seat, { stacks: withEntry(board.stacks, stack, { ...there, cards: laid.chain }) });
}

function outOfStacks(state: DaybreakState, seat: Seat, card: DaybreakLocalId): DaybreakState {
  const board = state.boards[seat];
  if (!board) return state;
  for (const [at, stack] of board.stacks.entries()) {
    const taken = takeOut(state, stack.cards, card);
    if (taken.chain !== stack.cards) return withBoard(taken.state, seat, { stacks: withEntry(board.stacks, at, { ...stack, cards: taken.chain }) });
  }
  return state;
}
