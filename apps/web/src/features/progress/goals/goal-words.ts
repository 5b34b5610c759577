import type { GoalFigures } from '@milieuspoor/contract';
import {
  figuresIn,
  formatIsoDay,
  formatNumber,
  isShareProgress,
  type ProgressIndicator,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { numberAsTyped } from '../../../lib/number-as-typed.ts';
import { yearsText } from '../years-text.ts';

// Screens use Dutch notation in both languages (docs/decisions/0067).
const { percent: formatPercentage } = figuresIn('nl');

/** Returns the name of a figure as a heading: 'Primair materiaal'. */
export function indicatorTitle(indicator: ProgressIndicator, t: TFunction): string {
  const name = t(`goals.indicators.${indicator}`);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Returns a figure with its direction: '37,2 % minder', '4,0 % meer'; a share has none. */
export function figureText(indicator: ProgressIndicator, percent: number, t: TFunction): string {
  if (isShareProgress(indicator)) return t('goals.figure.share', { percent: formatPercentage(percent, 1) });
  const key = percent < 0 ? 'more' : 'less';
  return t(`goals.figure.${key}`, { percent: formatPercentage(Math.abs(percent), 1) });
}

/** Returns the target of a goal: 'van 55 % in 2030'. */
export function targetText({ year, percent }: { year: number; percent: number }, t: TFunction): string {
  return t('goals.target', { percent: `${numberAsTyped(percent)} %`, year });
}

/** Returns what is still to go, or how far the target is passed; null without a figure. */
export function leftText({ standing }: Pick<GoalFigures, 'standing'>, t: TFunction): string | null {
  const left = standing?.left ?? null;
  if (left === null) return null;
  // Half a tenth would be told as nothing.
  const points = formatNumber(Math.abs(left), Math.abs(left) < 0.05 ? 2 : 1);
  if (left > 0) return t('goals.left.toGo', { points });
  return t(left < 0 ? 'goals.left.passed' : 'goals.left.reached', { points });
}

/** Returns why a goal is on course or behind, or why nothing can be said. */
export function reasonText(
  { standing, recent }: Pick<GoalFigures, 'standing' | 'recent'>,
  t: TFunction,
): string {
  if (!standing) return '';
  if (standing.reason) return t(`goals.undecided.${standing.reason}`);
  const year = recent?.years.at(-1);
  if (standing.asked === null || year === undefined) return t('goals.path.later');
  return t('goals.path.asks', { percent: formatPercentage(standing.asked, 1), year });
}

/** Returns what the figure is of: which years, and how many projects. */
export function basisText({ recent }: Pick<GoalFigures, 'recent'>, t: TFunction): string {
  if (!recent) return t('goals.basis.none');
  const { counted: count, of, years } = recent;
  return t('goals.basis.some', { count, of, years: yearsText(years, t) });
}

/** Returns the forecast as a spread, rounded outwards, or why there is none; null without a goal. */
export function forecastText({ forecast }: Pick<GoalFigures, 'forecast'>, t: TFunction): string | null {
  if (!forecast) return null;
  const last = forecast.years.at(-1);
  if (!last) return forecast.reason && t(`goals.forecast.none.${forecast.reason}`);
  return t('goals.forecast.spread', {
    ...{ year: last.year, lower: formatNumber(Math.floor(last.lower), 0) },
    upper: formatPercentage(Math.ceil(last.upper), 0),
  });
}

/** Returns what the running projects come to, and what the figure would be with them; null where none counts. */
export function runningText({ indicator, running }: GoalFigures, t: TFunction): string | null {
  const { counted: count, of, value, together } = running;
  if (value === null) return null;
  const texts = { count, of, value: figureText(indicator, value, t) };
  return together === null
    ? t('goals.running.apart', texts)
    : t('goals.running.together', { ...texts, together: figureText(indicator, together, t) });
}

/** Returns the decision in words: 'Besluit 2026-4 van 12-02-2026: Klimaatplan'. */
export function decisionText(
  goal: Pick<GoalFigures, 'decision_number' | 'decision_date' | 'decision_text'>,
  t: TFunction,
): string {
  const { decision_number: number, decision_date: date, decision_text: text } = goal;
  const named = [
    t('goals.decision.word'),
    number,
    ...(date ? [t('goals.decision.of', { day: formatIsoDay(date) })] : []),
  ];
  const head = named.filter((part) => part !== '').join(' ');
  return text ? `${head}: ${text}` : head;
}
