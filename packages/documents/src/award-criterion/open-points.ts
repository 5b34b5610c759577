import { type FigureFormat, IMPACT_SETS, referenceSource, unconfirmedWeights } from '@milieuspoor/domain';
import type { EmviText } from '../text/emvi-nl.ts';
import type { AwardCriterion, CriterionBaseline } from './award-criterion.ts';

type OpenText = EmviText['openPoints'];

/**
 * Returns what makes the figures of the document uncertain (D-96 and D-98), so that nobody publishes a criterion
 * without knowing it. Empty when nothing does.
 */
export function openPoints(
  criterion: AwardCriterion,
  text: OpenText,
  figures: FigureFormat,
): readonly string[] {
  const { baseline } = criterion;
  const newer = baseline && baseline.weightsVersion !== baseline.currentWeightsVersion;
  return [
    ...modelPoints(criterion, text, figures),
    ...(newer ? [text.otherWeights(baseline.weightsVersion, baseline.currentWeightsVersion)] : []),
  ];
}

/** Returns the open points of the model and its baseline, without those about future bids. */
export function modelPoints(
  criterion: AwardCriterion,
  text: OpenText,
  figures: FigureFormat,
): readonly string[] {
  const { baseline } = criterion;
  return [
    ...referencePoints(criterion, text, figures),
    ...(baseline ? baselinePoints(baseline, text, figures) : [text.noBaseline]),
  ];
}

function referencePoints(
  { model, manuallySet, baseline }: AwardCriterion,
  text: OpenText,
  figures: FigureFormat,
): string[] {
  const baselineMkiEur = baseline?.mki.amount ?? null;
  if (referenceSource({ ...model, manuallySet, baselineMkiEur }) !== 'former-baseline') return [];
  return baselineMkiEur === null
    ? [text.formerBaselineGone]
    : [text.formerBaseline(figures.euro(model.upperEur), figures.statedMki(baselineMkiEur))];
}

function baselinePoints(baseline: CriterionBaseline, text: OpenText, figures: FigureFormat): string[] {
  const { set, mki, weights, weightsVersion: version } = baseline;
  const codes = unconfirmedWeights(weights.weights);
  const count = (items: number) => figures.number(items, 0);
  const items = count(mki.items);
  return [
    ...(codes.length > 0 ? [text.unconfirmed(IMPACT_SETS[set].name, version, codes.join(', '))] : []),
    ...(mki.undeclared > 0 ? [text.undeclared(count(mki.undeclared), items)] : []),
    ...(mki.incomplete > 0 ? [text.incomplete(count(mki.incomplete), items)] : []),
  ];
}
