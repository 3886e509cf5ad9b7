// What of a card we completed ourselves, in the words of the card and not of its data file.

const FIELDS: Readonly<Record<string, string>> = {
  no: "cards-field-no",
  title: "cards-field-title",
  support: "cards-field-support",
  solo: "cards-field-solo",
  standing: "cards-field-standing",
  action: "cards-field-action",
  "action.cost": "cards-field-cost",
  "action.requires": "cards-field-requires",
  "action.limit": "cards-field-limit",
  "action.steps": "cards-field-steps",
  steps: "cards-field-steps",
  target: "cards-field-target",
  tuck: "cards-field-tuck",
  weakened_by: "cards-field-weakened",
};

/** The key of the words for a field; `undefined` for one that cards do not have. */
export function fieldKey(field: string): string | undefined {
  return FIELDS[field];
}
