import { infoOf } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";
import { stallable } from "./stall";
import { logOf } from "./told";

// As in Daybreak, see `story.test.ts`.
test("in Earthrise too a stalled line says so, the card stays chosen, and it is played once", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, server);
  const stall = await stallable(page);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", { bot: "steady" }, { bot: "steady" }], setup: { players: 3 }, deal: { seed: "13" } });
  await page.goto(`/t/${table}`);
  const card = page.locator('[data-tour=hand] button[aria-disabled="false"]').first();
  await expect(card).toBeVisible();
  const which = (await card.getAttribute("data-card")) ?? "";
  const { entries: before } = await infoOf(page, table);
  stall.on = true;
  await card.click();
  await card.click();
  await expect(page.getByText("Sending …")).toBeVisible();
  await expect(page.getByText("The table has not answered yet.")).toBeVisible();
  // Nothing has happened yet, and nothing looks as if it had.
  expect((await infoOf(page, table)).entries).toBe(before);
  await expect(page.locator(`[data-tour=hand] [data-card="${which}"]`)).toBeVisible();
  stall.on = false;
  await expect.poll(async () => (await infoOf(page, table)).entries, { timeout: 60_000 }).toBeGreaterThan(before);
  await expect(page.getByText("The table has not answered yet.")).toBeHidden();
  await expect(page.locator(`[data-tour=hand] [data-card="${which}"]`)).toHaveCount(0);
  const log = await logOf(page, table);
  const played = log.flatMap(({ entry, fact }) =>
    entry > before && fact && typeof fact === "object" && "played" in fact && fact.played.seat === 0 ? [fact.played.card] : [],
  );
  expect(played).toEqual([which]);
  expect(new Set(stall.moves.map((text) => (JSON.parse(text) as { id: string }).id)).size).toBe(1);
});
