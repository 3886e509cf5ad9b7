import type { BotInfo } from "../../generated/wire";
import { t, words } from "../../words/words.svelte";

/** What a bot is called; one that the page does not know keeps the name of the server. */
export function botName({ name }: Pick<BotInfo, "name">): string {
  return words.has(`home-bot-${name}`) ? t(`home-bot-${name}`) : name;
}

/** How a bot plays, in one sentence. */
export function botStyle(game: string, { name, style }: BotInfo): string {
  const key = `${game}-${name}`;
  return words.has(`home-style-${key}`) ? t(`home-style-${key}`) : style;
}
