import type { APIRequestContext } from "@playwright/test";
import { tableOf } from "./driver";
import { leave, person } from "./people";
import { expect, Server, test } from "./server";

/** Somebody new of this address, without a browser; answers what the server says to them. */
async function newcomer(request: APIRequestContext, url: string): Promise<number> {
  const first = await request.get(`${url}/api/v1/me`);
  const cookie = (first.headers()["set-cookie"] ?? "").split(";")[0] ?? "";
  const named = await request.patch(`${url}/api/v1/me`, { data: { name: "One of many" }, headers: { cookie, origin: url } });
  return named.status();
}

test("where an address has made many new people, the page works for a moment and gets in by itself", async ({ browser, playwright }) => {
  const server = new Server({ FIRSTLIGHT_LIMIT_PEOPLE: "3+1/h" });
  await server.start();
  try {
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const request = await playwright.request.newContext();
      codes.push(await newcomer(request, server.url));
      await request.dispose();
    }
    expect(codes).toEqual([200, 200, 200, 429]);

    // Over plain http too, where browsers have no SHA-256 of their own for pages.
    for (const plain of [false, true]) {
      const { page, law } = await person(browser, server, { plain });
      law.expect(/^429: POST \/api\/v1\/tables/, /^console: .*429/);
      const worked: string[] = [];
      const refused: string[] = [];
      page.on("request", (request) => {
        const answer = request.headers()["firstlight-work"];
        if (answer !== undefined) worked.push(answer);
      });
      page.on("response", (response) => {
        if (response.status() === 429)
          void response.json().then(
            (said: { code: string }) => refused.push(said.code),
            () => undefined,
          );
      });
      await page.goto("/");
      expect(await page.evaluate(() => typeof crypto.subtle)).toBe(plain ? "undefined" : "object");
      await page.getByRole("button", { name: /Play now Earthrise/ }).click();
      await expect(page).toHaveURL(/\/t\/\w+$/);
      await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
      expect(refused).toEqual(["work_wanted"]);
      expect(worked).toHaveLength(1);
      // It is done once: from here on the server knows them.
      const before = tableOf(page);
      await page.goto("/");
      await page.getByRole("button", { name: /Play now Daybreak/ }).click();
      await expect(page).toHaveURL(/\/t\/\w+$/);
      expect(tableOf(page)).not.toBe(before);
      expect(worked).toHaveLength(1);
    }
    expect(await leave(), "the law of the client").toEqual([]);
  } finally {
    await server.end();
  }
});
