/** What somebody typed or pasted to come to a table: a short code, an invitation's secret, or the table's own address. */
export type Way = { to: "invite"; code: string } | { to: "table"; table: string } | { to: "nothing" };

const CODE = 10;
const TABLE = 12;
const ALPHABET = /^[0-9a-hjkmnp-tv-z]+$/;

/** A code as it is meant: case, spaces and hyphens do not matter, O is 0, I and L are 1. */
function plain(typed: string): string {
  return typed.replace(/[\s-]/g, "").toLowerCase().replace(/o/g, "0").replace(/[il]/g, "1");
}

/** A word and three characters, as in SUN-4Q7; whether there is such a code is for the server to say. */
const SHORT = /^([a-z]{3,6})([2-46-9cdfghjkmnp-rtv-xbz]{3})$/;

/** A short code as it is shown, or nothing if it cannot be one. */
function shortCode(typed: string): string | null {
  const found = SHORT.exec(typed.replace(/[\s\u2010-\u2015-]/g, "").toLowerCase());
  return found ? `${found[1]}-${found[2]}`.toUpperCase() : null;
}

/** The parts of the address in a text, if there is one in it. */
function addressIn(text: string): string[] | null {
  const found = /(?:https?:\/\/[^\s/]+|^[^\s/]*)(\/[^\s?#]*)/i.exec(text.trim());
  return found?.[1] ? found[1].split("/").filter((part) => part !== "") : null;
}

/** Reads an invitation's code, its link, or the address of a table out of what was typed or pasted. */
export function wayOf(typed: string): Way {
  const parts = addressIn(typed);
  if (parts) {
    const [first, second] = parts;
    if (first === "j" && second) return { to: "invite", code: shortCode(second) ?? plain(second) };
    if (first === "t" && second) return { to: "table", table: second };
    return { to: "nothing" };
  }
  const short = shortCode(typed);
  if (short) return { to: "invite", code: short };
  const code = plain(typed);
  if (!ALPHABET.test(code)) return { to: "nothing" };
  if (code.length === CODE) return { to: "invite", code };
  if (code.length === TABLE) return { to: "table", table: code };
  return { to: "nothing" };
}

/** The address that a way leads to. */
export function addressOf(way: Way): string | null {
  if (way.to === "invite") return `/j/${way.code}`;
  return way.to === "table" ? `/t/${way.table}` : null;
}
