import type { DaybreakFact, DaybreakPlayerBoard, DaybreakState, DaybreakToken } from "../../../generated/wire";
import { EFFECTS, RESILIENCES, SECTORS } from "../vocabulary";
import { bandSize, withBoard, withEntry, withWorld } from "./state";

/** Facts that change numbers: tokens of boards, the world, the thermometer, the tracks. */
export function advanceTokens(state: DaybreakState, fact: DaybreakFact): DaybreakState | null {
  if ("changed" in fact) {
    const { seat, token, now } = fact.changed;
    const board = state.boards[seat];
    return board ? withBoard(state, seat, onBoard(board, token, now)) : state;
  }
  if ("world_changed" in fact) return inWorld(state, fact.world_changed.token, fact.world_changed.now);
  if ("emitted" in fact) {
    const { seat, carbon } = fact.emitted;
    return withBoard(withWorld(state, { recent: state.world.recent + carbon }), seat, { absorbed: 0 });
  }
  if ("sinks_absorbed" in fact) return withWorld(state, { recent: state.world.recent - fact.sinks_absorbed.carbon });
  if ("warmed" in fact) {
    const { carbon } = fact.warmed;
    // What the sinks leave goes up from recent emissions; what melting ice adds comes from nowhere.
    const rises = state.stage === "Emissions" && carbon === state.world.recent;
    return withWorld(state, { loose: state.world.loose + carbon, recent: rises ? 0 : state.world.recent });
  }
  if ("bands" in fact) {
    const { change, now } = fact.bands;
    return withWorld(state, { bands: now, loose: state.world.loose - change * bandSize(state) });
  }
  if ("drawdown" in fact) return withWorld(state, { loose: state.world.loose - fact.drawdown.removed, drawdown: true });
  if ("bands_away" in fact) {
    const { change, now } = fact.bands_away;
    return withWorld(state, { bands: now, bands_away: state.world.bands_away - change });
  }
  if ("track_moved" in fact) {
    const { effect, now } = fact.track_moved;
    return withWorld(state, { tracks: withEntry(state.world.tracks, EFFECTS.indexOf(effect), now) });
  }
  return null;
}

function onBoard(board: DaybreakPlayerBoard, token: DaybreakToken, now: number): Partial<DaybreakPlayerBoard> {
  if (typeof token === "object") {
    return "Emissions" in token
      ? { emissions: withEntry(board.emissions, SECTORS.indexOf(token.Emissions), now) }
      : { resilience: withEntry(board.resilience, RESILIENCES.indexOf(token.Resilience), now) };
  }
  switch (token) {
    case "Clean":
      return { clean: now };
    case "Dirty":
      return { dirty: now };
    case "Demand":
      return { demand: now };
    case "Communities":
      return { communities: now };
    default:
      return {};
  }
}

function inWorld(state: DaybreakState, token: DaybreakToken, now: number): DaybreakState {
  switch (token) {
    case "Trees":
      return withWorld(state, { trees: now });
    case "Oceans":
      return withWorld(state, { oceans: now });
    case "Dac":
      return withWorld(state, { dac: now });
    case "RecentCarbon":
      return withWorld(state, { recent: now });
    case "ThermometerCarbon":
      // Bands that broke were told before.
      return withWorld(state, { loose: now - state.world.bands * bandSize(state) });
    default:
      return state;
  }
}
