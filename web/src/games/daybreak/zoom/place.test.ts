import { expect, test } from "vitest";
import { placeBeside, placeOver } from "./place";

const window = { width: 1000, height: 600 };
const box = { width: 300, height: 400 };
const thing = (left: number, top: number, width = 100, height = 100) => ({ left, top, right: left + width, bottom: top + height });

test("a glance stands beside what it shows, right if there is room, and never outside the window", () => {
  expect(placeBeside(thing(100, 250), box, window)).toEqual({ left: 210, top: 100 });
  expect(placeBeside(thing(800, 250), box, window)).toEqual({ left: 490, top: 100 });
  expect(placeBeside(thing(100, 500), box, window).top).toBe(192);
  for (const left of [0, 120, 400, 690, 900]) {
    for (const top of [0, 200, 500]) {
      const place = placeBeside(thing(left, top), box, window);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + box.width).toBeLessThanOrEqual(window.width - 8);
      expect(place.top).toBeGreaterThanOrEqual(8);
      expect(place.top + box.height).toBeLessThanOrEqual(window.height - 8);
    }
  }
});

test("beside what it shows it leaves in sight what has to stay clear", () => {
  const preview = { left: 700, top: 60, right: 1000, bottom: 140 };
  expect(placeBeside(thing(500, 250), box, window, preview)).toEqual({ left: 190, top: 100 });
  expect(placeBeside(thing(500, 400), box, window, preview).left).toBe(610);
});

test("where neither side has room it stands over or under it", () => {
  const phone = { width: 390, height: 844 };
  expect(placeBeside(thing(20, 600, 350, 80), { width: 370, height: 400 }, phone)).toEqual({ left: 10, top: 190 });
  expect(placeBeside(thing(20, 60, 350, 80), { width: 370, height: 400 }, phone)).toEqual({ left: 10, top: 150 });
});

test("a tip stands over an icon, else under it", () => {
  expect(placeOver(thing(500, 300, 20, 20), { width: 200, height: 60 }, window)).toEqual({ left: 410, top: 230 });
  expect(placeOver(thing(500, 20, 20, 20), { width: 200, height: 60 }, window)).toEqual({ left: 410, top: 50 });
});
