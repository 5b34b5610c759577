import { RESOURCE_KEYS } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import { countText } from '../figures.ts';
import type { Report, ReportVariant } from '../report.ts';

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

/** What of a calculation is not declared, or not wholly, quantity by quantity. */
export function gapsOf({ mki, co2, resources }: ReportVariant, text: ReportText): string[] {
  const { gap } = text.summary;
  const named = [
    [text.quantities.mki, mki],
    [text.quantities.co2, co2],
    ...RESOURCE_KEYS.map((key) => [text.resources[key], resources[key]] as const),
  ] as const;
  return [
    ...named.flatMap(([name, { undeclared, items }]) =>
      undeclared > 0 ? [gap.undeclared(name, countText(undeclared), countText(items))] : [],
    ),
    ...(mki.incomplete > 0 ? [gap.incomplete(countText(mki.incomplete), countText(mki.items))] : []),
  ];
}
