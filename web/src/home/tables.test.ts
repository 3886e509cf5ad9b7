import { describe, expect, test } from "vitest";
import type { Listed, Status, Summary, TableNotice } from "../generated/wire";
import { awaitedNames, becameYours, companyOf, leavingOf, newsOf, noticed, ordered, standingOf, whatOf, withRoomFirst } from "./tables";

function listed(table: string, status: Status, more: Partial<Summary> = {}, touched = 0): Listed {
  const seats = ["Ada", "Bento", ""].map((name, seat) => ({ seat, name, here: true, holder: name ? ("person" as const) : ("open" as const) }));
  return {
    table,
    game: "daybreak",
    kind: "game",
    created: 0,
    touched,
    yours: [0],
    unseen: 0,
    summary: { name: "", status, seats, awaited: [], paused: false, n: 5, ...more },
  };
}
const notice = (table: string, more: Partial<Summary>, your_turn: boolean): TableNotice => ({
  table,
  your_turn,
  summary: listed(table, "running", more).summary,
});

describe("a list of tables", () => {
  test("tells how each stands", () => {
    expect(standingOf(listed("a", "running", { awaited: [1, 0] }))).toBe("yours");
    expect(standingOf(listed("a", "running", { awaited: [1] }))).toBe("others");
    expect(standingOf(listed("a", "running", { awaited: [0], paused: true }))).toBe("paused");
    for (const status of ["waiting", "finished", "abandoned"] as const) expect(standingOf(listed("a", status, { awaited: [0] }))).toBe(status);
    expect(awaitedNames(listed("a", "running", { awaited: [1, 2] }))).toEqual(["Bento"]);
  });

  test("puts first what waits for you, and the newest before the older", () => {
    const list = [
      listed("over", "finished", {}, 9),
      listed("left", "abandoned", {}, 9),
      listed("open", "waiting", {}, 9),
      listed("others", "running", { awaited: [1] }, 8),
      listed("old", "running", { awaited: [0] }, 1),
      listed("new", "running", { awaited: [0] }, 2),
    ];
    expect(ordered(list).map(({ table }) => table)).toEqual(["new", "old", "others", "open", "over", "left"]);
    expect(list[0]?.table).toBe("over");
  });

  test("of others puts first where there is room", () => {
    const full = listed("full", "running", { seats: [] }, 9);
    expect(withRoomFirst([full, listed("old", "waiting", {}, 1), listed("new", "waiting", {}, 2)]).map(({ table }) => table)).toEqual(["new", "old", "full"]);
  });

  test("has news only where others act", () => {
    const running = { ...listed("a", "running", { awaited: [1] }), unseen: 4 };
    expect(newsOf(running)).toBe(4);
    expect(newsOf({ ...running, kind: "daily" })).toBe(4);
    for (const kind of ["file", "study", "what_if", "lesson"] as const) expect(newsOf({ ...running, kind })).toBe(0);
    expect(newsOf({ ...listed("a", "finished"), unseen: 4 })).toBe(0);
  });

  test("follows a notice, and counts what is new", () => {
    const list = [listed("a", "running", { awaited: [1] }), listed("b", "running", { awaited: [1] })];
    const after = noticed(list, notice("a", { awaited: [0], n: 8 }, true));
    expect(after?.map((one) => [one.table, standingOf(one), one.unseen])).toEqual([
      ["a", "yours", 3],
      ["b", "others", 0],
    ]);
    expect(noticed(list, notice("c", {}, true))).toBeNull();
  });

  test("knows when a turn begins, once", () => {
    const list = [listed("a", "running", { awaited: [1] })];
    const mine = notice("a", { awaited: [0] }, true);
    expect(becameYours(list, mine)).toBe(true);
    expect(becameYours(noticed(list, mine) ?? [], mine)).toBe(false);
    expect(becameYours(list, notice("a", { awaited: [1] }, false))).toBe(false);
    expect(becameYours(list, notice("a", { status: "finished" }, true))).toBe(false);
  });

  test("calls it your turn only where somebody waits for you", () => {
    const awaited = { awaited: [0] };
    for (const kind of ["lesson", "study", "what_if", "file"] as const) expect(standingOf({ ...listed("a", "running", awaited), kind })).toBe("open");
    for (const kind of ["game", "daily"] as const) expect(standingOf({ ...listed("a", "running", awaited), kind })).toBe("yours");
    const seats = [{ seat: 0, name: "Ada", holder: "person" as const, bot: "steady", here: false }];
    expect(standingOf(listed("a", "running", { awaited: [0], seats }))).toBe("others");
  });

  test("says what each is", () => {
    expect(whatOf(listed("a", "running"))).toBe("friends");
    const bots = [0, 1, 2].map((seat) => ({ seat, name: `S${seat}`, here: true, holder: seat === 0 ? ("person" as const) : ("bot" as const) }));
    expect(whatOf(listed("a", "running", { seats: bots }))).toBe("bots");
    expect(whatOf(listed("a", "running", { seats: bots.slice(0, 1) }))).toBe("alone");
    expect(whatOf({ ...listed("a", "running"), kind: "what_if" })).toBe("what_if");
    expect(companyOf(listed("a", "running"))).toEqual({ people: ["Bento"], bots: 0, open: 1 });
  });

  test("knows what taking one off the list means", () => {
    const alone = [
      { seat: 0, name: "Ada", here: true, holder: "person" as const },
      { seat: 1, name: "Bo", here: true, holder: "bot" as const },
    ];
    expect(leavingOf(listed("a", "finished"))).toBe("remove");
    expect(leavingOf(listed("a", "running"))).toBe("leave");
    expect(leavingOf({ ...listed("a", "running"), yours: [] })).toBe("remove");
    expect(leavingOf(listed("a", "running", { seats: alone }))).toBe("end");
  });
});
