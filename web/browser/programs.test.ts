import type { Page } from "@playwright/test";
import { open, PHONE, person } from "./people";
import { expect, test } from "./server";

/** Opens a table with a program on its second seat, and begins. */
async function withProgram(page: Page, game: string): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  await page.request.patch("/api/v1/me", { data: { name: "Anastasia dos Santos" }, headers });
  const seats = game === "earthrise" ? ["me", "open", { bot: "steady" }, { bot: "steady" }] : ["me", "open"];
  const id = await open(page, { game, seats });
  const given = await page.request.post(`/api/v1/tables/${id}/tokens`, { data: { seat: 1, name: "Probe" }, headers });
  expect(given.ok(), await given.text()).toBe(true);
  // Where no seat is left open the game has begun by itself.
  await page.request.post(`/api/v1/tables/${id}/commands`, { data: { do: "start" }, headers });
  return id;
}

for (const phone of [false, true]) {
  test(`a program is marked as somebody's on both boards${phone ? ", on a phone" : ""}`, async ({ browser, server }) => {
    const { page } = await person(browser, server, { phone });
    if (phone) expect(page.viewportSize()).toEqual(PHONE);
    await page.goto("/");
    const earthrise = await withProgram(page, "earthrise");
    await page.goto(`/t/${earthrise}`);
    const seat = page.locator(".words", { hasText: "Probe" }).first();
    await expect(seat.getByText("a program of Anastasia dos Santos")).toBeVisible();

    const daybreak = await withProgram(page, "daybreak");
    await page.goto(`/t/${daybreak}`);
    await expect(page.locator(".daybreak[data-view]")).toBeVisible();
    if (phone) await page.locator('nav button[data-tours~="powers"]').click();
    const power = page.locator(".pw[data-seat='1']");
    await expect(power.locator(".who")).toHaveText("Probe");
    const of = power.getByText("a program of Anastasia dos Santos");
    await expect(of).toBeVisible();
    // In full, and not cut.
    expect(await of.evaluate((line) => line.scrollWidth <= line.clientWidth + 1 && line.scrollHeight <= line.clientHeight + 1)).toBe(true);
    await power.click();
    await expect(page.locator(".who", { hasText: "Probe, a program of" }).last()).toBeVisible();
  });
}
