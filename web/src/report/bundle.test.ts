import { describe, expect, test } from "vitest";
import { plainLog, plainPath, plainTold, readTable, type Sources } from "./bundle";

const info = (status: string): unknown => ({
  table: {
    id: "secret-table",
    game: "earthrise",
    status,
    setup: { players: 3 },
    entries: 7,
    commitment: "c",
    deal: "d",
    host: "Ana",
    settings: { name: "Ana’s table", visibility: "private", hints: true },
    seats: [
      { seat: 0, holder: "person", name: "Ana", here: true },
      { seat: 1, holder: "bot", name: "Ada", bot: "steady", here: false },
    ],
  },
  you: { seats: [0], host: true, facing: { seat: 0 } },
});

function sources(status: string): Sources & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    api: (method, path) => {
      asked.push(`${method} ${path}`);
      if (path.endsWith("/view")) return Promise.resolve({ now: { view: { hand: ["PHO1"] } } } as never);
      if (path.endsWith("/commands"))
        return Promise.resolve({ since: { n: 0, told: [{ entry: 3, fact: { played: { seat: 1 } }, text: "Ana plays" }] } } as never);
      return Promise.resolve(info(status) as never);
    },
    text: (path) => {
      asked.push(path);
      return Promise.resolve('{"firstlight":1,"seats":["me:Ana","steady"],"seed":"7"}\n{"n":1,"draw":{"pilot":0}}\n');
    },
  };
}

describe("a report", () => {
  test("does not say where a table is or who sits at it", async () => {
    for (const status of ["running", "finished"]) {
      const text = JSON.stringify(await readTable(sources(status), "secret-table"));
      expect(text).not.toContain("secret-table");
      expect(text).not.toContain("Ana");
    }
    expect(plainPath("/t/0123456789ab/replay")).toBe("/t/…/replay");
    expect(plainPath("/j/ABCD")).toBe("/j/…");
    expect(plainPath("/rules/earthrise")).toBe("/rules/earthrise");
    expect(plainPath("/")).toBe("/");
  });

  test("has what the seat was told of a game that goes on, and does not ask for more", async () => {
    const from = sources("running");
    const table = await readTable(from, "t");
    expect(table.log).toEqual([{ entry: 3, fact: { played: { seat: 1 } } }]);
    expect(table.view).toEqual({ hand: ["PHO1"] });
    expect(from.asked.some((path) => path.endsWith("/log"))).toBe(false);
  });

  test("has the whole log of a game that is over", async () => {
    const table = await readTable(sources("finished"), "t");
    expect(table.log).toEqual([
      { firstlight: 1, seats: ["me", "steady"], seed: "7" },
      { n: 1, draw: { pilot: 0 } },
    ]);
    expect(plainLog('{"seats":["me"]}\n')).toEqual([{ seats: ["me"] }]);
    expect(plainTold([{ entry: 1 } as never])).toEqual([{ entry: 1, fact: null }]);
  });
});
