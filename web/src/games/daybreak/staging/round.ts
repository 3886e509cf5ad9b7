import type { DaybreakCrisisInPlay, DaybreakFact, DaybreakState } from "../../../generated/wire";
import { crisisAt, projectAt } from "./cards";
import { clearChain } from "./chains";
import { withBoard, withEntry, withSeat, withWorld } from "./state";

const DOWN: DaybreakCrisisInPlay = { face: "unknown", in_force: false, tucked: { first: 255, len: 0 } };

/** Facts of the course of the game: rounds and stages, who is done, votes, projects and crises that come and go. */
export function advanceRound(state: DaybreakState, fact: DaybreakFact): DaybreakState | null {
  if ("round_began" in fact) {
    const projects = state.projects.map((one) => one && { ...one, used: one.used.map(() => 0) });
    return { ...withWorld(state, { drawdown: false }), round: fact.round_began.round, used: state.used.map(() => 0), projects };
  }
  if ("stage_began" in fact) return beginStage(state, fact.stage_began.stage);
  if ("done" in fact) return { ...state, done: withSeat(state.done, fact.done.seat) };
  if ("passed" in fact) return { ...state, done: withSeat(state.done, fact.passed.seat) };
  if ("not_done" in fact) return { ...state, done: state.done.filter((seat) => seat !== fact.not_done.seat) };
  if ("planet_rolled" in fact || "targets" in fact) return { ...state, done: [] };
  if ("voted" in fact) return { ...state, votes: withEntry(state.votes, fact.voted.seat, fact.voted.vote) };
  if ("spared" in fact) return decided(state);
  if ("next_draw" in fact) {
    const { seat, change } = fact.next_draw;
    return withBoard(state, seat, { next_draw: (state.boards[seat]?.next_draw ?? 0) + change });
  }
  if ("acted" in fact) return { ...acting(state), used: withEntry(state.used, fact.acted.card, (state.used[fact.acted.card] ?? 0) + 1) };
  return advanceProjects(state, fact) ?? advanceCrises(state, fact);
}

function beginStage(state: DaybreakState, stage: DaybreakState["stage"]): DaybreakState {
  const next = { ...state, stage };
  if (stage === "Local") return { ...next, done: [], stirred: [], boards: state.boards.map((board) => ({ ...board, next_draw: 0 })) };
  return stage === "Emissions" ? { ...next, done: [] } : next;
}

/** Somebody acts: in a window all may answer again. */
const acting = (state: DaybreakState): DaybreakState => (state.stage === "Local" ? state : { ...state, done: [] });

/** The group has decided: the votes are gone. */
const decided = (state: DaybreakState): DaybreakState => ({ ...state, votes: state.votes.map(() => null) });

function advanceProjects(state: DaybreakState, fact: DaybreakFact): DaybreakState | null {
  if ("projects_drawn" in fact) return { ...state, drawn_projects: [...state.drawn_projects, ...fact.projects_drawn.cards] };
  if ("project_kept" in fact) {
    const { card, at } = fact.project_kept;
    const project = { card, active: false, tucked: DOWN.tucked, used: state.boards.map(() => 0) };
    return { ...decided(state), drawn_projects: [], projects: withEntry(state.projects, at, project) };
  }
  if ("project_discarded" in fact) {
    const { card } = fact.project_discarded;
    const after = { ...decided(state), drawn_projects: state.drawn_projects.filter((one) => one !== card) };
    const at = projectAt(state, card);
    const there = state.projects[at];
    return there ? { ...clearChain(after, there.tucked), projects: withEntry(state.projects, at, null) } : after;
  }
  if ("project_active" in fact) return turnProject(state, fact.project_active.card, true);
  if ("project_lapsed" in fact) return turnProject(state, fact.project_lapsed.card, false);
  if ("project_used" in fact) {
    const { seat, project } = fact.project_used;
    const at = projectAt(state, project);
    const there = state.projects[at];
    return there
      ? { ...acting(state), projects: withEntry(state.projects, at, { ...there, used: withEntry(there.used, seat, (there.used[seat] ?? 0) + 1) }) }
      : state;
  }
  return null;
}

function turnProject(state: DaybreakState, card: number, active: boolean): DaybreakState {
  const at = projectAt(state, card);
  const there = state.projects[at];
  return there ? { ...state, projects: withEntry(state.projects, at, { ...there, active }) } : state;
}

function advanceCrises(state: DaybreakState, fact: DaybreakFact): DaybreakState | null {
  if ("crises_laid" in fact) return { ...state, crises: [...state.crises, ...Array.from({ length: fact.crises_laid.unknown }, () => DOWN)] };
  if ("crisis_shown" in fact) {
    const { at, card } = fact.crisis_shown;
    const there = state.crises[at];
    return there ? { ...state, crises: withEntry(state.crises, at, { ...there, face: { up: card } }) } : state;
  }
  if ("crisis_in_force" in fact) {
    const { card } = fact.crisis_in_force;
    const at = crisisAt(state, card);
    const there = state.crises[at];
    if (there) return { ...state, crises: withEntry(state.crises, at, { ...there, in_force: true }) };
    return { ...state, crises: [...state.crises, { ...DOWN, face: { up: card }, in_force: true }] };
  }
  return null;
}
