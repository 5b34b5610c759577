import type { Statistic, StatisticOthers } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { drawnOthers, hasMarks, reachOf } from '../chart-model.ts';
import {
  exampleChild as child,
  DECLARED,
  exampleStatistic as statistic,
  TOTALS,
} from '../statistic-examples.fixture.ts';
import { co2Goal } from './co2-goal.ts';
import { figureTable } from './figure-table.ts';
import { goalTotals } from './goal-totals.ts';
import { largestNodes, RANKED } from './largest-nodes.ts';
import { withOthers } from './others.ts';
import { partBars } from './part-bars.ts';
import { partsPerNode } from './parts-per-node.ts';
import { withEverySide } from './sides.ts';
import { stackedChildren } from './stacked-children.ts';

const SIDES = { baseline: 'Baseline', optimization: 'Optimalisatie' };
const label = (count: number) => `Niet vergeleken: ${count}`;
const MKI = 'total_mki_reference_calculation';

/** Returns one project of three that cannot be compared: an item of its optimisation is undeclared. */
const apart = (values: StatisticOthers['values'], more: Partial<StatisticOthers> = {}): StatisticOthers => ({
  projects: 1,
  of: 3,
  values,
  ...DECLARED,
  ...more,
});
const open = (key: string) => ({ undeclared: { [key]: 1 } });

describe('a stack over two of three projects', () => {
  const sides: Statistic[] = [
    {
      ...statistic(MKI, 'baseline', { total: 40 }, [child('a', { total: 30 }), child('b', { total: 10 })]),
      others: apart({ total: 20 }, { product_groups: [child('c', { total: 20 })] }),
    },
    {
      ...statistic(MKI, 'optimization', { total: 33 }, [child('a', { total: 25 }), child('b', { total: 8 })]),
      others: apart(
        { total: 9 },
        { ...open('total'), product_groups: [{ ...child('c', { total: 9 }), ...open('total') }] },
      ),
    },
  ];
  const model = withOthers(stackedChildren(sides, 'mki', SIDES), sides, 'mki', { label, named: true });

  it('has the third one hatched on the bars, in no series and in no total', () => {
    expect(model.series.map(({ data }) => data)).toEqual([
      [30, 25],
      [10, 8],
    ]);
    expect(model.categories.map(({ total }) => total)).toEqual([40, 33]);
    expect(drawnOthers(model).map(({ value }) => value)).toEqual([20, 9]);
    expect(reachOf(model)).toEqual({ lowest: 0, highest: 60 });
    // The mark of its undeclared item is shown.
    expect(hasMarks(model)).toBe(true);
  });

  it('is told in the table over the two, and the third by name below the total, with why it is apart', () => {
    const { rows, total, others } = figureTable(model, TOTALS);
    expect(rows.map(({ comparison }) => comparison?.comparison?.amount)).toEqual([-5, -2]);
    expect(total?.comparison?.comparison).toMatchObject({ baseline: 40, optimization: 33, amount: -7 });
    expect(others.map(({ heading }) => heading)).toEqual(['Niet vergeleken: 1', 'Groep c']);
    for (const { comparison, points } of others) {
      expect(points.map(({ value }) => value)).toEqual([20, 9]);
      expect(comparison).toMatchObject({
        comparison: null,
        gaps: [{ side: 'optimization', undeclared: 1, items: 5 }],
      });
    }
  });

  it('has nothing hatched where the third one states no figure, which the table says', () => {
    const outside = sides.map(
      (side): Statistic => ({ ...side, others: apart({ total: null }, { items: 0 }) }),
    );
    const { others } = withOthers(stackedChildren(outside, 'mki', SIDES), outside, 'mki', { label });
    expect(others).toMatchObject({ drawn: false, projects: 1, points: [{ value: null }, { value: null }] });
  });

  it('has nothing apart where all three can be compared', () => {
    const whole = sides.map(({ others: _others, ...side }) => side);
    const plain = stackedChildren(whole, 'mki', SIDES);
    expect(withOthers(plain, whole, 'mki', { label })).toBe(plain);
    expect(figureTable(plain, TOTALS).others).toEqual([]);
  });

  it('keeps what stands apart when a side has nothing of what is shown', () => {
    const [baseline] = withEverySide(sides.slice(1), ['baseline', 'optimization']);
    expect(baseline?.others).toMatchObject({ projects: 1, of: 3, values: {} });
  });
});

it('the bars of a goal have one hatched part for all that it consists of', () => {
  const of = (name: 'baseline' | 'optimization', secondary: number): Statistic => ({
    ...statistic('material', name, { primary_ton: 50, secondary_ton: secondary, biobased_material: 0 }),
    others: apart({ primary_ton: 5, secondary_ton: 2, biobased_material: null }, open('biobased_material')),
  });
  const sides = [of('baseline', 10), of('optimization', 50)];
  const parts = {
    primary: 'p',
    secondary: 's',
    biobased: 'b',
    fossil: 'f',
    renewable: 'r',
    emission: 'e',
    'emission-free': 'z',
  };
  const model = withOthers(partBars(sides, 'material', SIDES, parts), sides, 'material', { label });
  expect(model.series).toHaveLength(3);
  expect(drawnOthers(model).map(({ value, coverage }) => [value, coverage?.undeclared])).toEqual([
    [7, 1],
    [7, 1],
  ]);
  const { rows } = figureTable(model, TOTALS);
  expect(rows.map(({ comparison }) => comparison?.comparison?.amount)).toEqual([0, 40, 0]);
  // The share is half of 100 ton, whatever the third project leaves undeclared.
  expect(goalTotals(sides, 'material')[1]?.wantedPercent).toBe(50);
});

it('the line of the CO2 goal is half of the baseline of the projects that are compared', () => {
  const of = (name: 'baseline' | 'optimization', total: number): Statistic => ({
    ...statistic('co2', name, { total }),
    others: apart({ total: 1000 }, open('total')),
  });
  const sides = [of('baseline', 50), of('optimization', 40)];
  const goal = co2Goal(sides, SIDES, { co2: 'CO2', target: 'half' });
  expect(withOthers(goal, sides, 'co2', { label }).referenceLine?.value).toBe(25);
});

it('charts of nodes state what is apart in the table and not as a bar, which would dwarf the nodes', () => {
  const groups = [
    { ...statistic('eci_per_product_group', 'baseline', { total: 40 }, [child('a', { total: 40 })]) },
  ];
  const sides = groups.map((side): Statistic => ({ ...side, others: apart({ total: 900 }) }));
  const { model } = largestNodes(sides, RANKED.mki, { sides: SIDES, rest: String });
  const largest = withOthers(model, sides, 'mki', { label });
  expect(reachOf(largest).highest).toBe(40);
  expect(figureTable(largest, TOTALS).others).toMatchObject([{ points: [{ value: 900 }] }]);

  const modules = [
    {
      ...statistic('eci_per_lifecycle_fase', 'baseline', { 'A1-A3': 40 }, [child('a', { 'A1-A3': 40 })]),
      others: apart({ 'A1-A3': 800, D: 100 }),
    },
  ];
  const perNode = partsPerNode(modules, {
    quantity: 'mki',
    parts: [{ key: 'A1-A3', label: 'A1-A3', color: 'A1-A3', about: { quantity: 'mki', module: 'A1-A3' } }],
    restLabel: 'Overige',
    othersLabel: label,
    totals: { sides, quantity: 'mki' },
  }).get('baseline');
  if (!perNode) throw new Error('There is a baseline');
  expect(reachOf(perNode).highest).toBe(40);
  const headings = { row: 'Totaal over 2 van 3 projecten', column: 'Totaal' };
  const { columns, total, others } = figureTable(perNode, headings);
  expect(others[0]?.points.map(({ value }) => value)).toEqual([800, 900]);
  // The column also adds up the separate projects, so its heading does not name the two that are compared.
  expect([columns.at(-1), total?.heading]).toEqual(['Totaal', 'Totaal over 2 van 3 projecten']);
});
