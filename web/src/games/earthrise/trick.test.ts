import { describe, expect, test } from "vitest";
import type { EarthriseCard, EarthriseSuit, EarthriseView, Seat } from "../../generated/wire";
import { cardOf, suitOf } from "./cards";
import { faces } from "./fixtures/faces";
import { GAMES, recorded } from "./fixtures/games";
import { after } from "./after";
import { maneuverWinner, outlook, ranking, trickOf } from "./trick";

const USUAL = { anyToken: false, circle: true };
const tokenIds = faces(4).tokens;
const value = (...values: number[]): number => tokenIds.findIndex((token) => token.kind === "number" && token.values.join() === values.join());
const lowest = (suit: EarthriseSuit): number => tokenIds.findIndex((token) => token.kind === "lowest" && token.suit === suit);
const SAME = tokenIds.findIndex((token) => token.kind === "same_right");

/** A trick in which these cards were played, from the Pilot on. */
function table(cards: readonly (EarthriseCard | "?")[], more: { pilot?: Seat; players?: number; token?: number; trick?: number } = {}): EarthriseView {
  const { pilot = 0, players = 4, token = null, trick = 0 } = more;
  const { first } = recorded("four");
  const lay: EarthriseView["table"] = first.table.map(() => "nothing");
  cards.forEach((card, step) => (lay[(pilot + step) % players] = card === "?" ? "face_down" : { card }));
  const [led] = cards;
  const trump = led === undefined ? null : led === "?" ? "PHO" : suitOf(led);
  return { ...first, pilot, trick, trump, played: cards.length, table: lay, earth: token === null ? [] : [token], newest: token };
}
const rank = (view: EarthriseView) => ranking(trickOf(view, 4), view.trump);
const taker = (view: EarthriseView): Seat | null => maneuverWinner(view, faces(4), USUAL);
const look = (view: EarthriseView, seat: Seat, card: EarthriseCard) => outlook(view, faces(4), USUAL, seat, card);

describe("the examples of the rules", () => {
  test("E1: of two fives the later takes the token; of two fours the later commands", () => {
    const view = table(["PHO4", "ALE5", "PHO4", "AST5"], { token: value(5) });
    expect(taker(view)).toBe(3);
    expect(rank(view)).toEqual({ commander: 2, copilot: 0 });
  });
  test("E1b: without a five nobody does", () => {
    expect(taker(table(["PHO4", "ALE6", "PHO4", "AST7"], { token: value(5) }))).toBe(null);
  });
  test("E2: other suits never win, however high", () => {
    expect(rank(table(["PHO5", "ALE7", "ALE8", "PHO6"]))).toEqual({ commander: 3, copilot: 0 });
  });
  test("E6: of Trumps 6, 4, 6 the later six is first and the earlier second", () => {
    expect(rank(table(["PHO6", "PHO4", "PHO6"]))).toEqual({ commander: 2, copilot: 0 });
  });
  test("E7: neighbours sit in a circle, and the later pair wins", () => {
    const view = table(["PHO3", "PHO5", "ALE5", "AST3"], { token: SAME });
    expect(taker(view)).toBe(2);
    expect(taker(table(["PHO3", "PHO5", "ALE6", "AST3"], { token: SAME }))).toBe(0);
    expect(maneuverWinner(table(["PHO3", "PHO5", "ALE6", "AST3"], { token: SAME }), faces(4), { ...USUAL, circle: false })).toBe(null);
  });
  test("the lowest of a suit, and of equal ones the later", () => {
    expect(taker(table(["AST2", "AST7", "AST2", "PHO1"], { token: lowest("AST") }))).toBe(2);
    expect(taker(table(["PHO2", "PHO7"], { token: lowest("AST") }))).toBe(null);
  });
  test("a single Trump has no Copilot", () => {
    expect(rank(table(["PHO5", "ALE7", "AST8", "APO6"]))).toEqual({ commander: 0, copilot: null });
  });
  test("where every token counts, an older one wins too", () => {
    const view = { ...table(["PHO4", "ALE5"], { token: value(4) }), earth: [value(4), value(5)] };
    expect(maneuverWinner(view, faces(4), { anyToken: true, circle: true })).toBe(1);
    expect(taker(view)).toBe(0);
  });
});

describe.each(GAMES)("a recorded game, %s", (name) => {
  const players = name === "four" ? 4 : 3;

  test("who is said to be ahead when all have played gets the rewards", () => {
    const game = recorded(name);
    let truth = game.first;
    let rewards = 0;
    for (const { told, changed } of game.steps) {
      let view = truth;
      for (const fact of told) {
        if (typeof fact === "object") {
          const standing = ranking(trickOf(view, players), view.trump);
          const wins = maneuverWinner(view, faces(players), USUAL);
          if ("maneuver_won" in fact) expect(wins, JSON.stringify(view.table)).toBe(fact.maneuver_won.seat);
          if ("maneuver_unclaimed" in fact) expect(wins, JSON.stringify(view.table)).toBe(null);
          if ("copilot_took" in fact) expect(standing.copilot).toBe(fact.copilot_took.seat);
          // By then the Copilot's card has left the table; the cards of the trick are remembered.
          if ("commander_took" in fact) {
            const cards = view.memory.tricks[view.trick] ?? [];
            const whole = ranking({ players, pilot: view.pilot, cards }, view.trump);
            expect(whole.commander).toBe(fact.commander_took.seat);
            rewards += 1;
          }
        }
        view = after(view, fact);
      }
      truth = { ...truth, ...changed };
    }
    expect(rewards).toBe(30);
  });

  test("what the last card of an open trick promises comes true", () => {
    const game = recorded(name);
    let truth = game.first;
    let promised = 0;
    for (const { told, changed } of game.steps) {
      let view = truth;
      for (const [at, fact] of told.entries()) {
        if (typeof fact === "object" && "played" in fact && fact.played.card && view.played === players - 1 && !fact.played.face_down) {
          const { seat, card } = fact.played;
          const seen = outlook(view, faces(players), USUAL, seat, card);
          const next = told[at + 1];
          const won = typeof next === "object" && "maneuver_won" in next ? next.maneuver_won.seat : null;
          expect([seen.last, seen.reach === "takes"]).toEqual([true, won === seat]);
          const { commander, copilot } = ranking(trickOf(after(view, fact), players), view.trump);
          expect([seen.role === "commander", seen.role === "copilot"]).toEqual([commander === seat, copilot === seat]);
          promised += 1;
        }
        view = after(view, fact);
      }
      truth = { ...truth, ...changed };
    }
    expect(promised).toBe(21);
  });
});

describe("what a card would do", () => {
  test("it leads", () => {
    expect(look(table([]), 0, "AST4")).toMatchObject({ role: "leads", commander: null, last: false });
  });
  test("a higher or equal Trump is ahead, a lower one second, a third behind", () => {
    expect(look(table(["PHO4"]), 1, "PHO4").role).toBe("commander");
    expect(look(table(["PHO4"]), 1, "PHO3").role).toBe("copilot");
    expect(look(table(["PHO4", "PHO6"]), 2, "PHO3")).toMatchObject({ role: "behind", commander: 1, last: false });
    expect(look(table(["PHO4"]), 1, "ALE8")).toMatchObject({ role: "not-trump", commander: 0 });
  });
  test("whoever plays last knows about the tokens, others as far as it goes", () => {
    expect(look(table(["PHO4", "PHO5", "ALE2"], { token: value(3, 4) }), 3, "AST3")).toMatchObject({ reach: "takes", last: true, tokens: 1 });
    expect(look(table(["PHO4"], { token: value(3, 4) }), 1, "PHO3").reach).toBe("so-far");
    expect(look(table(["PHO4"], { token: value(3, 4) }), 1, "PHO5").reach).toBe("no");
    expect(look(table(["AST2"], { token: lowest("AST") }), 1, "AST7").reach).toBe("no");
  });
  test("a Pilot who is compared with the last player has to wait", () => {
    expect(look(table([], { token: SAME }), 0, "PHO3").reach).toBe("open");
    expect(look(table(["PHO3"], { token: SAME }), 1, "PHO3").reach).toBe("so-far");
    expect(look(table(["PHO3"], { token: SAME }), 1, "PHO4").reach).toBe("no");
  });
  test("in radio silence nothing is told of cards face down", () => {
    const view = table(["?", "?"], { trick: 3, token: value(5) });
    expect(look(view, 2, "PHO8")).toMatchObject({ role: "hidden", reach: "none", commander: null });
    expect(look(view, 2, "AST5")).toMatchObject({ role: "not-trump", reach: "none", commander: null });
    expect(cardOf(view.table[0])).toBe(null);
  });
});
