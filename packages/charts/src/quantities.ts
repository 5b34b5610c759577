import { type FigureFormat, figuresIn, type Language, type Rounding } from '@milieuspoor/domain';
import { formatEuroPerUnit, formatPercent, formatPerUnit, formatWithUnit } from './per-unit-format.ts';

/** What a chart measures. Figures stay in the server's unit; only what is printed or drawn is converted. */
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
  /** how many of the server's units make one displayed unit */
  readonly divisor: number;
  /** of a figure as it is written, at the least */
  readonly decimals: number;
  /** figure and unit as one text, '-' where nothing is declared */
  readonly format: (value: Figure) => string;
}

type Displays = Readonly<Record<Quantity, Display>>;

/** In English the symbols: 'ton' may be another weight there, and 'uur' is no word. */
const TON = { nl: 'ton', en: 't' } as const;
const HOURS = { nl: 'uur', en: 'h' } as const;
const PLACES = { nl: 'plaatsen', en: 'places' } as const;

/**
 * The separators: of screens Dutch in both languages, since fields read what screens write; of documents, which round to the even
 * digit, those of their language, as the text around a picture has them.
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
    // Of one unit it stays kg: in ton it would be a row of zeros.
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
    share: {
      unit: '%',
      divisor: 1,
      decimals: 2,
      format: (percent) => formatPercent(percent, rounding, figures),
    },
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
    reduction: {
      unit: '%',
      divisor: 1,
      decimals: 2,
      format: (percent) => formatPercent(percent, rounding, figures),
    },
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

/** How a quantity is written, its unit in the reader's language; on screens a half goes up, in reports to the even digit. */
export function displayIn(quantity: Quantity, language: Language, rounding: Rounding = 'half-up'): Display {
  return DISPLAYS[rounding][language][quantity];
}

/** A figure in the unit that is displayed, for drawing; null stays null. */
export function toDisplayed(value: number | null, quantity: Quantity): number | null {
  return value === null ? null : value / displayIn(quantity, 'nl').divisor;
}

/**
 * A mark on a value axis, in the displayed unit: whole unless the axis is finer than that, and then as fine as it takes,
 * so that no two marks read alike.
 */
export function formatTick(
  value: number,
  quantity?: Quantity,
  figures: FigureFormat = figuresIn('nl'),
): string {
  // Of the units a percentage alone is read as part of the number, with its sign as the notation has it.
  const sign = quantity === 'reduction' ? figures.percent(0, 0).replace('0', '') : '';
  if (Number.isInteger(value)) return `${figures.number(value, 0)}${sign}`;
  const fits = Math.abs(Number(value.toFixed(2)) - value) < 1e-9;
  return `${fits ? figures.number(value, 2) : figures.significant(value, 3)}${sign}`;
}
