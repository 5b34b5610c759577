import { type ReductionStep, reductionStep } from '@milieuspoor/charts';
import type { ProjectPoint } from '@milieuspoor/contract';
import { formatChange, formatMki, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { scopeReason } from '../../../charts/coverage/scope-texts.ts';
import { outcomeOf } from '../../../charts/track/outcome-of.ts';

/** How a point is drawn: by its difference, grey without one, hollow without figures. */
export type PointKind = ReductionStep | 'uncompared' | 'none';

/** Returns how a project is drawn. A difference that is no part of a baseline above 0 has no place on the scale. */
export function pointKind({ result }: Pick<ProjectPoint, 'result'>): PointKind {
  const outcome = outcomeOf(result);
  switch (outcome.kind) {
    case 'none':
      return 'none';
    case 'same':
      return 'same';
    case 'changed':
      return outcome.share === null ? 'uncompared' : reductionStep(outcome.share);
    case 'baseline':
    case 'incomparable':
      return 'uncompared';
  }
}

/** Returns what a project comes to in the set of the map, in a few words. */
export function pointWords(
  { result, in_other_set }: Pick<ProjectPoint, 'result' | 'in_other_set'>,
  set: SetCode,
  t: TFunction,
): string {
  const outcome = outcomeOf(result);
  switch (outcome.kind) {
    case 'none':
      return in_other_set
        ? t('projectMap.otherSet', { set: IMPACT_SETS[set].name })
        : t('projects.result.none');
    case 'baseline':
      return t('projects.result.baseline', { amount: formatMki(outcome.amountEur) });
    case 'incomparable': {
      const reason =
        outcome.reason === 'scope'
          ? scopeReason(result?.gaps ?? [], t)
          : t(`projects.result.reason.${outcome.reason}`);
      return `${t('projects.result.incomparable')}: ${reason}`;
    }
    case 'same':
      return withNote(`${t('projects.result.mki')} ${t('projects.result.same')}`, outcome.incomplete, t);
    case 'changed':
      return withNote(changeWords(outcome.share, outcome.amountEur, t), outcome.incomplete, t);
  }
}

function changeWords(share: number | null, amountEur: number, t: TFunction): string {
  if (share !== null)
    return t(share < 0 ? 'projects.result.less' : 'projects.result.more', { share: formatChange(share) });
  const amount = formatMki(Math.abs(amountEur));
  return `${t('projects.result.mki')} ${t(amountEur < 0 ? 'projects.result.amountLess' : 'projects.result.amountMore', { amount })}`;
}

function withNote(words: string, incomplete: boolean, t: TFunction): string {
  return incomplete ? `${words}, ${t('projects.result.incomplete')}` : words;
}
