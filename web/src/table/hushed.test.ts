import { beforeEach, expect, test, vi } from "vitest";
import { HushedPeople } from "./hushed.svelte";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("whom one mutes stays muted at that table, and at no other", () => {
  const here = new HushedPeople("a");
  here.mute("1f", "Ben");
  here.mute("1f", "Ben");
  expect(here.all).toEqual([{ who: "1f", name: "Ben" }]);
  expect(new HushedPeople("a").has("1f")).toBe(true);
  expect(new HushedPeople("b").has("1f")).toBe(false);
  expect(here.has(null)).toBe(false);
  here.hear("1f");
  expect(new HushedPeople("a").has("1f")).toBe(false);
});

test("only so many tables are remembered, and rubbish is none", () => {
  for (let table = 0; table < 60; table += 1) new HushedPeople(`t${table}`).mute("x", "X");
  expect(Object.keys(JSON.parse(kept.get("firstlight-muted")!) as object)).toHaveLength(50);
  expect(new HushedPeople("t59").has("x") && !new HushedPeople("t5").has("x")).toBe(true);
  for (const text of ["rubbish", "null", '{"a":5}', '{"a":[{"who":7}]}']) {
    kept.set("firstlight-muted", text);
    expect(new HushedPeople("a").all).toEqual([]);
  }
});
