import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo } from "../generated/wire";
import { Keys, unused, type Key } from "./keys.svelte";

const seat = (no: number, holder: SeatInfo["holder"], here: boolean): SeatInfo => ({ seat: no, holder, name: `S${no}`, here });
const key = (no: number): Key => ({ id: `k${no}`, seat: no, name: `S${no}`, secret: `s${no}` });

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => (kept[name] = value),
    removeItem: (name: string) => delete kept[name],
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the key of a program", () => {
  test("is shown until the program has come to its seat", () => {
    const keys = [key(1), key(2), key(3)];
    expect(unused(keys, [seat(1, "person", false), seat(2, "person", true), seat(3, "bot", false)])).toEqual([key(1)]);
  });

  test("is there after a reload, and gone once it is used", () => {
    kept["keys t"] = JSON.stringify([key(1)]);
    const keys = new Keys("t");
    expect(keys.all).toEqual([key(1)]);
    expect(new Keys("other").all).toEqual([]);
    keys.settle([seat(1, "open", false)]);
    keys.settle([seat(1, "person", false)]);
    expect(keys.all).toEqual([key(1)]);
    keys.settle([seat(1, "person", true)]);
    expect(keys.all).toEqual([]);
    expect(kept).toEqual({});
  });

  test("is not believed when the storage holds something else", () => {
    kept["keys t"] = "{";
    expect(new Keys("t").all).toEqual([]);
  });
});
