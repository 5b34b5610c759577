import { IMPACT_SETS, type SetCode } from './impact-sets.ts';
import type { Weight, WeightTable } from './weight-table.ts';

/** A weight that somebody proposes. */
export type NewWeight = Omit<Weight, 'confirmed' | 'confirmedBy'>;

/** Why a new version is refused. `code` is the indicator that the problem is about. */
export type WeightTableProblem =
  | { readonly kind: 'begins-before-newest'; readonly newest: string }
  | { readonly kind: 'unknown-indicator'; readonly code: string }
  | { readonly kind: 'missing-indicator'; readonly code: string }
  | { readonly kind: 'double-indicator'; readonly code: string }
  | { readonly kind: 'other-unit'; readonly code: string; readonly unit: string }
  | { readonly kind: 'value-out-of-range'; readonly code: string }
  | { readonly kind: 'part-weighed'; readonly code: string; readonly whole: string }
  | { readonly kind: 'without-source'; readonly code: string }
  | { readonly kind: 'nothing-changed' };

/** The highest cost of one unit of an indicator, in euro: a thousand times the largest existing weight. */
export const WEIGHT_MAX_EUR = 1e9;

/** A change of the former weight by this factor or more is questioned; mistyped whole numbers differ by ten. */
const LARGE_CHANGE = 2;

/**
 * What may be intended but needs confirmation: a version that begins in the past does not revalue what was uploaded
 * since; one that begins on the same day as the newest takes its place; a weight that doubles, halves, or starts or stops to count is more often an error than a correction. A value
 * that changed while its source did not is attributed to a source that states another value.
 */
export type WeightTableDoubt =
  | { readonly kind: 'begins-in-past'; readonly validFrom: string }
  | { readonly kind: 'begins-with-newest'; readonly validFrom: string; readonly newest: string }
  | { readonly kind: 'large-change'; readonly code: string; readonly from: number; readonly to: number }
  | { readonly kind: 'same-source'; readonly code: string };

/** The parts of climate change in EN 15804+A2: the total has a weight, so weighing the parts would count them twice. */
const PARTS = ['GWP-f', 'GWP-b', 'GWP-luluc'];
const WHOLE = 'GWP-total';

/**
 * Returns the problems of a new version of a set's weights; empty when there are none. The version needs one weight for
 * each indicator of the set, in the indicator's unit, from 0 to `WEIGHT_MAX_EUR` (0 for the parts of an indicator that
 * is weighed as a whole), each with its source. It may not begin before the newest version, and must differ from it. From
 * the same day it takes the place of the newest, whose error may be found on the day itself.
 */
export function newWeightTableProblems(
  newest: WeightTable,
  fresh: { readonly validFrom: string; readonly weights: readonly NewWeight[] },
): WeightTableProblem[] {
  const problems: WeightTableProblem[] = [];
  if (newest.validFrom !== null && fresh.validFrom < newest.validFrom)
    problems.push({ kind: 'begins-before-newest', newest: newest.validFrom });
  problems.push(...indicatorProblems(newest.set, fresh.weights));
  for (const { code, valueEur, source } of fresh.weights) {
    if (!(valueEur >= 0 && valueEur <= WEIGHT_MAX_EUR)) problems.push({ kind: 'value-out-of-range', code });
    if (PARTS.includes(code) && valueEur > 0) problems.push({ kind: 'part-weighed', code, whole: WHOLE });
    if (source.trim() === '') problems.push({ kind: 'without-source', code });
  }
  if (problems.length === 0 && fresh.weights.every((weight) => isUnchanged(newest, weight)))
    problems.push({ kind: 'nothing-changed' });
  return problems;
}

/** Returns the doubts that the maker of a version must confirm, on a day ('yyyy-mm-dd'). */
export function newWeightTableDoubts(
  newest: Pick<WeightTable, 'version' | 'validFrom' | 'weights'>,
  fresh: { readonly validFrom: string; readonly weights: readonly Omit<NewWeight, 'unit'>[] },
  today: string,
): WeightTableDoubt[] {
  const { validFrom } = fresh;
  const past: WeightTableDoubt[] = validFrom < today ? [{ kind: 'begins-in-past', validFrom }] : [];
  const sameDay: WeightTableDoubt[] =
    validFrom === newest.validFrom ? [{ kind: 'begins-with-newest', validFrom, newest: newest.version }] : [];
  return [
    ...past,
    ...sameDay,
    ...fresh.weights.flatMap(({ code, valueEur: to, source }): WeightTableDoubt[] => {
      const former = newest.weights.find((weight) => weight.code === code);
      if (!former || former.valueEur === to) return [];
      const { valueEur: from } = former;
      const [least, most] = [Math.min(from, to), Math.max(from, to)];
      return [
        ...(most >= LARGE_CHANGE * least ? [{ kind: 'large-change', code, from, to } as const] : []),
        ...(former.source === source.trim() ? [{ kind: 'same-source', code } as const] : []),
      ];
    }),
  ];
}

function indicatorProblems(set: SetCode, weights: readonly NewWeight[]): WeightTableProblem[] {
  const problems: WeightTableProblem[] = [];
  const { indicators } = IMPACT_SETS[set];
  const seen = new Set<string>();
  for (const { code, unit } of weights) {
    const indicator = indicators.find((each) => each.code === code);
    if (!indicator) problems.push({ kind: 'unknown-indicator', code });
    else if (seen.has(code)) problems.push({ kind: 'double-indicator', code });
    else if (indicator.unit !== unit) problems.push({ kind: 'other-unit', code, unit: indicator.unit });
    seen.add(code);
  }
  for (const { code } of indicators) if (!seen.has(code)) problems.push({ kind: 'missing-indicator', code });
  return problems;
}

/**
 * Tells whether a version already has this weight with the same source: its confirmation then also holds for the new
 * weight.
 */
export function isUnchanged({ weights }: Pick<WeightTable, 'weights'>, fresh: NewWeight): boolean {
  return weights.some(
    ({ code, valueEur, source }) =>
      code === fresh.code && valueEur === fresh.valueEur && source === fresh.source,
  );
}

/** Returns the name of a version that holds from a day: its year and the next free number in that year. */
export function nextVersionName(versions: readonly string[], validFrom: string): string {
  const year = validFrom.slice(0, 4);
  const numbers = versions.filter((each) => each.startsWith(`${year}-`)).map((each) => Number(each.slice(5)));
  return `${year}-${Math.max(0, ...numbers) + 1}`;
}
