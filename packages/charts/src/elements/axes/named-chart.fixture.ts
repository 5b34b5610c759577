import type { ChartModel } from '../../chart-model.ts';
import { CHARACTER_WIDTH, type Surroundings } from '../surroundings.ts';

/** Every letter takes 7.5 px. */
const theme = {
  fontFamily: 'sans-serif',
  text: '#000',
  language: 'nl',
  rounding: 'half-up',
  measureIn: () => (text: string) => text.length * CHARACTER_WIDTH,
} as unknown as Surroundings['theme'];

export function surroundings(width: number, height = 400): Surroundings {
  return { theme, width, height, lengthOf: () => 0 };
}

export function horizontalChart(...categories: ChartModel['categories']): ChartModel {
  return {
    quantity: 'mki',
    orientation: 'horizontal',
    stacked: false,
    categories,
    series: [],
    tableRows: 'categories',
  };
}

/** Returns a vertical chart with each name above the total of its bar. */
export function standingChart(...labels: string[]): ChartModel {
  return {
    ...horizontalChart(...labels.map((label) => ({ key: label, label, total: 1_000_000 }))),
    quantity: 'price',
    orientation: 'vertical',
  };
}

export function named(...labels: string[]): ChartModel['categories'] {
  return labels.map((label) => ({ key: label, label }));
}
