import { open, person } from "./people";
import { expect, test } from "./server";

const BOT = { bot: "steady" };
/** What stands beside each kind of line. */
const ICONS = { shortage: "community-crisis", actions: "ui-limit", cards: "ui-tuck" };
/** All three sentences, as long as they get. */
const LINES = [
  { kind: "shortage", text: "Make up for 12 missing energy." },
  {
    kind: "actions",
    text: "Use 5 more actions: Clean Electricity Plants, Dirty Electricity Phaseout, Emissions Technology R+D, Resilience Volunteers, Green Tech Exports.",
  },
  { kind: "cards", text: "Play 11 cards from your hand that could bring something." },
];

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`all that is undone stays in sight in a window of ${viewport.width} by ${viewport.height}`, async ({ browser, server }) => {
    const { page } = await person(browser, server, { viewport });
    await page.routeWebSocket(/\/api\/v1\/tables\//, (socket) => {
      const table = socket.connectToServer();
      table.onMessage((text) => {
        const message = JSON.parse(String(text)) as { reply?: { uses?: { undone?: { lines: unknown } | null } } };
        const undone = message.reply?.uses?.undone;
        if (undone) undone.lines = LINES;
        socket.send(undone ? JSON.stringify(message) : text);
      });
    });
    await page.goto("/");
    const table = await open(page, { game: "daybreak", seats: ["me", BOT], deal: { seed: "7" } });
    await page.goto(`/t/${table}`);
    const end = page.locator("[data-tour=end-of-stage]");
    const done = end.locator("button.ink");
    await page.getByRole("region", { name: "Choice of a global project" }).getByRole("button", { name: "Keep it" }).first().click();
    await expect(done).toBeEnabled({ timeout: 60_000 });
    const lines = end.locator("[data-undone]");
    await expect(lines).toHaveCount(LINES.length);
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
    // Each kind has a sign of its own.
    for (const [kind, icon] of Object.entries(ICONS)) await expect(end.locator(`[data-undone=${kind}] use`)).toHaveAttribute("href", `#i-${icon}`);
    // What costs most stays also while the page asks whether one is really done.
    await done.click();
    await expect(end.getByRole("alert")).toBeVisible();
    await expect(lines.first()).toBeInViewport({ ratio: 1 });
  });
}
