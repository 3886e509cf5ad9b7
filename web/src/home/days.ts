const DAY = 24 * 60 * 60 * 1000;

/** Is it a day as the server writes it? */
export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** So many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** A day as people write it. */
export function dayName(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(day));
}

/** Hours and minutes until the deal of a day ends, by universal time. */
export function leftOf(day: string, now: number): { hours: number; minutes: number } {
  const left = Math.max(0, Date.parse(day) + DAY - now);
  return { hours: Math.floor(left / 3_600_000), minutes: Math.floor(left / 60_000) % 60 };
}
