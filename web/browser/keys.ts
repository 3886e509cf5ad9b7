import type { Page } from "@playwright/test";
import type { Player } from "./driver";
import { expect } from "./server";

/** Does what has the focus match? */
export const on = (page: Page, what: string): Promise<boolean> => page.evaluate((what) => document.activeElement?.matches(what) ?? false, what);
export const lost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/** Presses a key until what has the focus matches. */
export async function walk(page: Page, key: string, to: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    if (await on(page, to)) return;
    await page.keyboard.press(key);
  }
  expect(await on(page, to), `${key} leads to ${to}`).toBe(true);
}

/** Waits until what has the focus matches. */
export const comes = (page: Page, to: string): Promise<void> => expect.poll(() => on(page, to), { message: `the focus comes to ${to}` }).toBe(true);

/** What is used next in each game, as far as the focus is concerned. */
const DAYBREAK = '[data-tour="question"] li button, [data-tour="hand"] button.answer, [data-tour="end-of-stage"] button.ink';
const EARTHRISE = '[data-tour="choice"] button.answer, [data-tour="hand"] button[aria-disabled="false"]';

/** A question of Daybreak by Tab and Enter; false, if nothing is asked. */
export const daybreakByKeys: Player = async (page) => {
  if (!(await page.locator(DAYBREAK).first().isVisible())) return false;
  for (let i = 0; i < 120 && !(await on(page, DAYBREAK)); i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(120);
  return true;
};

/** A card or a choice of Earthrise: to the hand or the choice by Tab, along it by arrows, and down by Enter. */
export const earthriseByKeys: Player = async (page) => {
  if (!(await page.locator(EARTHRISE).first().isVisible())) return false;
  for (let i = 0; i < 60 && !(await on(page, '[data-tour="choice"] *, [data-tour="hand"] *')); i += 1) await page.keyboard.press("Tab");
  for (let i = 0; i < 12 && !(await on(page, EARTHRISE)); i += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(30);
  if (await on(page, '[aria-pressed="true"]')) await page.keyboard.press("Enter");
  await page.waitForTimeout(60);
  return true;
};
