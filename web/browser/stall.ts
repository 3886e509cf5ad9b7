import type { Page } from "@playwright/test";

/** A line to tables that can be made to swallow everything, and the moves that a page sent on it. */
export interface Stall {
  /** Does it swallow what is said from now on? A socket that did never comes back; the page has to open another. */
  on: boolean;
  moves: string[];
}

export async function stallable(page: Page): Promise<Stall> {
  const stall: Stall = { on: false, moves: [] };
  await page.routeWebSocket(/\/api\/v1\/tables\//, (socket) => {
    let dead = false;
    const table = socket.connectToServer();
    socket.onMessage((text) => {
      if (stall.on) dead = true;
      if (String(text).includes('"do":"move"')) stall.moves.push(String(text));
      if (!dead) table.send(text);
    });
    table.onMessage((text) => {
      if (!dead) socket.send(text);
    });
  });
  return stall;
}
