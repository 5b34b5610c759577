import type { PromiseClaim, PromiseRow, PromisesAnswer } from '@milieuspoor/contract';
import { figuresIn, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../charts/display-of.ts';

type Figures = NonNullable<PromiseRow['outcome']>;

/** Below this many percentage points a deviation would be written as 0,0. */
const LEAST_POINTS = 0.05;
/** Below this many euro as €0. */
const LEAST_EUR = 0.5;

/** Returns what moved between promise and work, in percentage points and in euro. */
export function movedText({ points, deviation, incomplete }: Figures, t: TFunction): string {
  const isSame = Math.abs(points) < LEAST_POINTS;
  const direction = deviation > 0 ? 'less' : 'more';
  const amount = displayOf('mki').format(Math.abs(deviation));
  const text = !isSame
    ? t(`promises.moved.${direction}`, { points: figuresIn('nl').number(Math.abs(points), 1), amount })
    : Math.abs(deviation) < LEAST_EUR
      ? t('promises.moved.same')
      : // Of a large work few hundredths of a point are much.
        t(`promises.moved.slightly.${direction}`, { amount });
  return incomplete ? `${text} (${t('promises.incomplete')})` : text;
}

/** Returns what became of the promise of a project, or why nothing is concluded. */
export function promiseDetail({ outcome, obstacle }: PromiseRow, set: SetCode, t: TFunction): string {
  if (outcome) return movedText(outcome, t);
  return obstacle === null ? '' : obstacleText(obstacle, set, t);
}

function obstacleText(obstacle: NonNullable<PromiseRow['obstacle']>, set: SetCode, t: TFunction): string {
  return t(`promises.obstacles.${obstacle}`, { set: IMPACT_SETS[set].name });
}

/** Returns what became of all promises together, in words. */
export function totalText({ total }: PromisesAnswer, t: TFunction): string {
  if (!total) return t('promises.noTotal');
  const { format } = displayOf('reduction');
  return t('promises.total', {
    count: total.projects,
    promised: format(total.promised_percent),
    built: format(total.built_percent),
    moved: capital(`${movedText(total, t)}.`),
  });
}

/** Returns how many projects are in no total, by their reason. */
export function leftOutTexts({ left_out, set }: PromisesAnswer, t: TFunction): string[] {
  return left_out.map(({ obstacle, projects }) =>
    t('promises.leftOut', { count: projects, reason: obstacleText(obstacle, set, t) }),
  );
}

/** Returns what follows from the promise of a winning bid. */
export function claimText({ outcome, factor }: PromiseClaim, t: TFunction): string {
  if (!outcome) return t('promises.claims.unknown');
  const { format } = displayOf('mki');
  const { deviation, missed_advantage, penalty } = outcome;
  if (deviation === 0) return t('promises.claims.same');
  const amount = format(Math.abs(deviation));
  if (deviation < 0) return t('promises.claims.kept', { amount });
  return t('promises.claims.broken', {
    amount,
    missed: format(missed_advantage),
    penalty: format(penalty),
    factor: figuresIn('nl').significant(factor, 4),
  });
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
