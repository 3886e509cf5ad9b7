import { describe, expect, test } from "vitest";
import { powerLook } from "../powers";
import type { DaybreakLibrary, DaybreakView } from "../../../generated/wire";
import { t } from "../../../words/words.svelte";
import { heldBy, titleOf, viewWith, type Lies } from "./targets";

const library = {
  cards: [
    { deck: "local", id: 12, title: "Wind Farms" },
    { deck: "starting", id: 3, title: "Heat Pumps" },
    { deck: "global", id: 12, title: "Green Climate Fund" },
    { deck: "crisis", id: 7, title: "Forest Fires" },
  ],
  board: { tracks: [{ effect: "ArcticSeaIce", spaces: [] }] },
} as unknown as DaybreakLibrary;
// The first power holds card 12 and has a stack of 3 before 4.
const view = {
  crises: [{ card: 7 }, { card: null }],
  players: [
    { hand: [12], stacks: [{ cards: [3, 4] }] },
    { hand: [], stacks: [] },
  ],
} as unknown as DaybreakView;
const table: Lies = { library, view, powers: ["China", "Europe"] };

describe("what somebody points at", () => {
  test("is called by its title, whatever it is", () => {
    expect(titleOf("card 12", table)).toBe("Wind Farms");
    expect(titleOf("card 3", table)).toBe("Heat Pumps");
    expect(titleOf("project 12", table)).toBe("Green Climate Fund");
    expect(titleOf("crisis 0", table)).toBe("Forest Fires");
    expect(titleOf("crisis 1", table)).toBe(t("player-unknown-crisis"));
    expect(titleOf("power 1", table)).toBe(t(powerLook("Europe").name));
    expect(titleOf("track ArcticSeaIce", table)).toBe(t("world-planet-arctic-sea-ice"));
    expect(titleOf("thermometer", table)).toBe(t("world-thermometer"));
  });

  test("is nothing, if there is no such thing at the table", () => {
    for (const target of ["card 99", "crisis 5", "power 4", "track Volcano", "hello", ""]) expect(titleOf(target, table)).toBeNull();
  });

  test("lies with a power while its cards are out of sight", () => {
    expect(heldBy(view, 0)).toEqual(["card 12", "card 3", "card 4"]);
    expect(heldBy(view, 1)).toEqual([]);
  });

  test("is found in one view of a narrow screen", () => {
    expect(viewWith("card 12", view, 0)).toBe("hand");
    expect(viewWith("card 4", view, 0)).toBe("board");
    expect(viewWith("card 12", view, 1)).toBe("powers");
    expect(viewWith("power 1", view, 1)).toBe("board");
    expect(viewWith("power 0", view, 1)).toBe("powers");
    expect(viewWith("crisis 0", view, 0)).toBe("crises");
    expect(viewWith("track ArcticSeaIce", view, 0)).toBe("world");
    expect(viewWith("hello", view, 0)).toBeNull();
  });
});
