import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../prefs.svelte";
import { Offer, PATIENCE_MS } from "./offer.svelte";

describe("a hint is offered", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    prefs.offers = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("after a while at one question, and not at the next one at once", () => {
    const offer = new Offer();
    offer.stands("entry 4");
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    offer.stands("entry 4");
    expect(offer.shown).toBe(false);
    vi.advanceTimersByTime(1);
    expect(offer.shown).toBe(true);
    offer.stands("entry 5");
    expect(offer.shown).toBe(false);
    vi.advanceTimersByTime(PATIENCE_MS / 2);
    offer.stands(null);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(offer.shown).toBe(false);
  });

  test("at once where something is about to be left undone, but not while nothing is asked", () => {
    const offer = new Offer();
    offer.doubt();
    expect(offer.shown).toBe(false);
    offer.stands("entry 9");
    offer.doubt();
    expect(offer.shown).toBe(true);
  });

  test("not again at the same question once it was put away, and never if that is the wish", () => {
    const offer = new Offer();
    offer.stands("entry 1");
    vi.advanceTimersByTime(PATIENCE_MS);
    offer.rest();
    vi.advanceTimersByTime(10 * PATIENCE_MS);
    expect(offer.shown).toBe(false);
    offer.never();
    offer.stands("entry 2");
    offer.doubt();
    vi.advanceTimersByTime(10 * PATIENCE_MS);
    expect(offer.shown).toBe(false);
    expect(prefs.offers).toBe(false);
  });
});
