import type { ReportText } from '../../text/report-nl.ts';
import { countText } from '../figures.ts';
import type { Report } from '../report.ts';
import { gapsOf } from './coverage-gaps.ts';

/** How complete the figures are: what is missing, which weights nobody confirmed, and what was left out. */
export function coverageSentences(report: Report, text: ReportText): readonly string[] {
  const { summary } = text;
  const { variants, sealedLeftOut } = report;
  const gaps = variants.map((variant) => gapsOf(variant, text));
  return [
    ...variants.map(({ number, name, mki }, place) => {
      const variant = text.inSentence(number, name);
      const missing = gaps[place] ?? [];
      return missing.length > 0
        ? summary.notWhole(variant, missing.join('; '))
        : summary.whole(variant, countText(mki.items));
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
