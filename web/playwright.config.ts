import { defineConfig } from "@playwright/test";
import type { Settings } from "./browser/server";

// The browser is one that is on the machine; `cargo xtask` names it.
const executablePath = process.env.FIRSTLIGHT_CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig<object, Settings>({
  testDir: "browser",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // What fails now and then is a fault, and is looked for: at home it fails, in CI it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
  projects: [
    { name: "browser", testMatch: "*.test.ts" },
    {
      name: "journeys",
      testMatch: "journeys/*.journey.ts",
      outputDir: "test-results/journeys",
      // A hint looks at so many lines of play, and bots think one after the other: a busy machine plays the same games.
      use: { settings: { FIRSTLIGHT_HINT_LINES: "100", FIRSTLIGHT_BOT_THREADS: "1" } },
    },
    // Only a program that was built with the toy has it.
    { name: "toy", testMatch: "toy.ts" },
    { name: "screens", testMatch: "screens.ts" },
    { name: "moving", testMatch: "moving.ts" },
    // Measurements, with the release build: `cargo xtask frames`, `cargo xtask lighthouse`.
    { name: "frames", testMatch: "measured/frames.ts", workers: 1, retries: 0 },
    { name: "lighthouse", testMatch: "measured/lighthouse.ts", workers: 1, retries: 0 },
  ],
});
