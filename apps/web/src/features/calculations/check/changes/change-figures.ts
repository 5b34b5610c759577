import type { CoveredSumAnswer, FigureChangeAnswer } from '@milieuspoor/contract';
import {
  EMPTY_FIGURE,
  formatMki,
  formatNumber,
  lackingText,
  modulesText,
  unworkedText,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { markText } from '../../../../charts/coverage/coverage-texts.ts';
import { displayOf } from '../../../../charts/display-of.ts';
import { currentLanguage } from '../../../../text/language.ts';

type Format = (value: number | null) => string;

/** Returns a difference with its sign in front: '+€120,-', '-€120,-'; no sign for a value that rounds to 0. */
export function signed(difference: number | null, format: Format): string {
  const text = format(difference);
  return difference !== null && difference > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** Returns a difference, absolute and as a percentage of the old value: '-€50,- (-25,00 %)'. */
export function differenceText(change: FigureChangeAnswer, format: Format, t: TFunction): string {
  const { difference, percentage, incomplete } = change;
  if (difference === null && change.gaps.some(({ lacking }) => lacking))
    return lackingWords(change, format, t);
  const amount = signed(difference, format);
  if (difference === null) return amount;
  const text = percentage === null ? amount : `${amount} (${signed(percentage, formatNumber)} %)`;
  return incomplete ? t('charts.coverage.incompleteDifference', { difference: text }) : text;
}

/** Says why there is no difference when a side leaves out what the other declares, and what can still be said. */
function lackingWords({ gaps, shared }: FigureChangeAnswer, format: Format, t: TFunction): string {
  const language = currentLanguage();
  const why = gaps.flatMap(({ side, lacking }) => {
    if (!lacking) return [];
    const other = side === 'before' ? 'after' : 'before';
    const left = lackingText(lacking, language);
    const unworked = unworkedText(lacking, t(`uploadCheck.change.the.${side}`), language);
    return [
      ...(left ? [t(`uploadCheck.change.lacking.${side}`, { lacking: left })] : []),
      ...(unworked ? [t(`uploadCheck.change.lacking.${other}`, { lacking: unworked })] : []),
    ];
  });
  if (!shared) return why.join('; ');
  const { amount, share } = shared.comparison;
  const part = share === null ? '' : ` (${signed(100 * share, formatNumber)} %)`;
  const modules = modulesText(shared.modules, language);
  const over = t('uploadCheck.change.shared', { modules, difference: `${signed(amount, format)}${part}` });
  return [...why, over].join('; ');
}

/** Returns a figure before or after, with what it leaves out: '10 kg (zonder 1 van 2 posten)'. */
export function sumText(sum: CoveredSumAnswer | null, format: Format, t: TFunction): string {
  if (!sum) return format(null);
  const { amount, items, undeclared, incomplete } = sum;
  const about = { quantity: 'co2', side: 'optimization' } as const;
  const mark = markText({ value: amount, coverage: { items, undeclared, incomplete, about } }, t);
  return mark === null ? format(amount) : `${format(amount)} (${mark})`;
}

export const MKI: Format = (eur) => formatMki(eur);
export const CO2: Format = (kg) => displayOf('co2').format(kg);

/** no figure of a workbook needs more */
const DECIMALS_MAX = 12;

/** Returns a figure as it was typed: no decimals are added, and none removed. */
export function plainNumber(value: number | string | null): string {
  if (typeof value !== 'number') return value ?? EMPTY_FIGURE;
  return formatNumber(value, Math.min(String(value).split('.')[1]?.length ?? 0, DECIMALS_MAX));
}
