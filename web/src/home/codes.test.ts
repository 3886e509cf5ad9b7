import { expect, test } from "vitest";
import { placeOf } from "../router.svelte";
import { addressOf, wayOf } from "./codes";

test("a code may be typed carelessly", () => {
  for (const typed of ["01ab2cd3ef", "OLAB-2CD3 EF", " oiab 2cd3-ef\n"]) expect(wayOf(typed)).toEqual({ to: "invite", code: "01ab2cd3ef" });
});

test("a short code is a word and three characters, as it is heard", () => {
  for (const typed of ["SUN-4Q7", "sun4q7", " sun 4q7", "Sun – 4Q7", "https://play.example/j/sun-4q7"])
    expect(wayOf(typed), typed).toEqual({ to: "invite", code: "SUN-4Q7" });
  for (const typed of ["SUN-4Q", "SU-4Q7", "SUN-4Q77", "SUNDOWNS-4Q7", "SUN-0O1"]) expect(wayOf(typed), typed).toEqual({ to: "nothing" });
});

test("links can be pasted whole, with or without the server's name and words around them", () => {
  for (const typed of [
    "https://play.example/j/01ab2cd3ef",
    "http://127.0.0.1:7878/j/01AB2CD3EF?lang=es",
    "/j/01ab2cd3ef",
    "play.example/j/01ab2cd3ef/",
    "Come and play: https://play.example/j/01ab2cd3ef !",
  ])
    expect(wayOf(typed), typed).toEqual({ to: "invite", code: "01ab2cd3ef" });
  expect(wayOf("https://play.example/t/0fhae2pxhje6/replay#n=3")).toEqual({ to: "table", table: "0fhae2pxhje6" });
  expect(wayOf("0fhae2pxhje6")).toEqual({ to: "table", table: "0fhae2pxhje6" });
});

test("what leads nowhere is told apart", () => {
  for (const typed of ["", "  ", "hello", "01ab2cd3e", "01ab2cd3efg", "u1ab2cd3ef", "https://play.example/", "https://play.example/cards/1.004"])
    expect(wayOf(typed), typed).toEqual({ to: "nothing" });
  expect(addressOf({ to: "nothing" })).toBeNull();
});

test("every way leads to a page", () => {
  expect(placeOf(addressOf(wayOf("01ab2cd3ef")) ?? "")).toEqual({ at: "join", code: "01ab2cd3ef" });
  expect(placeOf(addressOf(wayOf("0fhae2pxhje6")) ?? "")).toEqual({ at: "table", table: "0fhae2pxhje6" });
});
