/** The address of a rule by its id; without one, of all rules of the game. */
export function ruleAddress(game: string, rule: string | null | undefined): string {
  return rule ? `/rules/${game}#${rule}` : `/rules/${game}`;
}
