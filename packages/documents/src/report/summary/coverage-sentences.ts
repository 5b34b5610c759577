import { type Language, lackingText, otherSide, SERIES_NAMES, unworkedText } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import { notApplicableIn } from '../not-applicable-in.ts';
import type { Report, ReportVariant } from '../report.ts';
import { gapsOf } from './coverage-gaps.ts';

/** Returns how complete the figures are: what is missing, which weights nobody confirmed, and what was left out. */
export function coverageSentences(report: Report, text: ReportText, language: Language): readonly string[] {
  const { summary } = text;
  const { variants, sealedLeftOut } = report;
  const gaps = variants.map((variant) => [
    ...gapsOf(variant, text),
    ...lackingBeside(variant, report, text, language),
  ]);
  return [
    ...variants.flatMap(({ number, name, mki, barePosts, ...rest }, place) => {
      const variant = text.inSentence(number, name);
      const missing = gaps[place] ?? [];
      const answered = notApplicableIn(rest, language);
      const isWhole = missing.length === 0 && barePosts === 0;
      const [items, bare] = [mki.items, barePosts].map((count) => text.written.count(count)) as [
        string,
        string,
      ];
      return [
        ...(answered.length > 0 ? [summary.notApplicable(variant, answeredIn(answered, text))] : []),
        ...(missing.length > 0 ? [summary.notWhole(variant, missing.join('; '))] : []),
        // The contents of an MKI without indicators cannot be seen, so the text does not call it whole.
        ...(barePosts > 0 ? [summary.bare(variant, bare, items)] : []),
        ...(isWhole ? [(answered.length > 0 ? summary.otherwiseWhole : summary.whole)(variant, items)] : []),
      ];
    }),
    ...(gaps.some((each) => each.length > 0) ? [zeroSentence(variants, text, language)] : []),
    ...(new Set(variants.map(({ set }) => set)).size > 1 ? [summary.mixedSets] : []),
    ...variants.flatMap(({ number, name, unconfirmedWeights }) =>
      unconfirmedWeights.length > 0
        ? [summary.unconfirmed(text.inSentence(number, name), unconfirmedWeights.join(', '))]
        : [],
    ),
    ...(sealedLeftOut ? [summary.sealed] : []),
  ];
}

/**
 * Returns the sentence that missing values count as 0; after a sentence about values that do not apply, which are not
 * missing, it speaks of the other missing values.
 */
function zeroSentence(
  variants: readonly ReportVariant[],
  { summary }: ReportText,
  language: Language,
): string {
  const hasAnswers = variants.some((variant) => notApplicableIn(variant, language).length > 0);
  return hasAnswers ? summary.restCountsAsZero : summary.countsAsZero;
}

/** Returns what was recorded as not applicable, and by whom. */
function answeredIn(answered: ReturnType<typeof notApplicableIn>, { summary, unknown }: ReportText): string {
  return answered.map(({ what, by }) => summary.by(what, by || unknown)).join('; ');
}

/**
 * Returns what a calculation leaves empty, or out, that the compared one has, because one calculation alone does not
 * show it.
 */
function lackingBeside(
  { number }: ReportVariant,
  { pairs }: Report,
  { summary: { gap } }: ReportText,
  language: Language,
): string[] {
  const told = pairs.flatMap(({ variant, baseline, scope }) => {
    const numbers = { baseline, optimization: variant };
    return SERIES_NAMES.flatMap((side) => {
      const lacks = scope?.lacking[side].mki;
      if (!lacks) return [];
      const other = otherSide(side);
      const left = numbers[side] === number ? lackingText(lacks, language) : '';
      const whose = gap.variant(numbers[side]);
      const unworked = numbers[other] === number ? unworkedText(lacks, whose, language) : '';
      return [...(left ? [gap.lacking(left, numbers[other])] : []), ...(unworked ? [unworked] : [])];
    });
  });
  return [...new Set(told)];
}
