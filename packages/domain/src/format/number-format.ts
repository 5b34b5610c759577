import type { Language } from '../projects/project-labels.ts';
import { asRead } from './as-read.ts';

/**
 * How figures are rounded: on screen half away from zero, in reports half to even. It happens here and nowhere else.
 */
export type Rounding = 'half-up' | 'half-even';

/** What stands where there is no figure. */
export const EMPTY_FIGURE = '-';

type Figure = number | null | undefined;

/** How figures are written in a language; '-' where there is none. */
export interface FigureFormat {
  /** Euro: '€1.234,-' for whole amounts, '€1.234,50' otherwise; in English '€1,234' and '€1,234.50'. */
  readonly euro: (amountEur: Figure, rounding?: Rounding) => string;
  /** MKI in whole euro: '€45.832,-', '€45,832'. */
  readonly mki: (mkiEur: Figure, rounding?: Rounding) => string;
  /** MKI in whole euro, and below one euro with the digits that tell it: '€0,42', '€0,00412'. For documents. */
  readonly statedMki: (mkiEur: Figure, rounding?: Rounding) => string;
  /** A number with two decimals, or as many as are asked: '1.234,56', '1,234.56'. */
  readonly number: (value: Figure, decimals?: number, rounding?: Rounding) => string;
  /**
   * A number with so many significant digits, and no more decimals than it has: '0,00033', '0.00033'. For figures of very
   * different sizes beside one another.
   */
  readonly significant: (value: number, digits: number) => string;
  /** A number with two decimals, and below a tenth with three significant digits, so that none reads as 0,00: '0,00412'. */
  readonly rate: (value: Figure, rounding?: Rounding) => string;
  /** A percentage: '12,34 %', '12.34%'. */
  readonly percent: (percentage: Figure, decimals?: number, rounding?: Rounding) => string;
  /** A share of a whole: '12,34 %'; '-' when there is no whole to divide by. */
  readonly share: (part: number, whole: number) => string;
  /**
   * How large a change is, as a part of what it is held against and without its direction: '33,3 %'. A second decimal where
   * the first would claim nothing or everything, '0,04 %' and '99,96 %', and where the second would too: '<0,01 %' and
   * '>99,99 %'.
   */
  readonly change: (share: number) => string;
}

interface Notation {
  /** whose separators they are */
  readonly locale: string;
  /** what stands behind an amount without cents */
  readonly wholeEuro: string;
  /** what stands between a number and its percent sign */
  readonly beforePercent: string;
}

const NOTATIONS: Readonly<Record<Language, Notation>> = {
  nl: { locale: 'nl-NL', wholeEuro: ',-', beforePercent: ' ' },
  en: { locale: 'en-GB', wholeEuro: '', beforePercent: '' },
};

/** Below this two decimals would tell less than three digits of a rate. */
const SMALL_RATE = 0.1;
const RATE_DIGITS = 3;
/** Below this whole euro would tell nothing of an MKI. */
const SMALL_MKI_EUR = 1;

const FORMATS: Readonly<Record<Language, FigureFormat>> = {
  nl: formatIn(NOTATIONS.nl),
  en: formatIn(NOTATIONS.en),
};

/** How figures are written for readers of a language: in documents. Screens have Dutch notation in both (docs/decisions/0067). */
export function figuresIn(language: Language): FigureFormat {
  return FORMATS[language];
}

/** As `FigureFormat` says, in the notation of the screens. */
export const {
  euro: formatEuro,
  mki: formatMki,
  number: formatNumber,
  significant: formatSignificant,
  share: formatShare,
  change: formatChange,
} = FORMATS.nl;

function formatIn({ locale, wholeEuro, beforePercent }: Notation): FigureFormat {
  const decimal = (value: number, decimals: number, rounding: Rounding) =>
    formatDecimal(locale, value, { decimals, rounding });
  const signed = (value: number, text: string, sign = '') =>
    `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${sign}${text}`;
  const number: FigureFormat['number'] = (value, decimals = 2, rounding = 'half-up') =>
    isEmpty(value) ? EMPTY_FIGURE : signed(value, decimal(Math.abs(value), decimals, rounding));
  // Intl by itself would round the shortest text of the number, and so another way than an amount is read by.
  const significant: FigureFormat['significant'] = (value, digits) =>
    formatter(locale, { maximumSignificantDigits: digits }).format(value.toPrecision(digits) as `${number}`);
  const percent: FigureFormat['percent'] = (percentage, decimals = 2, rounding = 'half-up') =>
    isEmpty(percentage) ? EMPTY_FIGURE : `${number(percentage, decimals, rounding)}${beforePercent}%`;
  const rate: FigureFormat['rate'] = (value, rounding = 'half-up') =>
    typeof value === 'number' && value !== 0 && Math.abs(value) < SMALL_RATE
      ? significant(value, RATE_DIGITS)
      : number(value, 2, rounding);
  const mki: FigureFormat['mki'] = (mkiEur, rounding = 'half-up') =>
    isEmpty(mkiEur)
      ? EMPTY_FIGURE
      : signed(mkiEur, `${decimal(Math.abs(mkiEur), 0, rounding)}${wholeEuro}`, '€');
  return {
    number,
    rate,
    mki,
    significant,
    percent,
    euro: (amountEur, rounding = 'half-up') => {
      if (isEmpty(amountEur)) return EMPTY_FIGURE;
      const text = decimal(Math.abs(amountEur), 2, rounding);
      return signed(amountEur, /\D00$/.test(text) ? `${text.slice(0, -3)}${wholeEuro}` : text, '€');
    },
    statedMki: (mkiEur, rounding = 'half-up') =>
      isEmpty(mkiEur) || Number.isInteger(mkiEur) || Math.abs(mkiEur) >= SMALL_MKI_EUR
        ? mki(mkiEur, rounding)
        : signed(mkiEur, rate(Math.abs(mkiEur), rounding), '€'),
    share: (part, whole) => percent((100 * part) / whole),
    change: (share) => {
      const percentage = Math.abs(100 * share);
      if (percentage > 0 && percentage < 0.005) return `<${percent(0.01)}`;
      if (percentage >= 99.995 && percentage < 100) return `>${percent(99.99)}`;
      const claimsTooMuch = (percentage > 0 && percentage < 0.1) || (percentage > 99.9 && percentage < 100);
      return percent(percentage, claimsTooMuch ? 2 : 1);
    },
  };
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
function formatDecimal(
  locale: string,
  value: number,
  { decimals, rounding }: { readonly decimals: number; readonly rounding: Rounding },
): string {
  return formatter(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: rounding === 'half-even' ? 'halfEven' : 'halfExpand',
  }).format(asRead(value) as `${number}`);
}

/** Making one takes longer than using it, so each is kept. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: string,
  options: Intl.NumberFormatOptions & { readonly roundingMode?: string },
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions);
    formatters.set(key, format);
  }
  return format;
}
