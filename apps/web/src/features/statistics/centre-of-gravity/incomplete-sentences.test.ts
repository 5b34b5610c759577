import { exampleStatistic } from '@milieuspoor/charts/examples';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { incompleteSentences } from './incomplete-sentences.ts';

const LABELS = { baseline: 'Baseline', optimization: 'Optimalisatie' };
let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

it('says of each module how many items lack it, the one that comes to most first, and what holds for both sides once', () => {
  const baseline = {
    ...exampleStatistic('eci_per_lifecycle_fase', 'baseline', { A4: 12, B1: 0 }),
    undeclared: { B1: 3, B4: 4 },
    incomplete: { A4: 1 },
  };
  const optimization = {
    ...exampleStatistic('eci_per_lifecycle_fase', 'optimization', { A4: 12, B1: 0 }),
    undeclared: { B1: 3 },
  };
  expect(incompleteSentences([baseline, optimization], LABELS, t)).toEqual([
    'Baseline: Onvolledig: 1 van 5 posten met een deel van A4',
    'Baseline: Onvolledig: 4 van 5 posten zonder B4',
    'Onvolledig: 3 van 5 posten zonder B1',
  ]);
  expect(incompleteSentences([baseline], LABELS, t)[0]).toBe(
    'Onvolledig: 1 van 5 posten met een deel van A4',
  );
  // A benefit counts as much as a burden.
  const withBenefit = {
    ...exampleStatistic('eci_per_lifecycle_fase', 'baseline', { A4: 12, D: -30 }),
    undeclared: { A4: 4, D: 1 },
  };
  expect(incompleteSentences([withBenefit], LABELS, t)).toEqual([
    'Onvolledig: 1 van 5 posten zonder D',
    'Onvolledig: 4 van 5 posten zonder A4',
  ]);
});
