import { expect, test } from "vitest";
import type { DaybreakCrisisShown, DaybreakFact, DaybreakStep } from "../../../generated/wire";
import { crisisNow, viewFor } from "./told";

const fact = (body: unknown): DaybreakFact => body as DaybreakFact;
const crises = [{ card: 4 }, { card: null }] as DaybreakCrisisShown[];
const window: DaybreakStep = { crisis_window: { at: 0 } };

test("the crisis that is told of is read whole, or the one that is to be answered", () => {
  expect(crisisNow(fact({ crisis_shown: { at: 1, card: 9, forecast: false } }), window, crises)).toBe(9);
  expect(crisisNow(fact({ targets: { card: 7, targets: [0] } }), null, crises)).toBe(7);
  expect(crisisNow(null, window, crises)).toBe(4);
  expect(crisisNow(null, "local", crises)).toBeNull();
  expect(crisisNow(fact({ bands: { change: 1, now: 2 } }), null, crises)).toBeNull();
});

test("on a small screen the story leads to where it happens", () => {
  expect(viewFor(fact({ crisis_shown: { at: 1, card: 9, forecast: false } }))).toBe("crises");
  expect(viewFor(fact({ planet_rolled: { effect: "Desertification" } }))).toBe("world");
  expect(viewFor(fact({ warmed: { carbon: 3 } }))).toBe("world");
  // What changes on a board, and what one does oneself, leaves the view alone.
  expect(viewFor(fact({ changed: { seat: 0, token: "Communities", change: 1, now: 2, cause: { crisis: 3 } } }))).toBeNull();
  expect(viewFor(null)).toBeNull();
});
