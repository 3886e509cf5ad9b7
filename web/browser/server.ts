import { expect, test as base } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leave } from "./people";

const BINARY = process.env.FIRSTLIGHT_BIN ?? join("..", "target", "quick", process.platform === "win32" ? "firstlight.exe" : "firstlight");

/** A server of our own program as people run it, with default limits, with a folder of its own, that can be stopped and started again where it was. */
export class Server {
  private process: ChildProcess | null = null;
  private address = "127.0.0.1:0";
  private readonly data = mkdtempSync(join(tmpdir(), "firstlight-browser-"));

  /** Settings of the server by the names of the environment, where a test needs others than people have. */
  constructor(private readonly settings: Record<string, string> = {}) {}

  get url(): string {
    return `http://${this.address}`;
  }

  /** Starts, and waits until it says where it listens. */
  start(): Promise<void> {
    const child = spawn(BINARY, ["serve", "--addr", this.address, "--data", this.data, "--log-filter", "warn"], {
      env: { ...process.env, FIRSTLIGHT_STRICT: "1", ...this.settings },
    });
    this.process = child;
    return new Promise((ready, fail) => {
      let said = "";
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /http:\/\/([\d.]+:\d+)/.exec(said);
        if (!found?.[1]) return;
        this.address = found[1];
        ready();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", fail);
      child.on("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Stops at once, as in a power cut, or in good order. */
  async stop(signal: "SIGKILL" | "SIGTERM" = "SIGTERM"): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise<void>((done) => child.once("exit", () => done()));
    child.kill(signal);
    await gone;
    this.process = null;
  }

  async end(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** What a project of `playwright.config.ts` may say: settings of its servers. */
export interface Settings {
  settings: Record<string, string>;
}

/** Tests get a server that a worker shares; whoever came for a test leaves after it, and kept to the law of the client. */
export const test = base.extend<{ home: undefined }, { server: Server } & Settings>({
  settings: [{}, { scope: "worker", option: true }],
  home: [
    async ({}, use) => {
      await use(undefined);
      expect(await leave(), "the law of the client").toEqual([]);
    },
    { auto: true },
  ],
  server: [
    async ({ settings }, use) => {
      const server = new Server(settings);
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from "@playwright/test";
