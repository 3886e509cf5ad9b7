import { describe, expect, test } from "vitest";
import type { Listed, Step } from "../generated/wire";
import { besides, hasPlayed, stepFor, tableNow } from "./play";

const step = (name: string, meant: Step["meant"], bots: string[]): Step => ({
  step: name,
  meant,
  wins: 50,
  seats: ["me", ...bots.map((bot) => ({ bot }))],
});
const STEPS = [step("gentle", "first", ["steady"]), step("usual", "standard", ["steady", "steady"]), step("hard", "choice", ["skilled"])];
const listed = (game: string, status: string, yours: number[]): Listed => ({ game, yours, summary: { status } }) as unknown as Listed;

describe("Play now", () => {
  test("is gentle until a game of the kind is finished, then the standard, unless somebody chose", () => {
    expect(stepFor(STEPS, null, false)?.step).toBe("gentle");
    expect(stepFor(STEPS, null, true)?.step).toBe("usual");
    expect(stepFor(STEPS, "hard", false)?.step).toBe("hard");
    expect(stepFor(STEPS, "a step of an older program", true)?.step).toBe("usual");
    expect(stepFor([], null, true)).toBeUndefined();
  });

  test("can be made easier and harder, a step at a time", () => {
    expect(besides(STEPS, STEPS[1]!, -1)?.step).toBe("gentle");
    expect(besides(STEPS, STEPS[1]!, 1)?.step).toBe("hard");
    expect(besides(STEPS, STEPS[0]!, -1)).toBeUndefined();
    expect(besides(STEPS, STEPS[2]!, 1)).toBeUndefined();
  });

  test("counts games of the kind that one has played to their end", () => {
    expect(hasPlayed([listed("daybreak", "finished", [0])], "daybreak")).toBe(true);
    expect(hasPlayed([listed("daybreak", "finished", [0])], "earthrise")).toBe(false);
    expect(hasPlayed([listed("daybreak", "running", [0]), listed("daybreak", "abandoned", [0]), listed("daybreak", "finished", [])], "daybreak")).toBe(false);
  });

  test("opens what the step says", () => {
    expect(tableNow("earthrise", STEPS[0]!)).toEqual({ game: "earthrise", seats: ["me", { bot: "steady" }], settings: { hints: true } });
    const setup = { powers: ["europe"] } as unknown as NonNullable<Step["setup"]>;
    expect(tableNow("daybreak", { ...STEPS[0]!, setup }).setup).toBe(setup);
  });
});
