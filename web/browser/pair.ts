import type { Page } from "@playwright/test";
import { open } from "./people";
import { expect } from "./server";

/** Two people at a table of Daybreak, both with a power; the one who opened it is its host. */
export async function pair(ana: Page, bento: Page, table: Record<string, unknown> = {}): Promise<string> {
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const id = await open(ana, { game: "daybreak", seats: ["me", "open"], deal: { seed: "1968" }, ...table });
  await ana.goto(`/t/${id}`);
  await bento.goto(`/t/${id}`);
  const sat = await bento.request.post(`/api/v1/tables/${id}/commands`, { data: { do: "sit" }, headers: { origin: new URL(bento.url()).origin } });
  expect(sat.ok(), await sat.text()).toBe(true);
  for (const page of [ana, bento]) await page.locator("[data-tour=world]").waitFor({ state: "attached" });
  return id;
}

/** What somebody is called at a table: the name of a seat. */
export async function nameAt(page: Page, table: string, seat: number): Promise<string> {
  const answer = await page.request.get(`/api/v1/tables/${table}`);
  return ((await answer.json()) as { table: { seats: { name: string }[] } }).table.seats[seat]?.name ?? "";
}
