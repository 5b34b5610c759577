import type { ProgressAnswer, StatedYearsAnswer } from '@milieuspoor/contract';
import { isShareProgress, type ProgressIndicator, type ReductionProgress } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { yearsText } from '../years-text.ts';
import { directionOf, roundPercent } from './indicator-figures.ts';

type Stated = NonNullable<StatedYearsAnswer>;

/** Returns the sentence that is made of the figures of an indicator: the last years, and the first ones beside them. */
export function statementText(
  indicator: ProgressIndicator,
  { latest, earliest }: ProgressAnswer['statement'],
  t: TFunction,
): string {
  if (!latest) return t('progress.statement.nothing', { indicator: t(`progress.indicators.${indicator}`) });
  const said = isShareProgress(indicator)
    ? t(`progress.statement.${indicator}`, {
        work: t('progress.statement.inWork', worksOf(latest, t)),
        percent: roundPercent(latest.value),
      })
    : reductionText(indicator, latest, t);
  return `${said}${earliest ? earlierText(latest, earliest, isShareProgress(indicator), t) : ''}.`;
}

function reductionText(indicator: ReductionProgress, latest: Stated, t: TFunction): string {
  const direction = directionOf(latest.value);
  return t(`progress.statement.${indicator}`, {
    count: latest.counted,
    work: t('progress.statement.work', worksOf(latest, t)),
    amount: amountText(latest.value, t),
    than: t(direction === 'equal' ? 'progress.statement.as' : 'progress.statement.than'),
  });
}

/** The direction is said again only where it is another one. */
function earlierText(latest: Stated, earliest: Stated, isShare: boolean, t: TFunction): string {
  const years = yearsText(earliest.years, t);
  const sameWay = isShare || directionOf(latest.value) === directionOf(earliest.value);
  const isEqual = !isShare && directionOf(earliest.value) === 'equal';
  const amount = sameWay && !isEqual ? roundPercent(earliest.value) : amountText(earliest.value, t);
  const same = sameWay && roundPercent(latest.value) === roundPercent(earliest.value);
  return t(same ? 'progress.statement.earlierToo' : 'progress.statement.earlier', { years, amount });
}

function amountText(value: number, t: TFunction): string {
  return t(`progress.statement.${directionOf(value)}`, { percent: roundPercent(value) });
}

function worksOf({ counted, years }: Stated, t: TFunction) {
  return { count: counted, years: yearsText(years, t) };
}
