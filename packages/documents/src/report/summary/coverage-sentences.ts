import { type Language, lackingText, SERIES_NAMES } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import type { Report, ReportVariant } from '../report.ts';
import { gapsOf } from './coverage-gaps.ts';

/** How complete the figures are: what is missing, which weights nobody confirmed, and what was left out. */
export function coverageSentences(report: Report, text: ReportText, language: Language): readonly string[] {
  const { summary } = text;
  const { variants, sealedLeftOut } = report;
  const gaps = variants.map((variant) => [
    ...gapsOf(variant, text),
    ...lackingBeside(variant, report, text, language),
  ]);
  return [
    ...variants.flatMap(({ number, name, mki, barePosts }, place) => {
      const variant = text.inSentence(number, name);
      const missing = gaps[place] ?? [];
      const [items, bare] = [mki.items, barePosts].map((count) => text.written.count(count)) as [
        string,
        string,
      ];
      return [
        ...(missing.length > 0 ? [summary.notWhole(variant, missing.join('; '))] : []),
        // Of an MKI that nothing stands behind nobody can see what is in it: it is not said to be whole.
        ...(barePosts > 0 ? [summary.bare(variant, bare, items)] : []),
        ...(missing.length === 0 && barePosts === 0 ? [summary.whole(variant, items)] : []),
      ];
    }),
    ...(gaps.some((each) => each.length > 0) ? [summary.countsAsZero] : []),
    ...(new Set(variants.map(({ set }) => set)).size > 1 ? [summary.mixedSets] : []),
    ...variants.flatMap(({ number, name, unconfirmedWeights }) =>
      unconfirmedWeights.length > 0
        ? [summary.unconfirmed(text.inSentence(number, name), unconfirmedWeights.join(', '))]
        : [],
    ),
    ...(sealedLeftOut ? [summary.sealed] : []),
  ];
}

/** What a calculation leaves empty that the one beside it declares: what nobody notices by looking at it alone. */
function lackingBeside(
  { number }: ReportVariant,
  { pairs }: Report,
  { summary }: ReportText,
  language: Language,
): string[] {
  const told = pairs.flatMap(({ variant, baseline, scope }) => {
    const numbers = { baseline, optimization: variant };
    return SERIES_NAMES.flatMap((side) => {
      const lacking = scope?.lacking[side].mki;
      if (numbers[side] !== number || !lacking || lacking.items === 0) return [];
      const other = side === 'baseline' ? variant : baseline;
      return [summary.gap.lacking(lackingText(lacking, language), other)];
    });
  });
  return [...new Set(told)];
}
