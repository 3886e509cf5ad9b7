import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isHere } from "./site";

async function at(origin: string, lan: string[]): Promise<typeof import("./site")> {
  vi.resetModules();
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ firstlight: "1", lan }))));
  return import("./site");
}

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe("the address of the site", () => {
  test("is known to be this machine's own", () => {
    for (const name of ["localhost", "127.0.0.1", "[::1]"]) expect(isHere(name)).toBe(true);
    for (const name of ["192.168.1.4", "127.0.0.1.example.org", "play.example.org"]) expect(isHere(name)).toBe(false);
  });

  test("is the network's for others, when the server was started for them", async () => {
    const lan = ["http://192.168.1.4:7878", "http://10.0.0.2:7878"];
    const own = await at("http://127.0.0.1:7878/", lan);
    expect(await own.linkBase()).toBe("http://192.168.1.4:7878");
    const other = await at("http://10.0.0.2:7878/t/x", lan);
    expect(await other.linkBase()).toBe("http://10.0.0.2:7878");
    expect(await other.lanAddress()).toBe("http://10.0.0.2:7878");
    const alone = await at("http://127.0.0.1:7878/", []);
    expect([await alone.lanAddress(), await alone.linkBase()]).toEqual([null, "http://127.0.0.1:7878"]);
    const site = await at("https://play.example.org/", []);
    expect(await site.linkBase()).toBe("https://play.example.org");
  });
});
