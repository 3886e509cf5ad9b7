import { infoOf, tableOf } from "./driver";
import { person } from "./people";
import { expect, test } from "./server";

test("Play now says whom one plays with; one click makes it harder, and that is kept", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const poster = page.getByRole("article", { name: "Daybreak" });
  const company = poster.getByRole("group", { name: "Who you play with" });
  // A first game is the gentle one.
  await expect(company).toContainText("Gentle: you lead Europe, and a steady bot leads the United States.");
  await expect(company).toContainText(/wins \d+ of 100/);
  await expect(company.getByRole("button", { name: "Easier" })).toBeDisabled();
  await company.getByRole("button", { name: "Harder" }).click();
  await expect(company).toContainText("Easy:");
  await page.reload();
  await expect(company).toContainText("Easy:");
  await poster.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  // Two team-mates, each with its name and how strong it is.
  await expect(page.locator(".pw .who")).toHaveText(["Ada, steady", "Bento, steady"]);
});

test("Play now of Earthrise says against whom, how often one wins, and sits one down with them", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const poster = page.getByRole("article", { name: "Earthrise" });
  const company = poster.getByRole("group", { name: "Who you play with" });
  await expect(company).toContainText("Gentle: against three casual bots");
  await expect(company).toContainText(/wins \d+ of 100/);
  await expect(company.getByRole("button", { name: "Easier" })).toBeDisabled();
  await company.getByRole("button", { name: "Harder" }).click();
  await expect(company).toContainText("Usual: against three steady bots.");
  await company.getByRole("button", { name: "Harder" }).click();
  await expect(company).toContainText("Hard: against one skilled bot and two steady ones.");
  await expect(company.getByRole("button", { name: "Harder" })).toBeDisabled();
  await poster.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  expect((await infoOf(page, tableOf(page))).seats.map((seat) => seat.bot ?? null).sort()).toEqual([null, "skilled", "steady", "steady"].sort());
});
