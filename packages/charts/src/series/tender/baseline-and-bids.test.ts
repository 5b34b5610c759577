import { expect, test } from 'vitest';
import { comparesTwoSides } from '../../chart-model.ts';
import { baselineAndBids } from './baseline-and-bids.ts';

const LABELS = { baseline: 'Baseline', series: 'MKI' };
const BIDS = [
  { uuid: '1', name: 'Noord', mkiEur: 75_000, detail: null },
  { uuid: '2', name: 'Oost', mkiEur: null, detail: 'niet vergelijkbaar' },
];

test('the baseline stands first, and each bid beside it', () => {
  const model = baselineAndBids(100_000, BIDS, LABELS);
  expect(model.series.map(({ data }) => data)).toEqual([[100_000, 75_000, null]]);
  expect(model.categories).toEqual([
    { key: 'baseline', label: 'Baseline', color: 'baseline' },
    { key: '1', label: 'Noord', color: 'optimization' },
    { key: '2', label: 'Oost', color: 'optimization', detail: 'niet vergelijkbaar' },
  ]);
});

test('bids are no side of a comparison, so no difference is stated between them', () => {
  expect(comparesTwoSides(baselineAndBids(100_000, BIDS, LABELS))).toBe(false);
});

test('without a baseline its place stays empty', () => {
  expect(baselineAndBids(null, BIDS, LABELS).series[0]?.data).toEqual([null, 75_000, null]);
});
