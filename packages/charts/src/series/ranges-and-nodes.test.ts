import type { SectorStatistic, Statistic } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { barCount, reachOf } from '../chart-model.ts';
import {
  exampleChild as child,
  DECLARED,
  exampleStatistic as statistic,
  TOTALS,
} from '../statistic-examples.fixture.ts';
import { figureTable } from './figure-table.ts';
import { largestNodes, RANKED } from './largest-nodes.ts';
import { onOneScale } from './on-one-scale.ts';
import { type NodePart, partsPerNode, REST } from './parts-per-node.ts';
import { rangeRows } from './range-rows.ts';
import { sectorBars } from './sector-bars.ts';

const SIDES = { baseline: 'Baseline', optimization: 'Optimalisatie' };
const LABELS = { sides: SIDES, rest: (count: number) => `Overige (${count})` };
const MODULES = 'eci_per_lifecycle_fase';
const othersLabel = (count: number) => `Niet vergeleken: ${count} projecten`;

describe('partsPerNode', () => {
  const parts: NodePart[] = ['A1-A3' as const, 'D' as const].map((module) => ({
    key: module,
    label: module,
    color: module,
    about: { quantity: 'mki', module },
  }));
  const baseline: Statistic = {
    ...statistic(MODULES, 'baseline', { 'A1-A3': 100, D: -8 }, [
      child('a', { 'A1-A3': 60, D: -5 }),
      child('b', { 'A1-A3': 30, D: -3 }),
    ]),
    rest: { values: { 'A1-A3': 10, D: null }, ...DECLARED, undeclared: { D: 5 } },
  };
  const optimization = statistic(MODULES, 'optimization', { 'A1-A3': 20, D: 0 }, [
    child('b', { 'A1-A3': 20, D: 0 }),
  ]);
  const models = partsPerNode([baseline, optimization], {
    quantity: 'mki',
    parts,
    restLabel: 'Overige',
    othersLabel,
  });

  it('gives both sides the same nodes in the same order, and the rest a bar of its own', () => {
    for (const name of ['baseline', 'optimization'] as const)
      expect(models.get(name)?.categories.map(({ key }) => key)).toEqual(['a', 'b', REST]);
    expect(models.get('optimization')?.series[0]?.data).toEqual([null, 20, null]);
  });

  it('builds a bar of its parts, each in the colour of its meaning and with the server’s own total', () => {
    expect(models.get('baseline')?.series).toMatchObject([
      { key: 'A1-A3', label: 'A1-A3', data: [60, 30, 10], backgroundColor: 'A1-A3', total: 100 },
      { key: 'D', label: 'D', data: [-5, -3, null], backgroundColor: 'D', total: -8 },
    ]);
  });

  it('states what each node and the rest come to, as the server does, and of a node that a side lacks nothing', () => {
    const totals = [
      {
        ...statistic('eci_per_product_group', 'baseline', { total: 92 }, [
          child('a', { total: 55 }),
          child('b', { total: 27 }),
        ]),
        rest: { values: { total: 10 }, ...DECLARED },
      },
      statistic('eci_per_product_group', 'optimization', { total: 20 }, [child('b', { total: 20 })]),
    ];
    const withTotals = partsPerNode([baseline, optimization], {
      quantity: 'mki',
      parts,
      restLabel: 'Overige',
      othersLabel,
      totals: { sides: totals, quantity: 'mki' },
    });
    const totalsOf = (name: 'baseline' | 'optimization') =>
      withTotals.get(name)?.categories.map(({ total }) => total);
    expect(totalsOf('baseline')).toEqual([55, 27, 10]);
    expect(totalsOf('optimization')).toEqual([null, 20, null]);
    expect(withTotals.get('baseline')?.total?.value).toBe(92);
  });

  it('adds up what is not listed where the total lists every node, and counts who declares none of it', () => {
    const products = statistic('total_mki_reference_calculation', 'baseline', { total: 92 }, [
      child('a', { total: 55 }),
      child('b', { total: 27 }),
      child('c', { total: 7 }),
      { ...child('d', { total: 3 }), undeclared: { total: 2 } },
    ]);
    const model = partsPerNode([baseline], {
      quantity: 'mki',
      parts,
      restLabel: 'Overige',
      othersLabel,
      totals: { sides: [products], quantity: 'mki' },
    }).get('baseline');
    expect(model?.categories.at(-1)).toMatchObject({
      total: 10,
      totalCoverage: { items: 10, undeclared: 2 },
    });
  });

  it('draws both on the same axis, so that a shorter bar is a smaller figure', () => {
    for (const model of models.values()) expect(reachOf(model)).toEqual({ lowest: -5, highest: 60 });
  });
});

describe('largestNodes', () => {
  const letters = [...'abcdefghijkl'];
  const sides = [
    statistic(
      'total_mki_reference_calculation',
      'baseline',
      { total: 78 },
      letters.map((uuid, index) => child(uuid, { total: 12 - index })),
    ),
  ];

  it('shows ten of twelve in the order of the server', () => {
    const { model, shown, nodes } = largestNodes(sides, RANKED.mki, LABELS);
    expect([shown, nodes]).toEqual([10, 12]);
    expect(model.categories.map(({ key }) => key).join('')).toBe('abcdefghij');
    expect(model.series[0]?.total).toBe(78);
  });

  it('knows from the server how many there are besides those that are listed', () => {
    const listed = sides.map((side) => ({ ...side, children_in_all: 20, nodes_in_all: 31 }));
    expect(largestNodes(listed, RANKED.mki, LABELS).nodes).toBe(31);
  });

  it('states what is not drawn as a row of the table, so that the column adds up to its total', () => {
    const { model } = largestNodes(sides, RANKED.mki, LABELS);
    expect(model.rest).toMatchObject([{ label: 'Overige (2)', points: [{ value: 3 }] }]);
    const { rows, total } = figureTable(model, TOTALS);
    const values = rows.map(({ points }) => points[0]?.value ?? Number.NaN);
    expect(rows.at(-1)?.heading).toBe('Overige (2)');
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(total?.points[0]?.value);
    expect(barCount(model)).toBe(10);
  });

  it('adds what the server states as one, with what it leaves out, and nothing on a side that has none', () => {
    const rest = { values: { total: 40 }, items: 6, undeclared: { total: 2 }, incomplete: {} };
    const [baseline] = sides;
    if (!baseline) throw new Error('There is a baseline');
    const few = statistic('total_mki_reference_calculation', 'optimization', { total: 12 }, [
      child('a', { total: 12 }),
    ]);
    const { model } = largestNodes([{ ...baseline, nodes_in_all: 14, rest }, few], RANKED.mki, LABELS);
    expect(model.rest).toMatchObject([
      {
        label: 'Overige (4)',
        points: [
          { value: 43, coverage: { items: 16, undeclared: 2, incomplete: 0 } },
          { value: null, coverage: null },
        ],
      },
    ]);
  });

  it('has no such row where all are shown', () => {
    const all = statistic('total_mki_reference_calculation', 'baseline', { total: 12 }, [
      child('a', { total: 12 }),
    ]);
    expect(largestNodes([all], RANKED.mki, LABELS).model).not.toHaveProperty('rest');
  });
});

describe('largestNodes of material', () => {
  const tons = (primary: number, secondary: number, biobased: number | null) => ({
    material_total_primary_ton__sum: primary,
    material_total_secondary_ton__sum: secondary,
    material_total_total_biobased_ton__sum: biobased,
  });
  const hotspot = statistic('total_material_hotspot', 'baseline', tons(60, 30, 10), [
    child('a', tons(50, 25, 5)),
    { ...child('b', tons(10, 5, null)), undeclared: { material_total_total_biobased_ton__sum: 5 } },
  ]);
  const { model } = largestNodes([hotspot], RANKED.material, LABELS);

  it('adds up the three materials of a node, and says who declares not all of them', () => {
    expect(model.series[0]).toMatchObject({ data: [80, 15], total: 100 });
    expect(model.series[0]?.coverage?.map((each) => each?.undeclared)).toEqual([0, 5]);
  });

  it('leads into its nodes, as long as the server names a level below', () => {
    expect(model.categories.map(({ leads }) => leads)).toEqual([true, true]);
    const lowest = largestNodes([{ ...hotspot, next_aggregate_by: null }], RANKED.material, LABELS).model;
    expect(lowest.categories.map(({ leads }) => leads)).toEqual([false, false]);
  });
});

describe('rangeRows', () => {
  const labels = { lowest: 'Laagste', middle: 'Gemiddelde', highest: 'Hoogste' };
  const rows = [
    { key: 'x', label: 'Deklagen', detail: 'per ton', figures: { lowest: 2, middle: 3, highest: 8 } },
    { key: 'y', label: 'Onderlagen', figures: { lowest: -1, middle: null, highest: 4 } },
  ];

  it('is one bar for each row, from its lowest to its highest', () => {
    const model = rangeRows(rows, 'mkiPerUnit', labels);
    expect(barCount(model)).toBe(2);
    expect(reachOf(model)).toEqual({ lowest: -1, highest: 8 });
    expect(model.series.map(({ key, data }) => [key, data])).toEqual([
      ['lowest', [2, -1]],
      ['middle', [3, null]],
      ['highest', [8, 4]],
    ]);
  });
});

describe('charts on one scale', () => {
  it('reach as far as the furthest of them, on both sides of 0', () => {
    const row = (lowest: number, highest: number) =>
      rangeRows([{ key: 'x', label: 'Eigen', figures: { lowest, middle: highest, highest } }], 'reduction', {
        lowest: 'Laagste',
        middle: 'Samen',
        highest: 'Hoogste',
      });
    const models = onOneScale([row(12, 48), row(-20, 5)]);
    for (const model of models) expect(reachOf(model)).toEqual({ lowest: -20, highest: 48 });
  });
});

describe('sectorBars', () => {
  const sector = (code: SectorStatistic['sector'], baseline: number | null): SectorStatistic => ({
    sector: code,
    display_name: code ?? 'Landelijk',
    set: 'a1',
    projects: 1,
    own_projects: null,
    mki: baseline === null ? null : { baseline, optimization: baseline / 2, projects: 1, incomplete: false },
    co2: null,
    material: null,
    reductions: {
      mki: { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false },
      co2: { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false },
      material: { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false },
    },
    fixed: { mki: null, co2: null, material: null },
  });

  it('has no bars where too few organisations stand behind a sector, which it says, and all together as the total', () => {
    const sectors = [
      { value: 'infra-city', label: 'Stedelijk' },
      { value: 'infra-railway', label: 'Spoor' },
    ];
    const { series, categories } = sectorBars(
      [sector(null, 90), sector('infra-city', 90)],
      sectors,
      SIDES,
      ({ projects: count }) => `${count} project`,
      { leads: true, none: 'te weinig organisaties' },
    );
    expect(categories.map(({ detail, leads }) => [detail, leads])).toEqual([
      ['1 project', true],
      ['te weinig organisaties', undefined],
    ]);
    expect(series.map(({ data, total }) => [data, total])).toEqual([
      [[90, null], 90],
      [[45, null], 45],
    ]);
  });
});
