import { type FigureFormat, figuresIn, type Language, type Rounding } from '@milieuspoor/domain';
import { formatEuroPerUnit, formatPercent, formatPerUnit, formatWithUnit } from './per-unit-format.ts';

/**
 * The quantities that a chart can measure. Figures stay in the server's unit; only what is printed or drawn is
 * converted.
 */
export const QUANTITIES = [
  'mki',
  'co2',
  'material',
  'energy',
  'equipment',
  'transport',
  'mkiPerUnit',
  'co2PerUnit',
  'materialPerUnit',
  'reduction',
  'cleanShare',
  'stimulation',
  'price',
  'share',
  'costPerEuro',
  'place',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

type Figure = number | null | undefined;

interface Display {
  /** the unit that people read */
  readonly unit: string;
  /** the number of server units in one displayed unit */
  readonly divisor: number;
  /** the least number of decimals of a figure */
  readonly decimals: number;
  /** writes figure and unit as one text, '-' where nothing is declared */
  readonly format: (value: Figure) => string;
}

type Displays = Readonly<Record<Quantity, Display>>;

/** English uses the symbols: 'ton' may be another weight there, and 'uur' is not a word. */
const TON = { nl: 'ton', en: 't' } as const;
const HOURS = { nl: 'uur', en: 'h' } as const;
const PLACES = { nl: 'plaatsen', en: 'places' } as const;

/**
 * Returns the notation. Screens use Dutch separators in both languages, since fields read what screens write;
 * documents, which round to the even digit, use those of their language, like the text around a picture.
 */
export function notationOf(language: Language, rounding: Rounding): FigureFormat {
  return figuresIn(rounding === 'half-even' ? language : 'nl');
}

const DISPLAYS: Readonly<Record<Rounding, Readonly<Record<Language, Displays>>>> = {
  'half-up': { nl: displaysIn('nl', 'half-up'), en: displaysIn('en', 'half-up') },
  'half-even': { nl: displaysIn('nl', 'half-even'), en: displaysIn('en', 'half-even') },
};

function displaysIn(language: Language, rounding: Rounding): Displays {
  const [ton, hours] = [TON[language], HOURS[language]];
  const figures = notationOf(language, rounding);
  const inUnit = (unit: string, divisor = 1) => displayInUnit(unit, divisor, { rounding, figures });
  const percentage: Display = {
    unit: '%',
    divisor: 1,
    decimals: 2,
    format: (percent) => formatPercent(percent, rounding, figures),
  };
  return {
    mki: { unit: '€', divisor: 1, decimals: 0, format: (eur) => figures.mki(eur, rounding) },
    co2: inUnit(ton, 1000),
    material: inUnit(ton),
    energy: inUnit('GJ', 1000),
    equipment: inUnit(hours),
    transport: inUnit('tkm'),
    mkiPerUnit: {
      unit: '€',
      divisor: 1,
      decimals: 2,
      format: (eur) => formatEuroPerUnit(eur, rounding, figures),
    },
    // Per unit it remains kg: in ton it would be a row of zeros.
    co2PerUnit: {
      unit: 'kg',
      divisor: 1,
      decimals: 2,
      format: (kg) => formatPerUnit(kg, 'kg', rounding, figures),
    },
    materialPerUnit: {
      unit: ton,
      divisor: 1,
      decimals: 2,
      format: (value) => formatPerUnit(value, ton, rounding, figures),
    },
    stimulation: { unit: '€', divisor: 1, decimals: 2, format: (eur) => figures.number(eur, 2, rounding) },
    price: { unit: '€', divisor: 1, decimals: 0, format: (eur) => figures.euro(eur, rounding) },
    share: percentage,
    costPerEuro: {
      unit: '€',
      divisor: 1,
      decimals: 2,
      format: (eur) => formatEuroPerUnit(eur, rounding, figures),
    },
    place: {
      unit: PLACES[language],
      divisor: 1,
      decimals: 0,
      format: (place) => figures.number(place, 0, rounding),
    },
    reduction: percentage,
    cleanShare: percentage,
  };
}

function displayInUnit(
  unit: string,
  divisor: number,
  { rounding, figures }: { readonly rounding: Rounding; readonly figures: FigureFormat },
): Display {
  return {
    unit,
    divisor,
    decimals: 2,
    format: (value) =>
      formatWithUnit(figures.number(typeof value === 'number' ? value / divisor : value, 2, rounding), unit),
  };
}

/**
 * Returns how a quantity is written, with its unit in the reader's language; screens round a half up, reports to the
 * even digit.
 */
export function displayIn(quantity: Quantity, language: Language, rounding: Rounding = 'half-up'): Display {
  return DISPLAYS[rounding][language][quantity];
}

/** Returns a figure in the displayed unit, for drawing; null stays null. */
export function toDisplayed(value: number | null, quantity: Quantity): number | null {
  return value === null ? null : value / displayIn(quantity, 'nl').divisor;
}

/**
 * Writes a tick label of a value axis, in the displayed unit: whole unless the axis has a finer step, and then with
 * enough decimals to make all labels different.
 */
export function formatTick(
  value: number,
  quantity?: Quantity,
  figures: FigureFormat = figuresIn('nl'),
): string {
  // Only a percentage is read as part of the number, with its sign in the notation of the language.
  const sign =
    quantity === 'reduction' || quantity === 'cleanShare' ? figures.percent(0, 0).replace('0', '') : '';
  if (Number.isInteger(value)) return `${figures.number(value, 0)}${sign}`;
  const fits = Math.abs(Number(value.toFixed(2)) - value) < 1e-9;
  return `${fits ? figures.number(value, 2) : figures.significant(value, 3)}${sign}`;
}
