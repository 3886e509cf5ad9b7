import { expect, test } from "vitest";
import type { Scene, Status, TableInfo, You } from "../generated/wire";
import { listed, turnOf } from "./turn";

const seats = ["Ines", "Ravi", "Ada"].map((name, seat) => ({ seat, name, holder: "person", here: true }));
const table = (status: Status, paused = false): TableInfo => ({ status, paused, seats }) as unknown as TableInfo;
const scene = (...awaited: number[]): Scene => ({ entry: 1, asked: [0, 1, 2], awaited });
const you: You = { seats: [0, 2], host: false, facing: { seat: 0 } };

test("it is the turn of whoever the table waits for, one's own seats first", () => {
  expect(turnOf(table("running"), scene(0, 1), you)).toEqual({ is: "yours" });
  expect(turnOf(table("running"), scene(1, 2), you)).toEqual({ is: "your-other", seat: 2, name: "Ada" });
  expect(turnOf(table("running"), scene(1), you)).toEqual({ is: "others", names: ["Ravi"] });
  expect(turnOf(table("running"), scene(), you)).toEqual({ is: "nobody" });
});

test("whoever watches waits for all", () => {
  const watcher: You = { seats: [], host: false, facing: "spectator" };
  expect(turnOf(table("running"), scene(0, 2), watcher)).toEqual({ is: "others", names: ["Ines", "Ada"] });
});

test("it is nobody's turn while the game does not run", () => {
  expect(turnOf(table("waiting"), scene(0), you)).toEqual({ is: "waiting" });
  expect(turnOf(table("running", true), scene(0), you)).toEqual({ is: "paused" });
  expect(turnOf(table("finished"), scene(), you)).toEqual({ is: "over" });
  expect(turnOf(table("abandoned"), scene(0), you)).toEqual({ is: "abandoned" });
});

test("names are listed as each language does", () => {
  expect(listed(["Ines", "Ravi"], "en")).toBe("Ines and Ravi");
  expect(listed(["Inés", "Ravi"], "es")).toBe("Inés y Ravi");
  expect(listed(["Inês", "Ravi"], "pt-BR")).toBe("Inês e Ravi");
});
