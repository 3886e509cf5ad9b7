import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anchorOf, bitsOf, blocksOf } from "./markdown";

describe("our documentation", () => {
  test("is read piece by piece", () => {
    expect(bitsOf('Send `{"hello": 2}` **once**, see [log-format.md](log-format.md).')).toEqual([
      { is: "text", text: "Send " },
      { is: "code", text: '{"hello": 2}' },
      { is: "text", text: " " },
      { is: "bold", text: "once" },
      { is: "text", text: ", see " },
      { is: "link", text: "log-format.md", href: "log-format.md" },
      { is: "text", text: "." },
    ]);
    expect(anchorOf("Numbers and reconnects")).toBe("numbers-and-reconnects");
  });

  test("is read block by block", () => {
    const blocks = blocksOf("# A\n\none\ntwo\n\n- x\n  y\n- z\n\n```json\n{}\n\n# no\n```\n\n| a | b |\n|---|---|\n| `1` | x \\| y |\n");
    expect(blocks.map(({ is }) => is)).toEqual(["heading", "paragraph", "list", "code", "table"]);
    expect(blocks[1]).toEqual({ is: "paragraph", bits: [{ is: "text", text: "one two" }] });
    expect(blocks[2]).toEqual({ is: "list", items: [[{ is: "text", text: "x y" }], [{ is: "text", text: "z" }]] });
    expect(blocks[3]).toEqual({ is: "code", text: "{}\n\n# no" });
    expect(blocks[4]).toEqual({
      is: "table",
      head: [[{ is: "text", text: "a" }], [{ is: "text", text: "b" }]],
      rows: [[[{ is: "code", text: "1" }], [{ is: "text", text: "x | y" }]]],
    });
  });

  test("leaves no mark unread on the pages that the server has", () => {
    for (const page of ["bot-api", "log-format"]) {
      const blocks = blocksOf(readFileSync(`../docs/${page}.md`, "utf8"));
      expect(blocks.length).toBeGreaterThan(20);
      const lines = blocks.flatMap((block) =>
        block.is === "list" ? block.items : block.is === "table" ? [block.head, ...block.rows].flat() : block.is === "code" ? [] : [block.bits],
      );
      for (const bit of lines.flat()) if (bit.is === "text") expect(bit.text, page).not.toMatch(/`|\*\*|\]\(|^#/);
      for (const block of blocks) if (block.is === "table") for (const row of block.rows) expect(row.length, JSON.stringify(row)).toBe(block.head.length);
    }
  });
});
