import type { ChartModel } from '@milieuspoor/charts';
import { expect, it } from 'vitest';
import { figuresInWords } from './figures-in-words.ts';

const bars = (quantity: ChartModel['quantity'], series: ChartModel['series']): ChartModel => ({
  ...{ quantity, orientation: 'horizontal', stacked: true, tableRows: 'categories', series },
  categories: ['Asfalt', 'Riolering'].map((label) => ({ key: label, label })),
});
const part = (label: string, data: readonly (number | null)[]) => ({
  ...{ key: label, label, data, backgroundColor: 'burden' as const },
});

it('the figures of a chart are said as it writes them, rounded half to even, by bar', () => {
  expect(figuresInWords(bars('mki', [part('MKI', [2.5, -40])]), 'nl')).toBe(
    'Asfalt: €2,-; Riolering: -€40,-',
  );
});

it('of several parts each is named, and nothing is said of what nobody declares', () => {
  const model = bars('material', [part('Primair', [3, null]), part('Secundair', [1, null])]);
  expect(figuresInWords(model, 'nl')).toBe('Asfalt: Primair 3,00 ton, Secundair 1,00 ton');
});

it('of more figures than anybody listens to none are said', () => {
  const many = Array.from({ length: 31 }, (_, place) => part(`Deel ${place}`, [1, 1]));
  expect(figuresInWords(bars('mki', many), 'nl')).toBeNull();
});
