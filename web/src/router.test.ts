import { expect, test } from "vitest";
import { placeOf } from "./router.svelte";

test("every address of ours is a place", () => {
  expect(placeOf("/")).toEqual({ at: "home" });
  expect(placeOf("/t/abc")).toEqual({ at: "table", table: "abc" });
  expect(placeOf("/t/abc/replay")).toEqual({ at: "replay", table: "abc" });
  expect(placeOf("/t/abc/debrief")).toEqual({ at: "debrief", table: "abc" });
  expect(placeOf("/cards")).toEqual({ at: "cards", no: null });
  expect(placeOf("/new/daybreak/")).toEqual({ at: "new", game: "daybreak" });
  expect(placeOf("/me")).toEqual({ at: "me" });
  expect(placeOf("/cards/1.065")).toEqual({ at: "cards", no: "1.065" });
  expect(placeOf("/docs/bot-api")).toEqual({ at: "docs", page: "bot-api" });
  expect(placeOf("/j/SUN-4Q7")).toEqual({ at: "join", code: "SUN-4Q7" });
});

test("anything else is nowhere, whatever it holds", () => {
  for (const path of ["/t", "/t/a/b", "/x", "/replays/1", "/new", "/docs", "/t/a/replay/b"]) expect(placeOf(path)).toEqual({ at: "nowhere" });
  expect(placeOf("/j/%E0%A4%A")).toEqual({ at: "join", code: "%E0%A4%A" });
});
