import { isDaybreakView } from "../library";
import type { View } from "../wire";

interface Links {
  ruleOf?: (reason: unknown) => string | null;
}
const found = import.meta.glob<Links>("../rules/links.ts");

/** The address of the rule behind a refusal, if it is known. */
export async function ruleLink(game: string, reason: unknown): Promise<string | null> {
  const links = await found["../rules/links.ts"]?.();
  const rule = links?.ruleOf?.(reason) ?? null;
  return rule === null ? null : `/rules/${game}#${rule}`;
}

/** The first rule of each stage of Daybreak. */
const STAGES: Record<string, string> = {
  Global: "DB-GLOBAL-01",
  Local: "DB-LOCAL-01",
  Emissions: "DB-EMIT-01",
  Crisis: "DB-CRISIS-01",
  Growth: "DB-GROWTH-01",
};

/** The address of the rules of the stage a game is in. */
export function stageRule(game: string, view: View | null): string {
  const stage = view && isDaybreakView(view) ? STAGES[view.state.stage] : undefined;
  return stage ? `/rules/${game}#${stage}` : `/rules/${game}`;
}
