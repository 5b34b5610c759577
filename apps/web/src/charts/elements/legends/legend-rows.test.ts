import { stackedChildren } from '@milieuspoor/charts';
import { exampleChild, exampleStatistic } from '@milieuspoor/charts/examples';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { legendRows } from './legend-rows.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const LABELS = { baseline: 'Baseline', optimization: 'Optimalisatie' } as const;
const side = (name: 'baseline' | 'optimization', total: number, groups: Readonly<Record<string, number>>) =>
  exampleStatistic(
    'total_mki_reference_calculation',
    name,
    { total },
    Object.entries(groups).map(([uuid, value]) => exampleChild(uuid, { total: value })),
  );

describe('the legend of one side', () => {
  it('states each figure with its share of the total, the largest first', () => {
    const model = stackedChildren([side('baseline', 600, { a: 250, b: 350 })], 'mki', LABELS);
    const { compares, rows, total } = legendRows(model, t);
    expect(compares).toBe(false);
    expect(rows.map(({ label, figures, share }) => [label, ...figures, share?.text])).toEqual([
      ['Groep b', '€350,-', '58,33 %'],
      ['Groep a', '€250,-', '41,67 %'],
    ]);
    expect(total).toMatchObject({ label: 'Totaal', figures: ['€600,-'], share: { text: '100,00 %' } });
  });

  it('draws a share no longer than it is', () => {
    const model = stackedChildren([side('baseline', 600, { a: 150, b: 450 })], 'mki', LABELS);
    expect(legendRows(model, t).rows.map(({ share }) => share?.percent)).toEqual([75, 25]);
  });
});

describe('the legend of two sides', () => {
  const model = stackedChildren(
    [side('baseline', 600, { a: 250, b: 350 }), side('optimization', 500, { a: 200, b: 300 })],
    'mki',
    LABELS,
  );

  it('states both and what lies between them, and no share', () => {
    const { columns, rows, total } = legendRows(model, t);
    expect(columns).toEqual(['Baseline', 'Optimalisatie', 'Verschil']);
    expect(rows[0]).toMatchObject({
      label: 'Groep b',
      figures: ['€350,-', '€300,-', '-€50,- (-14,29 %)'],
      share: null,
    });
    expect(total?.figures).toEqual(['€600,-', '€500,-', '-€100,- (-16,67 %)']);
  });

  it('says of each row to who hears it what its sides come to', () => {
    expect(legendRows(model, t).rows[0]?.said).toBe('€350,- → €300,-, -€50,- (-14,29 %)');
  });

  it('stars a total where one of its parts is, though that is little of the whole', () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 1 : 0));
    const [group, other] = [exampleChild('a', { total: 200 }), exampleChild('b', { total: 300 })];
    const little = {
      ...side('optimization', 500, {}),
      lacking: { total: { items: 0, modules } },
      product_groups: [{ ...group, lacking: { total: { items: 1, modules } } }, other],
    };
    const noted = stackedChildren([side('baseline', 600, { a: 250, b: 350 }), little], 'mki', LABELS);
    const { rows, total } = legendRows(noted, t);
    expect(rows.map(({ figures }) => figures[1])).toEqual(['€300,-', '€200,- *']);
    // The total is compared, because its part leaves out less than 1 % of it.
    expect(total?.figures).toEqual(['€600,-', '€500,- *', '-€100,- (-16,67 %)']);
  });

  it('has no difference where a side leaves items out, and says that in its place', () => {
    const open = side('optimization', 500, { a: 200, b: 300 });
    const partial = stackedChildren(
      [side('baseline', 600, { a: 250, b: 350 }), { ...open, undeclared: { total: 1 } }],
      'mki',
      LABELS,
    );
    expect(legendRows(partial, t).total?.figures.at(-1)).toBe('niet te vergelijken');
  });
});
