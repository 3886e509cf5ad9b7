import { t, words } from "../words/words.svelte";

/** What a kind of bot is called. */
export function botName(kind: string | null | undefined): string {
  if (!kind) return "";
  return words.has(`room-bot-${kind}`) ? t(`room-bot-${kind}`) : kind;
}
