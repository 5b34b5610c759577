import type { LargestChanges } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { exampleReport, SAME_WORK } from '../../testing/example-report.ts';
import { readDocument } from '../../testing/read-document.ts';
import { reportDocument } from '../report-document.ts';

const side = (product: string, quantity: number) => ({ product, quantity, unit: 'm2' });
/** together €15.000 and 150 ton less, of which by themselves €10.001, €6.000 and €1.001 more would be written */
const CHANGED: LargestChanges = {
  largest: [
    {
      ...{ postNumber: '3', productGroup: 'Verhardingen', kinds: ['quantity', 'product'] },
      ...{ baseline: side('Asfalt', 1000), optimization: side('Klinkers', 800) },
      ...{ mkiEur: -10_000.6, co2Kg: -100_000 },
    },
    {
      ...{ postNumber: '7', productGroup: 'Riolering', kinds: ['left-out'] },
      ...{ baseline: side('Buis', 12.5), optimization: null, mkiEur: -6000, co2Kg: -60_000 },
    },
  ],
  others: { posts: 4, mkiEur: 1000.6, co2Kg: 10_000 },
};

async function tableOf(changes: Partial<typeof SAME_WORK> = {}, posts: LargestChanges = CHANGED) {
  const pairs = [{ variant: 2, baseline: 1, scope: { ...SAME_WORK, ...changes }, posts }];
  const { tables } = readDocument(await reportDocument(exampleReport({ pairs }), 'nl'));
  return tables.find(([heads]) => heads?.includes('Wat er veranderde')) ?? [];
}

describe('a report names the posts that change most', () => {
  it('with what changed, and amounts that add up to the written difference', async () => {
    expect((await tableOf()).slice(1)).toEqual([
      [
        '3 Verhardingen',
        'Grotere of kleinere hoeveelheid, Ander product of profiel\nAsfalt wordt Klinkers\n1.000,00 m2 wordt 800,00 m2',
        ...['-€10.001,-', '-100,00'],
      ],
      ['7 Riolering', 'Vervallen posten\nBuis, 12,50 m2', '-€6.000,-', '-60,00'],
      ['De andere 4 posten', '', '+€1.001,-', '+10,00'],
      ['Samen', '', '-€15.000,-', '-150,00'],
    ]);
  });

  it('without others where these are all', async () => {
    const others = { posts: 0, mkiEur: 0, co2Kg: 0 };
    expect((await tableOf({}, { ...CHANGED, others })).map(([post]) => post)).toEqual([
      ...['Post', '3 Verhardingen', '7 Riolering', 'Samen'],
    ]);
  });

  it('not where nothing may be concluded', async () => {
    const lacking = {
      ...SAME_WORK.lacking,
      optimization: { mki: { items: 5 }, co2: { items: 5 }, material: null },
    };
    expect(await tableOf({ lacking })).toEqual([]);
  });
});
