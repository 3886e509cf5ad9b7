import { expect, test } from "vitest";
import { sentencesOf, textOf } from "./cardtext";

const slot = { wanted: "any", count: [1], text: "Cancelled by 2 cards." } as never;

test("a card says each sentence once", () => {
  const crisis = { text: ["Strikes one.", "Cancelled by 2 cards."], needs: null, slots: [slot, slot] };
  expect(sentencesOf(crisis, "all")).toEqual(["Strikes one.", "Cancelled by 2 cards."]);
  expect(sentencesOf({ ...crisis, text: ["Strikes one."] }, "all")).toEqual(["Strikes one.", "Cancelled by 2 cards."]);
  expect(sentencesOf({ ...crisis, text: ["Strikes one."] })).toEqual(["Strikes one."]);
});

test("where what a project needs is drawn, it is not said", () => {
  const project = { text: ["Needs 2 cards.", "Each round: 1 tree.", "Once."], needs: "Needs 2 cards.", slots: [] };
  expect(textOf(project)).toBe("Needs 2 cards. Each round: 1 tree. Once.");
  expect(textOf(project, "deed")).toBe("Each round: 1 tree. Once.");
});
