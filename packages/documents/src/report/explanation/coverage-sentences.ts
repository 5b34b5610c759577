import { type Language, lackingText, otherSide, SERIES_NAMES, unworkedText } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import { notApplicableIn } from '../not-applicable-in.ts';
import type { Report, ReportVariant } from '../report.ts';
import { nameInSentence } from '../variant-names.ts';
import { areManyGaps, gapsOf } from './coverage-gaps.ts';

interface CoverageSentences {
  readonly sentences: readonly string[];
  /** what holds of all that is missing */
  readonly last: readonly string[];
}

/** Returns how complete the figures are, as far as no table says it. */
export function coverageSentences(report: Report, text: ReportText, language: Language): CoverageSentences {
  const { summary } = text;
  const { variants } = report;
  const gaps = variants.map((variant) => [
    ...gapsOf(variant, text).map(({ said }) => said),
    ...lackingBeside(variant, report, text, language),
  ]);
  const told = variants.flatMap((variant, place) => {
    const missing = gaps[place] ?? [];
    const beside = areManyGaps(gapsOf(variant, text))
      ? lackingBeside(variant, report, text, language)
      : missing;
    const { mki, barePosts, unconfirmedWeights } = variant;
    const answered = notApplicableIn(variant, language);
    const isWhole = missing.length === 0 && barePosts === 0;
    const [items, bare] = [text.written.count(mki.items), text.written.count(barePosts)];
    const said: ((who: string) => string)[] = [];
    if (answered.length > 0) said.push((who) => summary.notApplicable(who, answeredIn(answered, text)));
    if (beside.length > 0) said.push((who) => summary.notWhole(who, beside.join('; ')));
    // The contents of an MKI without indicators cannot be seen, so the text does not call it whole.
    if (barePosts > 0) said.push((who) => summary.bare(who, bare, items));
    if (isWhole)
      said.push((who) => (answered.length > 0 ? summary.otherwiseWhole : summary.whole)(who, items));
    if (unconfirmedWeights.length > 0)
      said.push((who) => summary.unconfirmed(who, unconfirmedWeights.join(', ')));
    return said.map((say) => ({ variant, say }));
  });
  return {
    sentences: ofAll(told, text),
    last: gaps.some((each) => each.length > 0) ? [zeroSentence(variants, text, language)] : [],
  };
}

interface Told {
  readonly variant: ReportVariant;
  readonly say: (who: string) => string;
}

/** Returns each sentence once, with the names of all variants of which it holds. */
function ofAll(told: readonly Told[], text: ReportText): string[] {
  const groups = Map.groupBy(told, ({ say }) => say(''));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const numbers = same.map(({ variant }) => variant.number);
    const who = same.length === 1 && first ? nameInSentence(first.variant, text) : text.variants(numbers);
    return first ? [first.say(who)] : [];
  });
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
