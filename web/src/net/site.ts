import type { About } from "../generated/wire";
import { api } from "./api";

let asked: Promise<About> | null = null;

/** What this server is; asked once. */
export function about(): Promise<About> {
  asked ??= api<About>("GET", "").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Is a name that of this very machine? Nobody else can come by it. */
export function isHere(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** The address that other devices in the home network come by; none, if the server was not started for them. */
export async function lanAddress(): Promise<string | null> {
  const { lan = [] } = await about();
  return lan.includes(location.origin) ? location.origin : (lan[0] ?? null);
}

/** Where links that are given to others begin: not with a name that only this machine knows itself by. */
export async function linkBase(): Promise<string> {
  if (!isHere(location.hostname)) return location.origin;
  return (await lanAddress().catch(() => null)) ?? location.origin;
}
