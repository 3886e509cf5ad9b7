import type { Page } from "@playwright/test";
import { open, person, type Habits } from "./people";
import { expect, test } from "./server";

const BOT = { bot: "steady" };
const SENTENCE = "That move cannot be taken back any more: the others have seen what came of it.";

/** Lets the server of a page say that something was refused, as often as `refuse` is called. */
async function refusing(page: Page, message = SENTENCE): Promise<() => void> {
  let say: ((text: string) => void) | null = null;
  await page.routeWebSocket(/\/tables\/\w+\/socket/, (socket) => {
    socket.connectToServer();
    say = (text) => socket.send(text);
  });
  return () => say?.(JSON.stringify({ type: "error", code: "not_retractable", message }));
}

/** The buttons and links in sight that lie under a toast; those of the toast itself do not count. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll(".toast")].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll("button, a[href], [tabindex='0']")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (one.closest(".toasts") || box.width === 0 || getComputedStyle(one).visibility === "hidden") return [];
      const under = toasts.some(
        (toast) => box.left < toast.right - 1 && box.right > toast.left + 1 && box.top < toast.bottom - 1 && box.bottom > toast.top + 1,
      );
      // What is scrolled or clipped out of sight is not covered by anybody.
      const seen = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2).includes(one);
      return under && seen ? [(one.getAttribute("aria-label") ?? one.textContent ?? "").trim()] : [];
    });
  });

const WINDOWS: [string, Habits, { width: number; height: number } | null][] = [
  ["a small laptop", {}, { width: 1366, height: 768 }],
  ["a laptop", {}, null],
  ["a phone", { phone: true }, null],
];
for (const [name, habits, size] of WINDOWS) {
  test(`on ${name}, what was refused covers nothing that can be pressed, and goes by itself`, async ({ browser, server }) => {
    for (const game of ["daybreak", "earthrise"] as const) {
      const { page, law } = await person(browser, server, habits);
      law.expect(/cannot be taken back any more/, /not_retractable/);
      if (size) await page.setViewportSize(size);
      const refuse = await refusing(page);
      await page.goto("/");
      const table = await open(page, { game, seats: ["me", BOT, BOT], deal: { seed: "1968" } });
      await page.goto(`/t/${table}`);
      await page
        .locator(game === "daybreak" ? "[data-tour=question] [data-choice]" : '[data-tour=hand] button[aria-disabled="false"], [data-tour=choice] .answer')
        .first()
        .waitFor({ state: "attached" });
      refuse();
      const toast = page.getByRole("alert").filter({ hasText: SENTENCE });
      await expect(toast).toBeVisible();
      expect(await covered(page), game).toEqual([]);
      // It stays as long as somebody may be reading it.
      await expect(toast).toBeHidden({ timeout: 20_000 });
      await page.close();
    }
  });
}

test("a long refusal and long words are shown whole, at every size", async ({ browser, server }) => {
  const long = Array.from({ length: 6 }, () => SENTENCE)
    .join(" ")
    .slice(0, 390);
  for (const [name, habits, size] of WINDOWS) {
    for (const game of ["daybreak", "earthrise"] as const) {
      const { page, law } = await person(browser, server, habits);
      law.expect(/cannot be taken back any more/, /not_retractable/);
      if (size) await page.setViewportSize(size);
      const refuse = await refusing(page, long);
      await page.goto("/");
      const table = await open(page, { game, seats: ["me", BOT, BOT], deal: { seed: "1968" } });
      await page.goto(`/t/${table}`);
      await page.locator(".table, main").first().waitFor();
      await page.locator("[data-tour=hand], [data-tour=question], nav button[data-tours]").first().waitFor({ state: "attached" });
      await expect(async () => {
        refuse();
        await expect(page.locator(".toast").filter({ hasText: long })).toBeVisible({ timeout: 500 });
      }).toPass();
      const box = await page
        .locator(".toast")
        .filter({ hasText: long })
        .evaluate((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return { cut: one.scrollHeight - one.clientHeight, out: Math.max(-top, -left, bottom - innerHeight, right - innerWidth) };
        });
      expect(box.cut, `${name}, ${game}`).toBeLessThanOrEqual(1);
      expect(box.out, `${name}, ${game}`).toBeLessThanOrEqual(0);
      await page.close();
    }
  }
});

test("however many crises lie open, all stay in their place", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-crisis].card").first().waitFor();
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    // As at a table where effects have turned two more up.
    const over = await page.evaluate(() => {
      const row = document.querySelector("[data-tour=crises] .crs");
      const up = row?.querySelector("[data-crisis].card");
      if (!row || !up) return null;
      const more = [0, 1].map(() => up.cloneNode(true) as Element);
      row.prepend(...more);
      const rights = [...row.children].map((one) => one.getBoundingClientRect().right);
      const inside = row.getBoundingClientRect().right;
      more.forEach((one) => one.remove());
      return Math.max(...rights) - inside;
    });
    expect(over, `${width}x${height}`).toBeLessThanOrEqual(1);
  }
});
