import { asRead } from './as-read.ts';
import { type Language, LOCALES } from './language.ts';

/**
 * How figures are rounded: half away from zero on screens, half to even in reports. No other code rounds figures for
 * display.
 */
export type Rounding = 'half-up' | 'half-even';

/** The text that is shown where there is no figure. */
export const EMPTY_FIGURE = '-';

type Figure = number | null | undefined;

/** How figures are written in a language; '-' where there is none. */
export interface FigureFormat {
  /** Euro: '€1.234,-' for whole amounts, '€1.234,50' otherwise; in English '€1,234' and '€1,234.50'. */
  readonly euro: (amountEur: Figure, rounding?: Rounding) => string;
  /** MKI in whole euro: '€45.832,-', '€45,832'. */
  readonly mki: (mkiEur: Figure, rounding?: Rounding) => string;
  /** MKI in whole euro, and below one euro with the significant digits: '€0,42', '€0,00412'. For documents. */
  readonly statedMki: (mkiEur: Figure, rounding?: Rounding) => string;
  /** A number with two decimals, or with the given number of decimals: '1.234,56', '1,234.56'. */
  readonly number: (value: Figure, decimals?: number, rounding?: Rounding) => string;
  /**
   * A number with this many significant digits, without trailing zeros: '0,00033', '0.00033'. For figures of very
   * different sizes next to one another.
   */
  readonly significant: (value: number, digits: number) => string;
  /**
   * A number with two decimals, and below a tenth with three significant digits, so that no rate is shown as 0,00:
   * '0,00412'.
   */
  readonly rate: (value: Figure, rounding?: Rounding) => string;
  /** A percentage: '12,34 %', '12.34%'. */
  readonly percent: (percentage: Figure, decimals?: number, rounding?: Rounding) => string;
  /** A share of a whole: '12,34 %'; '-' when there is no whole to divide by. */
  readonly share: (part: number, whole: number) => string;
  /**
   * The size of a change as a part of the value that it is compared with, without its direction: '33,33 %'. Has a bound
   * where two decimals would suggest nothing or everything: '<0,01 %' and '>99,99 %'.
   */
  readonly change: (share: number) => string;
}

interface Notation {
  /** the text after an amount without cents */
  readonly wholeEuro: string;
  /** the text between a number and its percent sign */
  readonly beforePercent: string;
}

const NOTATIONS: Readonly<Record<Language, Notation>> = {
  nl: { wholeEuro: ',-', beforePercent: ' ' },
  en: { wholeEuro: '', beforePercent: '' },
};

/** Below this value, two decimals of a rate show less than three digits. */
const SMALL_RATE = 0.1;
const RATE_DIGITS = 3;
/** Below this amount, whole euro would show nothing of an MKI. */
const SMALL_MKI_EUR = 1;

const FORMATS: Readonly<Record<Language, FigureFormat>> = {
  nl: formatIn('nl'),
  en: formatIn('en'),
};

/**
 * Returns the format for documents in a language. Screens use Dutch notation in both languages (docs/decisions/0067).
 */
export function figuresIn(language: Language): FigureFormat {
  return FORMATS[language];
}

/** The functions of `FigureFormat` in the notation of screens. */
export const {
  euro: formatEuro,
  mki: formatMki,
  number: formatNumber,
  significant: formatSignificant,
  share: formatShare,
  change: formatChange,
} = FORMATS.nl;

function formatIn(language: Language): FigureFormat {
  const { wholeEuro, beforePercent } = NOTATIONS[language];
  const locale = LOCALES[language];
  const decimal = (value: number, decimals: number, rounding: Rounding) =>
    formatDecimal(locale, value, { decimals, rounding });
  const signed = (value: number, text: string, sign = '') =>
    `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${sign}${text}`;
  const number: FigureFormat['number'] = (value, decimals = 2, rounding = 'half-up') =>
    isEmpty(value) ? EMPTY_FIGURE : signed(value, decimal(Math.abs(value), decimals, rounding));
  // Intl itself would round the shortest text of the number, so it would differ from how an amount is read.
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
      return percent(percentage);
    },
  };
}

/** Units that readers know by another word than workbooks, which write 'piece' and 'uur' in every language. */
const WORDS_OF_UNITS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  nl: new Map([
    ['st', 'stuk'],
    ['piece', 'stuk'],
  ]),
  en: new Map([
    ['st', 'piece'],
    ['uur', 'hour'],
  ]),
};

/** Returns the unit of a product for readers. */
export function formatProductUnit(unit: string, language: Language = 'nl'): string {
  return WORDS_OF_UNITS[language].get(unit) ?? unit;
}

function isEmpty(value: Figure): value is null | undefined {
  return value === null || value === undefined || !Number.isFinite(value);
}

/**
 * Writes a number of 0 or more, rounded in decimal. Intl rounds the decimal text of a double, so that 1.005 becomes
 * 1,01 and not 1,00 as in binary arithmetic.
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

/** Formatters are cached, because making one takes longer than using it. */
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
