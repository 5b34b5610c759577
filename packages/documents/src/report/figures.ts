import {
  type CoveredSum,
  EMPTY_FIGURE,
  formatMki,
  formatNumber,
  type ResourceKey,
} from '@milieuspoor/domain';
import type { ReportText } from '../text/report-nl.ts';

// Reports round half to even (decision 79), on screens a half goes up: nothing here may use the formats' default.
const REPORT = 'half-even';
const PER_THOUSAND = 1000;

export function mkiText(mkiEur: number | null): string {
  return formatMki(mkiEur, REPORT);
}

/** Kilograms as ton, with two decimals. */
export function tonOfKgText(kg: number | null): string {
  return numberText(kg === null ? null : kg / PER_THOUSAND);
}

export function numberText(value: number | null): string {
  return formatNumber(value, 2, REPORT);
}

/** A whole number of things, which needs no rounding. */
export function countText(count: number): string {
  return formatNumber(count, 0, REPORT);
}

/** Percent with two decimals: '12,34 %'. */
export function percentText(percent: number | null): string {
  return percent === null ? EMPTY_FIGURE : `${numberText(percent)} %`;
}

/** In the unit that the report states it in: energy, which is kept in MJ, in GJ. */
export function resourceText(key: ResourceKey, amount: number | null): string {
  return key.endsWith('Mj') ? tonOfKgText(amount) : numberText(amount);
}

/** A figure that is not whole carries a mark, which the notes below its table explain. */
export function marked({ amount, undeclared, incomplete }: CoveredSum, text: string): string {
  return amount !== null && (undeclared > 0 || incomplete > 0) ? `${text} *` : text;
}

/** What a table says below it of the figures in it that are not whole, by the name of each quantity. */
export function coverageNotes(
  sums: readonly (readonly [string, CoveredSum])[],
  { notes }: Pick<ReportText, 'notes'>,
): string[] {
  const said = sums.flatMap(([name, { amount, items, undeclared, incomplete }]) => {
    if (amount === null) return [];
    return [
      ...(undeclared > 0 ? [notes.undeclared(name, countText(undeclared), countText(items))] : []),
      ...(incomplete > 0 ? [notes.incomplete(name, countText(incomplete), countText(items))] : []),
    ];
  });
  return sums.some(([, { amount }]) => amount === null) ? [...said, notes.dash] : said;
}
