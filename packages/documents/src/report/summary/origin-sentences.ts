import { type CoveredSum, LIFE_CYCLE_MODULES, moduleInSentence, percentageOf } from '@milieuspoor/domain';
import type { Report, ReportVariant } from '../report.ts';
import type { Telling } from '../report-section.ts';

type Words = Pick<Telling, 'text' | 'language'>;

/** Returns the product group and the life-cycle module from which most of each MKI comes. */
export function originSentences({ variants }: Report, words: Words): readonly string[] {
  return variants.flatMap((variant) => originSentence(variant, words));
}

function originSentence(
  { number, name, groups, mki, modules }: ReportVariant,
  { text, language }: Words,
): string[] {
  const { largestGroup, largestGroupOnly, largestBesideNegative } = text.summary;
  const group = largestOf(groups, (each) => each.mki);
  const module = largestOf(
    LIFE_CYCLE_MODULES.map((code, place) => ({ code, sum: modules.mki[place] ?? null })),
    ({ sum }) => sum,
  );
  if (!group || !module) return [];
  const variant = text.inSentence(number, name);
  const share = percentageOf(group.mki, mki);
  const amount = text.written.mki(group.mki.amount);
  if (share === null) return [largestGroupOnly(variant, group.name, amount)];
  const where = moduleInSentence(module.code, language);
  // When some parts are negative, a share of the total means nothing: it may exceed 100 %.
  if (groups.some((each) => (each.mki.amount ?? 0) < 0))
    return [largestBesideNegative(variant, group.name, amount, where)];
  return [largestGroup(variant, group.name, amount, text.written.percent(share), where)];
}

/** Returns the part with the largest amount above 0; null where there is none. */
function largestOf<Part>(parts: readonly Part[], sumOf: (part: Part) => CoveredSum | null): Part | null {
  let largest: { readonly part: Part; readonly amount: number } | null = null;
  for (const part of parts) {
    const amount = sumOf(part)?.amount ?? null;
    if (amount !== null && amount > (largest?.amount ?? 0)) largest = { part, amount };
  }
  return largest?.part ?? null;
}
