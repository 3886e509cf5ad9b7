// Where many new people come from one address, the server asks a browser for a little work before it keeps one more: a number
// with which the SHA-256 of a text begins with zero bits. Over plain http browsers have no crypto.subtle, hence our own.

/** What a hash is begun with. Most pages need none, and to work it out keeps a phone from its first picture. */
interface Roots {
  /** The first 64 primes' cube roots, as FIPS 180-4 wants them: 32 bits of what follows the point. */
  cube: Int32Array;
  /** The first 8 primes' square roots. */
  square: Int32Array;
}
let worked: Roots | null = null;
const roots = (): Roots => (worked ??= { cube: fractions(64, 3), square: fractions(8, 2) });

const ENCODER = new TextEncoder();
const SCHEDULE = new Int32Array(64);

function fractions(count: number, root: 2 | 3): Int32Array {
  const found = new Int32Array(count);
  for (let number = 2, at = 0; at < count; number += 1) {
    let prime = true;
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) prime = false;
    if (!prime) continue;
    // The greatest whole number whose power does not exceed the prime times 2^(32 · root): exact, where doubles are not.
    const wanted = BigInt(number) << BigInt(32 * root);
    let low = 0n;
    let high = BigInt(number) << 32n;
    while (low < high) {
      const middle = (low + high + 1n) >> 1n;
      if (middle ** BigInt(root) <= wanted) low = middle;
      else high = middle - 1n;
    }
    found[at] = Number(low & 0xffffffffn) | 0;
    at += 1;
  }
  return found;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** SHA-256 of a text, as eight words. */
export function sha256(text: string): Int32Array {
  return sha256Of(ENCODER.encode(text));
}

/** SHA-256 of bytes, as eight words. */
export function sha256Of(bytes: Uint8Array): Int32Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const { cube, square } = roots();
  const hash = square.slice();
  const words = SCHEDULE;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const early = words[i - 15]!;
      const late = words[i - 2]!;
      const a = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const b = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = (words[i - 16]! + a + words[i - 7]! + b) | 0;
    }
    let a = hash[0]!;
    let b = hash[1]!;
    let c = hash[2]!;
    let d = hash[3]!;
    let e = hash[4]!;
    let f = hash[5]!;
    let g = hash[6]!;
    let h = hash[7]!;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + cube[i]! + words[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    const mixed = [a, b, c, d, e, f, g, h];
    for (let i = 0; i < 8; i += 1) hash[i] = (hash[i]! + mixed[i]!) | 0;
  }
  return hash;
}

/** With how many zero bits the hash of a text begins. */
export function zeros(text: string): number {
  let count = 0;
  for (const word of sha256(text)) {
    const here = Math.clz32(word);
    count += here;
    if (here < 32) break;
  }
  return count;
}

/** Tries between two looks at what else the page has to do. */
const AT_ONCE = 2000;

/** The answer to a challenge. The page stays usable meanwhile. */
export async function solve(challenge: string, bits: number): Promise<string> {
  for (let counter = 0; ; counter += 1) {
    const answer = `${challenge}.${String(counter)}`;
    if (zeros(answer) >= bits) return answer;
    if (counter % AT_ONCE === AT_ONCE - 1) await new Promise((go) => setTimeout(go));
  }
}
