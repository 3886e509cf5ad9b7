import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DaybreakView } from "../../../generated/wire";
import { crisisHarm, crisisReach, mineAndOthers, othersHarm } from "./outlook";
import { previewLines } from "./preview";

const { first } = JSON.parse(readFileSync("src/games/daybreak/fixtures/four.json", "utf8")) as { first: DaybreakView };
test("what is one's own and what is all others' is all there is; whoever looks on reads all", () => {
  const list = [3, 0, 2, 5];
  for (let me = 0; me < list.length; me += 1) {
    const { mine, others } = mineAndOthers(list, me);
    expect([mine, mine + others]).toEqual([list[me], 10]);
  }
  expect(mineAndOthers(list, null)).toEqual({ mine: 10, others: 0 });
});

const crisis = {
  ...first.forecast.crisis!,
  undone: false,
  targets: [0],
  seats: [
    { tokens: [["Communities", 2]], cards: 0, draws: -1, growth: 0 },
    { tokens: [], cards: 0, draws: 0, growth: 0 },
  ],
  world: { tokens: [["Oceans", -2]], bands: 0, crises: 1, projects: 0 },
} as NonNullable<DaybreakView["forecast"]["crisis"]>;
const forecast = { ...first.forecast, crisis };

test("a crisis that is undone changes nothing; what hits all is told apart from what hits oneself", () => {
  const all = [
    { token: "Oceans", by: -2 },
    { kind: "crises", by: 1 },
  ];
  expect(crisisHarm(forecast, 0)).toEqual({
    own: [
      { token: "Communities", by: 2 },
      { kind: "draws", by: -1 },
    ],
    all,
  });
  expect(crisisHarm(forecast, null)).toEqual({ own: [], all });
  expect(crisisHarm({ ...forecast, crisis: { ...crisis, undone: true } }, 0)).toEqual({ own: [], all: [] });
});

test("what strikes another power is never told as one's own loss", () => {
  expect(crisisReach(forecast, 0)).toBe("own");
  expect(crisisReach(forecast, 1)).toBe("all");
  expect(crisisReach({ ...forecast, crisis: { ...crisis, world: { ...crisis.world, tokens: [], crises: 0 } } }, 1)).toBe("others");
});

test("what would strike a team-mate is told of them, and nothing of whom it spares", () => {
  expect(othersHarm(forecast, 1)).toEqual([
    {
      seat: 0,
      changes: [
        { token: "Communities", by: 2 },
        { kind: "draws", by: -1 },
      ],
    },
  ]);
  expect(othersHarm(forecast, 0)).toEqual([]);
  expect(othersHarm({ ...forecast, crisis: { ...crisis, undone: true } }, 1)).toEqual([]);
  expect(othersHarm({ ...forecast, crisis: null }, 1)).toEqual([]);
});

test("a preview says first what the move does, and of the forecast only what changes", () => {
  const tried = { effect: ["Europe: clean energy +1"], changes: ["missing energy (Europe) 1 to 0"], moved_on: false, open: false, told: [] };
  expect(previewLines(tried)).toEqual({ effect: tried.effect, nothing: null, then: "world-changes", changes: "missing energy (Europe) 1 to 0" });
  const still = previewLines({ ...tried, changes: [] });
  expect([still.effect, still.then]).toEqual([tried.effect, null]);
  expect(previewLines({ ...tried, moved_on: true, changes: [] }).then).toBe("world-moves-on");
  expect(previewLines({ ...tried, effect: [] }).nothing).toBe("world-nothing-yet");
});
