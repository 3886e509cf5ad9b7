/** A piece of a line. */
export type Bit = { is: "text" | "bold" | "code" | "em"; text: string } | { is: "link"; text: string; href: string };

/** A block of a text. */
export type Block =
  | { is: "heading"; level: number; id: string; bits: Bit[] }
  | { is: "paragraph"; bits: Bit[] }
  | { is: "code"; text: string }
  | { is: "list"; items: Bit[][] }
  | { is: "table"; head: Bit[][]; rows: Bit[][][] };

const PIECES = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[((?:`[^`]*`|[^\]])+)\]\(([^)]+)\)/g;

/** The pieces of a line: code, bold, slanted, links. */
export function bitsOf(line: string): Bit[] {
  const bits: Bit[] = [];
  let from = 0;
  for (const found of line.matchAll(PIECES)) {
    if (found.index > from) bits.push({ is: "text", text: line.slice(from, found.index) });
    const [whole, code, bold, em, name, href] = found;
    if (code !== undefined) bits.push({ is: "code", text: code });
    else if (bold !== undefined) bits.push({ is: "bold", text: bold.replaceAll("`", "") });
    else if (em !== undefined) bits.push({ is: "em", text: em });
    else if (name !== undefined && href !== undefined) bits.push({ is: "link", text: name.replaceAll("`", ""), href });
    from = found.index + whole.length;
  }
  if (from < line.length) bits.push({ is: "text", text: line.slice(from) });
  return bits;
}

/** The name of a heading in addresses. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

const cells = (row: string): Bit[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => bitsOf(cell.trim().replaceAll("\\|", "|")));

/** Reads as much of Markdown as our own pages of documentation are written in. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  let at = 0;
  const line = (): string => lines[at] ?? "";
  const starts = (): boolean => /^(#{1,6} |```|- |\|)/.test(line()) || line().trim() === "";
  while (at < lines.length) {
    const heading = /^(#{1,6}) (.*)$/.exec(line());
    if (line().trim() === "") {
      at += 1;
    } else if (heading?.[1] && heading[2] !== undefined) {
      blocks.push({ is: "heading", level: heading[1].length, id: anchorOf(heading[2]), bits: bitsOf(heading[2]) });
      at += 1;
    } else if (line().startsWith("```")) {
      const code: string[] = [];
      for (at += 1; at < lines.length && !line().startsWith("```"); at += 1) code.push(line());
      at += 1;
      blocks.push({ is: "code", text: code.join("\n") });
    } else if (line().startsWith("|")) {
      const rows: string[] = [];
      for (; line().startsWith("|"); at += 1) rows.push(line());
      const [head = "", , ...body] = rows;
      blocks.push({ is: "table", head: cells(head), rows: body.map(cells) });
    } else if (line().startsWith("- ")) {
      const items: string[] = [];
      for (; line().startsWith("- ") || /^\s+\S/.test(line()); at += 1) {
        if (line().startsWith("- ")) items.push(line().slice(2));
        else items.push(`${items.pop() ?? ""} ${line().trim()}`);
      }
      blocks.push({ is: "list", items: items.map(bitsOf) });
    } else {
      const words = [line()];
      for (at += 1; at < lines.length && !starts(); at += 1) words.push(line());
      blocks.push({ is: "paragraph", bits: bitsOf(words.join(" ")) });
    }
  }
  return blocks;
}
