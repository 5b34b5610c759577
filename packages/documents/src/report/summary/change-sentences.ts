import {
  COMPARED_QUANTITIES,
  type ComparedQuantity,
  type Comparison,
  comparedBaseline,
  compareVariants,
  largestContributions,
  reachesReductionTarget,
  seriesOf,
} from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import { amountInSentence, obstacleText } from '../compared-text.ts';
import { percentText } from '../figures.ts';
import type { Report, ReportVariant } from '../report.ts';

/** What each calculation changes against the baseline of its phase, or why that can't be said. */
export function changeSentences({ variants, project }: Report, text: ReportText): readonly string[] {
  const others = variants.filter(({ calculationType }) => seriesOf(calculationType) === 'optimization');
  if (others.length === 0) return [text.summary.onlyBaselines(variants.length)];
  return others.flatMap((variant) => {
    const baseline = comparedBaseline(variant, variants, project);
    if (!baseline) return [text.summary.noBaseline(nameOf(variant, text))];
    return [
      ...COMPARED_QUANTITIES.flatMap((quantity) => quantitySentences(baseline, variant, quantity, text)),
      ...largestSentences(baseline, variant, text),
    ];
  });
}

function quantitySentences(
  baseline: ReportVariant,
  variant: ReportVariant,
  quantity: ComparedQuantity,
  text: ReportText,
): string[] {
  const { summary, quantities } = text;
  const names = [nameOf(variant, text), quantities[quantity], nameOf(baseline, text)] as const;
  const held = compareVariants(baseline, variant, quantity);
  if (!held.comparison) return [summary.notCompared(...names, obstacleText(held, text))];
  const { comparison } = held;
  const reached = quantity === 'co2' ? reachesReductionTarget(comparison) : null;
  const { target, change } = summary;
  return [
    changeSentence(names, comparison, quantity, text),
    ...(comparison.incomplete ? [change.incomplete] : []),
    ...(reached === null ? [] : [reached ? target.reached(names[0]) : target.missed(names[0])]),
  ];
}

function changeSentence(
  [variant, quantity, baseline]: readonly [string, string, string],
  { amount, share }: Comparison,
  compared: ComparedQuantity,
  text: ReportText,
): string {
  const { change } = text.summary;
  if (amount === 0) return change.same(variant, quantity, baseline);
  const size = amountInSentence(compared, Math.abs(amount), text);
  const part = share === null ? '' : change.share(percentText(100 * Math.abs(share)));
  return (amount < 0 ? change.less : change.more)(variant, quantity, size, part, baseline);
}

/** Which product groups make the difference in MKI; nothing where one of them can't be compared. */
function largestSentences(baseline: ReportVariant, variant: ReportVariant, text: ReportText): string[] {
  if (!compareVariants(baseline, variant, 'mki').comparison) return [];
  const ids = [...new Set([...variant.groups, ...baseline.groups].map(({ id }) => id))];
  const nodes = ids.map((id) => {
    const [before, after] = [baseline, variant].map(({ groups }) => groups.find((each) => each.id === id));
    return {
      uuid: id,
      name: (after ?? before)?.name ?? '',
      baseline: before?.mki ?? null,
      optimization: after?.mki ?? null,
    };
  });
  const largest = largestContributions(nodes).map(({ name, amount }) =>
    text.summary.contributor(name, amountInSentence('mki', Math.abs(amount), text), amount > 0),
  );
  return largest.length > 0 ? [text.summary.largest(nameOf(variant, text), largest.join(', '))] : [];
}

function nameOf({ number, name }: ReportVariant, text: ReportText): string {
  return text.inSentence(number, name);
}
