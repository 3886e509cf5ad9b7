/** How long a sentence shows so that it can be noticed and read, in milliseconds: slow readers read 12 letters a second. */
export function readable(text: string): number {
  return 2500 + Math.ceil((text.length * 1000) / 12);
}
