import type { GameForm } from "../home/new/form";
import type { Lesson } from "../learn/lesson";
import type { Art } from "./client";
import { clientOf, games } from "./clients";

/** The parts of games that whole pages are made of. They are fetched beside the page, and there when it begins. */
interface Parts {
  art: Art;
  form: GameForm;
  lesson: Lesson | null;
}

const there: { [Name in keyof Parts]: Map<string, Parts[Name]> } = { art: new Map(), form: new Map(), lesson: new Map() };

async function fetchPart<Name extends keyof Parts>(name: Name): Promise<void> {
  const fetched = there[name] as Map<string, Parts[Name]>;
  await Promise.all(games().map(async (game) => fetched.set(game, ((await clientOf(game)[name]?.()) ?? null) as Parts[Name])));
}

/** Fetches parts of every game that can be played here. */
export async function fetchParts(...names: (keyof Parts)[]): Promise<void> {
  await Promise.all(names.map(fetchPart));
}

/** A part of a game that was fetched. */
export function partOf<Name extends keyof Parts>(name: Name, game: string): Parts[Name] {
  const part = (there[name] as Map<string, Parts[Name]>).get(game);
  if (part === undefined) throw new Error(`the ${name} of ${game} was not fetched`);
  return part;
}
