#!/usr/bin/env node
// Firefox as Playwright can drive it. Playwright sends one command of WebDriver BiDi to every new page,
// `emulation.setMediaFeaturesOverride`, which Debian's Firefox does not know; without an answer no page comes to be. This
// program is started in place of Firefox, starts it, and passes everything on, except that it answers that command itself.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN = "emulation.setMediaFeaturesOverride";
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIRSTLIGHT_FIREFOX ?? "firefox-esr", process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 1));

let said = "";
firefox.stderr.on("data", function hear(chunk) {
  said += chunk;
  const found = LISTENING.exec(said);
  if (!found) return;
  firefox.stderr.off("data", hear).pipe(process.stderr);
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on("connection", (driver, request) => pass(driver, new WebSocket(found[1] + request.url)));
});

/** Passes on what the driver and the browser say to each other. */
function pass(driver, browser) {
  const open = new Promise((ready) => browser.once("open", ready));
  driver.on("message", async (message) => {
    const { id, method } = JSON.parse(message);
    if (method === UNKNOWN) return driver.send(JSON.stringify({ type: "success", id, result: {} }));
    await open;
    browser.send(String(message));
  });
  browser.on("message", (message) => driver.send(String(message)));
  browser.on("close", () => driver.close());
  driver.on("close", () => browser.close());
}
