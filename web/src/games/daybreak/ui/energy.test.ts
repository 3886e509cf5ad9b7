import { expect, test } from "vitest";
import { scaleOf, smallScaleOf } from "./energy";

test("a bar of energy is long enough for all, in whole fives", () => {
  for (let demand = 0; demand < 50; demand += 3) {
    for (let dirty = 0; dirty < 30; dirty += 4) {
      for (let clean = 0; clean < 30; clean += 7) {
        const energy = { demand, dirty, clean };
        const { most, marks } = scaleOf(energy);
        expect(most).toBeGreaterThanOrEqual(Math.max(20, demand, dirty + clean));
        expect(most % 5).toBe(0);
        expect([marks[0], Math.max(...marks) <= most]).toEqual([0, true]);
        expect(smallScaleOf(energy)).toBeGreaterThan(Math.max(demand, dirty + clean));
      }
    }
  }
});
