import { infoOf } from "../driver";
import { open, person } from "../people";
import { expect } from "../server";
import { journey } from "./journey";
import { projects, STEADY } from "./moves";

journey("a line that stalls and one that breaks @short", "network", 5, async ({ browser, server, sheet }) => {
  const { page, law } = await person(browser, server);
  law.expect(/console: .*(WebSocket|Failed to load|ERR_)/);
  // A line on which nothing comes through while it is held, and which is not to be had while the network is gone.
  let held: (() => void)[] | null = null;
  let gone = false;
  await page.routeWebSocket(/\/socket/, (client) => {
    if (gone) return void client.close();
    const table = client.connectToServer();
    client.onMessage((message) => {
      if (gone) return;
      if (held) held.push(() => table.send(message));
      else table.send(message);
    });
    table.onMessage((message) => {
      if (!gone) client.send(message);
    });
  });
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", STEADY], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await projects(page).first().waitFor();
  const { entries } = await infoOf(page, table);
  held = [];
  await projects(page).first().getByRole("button", { name: "Keep it" }).click();
  await expect(page.locator("[data-late]").first()).toBeVisible();
  await sheet.take(page, "nothing comes through");
  const waiting: (() => void)[] = held;
  held = null;
  for (const go of waiting) go();
  await expect(page.locator("[data-late]")).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(entries);
  await page.locator("[data-tour=hand] button").first().waitFor();
  await sheet.take(page, "it was sent once");
  gone = true;
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  // It is said, and the table stays in sight.
  const notice = page.getByText("Connection lost, trying again");
  await expect(notice.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[data-tour=hand] button").first()).toBeVisible();
  await sheet.take(page, "the network is gone");
  gone = false;
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0, { timeout: 60_000 });
  await sheet.take(page, "and back");
});
