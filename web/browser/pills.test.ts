import type { Page } from "@playwright/test";
import { earthrise, hearTheEnd, playToEnd } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

test.describe.configure({ timeout: 600_000 });

declare global {
  interface Window {
    seen: { odd: string[]; asked: string[]; turns: string[] };
  }
}

/** Notes from the first moment on what a whole game shows and says aloud. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Window["seen"] = { odd: [], asked: [], turns: [] };
    window.seen = seen;
    const note = (list: string[], text: string): void => {
      if (list.at(-1) !== text) list.push(text);
    };
    // At most once a frame: what is never drawn nobody sees.
    let due = false;
    const soon = (): void => {
      if (due) return;
      due = true;
      requestAnimationFrame(() => {
        due = false;
        look();
      });
    };
    const look = (): void => {
      const table = document.querySelector(".earthrise");
      if (!table) return;
      const named = [...table.querySelectorAll("[aria-label], [title]")].map(
        (part) => `${part.getAttribute("aria-label") ?? ""} ${part.getAttribute("title") ?? ""}`,
      );
      for (const text of [table.textContent ?? "", ...named]) {
        const found = /[◙▲☻]|\b(PHO|APO|AST|ALE)\d/.exec(text);
        if (found) note(seen.odd, text.slice(Math.max(0, found.index - 40), found.index + 40));
      }
      const pills = [...table.querySelectorAll('[data-tour="choice"] .answer')];
      // Every answer can be seen and pressed, however many there are.
      const player = table.querySelector(".player")?.getBoundingClientRect();
      for (const answer of player ? pills : []) {
        const { top, bottom } = answer.getBoundingClientRect();
        if (top < player!.top || bottom > player!.bottom) note(seen.odd, `out of sight: ${answer.textContent}`);
      }
      // What is asked now, and not what was said before.
      const question = table.querySelector('[data-tour="prompt"] .prompt')?.textContent ?? "";
      if (pills.length > 0 && /pill|Scoring/i.test(question)) note(seen.asked, `${pills.length} ${question}`);
      // The flown way, as it is drawn right now, beside the round and the trick.
      const way = table.querySelector("path.flown");
      const now = table.querySelectorAll("[data-tour=track] .now, [data-tour=track] .past").length;
      if (way) note(seen.turns, `${table.querySelector("h1")?.textContent?.trim()} | ${now} | ${parseFloat(getComputedStyle(way).strokeDasharray)}`);
    };
    new MutationObserver(soon).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["aria-label", "stroke-dasharray", "class"],
    });
  });
}

// On this deal the first seat holds a pill of the rounds, so that none of its chances is left in the final phase.
test("a whole game with pills: no signs of a terminal, a flight that never turns back, answers all in sight, and a pill without a chance is kept", async ({
  browser,
  server,
}) => {
  const { page } = await person(browser, server, { calm: false });
  await watch(page);
  await page.goto("/");
  const table = await open(page, {
    game: "earthrise",
    seats: ["me", { bot: "random" }, { bot: "random" }],
    setup: { players: 3, pills: true },
    deal: { seed: "3" },
  });
  await page.goto(`/t/${table}`);
  // Whatever is told is passed over, stage by stage: the table shows all of it.
  const hasty = async (): Promise<boolean> => {
    if (await page.locator(".story").isVisible()) await page.keyboard.press("Shift+Space");
    return earthrise(page);
  };
  await playToEnd(page, hasty, 540_000);
  await hearTheEnd(page);
  const { odd, asked, turns } = await page.evaluate(() => window.seen);
  expect(odd).toEqual([]);

  // Three scorings ask, each with a way to keep it; the last does not, for there is nothing to decide.
  expect([...new Set(asked.map((one) => /Scoring (R[1-3]|F)/.exec(one)?.[1]))], asked.join("\n")).toEqual(["R1", "R2", "R3"]);
  const log = await (await page.request.get(`/api/v1/tables/${table}/log`)).text();
  expect(log.match(/"hold"/g)?.length).toBeGreaterThanOrEqual(4);

  // Within a round the way only grows, a round begins with a short one, and the final phase has flown all of it.
  const rounds = turns.map((one) => one.split(" | ")).map(([round, stops, way]) => ({ round: round ?? "", stops: Number(stops), way: Number(way) }));
  for (const [at, one] of rounds.entries()) {
    const before = rounds[at - 1];
    if (before?.round === one.round) expect(one.way, `${at} ${JSON.stringify([before, one])}`).toBeGreaterThanOrEqual(before.way - 0.01);
    else if (/Round [123]/.test(one.round)) expect(one.way, JSON.stringify(one)).toBeLessThan(25);
    if (/Final/.test(one.round)) expect(one.way).toBe(100);
  }
  expect(new Set(rounds.map(({ round }) => round)).size).toBe(4);
});
