import { expect, test } from "vitest";
import type { Listed, SeatInfo, Settings, TableInfo } from "../generated/wire";
import { marksOf, marksOfListed } from "./marks";

const people = (...holders: SeatInfo["holder"][]): SeatInfo[] => holders.map((holder, seat) => ({ seat, holder, name: "", here: true }));
const table = (more: Partial<TableInfo>, settings: Partial<Settings> = {}): TableInfo =>
  ({ known_deal: false, seats: people("person", "person"), settings, ...more }) as TableInfo;
const listed = (kind: Listed["kind"], known_deal: boolean, seats = people("person", "person")): Listed =>
  ({ kind, known_deal, summary: { seats } }) as unknown as Listed;

test("a table is marked with what everybody at it has to know", () => {
  expect(marksOf(table({}))).toEqual([]);
  expect(marksOf(table({ known_deal: true }))).toEqual(["known"]);
  // A table for study is marked before anybody has agreed to it, and otherwise once all have.
  expect(marksOf(table({ known_deal: true, study: false }, { study: true }))).toEqual(["known", "study"]);
  expect(marksOf(table({ study: true }, { study: true }))).toEqual(["study-open"]);
  expect(marksOf(table({ daily: "2026-11-16" }))).toEqual(["daily"]);
});

test("a lesson has always the same cards, which is marked if others are at it", () => {
  expect(marksOf(table({ known_deal: true, seats: people("person", "bot") }, { purpose: "lesson" }))).toEqual([]);
  expect(marksOf(table({ known_deal: true, seats: people("person", "open") }, { purpose: "lesson" }))).toEqual(["known"]);
  expect(marksOf(table({ known_deal: true }, { purpose: "lesson" }))).toEqual(["known"]);
  expect(marksOfListed(listed("lesson", true, people("person", "bot", "bot")))).toEqual([]);
  expect(marksOfListed(listed("lesson", true))).toEqual(["known"]);
});

test("a list marks games whose deal could be known", () => {
  expect(marksOfListed(listed("game", true))).toEqual(["known"]);
  expect(marksOfListed(listed("study", true))).toEqual(["known"]);
  expect(marksOfListed(listed("game", false))).toEqual([]);
  expect(marksOfListed(listed("what_if", true))).toEqual([]);
});
