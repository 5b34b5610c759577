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

/** From here on decimals of a total say nothing that anybody reads. */
const WHOLE_FROM = 100;

/** What the sides come to, as '50.865 → 45.883 ton'; nothing where no side states a figure. */
export function totalsText(totals: readonly CoveredPoint[], quantity: Quantity): string[] {
  const drawn = totals.map(({ value }) => toDisplayed(value, quantity));
  if (drawn.every((value) => value === null)) return [];
  const decimals = drawn.some((value) => value !== null && Math.abs(value) >= WHOLE_FROM) ? 0 : 2;
  const figures = totals.map((point, side) => starred(formatNumber(drawn[side], decimals), point));
  return [formatWithUnit(figures.join(' → '), displayOf(quantity).unit)];
}

/**
 * The totals of a goal and the share that should grow: '50.865 → 45.883 ton', '0 → 38 % emissieloos'; and over how many projects
 * they are, where others stand apart.
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
  const over =
    others && overProjectsText({ gaps: [], compared: others.of - others.projects, pairs: others.of }, t);
  const notes = over ? [over] : [];
  if (said.length === 0 || shares.every((share) => share === null)) return [...said, ...notes];
  return [
    ...said,
    t(`charts.goals.share.${kind}`, { share: shares.map(wholePercent).join(' → ') }),
    ...notes,
  ];
}

/**
 * The totals of CO2, what is saved of it, and whether that is the half that is aimed at. It is said of what can be compared;
 * where nothing can, the reason stands in its place. Half may be reached by doing less work, or by what counts as 0 because somebody
 * said so: both stand beside what is concluded.
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

/** How the posts of the two sides differ, and at how many of them the CO2 counts partly as 0. */
function ofTheWork(work: Explained | null, t: TFunction): string[] {
  if (!work) return [];
  return [scopeText(work.scope ?? null, t), explainedInChanges(work, 'co2', t)].filter(
    (text) => text !== null,
  );
}

/** Those of these sentences that speak of what is left out or differs in its work, or say why nothing is concluded. */
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

/** Without decimals, but never '0' of something and never '100' of what is not all. */
function wholePercent(percent: number | null): string {
  if (percent === null) return EMPTY_FIGURE;
  if (percent > 0 && percent < 1) return '<1';
  if (percent > 99 && percent < 100) return '>99';
  return formatNumber(percent, 0);
}
