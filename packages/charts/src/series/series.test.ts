import { describe, expect, it } from 'vitest';
import { colorAt, colorsOf } from '../chart-model.ts';
import { exampleChild as child, exampleStatistic as statistic } from '../statistic-examples.fixture.ts';
import { co2Goal } from './co2-goal.ts';
import { figureTable } from './figure-table.ts';
import { partBars } from './part-bars.ts';
import { MOST_GROUPS, partsPerGroup } from './parts-per-group.ts';
import { perModule } from './per-module.ts';
import { sidesOf, withEverySide } from './sides.ts';
import { stackedChildren } from './stacked-children.ts';

const SIDES = { baseline: 'Baseline', optimization: 'Optimalisatie' };
const PARTS = {
  primary: 'Primair materiaal',
  secondary: 'Secundair materiaal',
  biobased: 'Biobased materiaal',
  fossil: 'Fossiel',
  renewable: 'Hernieuwbaar',
  emission: 'Niet-emissieloos',
  'emission-free': 'Emissieloos',
};
const MODULES = {
  'A1-A3': 'A1-A3 Productie',
  A4: 'A4 Transport naar bouwplaats',
  A5: 'A5 Bouw en installatie',
  B1: 'B1 Gebruik',
  B4: 'B4 Vervanging',
  C1: 'C1 Sloop',
  C2: 'C2 Transport naar verwerking',
  C3: 'C3 Afvalverwerking',
  C4: 'C4 Stort',
  D: 'D Baten en lasten buiten de systeemgrens',
};
const MKI = 'total_mki_reference_calculation';

describe('stackedChildren', () => {
  const baseline = statistic(MKI, 'baseline', { total: 120 }, [
    child('a', { total: 20 }),
    child('b', { total: 100 }),
  ]);
  const optimization = statistic(MKI, 'optimization', { total: 75 }, [
    child('a', { total: 15 }),
    child('c', { total: 60 }),
    child('d', { total: null }),
  ]);

  it('states Baseline first and Optimalisatie second, under their Dutch names and with the server’s totals', () => {
    const model = stackedChildren(sidesOf([optimization, baseline], MKI), 'mki', SIDES);
    expect(model.categories).toMatchObject([
      { key: 'baseline', label: 'Baseline', total: 120, totalCoverage: { items: 5, undeclared: 0 } },
      { key: 'optimization', label: 'Optimalisatie', total: 75 },
    ]);
  });

  it('makes one series of each node, the largest first, and fills in nothing for a node that a side lacks', () => {
    const { series } = stackedChildren([baseline, optimization], 'mki', SIDES);
    expect(series.map(({ label, data }) => [label, data])).toEqual([
      ['Groep b', [100, null]],
      ['Groep c', [null, 60]],
      ['Groep a', [20, 15]],
      ['Groep d', [null, null]],
    ]);
  });

  it('gives the bars of a single node the colours of the sides, and those of several the colours of the nodes', () => {
    const one = sidesOf(
      [
        statistic(MKI, 'baseline', { total: 20 }, [child('a', { total: 20 })]),
        statistic(MKI, 'optimization', { total: 15 }, [child('a', { total: 15 })]),
      ],
      MKI,
    );
    const model = stackedChildren(one, 'mki', SIDES);
    const [only] = model.series;
    if (!only) throw new Error('There is one node');
    expect([colorAt(model, only, 0), colorAt(model, only, 1)]).toEqual(['baseline', 'optimization']);
    expect(colorsOf(model, only)).toEqual(['baseline', 'optimization']);
    const several = stackedChildren([baseline, optimization], 'mki', SIDES);
    expect(several.categories.map(({ color }) => color)).toEqual([undefined, undefined]);
  });

  it('keeps a side that has nothing of what is shown, without figures', () => {
    const sides = withEverySide([baseline], ['baseline', 'optimization']);
    const { categories, series } = stackedChildren(sides, 'mki', SIDES);
    expect(categories[1]).toEqual({
      key: 'optimization',
      label: 'Optimalisatie',
      total: null,
      totalCoverage: null,
    });
    expect(series[0]?.data).toEqual([100, null]);
  });

  it('drills as long as the server names a next level', () => {
    expect(stackedChildren([baseline], 'mki', SIDES).drillable).toBe(true);
    const lowest = { ...baseline, next_aggregate_by: null };
    expect(stackedChildren([lowest], 'mki', SIDES).drillable).toBe(false);
  });
});

describe('perModule', () => {
  it('has the ten modules in their fixed order and spelled out, and null where one is not declared', () => {
    const sides = [statistic('eci_per_lifecycle_fase', 'baseline', { 'A1-A3': 5, D: -1 })];
    const model = perModule(sides, [statistic(MKI, 'baseline', { total: 4 })], 'mki', SIDES, MODULES);
    expect(model.categories.map(({ key }) => key)).toEqual('A1-A3 A4 A5 B1 B4 C1 C2 C3 C4 D'.split(' '));
    expect(model.categories[1]?.label).toBe('A4 Transport naar bouwplaats');
    expect(model.series[0]?.data).toEqual([5, null, null, null, null, null, null, null, null, -1]);
    expect(model.series[0]?.total).toBe(4);
  });
});

describe('partBars', () => {
  it('splits material into primary, secondary and biobased, each in the colour of its meaning', () => {
    const sides = [
      statistic('material', 'baseline', { primary_ton: 205, secondary_ton: 18_523.5, biobased_material: 0 }),
    ];
    const { series } = partBars(sides, 'material', SIDES, PARTS);
    expect(series.map(({ label, data, backgroundColor }) => [label, data, backgroundColor])).toEqual([
      ['Primair materiaal', [205], 'burden'],
      ['Secundair materiaal', [18_523.5], 'secondary'],
      ['Biobased materiaal', [0], 'biobased'],
    ]);
  });
});

describe('partsPerGroup', () => {
  const letters = [...'abcdefghijkl'];
  const materials = letters.map((uuid) => child(uuid, { primary_ton: 1 }));
  const values = letters.map((uuid, index) => child(uuid, { total: index }));
  const GROUPED = {
    sides: SIDES,
    parts: PARTS,
    rest: (count: number) => `Overige (${count})`,
    total: 'Totaal',
  };

  it('has in its table what the groups without a bar come to, and the total of each side', () => {
    const sixty = Array.from({ length: 60 }, (_, place) => child(`g${place}`, { primary_ton: 1 + place }));
    const rest = { values: { primary_ton: 100 }, items: 3, undeclared: {}, incomplete: {} };
    const whole = statistic('material', 'baseline', { primary_ton: 1830 + 100 }, sixty);
    const better = statistic('material', 'optimization', { primary_ton: 1830 }, sixty);
    const sides = [{ ...whole, nodes_in_all: 62, rest }, better];
    const { model, groups } = partsPerGroup(sides, [], 'material', GROUPED);
    expect([groups, model.categories.length]).toEqual([62, 20]);
    const { rows } = figureTable(model, { row: 'Totaal', column: 'Totaal' });
    const primary = rows.map(({ heading, points }) => [heading, points[0]?.value ?? null] as const);
    // The first ten have 1 to 10 ton: 55 of 1,830.
    expect(primary.slice(20)).toEqual([
      ['Overige (52), Baseline', 1875],
      ['Totaal, Baseline', 1930],
      ['Overige (52), Optimalisatie', 1775],
      ['Totaal, Optimalisatie', 1830],
    ]);
  });

  it('shows ten of twelve product groups, those with the highest MKI, highest first', () => {
    const { model, groups, groupsShown } = partsPerGroup(
      [statistic('material', 'baseline', {}, materials)],
      [statistic(MKI, 'baseline', {}, values)],
      'material',
      GROUPED,
    );
    expect([groups, groupsShown, MOST_GROUPS]).toEqual([12, 10, 10]);
    expect(model.categories.map(({ key }) => key[0]).join('')).toBe('lkjihgfedc');
  });

  it('gives a group one bar for each side, told apart by name and not by colour alone', () => {
    const sides = [
      statistic('material', 'baseline', {}, [child('a', { primary_ton: 3 })]),
      statistic('material', 'optimization', {}, [child('a', { primary_ton: 2 })]),
    ];
    const { model } = partsPerGroup(sides, [], 'material', GROUPED);
    expect(model.categories.map(({ label, detail }) => [label, detail])).toEqual([
      ['Groep a', 'Baseline'],
      ['Groep a', 'Optimalisatie'],
    ]);
    expect(model.series[0]?.data).toEqual([3, 2]);
  });
});

describe('co2Goal', () => {
  const sides = [
    statistic('co2', 'baseline', { total: 416_946 }),
    statistic('co2', 'optimization', { total: 300_000 }),
  ];
  const labels = { co2: 'CO2', target: '>50% reductie' };

  it('draws the line at half of the baseline, and not as a series that a total could count', () => {
    const model = co2Goal(sides, SIDES, labels);
    expect(model.referenceLine).toEqual({ label: '>50% reductie', value: 208_473 });
    expect(model.series).toHaveLength(1);
  });

  it('has no line without a baseline', () => {
    expect(co2Goal(sides.slice(1), SIDES, labels).referenceLine).toBeUndefined();
  });

  it('has no line where a side leaves items out: a shorter bar would be no goal that was reached', () => {
    const [baseline, optimization] = sides;
    if (!baseline || !optimization) throw new Error('Both sides are there');
    const partial = { ...optimization, undeclared: { total: 1 } };
    expect(co2Goal([baseline, partial], SIDES, labels).referenceLine).toBeUndefined();
  });

  it('draws CO2 grey, and what is below 0 in the green of a benefit', () => {
    const model = co2Goal(sides, SIDES, labels);
    expect([model.series[0]?.backgroundColor, model.negativeColor]).toEqual(['burden', 'co2-benefit']);
  });
});
