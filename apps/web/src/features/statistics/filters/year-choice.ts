/** The years that figures are asked for; null for all there are, which is the choice of a first visit. */
export type YearChoice = readonly number[] | null;

/**
 * Returns the years of an address. Values that are no year are left out; a text without any year is no choice at all.
 */
export function parseYears(text: string | number | undefined): YearChoice {
  if (text === undefined) return null;
  if (text === '') return [];
  const years = String(text)
    .split(',')
    .filter((part) => /^\d{4}$/.test(part))
    .map(Number);
  return years.length === 0 ? null : years;
}

/**
 * Returns the years in the form of the address: a single one as a number, which the address would make of it anyway.
 */
export function yearsText(choice: YearChoice): string | number | undefined {
  if (choice === null) return undefined;
  return choice.length === 1 ? choice[0] : choice.join(',');
}

export function isChosen(choice: YearChoice, year: number): boolean {
  return choice === null || choice.includes(year);
}

/**
 * Returns the choice with one year added or removed. All years together become the choice for all, so that a new year
 * joins by itself.
 */
export function withYearToggled(choice: YearChoice, year: number, available: readonly number[]): YearChoice {
  const chosen = available.filter((other) => isChosen(choice, other) !== (other === year));
  return chosen.length === available.length ? null : chosen;
}
