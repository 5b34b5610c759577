import {
  type CoveredPoint,
  formatWithUnit,
  type GoalTotal,
  type PartKind,
  type Quantity,
  starred,
  toDisplayed,
} from '@milieuspoor/charts';
import type { PairsComparisonAnswer, StatisticOthers } from '@milieuspoor/contract';
import { EMPTY_FIGURE, formatNumber, formatShare, reachesReductionTarget } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { overProjectsText, refusalText } from '../coverage/coverage-texts.ts';
import { type Explained, explainedInChanges, scopeText } from '../coverage/scope-texts.ts';
import { displayOf } from '../display-of.ts';

/** Returns the totals of the sides, as '50.865,10 → 45.883,25 ton'; empty where no side states a figure. */
export function totalsText(totals: readonly CoveredPoint[], quantity: Quantity): string[] {
  const drawn = totals.map(({ value }) => toDisplayed(value, quantity));
  if (drawn.every((value) => value === null)) return [];
  const figures = totals.map((point, side) => starred(formatNumber(drawn[side]), point));
  return [formatWithUnit(figures.join(' → '), displayOf(quantity).unit)];
}

/**
 * Returns the totals of a goal and the share that should grow: '50.865,10 → 45.883,25 ton', '0,00 → 38,00 %
 * emissieloos'; with the number of projects, where others are separate.
 */
export function goalSentences(
  totals: readonly GoalTotal[],
  kind: PartKind,
  quantity: Quantity,
  t: TFunction,
  others?: StatisticOthers,
): string[] {
  const said = totalsText(
    totals.map(({ total }) => total),
    quantity,
  );
  const shares = totals.map(({ wantedPercent }) => wantedPercent);
  const notes = overOthers(others, t);
  if (said.length === 0 || shares.every((share) => share === null)) return [...said, ...notes];
  return [...said, t(`charts.goals.share.${kind}`, { share: shares.map(percentText).join(' → ') }), ...notes];
}

/**
 * Returns how many projects the figures of a goal cover, if others are stated separately; the text opens the list of
 * those.
 */
export function overOthers(others: StatisticOthers | undefined, t: TFunction): string[] {
  const over =
    others && overProjectsText({ gaps: [], compared: others.of - others.projects, pairs: others.of }, t);
  return over ? [over] : [];
}

/**
 * Returns the totals of CO2, the saving, and whether it reaches the target of half. It covers what can be compared;
 * where nothing can, the reason replaces it. Half may be reached by doing less work, or by values that count as 0 by an
 * explanation: both are stated beside the conclusion.
 */
export function co2Sentences(
  totals: readonly CoveredPoint[],
  change: PairsComparisonAnswer | undefined,
  t: TFunction,
  work: Explained | null = null,
): string[] {
  const said = totalsText(totals, 'co2');
  if (!change || said.length === 0) return said;
  const { comparison } = change;
  if (!comparison) return [...said, refusalText(change, 'co2', t)];
  const reached = reachesReductionTarget(comparison);
  if (reached === null || comparison.share === null) return said;
  const saving = t(`charts.goals.${comparison.share > 0 ? 'more' : 'less'}`, {
    share: formatShare(Math.abs(comparison.share), 1),
  });
  const over = overProjectsText(change, t);
  return [
    ...said,
    over ? `${saving}, ${over}` : saving,
    t(`charts.goals.${reached ? 'reached' : 'notReached'}`),
    ...ofTheWork(work, t),
    ...(comparison.incomplete ? [t('charts.coverage.incompleteMark')] : []),
  ];
}

/** Returns how the posts of the two sides differ, and for how many of them the CO2 counts partly as 0. */
function ofTheWork(work: Explained | null, t: TFunction): string[] {
  if (!work) return [];
  return [scopeText(work.scope ?? null, t), explainedInChanges(work, 'co2', t)].filter(
    (text) => text !== null,
  );
}

/**
 * Returns those of these sentences that are about what is left out or differs in the work, or why there is no
 * conclusion.
 */
export function leavingOut(
  sentences: readonly string[],
  change: PairsComparisonAnswer | undefined,
  t: TFunction,
  work: Explained | null = null,
): string[] {
  if (!change) return [];
  const over = change.comparison ? overProjectsText(change, t) : refusalText(change, 'co2', t);
  const ends = [over, ...ofTheWork(work, t)].filter((end) => end !== null);
  return sentences.filter((sentence) => ends.some((end) => sentence.endsWith(end)));
}

/** Writes a percentage to two decimals, but never '0,00' for something and never '100,00' for less than all. */
function percentText(percent: number | null): string {
  if (percent === null) return EMPTY_FIGURE;
  if (percent > 0 && percent < 0.01) return '<0,01';
  if (percent > 99.99 && percent < 100) return '>99,99';
  return formatNumber(percent);
}
