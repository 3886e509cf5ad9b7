import { api } from "../net/api";
import { prefs } from "../prefs.svelte";
import { openOnce } from "../net/once";
import { about } from "../net/site";
import { router } from "../router.svelte";
import type { At, GameInfo, Listed, NewTable, Step } from "../generated/wire";

/** The bot that plays unless another is chosen. */
export const USUAL_BOT = "steady";

/** What the server says of a game. */
async function saidOf(game: string): Promise<GameInfo | undefined> {
  return (await about()).games.find(({ id }) => id === game);
}

/** The ways to play a game at once, the easiest first; the server says what they are. */
export async function stepsOf(game: string): Promise<Step[]> {
  return (await saidOf(game))?.steps ?? [];
}

/** The step that somebody chose; otherwise the one for a first game, or after that the standard. */
export function stepFor(steps: readonly Step[], chosen: string | null, played: boolean): Step | undefined {
  const meant = played ? "standard" : "first";
  return steps.find(({ step }) => step === chosen) ?? steps.find((step) => step.meant === meant) ?? steps[0];
}

/** The next easier (-1) or harder (1) step. */
export function besides(steps: readonly Step[], step: Step, by: 1 | -1): Step | undefined {
  return steps[steps.findIndex((one) => one.step === step.step) + by];
}

/** Has somebody finished a game of this kind, as far as the list of their tables knows? */
export function hasPlayed(tables: readonly Listed[], game: string): boolean {
  return tables.some((listed) => listed.game === game && listed.summary.status === "finished" && (listed.yours ?? []).length > 0);
}

/** A table to play at once, set up as a step says. */
export function tableNow(game: string, { seats, setup }: Pick<Step, "seats" | "setup">): NewTable {
  return { game, seats, ...(setup ? { setup } : {}), settings: { hints: true } };
}

/** Opens a table and goes there. */
export async function open(table: NewTable): Promise<void> {
  router.go(`/t/${await openOnce(table)}`);
}

/** Opens a table as a step says; in a game without steps, one person among as few bots as there can be. */
export async function openStep(game: string, step: Step | undefined): Promise<void> {
  const bots = ((await saidOf(game))?.fewest ?? 1) - 1;
  await open(tableNow(game, step ?? { seats: ["me", ...Array.from({ length: bots }, () => ({ bot: USUAL_BOT }))] }));
}

/** Opens a table as "Play now" on Home would. */
export async function openNow(game: string): Promise<void> {
  const steps = await stepsOf(game);
  const played = prefs.hasPlayed(game) || hasPlayed(await api<Listed[]>("GET", `/me/tables?game=${game}&status=finished`), game);
  await openStep(game, stepFor(steps, prefs.steps[game] ?? null, played));
}

/** Sits down at today's deal, or goes on with it. */
export async function openDaily(game: string): Promise<void> {
  const at = await api<At>("POST", `/daily/${game}`);
  router.go(`/t/${at.table}`);
}
