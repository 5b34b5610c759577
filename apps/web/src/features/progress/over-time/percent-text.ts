import { figuresIn, isShareProgress, type ProgressIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Writes a percentage with two decimals, as the figures of cards and tables are. */
export function percentText(value: number | null): string {
  return figuresIn('nl').percent(value);
}

/** Says what a percentage is of: '27,00 % minder dan de baseline', '38,00 % van de uren'. */
export function measuredText(indicator: ProgressIndicator, value: number, t: TFunction): string {
  if (isShareProgress(indicator)) return `${percentText(value)} ${t(`progress.measured.${indicator}`)}`;
  const direction = value < 0 ? 'more' : 'less';
  return t(`progress.against.${direction}`, { percent: percentText(Math.abs(value)) });
}
