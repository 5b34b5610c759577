import { IMPACT_SETS, type SetCode } from './impact-sets.ts';
import type { Weight, WeightTable } from './weight-table.ts';

/** A weight as somebody proposes it. */
export type NewWeight = Omit<Weight, 'confirmed'>;

/** Why a new version cannot be taken. `code` is the indicator that it is about. */
export type WeightTableProblem =
  | { readonly kind: 'valid-from-taken'; readonly newest: string }
  | { readonly kind: 'unknown-indicator'; readonly code: string }
  | { readonly kind: 'missing-indicator'; readonly code: string }
  | { readonly kind: 'double-indicator'; readonly code: string }
  | { readonly kind: 'other-unit'; readonly code: string; readonly unit: string }
  | { readonly kind: 'value-out-of-range'; readonly code: string }
  | { readonly kind: 'part-weighed'; readonly code: string; readonly whole: string }
  | { readonly kind: 'without-source'; readonly code: string }
  | { readonly kind: 'nothing-changed' };

/** The most that one unit of an indicator can cost, in euro: a thousand times the largest weight there is. */
export const WEIGHT_MAX_EUR = 1e9;

/** From how many times the former weight on a change is asked about; whole numbers mistyped differ by ten. */
const LARGE_CHANGE = 2;

/**
 * What may be meant and is asked about first: a version that begins in the past does not value what was uploaded since,
 * and a weight that is twice what it was, or half of it, or stops or starts to count, is more often a slip than a
 * correction. A value that changed while its source did not is attributed to a source that states another one.
 */
export type WeightTableDoubt =
  | { readonly kind: 'begins-in-past'; readonly validFrom: string }
  | { readonly kind: 'large-change'; readonly code: string; readonly from: number; readonly to: number }
  | { readonly kind: 'same-source'; readonly code: string };

/** The parts of climate change in EN 15804+A2: the total is weighed, and with them it would count twice. */
const PARTS = ['GWP-f', 'GWP-b', 'GWP-luluc'];
const WHOLE = 'GWP-total';

/**
 * What is wrong with a new version of a set's weights: it has one weight for each indicator of the set, in the
 * indicator's unit, not below 0 nor above `WEIGHT_MAX_EUR` (0 for the parts of one that is weighed as a whole), each with
 * its source; it holds from a later day than the newest version,
 * so that no day has two, and differs from it. Empty when all is well.
 */
export function newWeightTableProblems(
  newest: WeightTable,
  fresh: { readonly validFrom: string; readonly weights: readonly NewWeight[] },
): WeightTableProblem[] {
  const problems: WeightTableProblem[] = [];
  if (newest.validFrom !== null && fresh.validFrom <= newest.validFrom)
    problems.push({ kind: 'valid-from-taken', newest: newest.validFrom });
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

/** What whoever makes a version is asked to confirm, on a day ('yyyy-mm-dd'). */
export function newWeightTableDoubts(
  newest: Pick<WeightTable, 'weights'>,
  fresh: { readonly validFrom: string; readonly weights: readonly Omit<NewWeight, 'unit'>[] },
  today: string,
): WeightTableDoubt[] {
  const past: WeightTableDoubt[] =
    fresh.validFrom < today ? [{ kind: 'begins-in-past', validFrom: fresh.validFrom }] : [];
  return [
    ...past,
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

/** Whether a version has this weight already, of the same source: its confirmation then holds for the new one too. */
export function isUnchanged({ weights }: Pick<WeightTable, 'weights'>, fresh: NewWeight): boolean {
  return weights.some(
    ({ code, valueEur, source }) =>
      code === fresh.code && valueEur === fresh.valueEur && source === fresh.source,
  );
}

/** The name of a version that holds from a day: its year and the next number that no other version of it has. */
export function nextVersionName(versions: readonly string[], validFrom: string): string {
  const year = validFrom.slice(0, 4);
  const numbers = versions.filter((each) => each.startsWith(`${year}-`)).map((each) => Number(each.slice(5)));
  return `${year}-${Math.max(0, ...numbers) + 1}`;
}
