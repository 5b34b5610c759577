import {
  formatHours,
  formatKgAsTon,
  formatMjAsGj,
  formatMki,
  formatNumber,
  formatTkm,
  formatTon,
} from '@milieuspoor/domain';
import { formatEuroPerUnit, formatPercent, formatPerUnit } from './per-unit-format.ts';

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
] as const;
export type Quantity = (typeof QUANTITIES)[number];

type Figure = number | null | undefined;

interface Display {
  /** the unit that people read */
  readonly unit: string;
  /** how many of the server's units make one displayed unit */
  readonly divisor: number;
  /** figure and unit as one text, '-' where nothing is declared */
  readonly format: (value: Figure) => string;
}

const DISPLAYS: Readonly<Record<Quantity, Display>> = {
  mki: { unit: '€', divisor: 1, format: (eur) => formatMki(eur) },
  co2: { unit: 'ton', divisor: 1000, format: (kg) => formatKgAsTon(kg) },
  material: { unit: 'ton', divisor: 1, format: (ton) => formatTon(ton) },
  energy: { unit: 'GJ', divisor: 1000, format: (mj) => formatMjAsGj(mj) },
  equipment: { unit: 'uur', divisor: 1, format: (hours) => formatHours(hours) },
  transport: { unit: 'tkm', divisor: 1, format: (tkm) => formatTkm(tkm) },
  mkiPerUnit: { unit: '€', divisor: 1, format: (eur) => formatEuroPerUnit(eur) },
  // Of one unit it stays kg: in ton it would be a row of zeros.
  co2PerUnit: { unit: 'kg', divisor: 1, format: (kg) => formatPerUnit(kg, 'kg') },
  materialPerUnit: { unit: 'ton', divisor: 1, format: (ton) => formatPerUnit(ton, 'ton') },
  reduction: { unit: '%', divisor: 1, format: (percent) => formatPercent(percent) },
};

export function displayOf(quantity: Quantity): Display {
  return DISPLAYS[quantity];
}

/** A figure in the unit that is displayed, for drawing; null stays null. */
export function toDisplayed(value: number | null, quantity: Quantity): number | null {
  return value === null ? null : value / DISPLAYS[quantity].divisor;
}

/** A mark on a value axis, in the displayed unit: whole unless the axis is finer than that. */
export function formatTick(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 2);
}
