import type { Language } from '../projects/project-labels.ts';
import { asRead } from './as-read.ts';

/**
 * How figures are written: Dutch separators in both languages, because they are compared with Dutch documents. Rounding
 * happens here and nowhere else: on screen half away from zero, in reports half to even.
 */
export type Rounding = 'half-up' | 'half-even';

/** What stands where there is no figure. */
export const EMPTY_FIGURE = '-';

type Figure = number | null | undefined;

/** Euro: '€1.234,-' for whole amounts, '€1.234,50' otherwise, '-' when empty. */
export function formatEuro(amountEur: Figure, rounding: Rounding = 'half-up'): string {
  if (isEmpty(amountEur)) return EMPTY_FIGURE;
  const text = formatDecimal(Math.abs(amountEur), 2, rounding);
  const sign = amountEur < 0 && text !== '0,00' ? '-' : '';
  return `${sign}€${text.endsWith(',00') ? `${text.slice(0, -3)},-` : text}`;
}

/** MKI in whole euro: '€45.832,-'. */
export function formatMki(mkiEur: Figure, rounding: Rounding = 'half-up'): string {
  if (isEmpty(mkiEur)) return EMPTY_FIGURE;
  const text = formatDecimal(Math.abs(mkiEur), 0, rounding);
  return `${mkiEur < 0 && text !== '0' ? '-' : ''}€${text},-`;
}

/** A number with two decimals in Dutch notation: '1.234,56'. */
export function formatNumber(value: Figure, decimals = 2, rounding: Rounding = 'half-up'): string {
  if (isEmpty(value)) return EMPTY_FIGURE;
  const text = formatDecimal(Math.abs(value), decimals, rounding);
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * A number with so many significant digits in Dutch notation, and no more decimals than it has: '0,00033'. For figures
 * of very different sizes beside one another.
 */
export function formatSignificant(value: number, digits: number): string {
  // Intl by itself would round the shortest text of the number, and so another way than an amount is read by.
  return formatter({ maximumSignificantDigits: digits }).format(value.toPrecision(digits) as `${number}`);
}

/** A share of a whole: '12,34 %'; '-' when there is no whole to divide by. */
export function formatShare(part: number, whole: number): string {
  const percentage = formatNumber((100 * part) / whole);
  return percentage === EMPTY_FIGURE ? percentage : `${percentage} %`;
}

/**
 * How large a change is, as a part of what it is held against and without its direction: '33,3 %'. A second decimal where
 * the first would claim nothing or everything, '0,04 %' and '99,96 %', and where the second would too: '<0,01 %' and
 * '>99,99 %'.
 */
export function formatChange(share: number): string {
  const percentage = Math.abs(100 * share);
  if (percentage > 0 && percentage < 0.005) return '<0,01 %';
  if (percentage >= 99.995 && percentage < 100) return '>99,99 %';
  const claimsTooMuch = (percentage > 0 && percentage < 0.1) || (percentage > 99.9 && percentage < 100);
  return `${formatNumber(percentage, claimsTooMuch ? 2 : 1)} %`;
}

/** The unit of a product as people read it; workbooks call a piece 'piece' whatever their language. */
export function formatProductUnit(unit: string, language: Language = 'nl'): string {
  return unit === 'piece' && language === 'nl' ? 'stuk' : unit;
}

function isEmpty(value: Figure): value is null | undefined {
  return value === null || value === undefined || !Number.isFinite(value);
}

/**
 * A number of 0 or more, rounded in decimal. Intl rounds the decimal text as which a double is read, so that 1.005
 * becomes 1,01 and not 1,00 as binary arithmetic would have it.
 */
function formatDecimal(value: number, decimals: number, rounding: Rounding): string {
  return formatter({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: rounding === 'half-even' ? 'halfEven' : 'halfExpand',
  }).format(asRead(value) as `${number}`);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than using it, so each is kept. */
function formatter(
  options: Intl.NumberFormatOptions & { readonly roundingMode?: string },
): Intl.NumberFormat {
  const key = JSON.stringify(options);
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat('nl-NL', options as Intl.NumberFormatOptions);
    formatters.set(key, format);
  }
  return format;
}
