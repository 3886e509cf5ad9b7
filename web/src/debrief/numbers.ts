/** The place of the largest, the first of equals; −1 of nothing. */
export function largest(numbers: readonly number[]): number {
  return numbers.reduce((best, number, at) => (best < 0 || number > (numbers[best] ?? 0) ? at : best), -1);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
