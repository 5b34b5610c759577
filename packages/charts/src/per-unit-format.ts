import { EMPTY_FIGURE, type FigureFormat, figuresIn, type Rounding } from '@milieuspoor/domain';

type Figure = number | null | undefined;

/** Below this value two decimals do not show a figure per unit. */
const SMALL = 0.1;
const DECIMALS = { ordinary: 2, small: 4 } as const;

/** The notation of screens. */
const SCREENS = figuresIn('nl');

/** Writes euro per unit: '€3,42', and '€0,0342' where two decimals are not enough. */
export function formatEuroPerUnit(
  eur: Figure,
  rounding: Rounding = 'half-up',
  figures: FigureFormat = SCREENS,
): string {
  if (typeof eur !== 'number' || !isSmall(eur)) return figures.euro(eur, rounding);
  return `${eur < 0 ? '-' : ''}€${figures.number(Math.abs(eur), DECIMALS.small, rounding)}`;
}

/** Writes a quantity per unit: '12,50 kg', '0,0342 ton'. */
export function formatPerUnit(
  value: Figure,
  unit: string,
  rounding: Rounding = 'half-up',
  figures: FigureFormat = SCREENS,
): string {
  const small = typeof value === 'number' && isSmall(value);
  return formatWithUnit(figures.number(value, small ? DECIMALS.small : DECIMALS.ordinary, rounding), unit);
}

/** Writes a percentage, 12.5 as '12,50 %'. */
export function formatPercent(
  percent: Figure,
  rounding: Rounding = 'half-up',
  figures: FigureFormat = SCREENS,
): string {
  return figures.percent(percent, 2, rounding);
}

/** Writes a figure with its unit; a dash has no unit. */
export function formatWithUnit(figure: string, unit: string): string {
  return figure === EMPTY_FIGURE ? figure : `${figure} ${unit}`;
}

function isSmall(value: number): boolean {
  return value !== 0 && Math.abs(value) < SMALL;
}
