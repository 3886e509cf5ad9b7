import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import type { TableModel } from "../../../table/model.svelte";
import type { DaybreakMove } from "../../../generated/wire";
import { words } from "../../../words/words.svelte";
import type { Selection } from "../selection.svelte";
import Choice from "./Choice.svelte";

beforeAll(() => words.turn("en"));

const PLACES = 4;
const TITLES = ["Fund", "Service", "Treaty", "Corps", "Alliance", "Compact"];

/** The choice of the group as it shows with so many projects in play: two are drawn, or one of them is to have room. */
function shown(inPlay: number, room: boolean): string {
  const view = {
    step: room ? { make_room: { keep: 4 } } : "keep_project",
    drawn_projects: room ? [] : [4, 5].map((card) => ({ card, places: [] })),
    projects: Array.from({ length: PLACES }, (_, at) => (at < inPlay ? { card: at, active: true, tucked: [], places: [], used: [0, 0, 0, 0] } : null)),
    votes: [null, null, null, null],
    decision: null,
    players: [{}, {}],
  };
  const moves: DaybreakMove[] = room ? [{ drop_project: 0 }] : [{ keep_project: 4 }, { keep_project: 5 }, "keep_none"];
  const model = {
    library: {
      cards: TITLES.map((title, id) => ({
        deck: "global",
        id,
        title,
        text: [],
        deed: [],
        brief: [],
        line: [],
        needs: null,
        target_text: null,
        slots: [],
        tags: [],
      })),
    },
    table: { setup: { powers: ["China", "Europe"] }, seats: [] },
    scene: { view, moves: moves.map((move) => ({ move })) },
    playback: { view: null, busy: false },
    moves: moves.map((move) => ({ move })),
    you: { seats: [0] },
    seat: 0,
  };
  return render(Choice, { props: { model: model as unknown as TableModel, selection: {} as Selection } }).body;
}

// Friction 18 of the finding: a fifth project was kept, and only then did the table say that one has to go.
test("whoever chooses a project reads beforehand that all places are taken", () => {
  const html = shown(PLACES, false);
  expect(html).toContain("Alliance");
  expect(html).toContain("All 4 slots are taken: if you keep one of these, a project in play has to make room");
  expect(shown(PLACES, true)).toContain("All 4 slots are taken. The one you choose is discarded");
});

test("while a place is free, nothing is said of places", () => {
  const html = shown(PLACES - 1, false);
  expect(html).toContain("Alliance");
  expect(html).not.toContain("slots are taken");
});
