import { EMPTY_FIGURE, type FigureFormat, figuresIn, type Rounding } from '@milieuspoor/domain';

type Figure = number | null | undefined;

/** Below this a figure for one unit would lose what it says to two decimals. */
const SMALL = 0.1;
const DECIMALS = { ordinary: 2, small: 4 } as const;

/** The notation of the screens. */
const SCREENS = figuresIn('nl');

/** Euro for one unit: '€3,42', and '€0,0342' where two decimals would not tell. */
export function formatEuroPerUnit(
  eur: Figure,
  rounding: Rounding = 'half-up',
  figures: FigureFormat = SCREENS,
): string {
  if (typeof eur !== 'number' || !isSmall(eur)) return figures.euro(eur, rounding);
  return `${eur < 0 ? '-' : ''}€${figures.number(Math.abs(eur), DECIMALS.small, rounding)}`;
}

/** A quantity for one unit: '12,50 kg', '0,0342 ton'. */
export function formatPerUnit(
  value: Figure,
  unit: string,
  rounding: Rounding = 'half-up',
  figures: FigureFormat = SCREENS,
): string {
  const small = typeof value === 'number' && isSmall(value);
  return formatWithUnit(figures.number(value, small ? DECIMALS.small : DECIMALS.ordinary, rounding), unit);
}

/** A percentage as it is stated, 12.5 for '12,50 %'. */
export function formatPercent(
  percent: Figure,
  rounding: Rounding = 'half-up',
  figures: FigureFormat = SCREENS,
): string {
  return figures.percent(percent, 2, rounding);
}

/** A figure with its unit; a dash has none. */
export function formatWithUnit(figure: string, unit: string): string {
  return figure === EMPTY_FIGURE ? figure : `${figure} ${unit}`;
}

function isSmall(value: number): boolean {
  return value !== 0 && Math.abs(value) < SMALL;
}
