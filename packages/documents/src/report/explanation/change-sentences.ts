import {
  type ComparedQuantity,
  type Comparison,
  type Language,
  largestContributions,
  MODULE_INDICATORS,
  modulesOfNotes,
  modulesText,
  reachesReductionTarget,
  SERIES_NAMES,
  type SeriesName,
  seriesOf,
  sizeText,
  withLacking,
} from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import { type ComparedPair, comparedPair, comparePairIn } from '../compared-pairs.ts';
import { amountInSentence, answeredNotes, obstacleText, sharedText } from '../compared-text.ts';
import type { Report, ReportVariant } from '../report.ts';
import { nameInSentence } from '../variant-names.ts';

/** Returns the conclusions about MKI and CO2 of each calculation beside the baseline of its phase, or why there are none. */
export function conclusionSentences(report: Report, text: ReportText, language: Language): readonly string[] {
  const { variants } = report;
  const others = othersThanBaselines(report);
  if (others.length === 0) return [text.summary.onlyBaselines(variants.length)];
  return others.flatMap((variant) => {
    const pair = comparedPair(variant, report);
    if (!pair) return [text.summary.noBaseline(nameInSentence(variant, text))];
    return MODULE_INDICATORS.flatMap((quantity) => quantitySentences(pair, quantity, text, language));
  });
}

/** Returns what has to be known of these conclusions, and what else differs. */
export function changeSentences(report: Report, text: ReportText, language: Language): readonly string[] {
  return othersThanBaselines(report).flatMap((variant) => {
    const pair = comparedPair(variant, report);
    if (!pair) return [];
    const size = pair.scope ? sizeText(pair.scope, language) : '';
    return [
      ...answeredSentences(pair, text, language),
      ...quantitySentences(pair, 'material', text, language),
      ...(size ? [text.summary.size(nameInSentence(variant, text), size)] : []),
      ...largestSentences(pair, text),
    ];
  });
}

function othersThanBaselines({ variants }: Pick<Report, 'variants'>): readonly ReportVariant[] {
  return variants.filter(({ calculationType }) => seriesOf(calculationType) === 'optimization');
}

function quantitySentences(
  pair: ComparedPair,
  quantity: ComparedQuantity,
  text: ReportText,
  language: Language,
): string[] {
  const { baseline, variant } = pair;
  const { summary, quantities } = text;
  const names = [
    nameInSentence(variant, text),
    quantities[quantity],
    nameInSentence(baseline, text),
  ] as const;
  const held = comparePairIn(pair, quantity);
  if (!held.comparison) {
    const shared = sharedText(held, quantity, text, language);
    return [
      summary.notCompared(...names, obstacleText(held, text, language)),
      ...(shared ? [summary.shared(...names, shared)] : []),
    ];
  }
  const { comparison } = held;
  const reached = quantity === 'co2' ? reachesReductionTarget(comparison) : null;
  const { target, change } = summary;
  const noted = modulesOfNotes(SERIES_NAMES.map((side) => pair.scope?.lacking[side][quantity]));
  return [
    changeSentence(names, comparison, quantity, text),
    ...(comparison.incomplete ? [change.incomplete] : []),
    ...(reached === null ? [] : [reached ? target.reached(names[0]) : target.missed(names[0])]),
    ...(noted.length > 0 ? [summary.noted(quantities[quantity], modulesText(noted, language))] : []),
  ];
}

function changeSentence(
  [variant, quantity, baseline]: readonly [string, string, string],
  { amount, share }: Comparison,
  compared: ComparedQuantity,
  text: ReportText,
): string {
  const { change } = text.summary;
  if (amount === 0)
    return compared === 'mki' ? change.mkiEqual(variant, baseline) : change.same(variant, quantity, baseline);
  const size = amountInSentence(compared, Math.abs(amount), text);
  const part = share === null ? '' : change.share(text.written.percent(100 * Math.abs(share)));
  if (compared === 'mki')
    return (amount < 0 ? change.mkiLower : change.mkiHigher)(variant, size, part, baseline);
  return (amount < 0 ? change.less : change.more)(variant, quantity, size, part, baseline);
}

/** Returns what counts as 0 in these differences because somebody explained that there is nothing. */
function answeredSentences(pair: ComparedPair, text: ReportText, language: Language): string[] {
  const whereOf = (side: SeriesName) =>
    text.summary.inSide(side, nameInSentence(pair.variant, text), nameInSentence(pair.baseline, text));
  return answeredNotes(pair, MODULE_INDICATORS, whereOf, text, language).map(
    (note) => `${note}; ${text.comparison.answeredBy}.`,
  );
}

/** Returns which product groups cause the difference in MKI; nothing where one of them can't be compared. */
function largestSentences(pair: ComparedPair, text: ReportText): string[] {
  if (!comparePairIn(pair, 'mki').comparison) return [];
  const { baseline, variant, scope } = pair;
  const ids = [...new Set([...variant.groups, ...baseline.groups].map(({ id }) => id))];
  const nodes = ids.map((id) => {
    const [before, after] = [baseline, variant].map(({ groups }) => groups.find((each) => each.id === id));
    const name = (after ?? before)?.name ?? '';
    const lacking = scope?.groups.find((group) => group.name === name);
    return {
      uuid: id,
      name,
      baseline: before ? withLacking(before.mki, lacking?.baseline.mki ?? null) : null,
      optimization: after ? withLacking(after.mki, lacking?.optimization.mki ?? null) : null,
    };
  });
  const { largest: contributors, unknown } = largestContributions(nodes);
  if (unknown.length > 0) return [];
  const largest = contributors.map(({ name, amount }) =>
    text.summary.contributor(name, amountInSentence('mki', Math.abs(amount), text), amount > 0),
  );
  return largest.length > 0 ? [text.summary.largest(nameInSentence(variant, text), largest.join(', '))] : [];
}
