import { describe, expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, sumModules } from '../indicators/life-cycle-modules.ts';
import { exampleResources } from '../items/example-item.fixture.ts';
import { compareCalculations } from './compare-calculations.ts';
import type { ComparedCalculation, ComparedItem } from './compared-calculation.ts';
import type { FigureChange } from './figure-change.ts';

/** Returns a row with the whole amount in A1-A3. */
const inA1A3 = (amount: number) => LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? amount : 0));

/** Returns an item of 10 m2 of asphalt that costs €100 and 50 kg CO2-eq, with the given fields replaced. */
function item(postNumber: string, given: Partial<ComparedItem> = {}): ComparedItem {
  return {
    position: 0,
    postNumber,
    productGroup: 'Weg',
    productSubGroup: 'Asfalt',
    product: 'AC 16 base',
    unit: 'm2',
    quantity: 10,
    rawCode: null,
    nmdCategory: '3',
    workScope: 'new',
    mkiEur: inA1A3(100),
    incomplete: false,
    co2Kg: inA1A3(50),
    declared: null,
    resources: exampleResources(),
    ...given,
  };
}

/** Returns a calculation with the totals of its items. */
function calculation(...items: ComparedItem[]): ComparedCalculation {
  const totalOf = (of: ComparedItem[]) => {
    const declared = of.filter(({ co2Kg }) => co2Kg !== null);
    const co2Kg = declared.reduce((sum, { co2Kg }) => sum + (co2Kg?.[0] ?? 0), 0);
    return {
      mki: {
        amount: of.reduce((sum, { mkiEur }) => sum + (sumModules(mkiEur) ?? 0), 0),
        items: of.length,
        undeclared: 0,
        incomplete: of.filter(({ incomplete }) => incomplete).length,
      },
      co2: {
        amount: declared.length === 0 ? null : co2Kg,
        items: of.length,
        undeclared: of.length - declared.length,
        incomplete: 0,
      },
    };
  };
  const names = [...new Set(items.map(({ productGroup }) => productGroup))];
  return {
    total: totalOf(items),
    groups: names.map((name) => ({
      name,
      ...totalOf(items.filter(({ productGroup }) => productGroup === name)),
    })),
    items,
  };
}

const placed = (items: ComparedItem[]) => items.map((each, position) => ({ ...each, position }));

const compare = (before: ComparedItem[], after: ComparedItem[], listMax = 100, sameWeights = true) =>
  compareCalculations(calculation(...placed(before)), calculation(...placed(after)), {
    listMax,
    sameWeights,
  });

/** Returns a change as numbers: before, after, difference and share. */
const figures = ({ before, after, comparison }: FigureChange) => [
  before?.amount ?? null,
  after?.amount ?? null,
  comparison?.amount ?? null,
  comparison?.share ?? null,
];

/** Returns the changes of one item, as 'field before after'. */
const fieldsOf = (from: Partial<ComparedItem>, to: Partial<ComparedItem>) =>
  compare([item('1', from)], [item('1', to)]).items.changed.items.flatMap(({ fields }) =>
    fields.map(({ field, before, after }) => [field, before, after]),
  );

describe('the total of two calculations', () => {
  it('differs by what comes minus what was, in euro and as a part of what was', () => {
    const change = compare([item('1'), item('2')], [item('1'), item('2', { mkiEur: inA1A3(50) })]);
    expect(figures(change.mki)).toEqual([200, 150, -50, -0.25]);
    expect(figures(change.co2)).toEqual([100, 100, 0, 0]);
  });

  it('has no part to state when there was nothing above 0', () => {
    const change = compare([item('1', { mkiEur: inA1A3(-100) })], [item('1')]);
    expect(figures(change.mki)).toEqual([-100, 100, 200, null]);
  });

  it('has no difference in CO2 when one of the two declares none', () => {
    const change = compare([item('1', { co2Kg: null })], [item('1')]);
    expect(figures(change.co2)).toEqual([null, 50, null, null]);
    expect(change.co2.gaps).toEqual([{ side: 'baseline', undeclared: 1, items: 1 }]);
  });

  it('has no difference in CO2 when one item of many declares none', () => {
    const change = compare([item('1'), item('2')], [item('1'), item('2', { co2Kg: null })]);
    expect(figures(change.co2)).toEqual([100, 50, null, null]);
    expect(change.co2.gaps).toEqual([{ side: 'optimization', undeclared: 1, items: 2 }]);
  });

  it('is marked as incomplete when an item leaves an indicator out', () => {
    const change = compare([item('1')], [item('1', { mkiEur: inA1A3(90), incomplete: true })]);
    expect(change.mki.comparison).toMatchObject({ amount: -10, incomplete: true });
  });
});

describe('the product groups', () => {
  const change = compare(
    [item('1'), item('2', { productGroup: 'Riool', mkiEur: inA1A3(30) })],
    [item('1', { mkiEur: inA1A3(120) }), item('3', { productGroup: 'Brug', mkiEur: inA1A3(500) })],
  );

  it('are named once each, with the largest difference first', () => {
    expect(change.groups.map(({ name, presence }) => [name, presence])).toEqual([
      ['Brug', 'added'],
      ['Riool', 'removed'],
      ['Weg', 'kept'],
    ]);
  });

  it('count in whole when they come, and in whole when they go', () => {
    expect(change.groups.map(({ mki }) => figures(mki))).toEqual([
      [null, 500, 500, null],
      [30, null, -30, -1],
      [100, 120, 20, 0.2],
    ]);
  });

  it('together differ as much as the total', () => {
    const differences = change.groups.map(({ mki }) => mki.comparison?.amount ?? Number.NaN);
    expect(differences.reduce((sum, each) => sum + each, 0)).toBe(490);
    expect(change.mki.comparison?.amount).toBe(490);
  });

  it('that come without CO2 leave their difference in CO2 unknown', () => {
    const [group] = compare([], [item('1', { co2Kg: null })]).groups;
    expect(group && figures(group.co2)).toEqual([null, null, null, null]);
    expect(group?.co2.gaps).toEqual([{ side: 'optimization', undeclared: 1, items: 1 }]);
  });
});

describe('items', () => {
  it('are matched by their number where the work is the same, wherever they stand', () => {
    const other = item('4', { productGroup: 'Groen', product: 'Haag', unit: 'stuk' });
    const { items } = compare([item('1'), item('2'), item('3')], [other, item('3'), item('1')]);
    expect(items.added.items.map(({ postNumber }) => postNumber)).toEqual(['4']);
    expect(items.removed.items.map(({ postNumber }) => postNumber)).toEqual(['2']);
    expect(items.changed.count).toBe(0);
    expect(items.unchangedCount).toBe(2);
  });

  it('that were added are named by the new file, those that were removed by the former, changed ones by the new', () => {
    const work = (of: string, unit: string) => ({ productGroup: of, product: `${of} 1`, unit });
    const { items } = compare(
      [item('1', work('Weg', 'm2')), item('2', work('Berm', 'm1'))],
      [item('3', work('Groen', 'stuk')), item('1', { product: 'ZOAB', unit: 'ton' })],
    );
    const [added, removed, changed] = [items.added, items.removed, items.changed].map(
      ({ items: [first] }) => first,
    );
    expect(added).toMatchObject({ ...work('Groen', 'stuk'), postNumber: '3' });
    expect(removed).toMatchObject({ ...work('Berm', 'm1'), postNumber: '2' });
    expect(changed).toMatchObject({ product: 'ZOAB', unit: 'ton', postNumber: '1' });
  });

  it('under other numbers are the same ones, of which that is said', () => {
    const { mki, items } = compare([item('1')], [item('9')]);
    expect([items.added.count, items.removed.count]).toEqual([0, 0]);
    expect(items.changed.items[0]?.fields).toEqual([{ field: 'postNumber', before: '1', after: '9' }]);
    expect(mki.comparison?.amount).toBe(0);
  });

  it('that leave a module empty have no difference, nor have their group and the whole; what both declare has', () => {
    const inModules = (a1a3: number, a4: number | null) =>
      LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? a1a3 : module === 'A4' ? a4 : null));
    const of = (mkiEur: readonly (number | null)[]) => item('1', { mkiEur, co2Kg: null, incomplete: true });
    const rest = item('2', { productGroup: 'Groen', product: 'Haag' });
    const { mki, groups, items } = compare([of(inModules(50, 50)), rest], [of(inModules(40, null)), rest]);
    const [change] = items.changed.items;
    for (const held of [mki, change?.mki, groups.find(({ name }) => name === 'Weg')?.mki]) {
      expect(held?.comparison).toBeNull();
      expect(held?.gaps).toMatchObject([{ side: 'optimization', lacking: { items: 1 } }]);
    }
    expect(change?.mki.shared).toMatchObject({ modules: ['A1-A3'], comparison: { amount: -10 } });
    expect(groups.find(({ name }) => name === 'Groen')?.mki.comparison?.amount).toBe(0);
  });

  it('of a file that is uploaded again are all unchanged', () => {
    const read = () => [item('1'), item('2', { co2Kg: null, rawCode: '31.01' })];
    expect(compare(read(), read()).items).toEqual({
      added: { count: 0, items: [] },
      removed: { count: 0, items: [] },
      changed: { count: 0, items: [] },
      unchangedCount: 2,
    });
  });

  it('of which there is more changed in quantity alone', () => {
    // 3 m2 at €0,10 is 0.30000000000000004 in binary; 0.1 and a third of that amount are the same price.
    const to = { quantity: 3, mkiEur: inA1A3(3 * 0.1), co2Kg: inA1A3(15) };
    expect(fieldsOf({ quantity: 1, mkiEur: inA1A3(0.1), co2Kg: inA1A3(5) }, to)).toEqual([
      ['quantity', 1, 3],
    ]);
  });

  it('say what changed of them, with the old and the new value for one unit', () => {
    const to = { product: 'ZOAB', unit: 'ton', mkiEur: inA1A3(80), co2Kg: null };
    expect(fieldsOf({}, to)).toEqual([
      ['unit', 'm2', 'ton'],
      ['product', 'AC 16 base', 'ZOAB'],
      ['mkiEurPerUnit', 10, 8],
      ['co2KgPerUnit', 5, null],
    ]);
  });

  it('in another spelling of their unit are unchanged', () => {
    const { items } = compare(
      [item('1'), item('2', { unit: 'stuk' })],
      [item('1', { unit: 'M²' }), item('2', { unit: 'piece' })],
    );
    expect([items.added.count, items.removed.count, items.changed.count]).toEqual([0, 0, 0]);
    expect(items.unchangedCount).toBe(2);
  });

  it('say so when they move to another group', () => {
    const to = { productGroup: 'Brug', productSubGroup: 'Dek' };
    expect(fieldsOf({}, to)).toEqual([
      ['productSubGroup', 'Asfalt', 'Dek'],
      ['productGroup', 'Weg', 'Brug'],
    ]);
  });

  it('say so when they use other resources', () => {
    const resources = exampleResources({ secondaryTon: 4, fossilMj: 100 });
    expect(fieldsOf({}, { resources })).toEqual([
      ['secondaryTonPerUnit', 0, 0.4],
      ['fossilMjPerUnit', 0, 10],
    ]);
  });

  it('say so when the same total falls in another life-cycle module', () => {
    const inC4 = LIFE_CYCLE_MODULES.map((module) => (module === 'C4' ? 100 : 0));
    expect(fieldsOf({}, { mkiEur: inC4 })).toEqual([['modules', null, null]]);
  });

  it('say so when a module comes to be declared, though it is declared as 0', () => {
    const withoutD = inA1A3(100).map((amount, module) => (module === 9 ? null : amount));
    expect(fieldsOf({ mkiEur: withoutD }, {})).toEqual([['modules', null, null]]);
  });

  it('say so when a column of resources comes in', () => {
    const resources = exampleResources({ secondaryTon: null });
    expect(fieldsOf({ resources }, { resources: exampleResources({ secondaryTon: 0 }) })).toEqual([
      ['secondaryTonPerUnit', null, 0],
    ]);
  });

  it('that make the largest difference come first, and a list that is cut keeps its count', () => {
    const { added } = compare(
      [],
      [item('1', { mkiEur: inA1A3(1) }), item('2', { mkiEur: inA1A3(-9) }), item('3')],
      2,
    ).items;
    expect(added.count).toBe(3);
    expect(added.items.map(({ postNumber }) => postNumber)).toEqual(['3', '2']);
  });
});

describe('with other weights on either side (D-96)', () => {
  const before = [item('1'), item('2'), item('3', { co2Kg: inA1A3(60) }), item('4'), item('5')];
  const after = [
    item('1', { mkiEur: inA1A3(120) }),
    item('2', { mkiEur: LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 100 : 0)) }),
    item('3', { co2Kg: inA1A3(50), mkiEur: inA1A3(300) }),
    item('4', { co2Kg: inA1A3(90) }),
    item('6', { product: 'Beton', productGroup: 'Brug' }),
  ];
  const change = compare(before, after, 100, false);

  it('there is no difference in MKI at any level, and its gap says that the weights are others', () => {
    const everyMki = [
      ...[change, ...change.groups, ...change.items.added.items],
      ...[...change.items.removed.items, ...change.items.changed.items],
    ].map(({ mki }) => mki);
    expect(everyMki).toHaveLength(7);
    for (const { comparison, gaps, shared } of everyMki) {
      expect({ comparison, shared }).toEqual({ comparison: null, shared: undefined });
      expect(gaps.length).toBeGreaterThan(0);
      for (const gap of gaps) expect(gap.apart).toBe(gap.items);
    }
  });

  it('both amounts stand, and CO2 is compared, since weights do not touch it', () => {
    expect(figures(change.mki)).toEqual([500, 720, null, null]);
    expect(figures(change.co2)).toEqual([260, 290, 30, 30 / 260]);
  });

  it('an item changed only in what else differs; the largest difference in CO2 comes first', () => {
    const { items, count } = change.items.changed;
    expect(items.map(({ postNumber, fields }) => [postNumber, fields.map(({ field }) => field)])).toEqual([
      ['4', ['co2KgPerUnit']],
      ['3', ['co2KgPerUnit']],
    ]);
    expect([count, change.items.unchangedCount]).toEqual([2, 2]);
  });
});
