import type { ChartCategory } from '../../chart-model.ts';
import type { DrawingTheme } from '../drawing-theme.ts';

/** Opacity of the band as two hexadecimal digits, some 12 %: lines and dots stay readable on it. */
const TINT = '1f';

/** Returns the band behind the places that are chosen, as areas of their axis; none where nothing is chosen. */
export function chosenPlaces(categories: readonly Pick<ChartCategory, 'chosen'>[], { text }: DrawingTheme) {
  return {
    show: categories.some(({ chosen }) => chosen),
    interval: 0,
    areaStyle: { color: categories.map(({ chosen }) => (chosen ? `${text}${TINT}` : 'transparent')) },
  };
}
