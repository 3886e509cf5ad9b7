import type { Page } from "@playwright/test";
import type { DaybreakThinSink } from "../src/generated/wire";
import { open, person } from "./people";
import { expect, test } from "./server";

const BOT = { bot: "steady" };

/** Keeps the first project, so that the Local stage begins. */
async function vote(page: Page): Promise<void> {
  await page
    .locator("[data-tour=project-choice]")
    .getByRole("button")
    .filter({ has: page.locator("[href='#i-ui-vote']") })
    .first()
    .click();
}

test("what a power does can be watched while it plays, and goes on while one looks", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT, BOT], deal: { seed: "7" }, settings: { bot_pace: 1500 } });
  await page.goto(`/t/${table}`);
  await vote(page);
  const powers = page.locator("[data-tour=powers] [data-seat]");
  const watch = powers.filter({ has: page.getByText("Watch", { exact: true }) }).first();
  await expect(watch).toBeVisible({ timeout: 30_000 });
  await watch.click();
  const deeds = page.getByRole("dialog").locator(".deeds li");
  await expect(deeds.first()).toBeVisible();
  const before = await deeds.count();
  await expect.poll(() => deeds.count(), { timeout: 30_000 }).toBeGreaterThan(before);
  // One's own turn goes on beside it.
  await page.keyboard.press("Escape");
  await expect(deeds).toHaveCount(0);
  await expect(page.locator("[data-tour=end-of-stage] button.ink")).toBeEnabled();
});

const THIN: DaybreakThinSink[] = [
  { token: "Trees", left: 1, takes: 4, costs: 3, effect: "Desertification", steps: 2 },
  { token: "Oceans", left: 2, takes: 4, costs: 2, effect: "OceanAcidification", steps: 1 },
];

/** The same with other sinks, wherever they stand in it. */
function thinned(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(thinned);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, name === "thin_sinks" ? THIN : thinned(value)]));
}

for (const lang of ["en", "es", "pt-BR"] as const) {
  test(`sinks of which one tipping point takes more than there are stand among what could end it, whole (${lang})`, async ({ browser, server }) => {
    const { page } = await person(browser, server, { lang });
    await page.routeWebSocket(/\/api\/v1\/tables\//, (socket) => {
      const table = socket.connectToServer();
      table.onMessage((text) => socket.send(String(text).includes('"thin_sinks"') ? JSON.stringify(thinned(JSON.parse(String(text)))) : text));
    });
    await page.goto("/");
    const table = await open(page, { game: "daybreak", seats: ["me", BOT, BOT, BOT], deal: { seed: "7" } });
    await page.goto(`/t/${table}`);
    await vote(page);
    const row = page.locator("[data-sinks]");
    await expect(row).toBeVisible({ timeout: 30_000 });
    for (const number of ["1", "2", "4"]) await expect(row).toContainText(number);
    for (const viewport of [
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(viewport);
      // All rows stay in the sky, one below the other, and no word leaves its row.
      await expect
        .poll(() =>
          page.locator("[data-tour=danger]").evaluate((danger) => {
            const sky = danger.parentElement?.getBoundingClientRect().bottom ?? 0;
            return [...danger.querySelectorAll("li")].flatMap((one) => {
              const { bottom } = one.getBoundingClientRect();
              const faults = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1 ? [`cut: ${one.textContent}`] : [];
              return bottom > sky + 1 ? [...faults, `${Math.round(bottom - sky)} below the sky: ${one.textContent}`] : faults;
            });
          }),
        )
        .toEqual([]);
    }
  });
}
