import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256, solve, zeros } from "./work";

function hex(words: Int32Array): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

test("the hash is SHA-256, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "aé🌍"[length % 3]!.repeat(length);
    expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("bits are counted as the server counts them", async () => {
  // The same is in crates/server/src/auth/proof_of_work.rs.
  expect(zeros("firstlight.0")).toBe(0);
  expect(zeros("firstlight.72370")).toBeGreaterThanOrEqual(16);
  expect(await solve("firstlight", 16)).toBe("firstlight.72370");
});
