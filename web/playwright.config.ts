import { defineConfig } from "@playwright/test";

// The browser is one that is on the machine; `cargo xtask` names it.
const executablePath = process.env.FIRSTLIGHT_CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "browser",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // On a busy machine a page may be late once; what fails twice is wrong.
  retries: 1,
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
    { name: "screens", testMatch: "screens.ts" },
    { name: "frames", testMatch: "frames.ts", workers: 1 },
  ],
});
