/** The years that figures are asked of; null: all there are, which is what a first visit begins with. */
export type YearChoice = readonly number[] | null;

/** The years of an address. What is no year is left out; a text without any is no choice at all. */
export function parseYears(text: string | number | undefined): YearChoice {
  if (text === undefined) return null;
  if (text === '') return [];
  const years = String(text)
    .split(',')
    .filter((part) => /^\d{4}$/.test(part))
    .map(Number);
  return years.length === 0 ? null : years;
}

/** The years as an address carries them: a single one as the number that the address would make of it anyway. */
export function yearsText(choice: YearChoice): string | number | undefined {
  if (choice === null) return undefined;
  return choice.length === 1 ? choice[0] : choice.join(',');
}

export function isChosen(choice: YearChoice, year: number): boolean {
  return choice === null || choice.includes(year);
}

/** The choice with one year more or less. Having them all is the choice for all, so that a next year joins by itself. */
export function withYearToggled(choice: YearChoice, year: number, available: readonly number[]): YearChoice {
  const chosen = available.filter((other) => isChosen(choice, other) !== (other === year));
  return chosen.length === available.length ? null : chosen;
}
