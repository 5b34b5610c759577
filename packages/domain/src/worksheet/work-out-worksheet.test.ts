import { describe, expect, it } from 'vitest';
import { exampleProfile } from '../indicators/example-profile.fixture.ts';
import { SET_A1, SET_A2 } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { exampleItem } from '../items/example-item.fixture.ts';
import { baselineOf, rowOf, sourcesOf } from './example-worksheet.fixture.ts';
import { workOutWorksheet } from './work-out-worksheet.ts';

const layer = exampleItem();
const pipe = exampleItem({
  postNumber: '210010',
  productGroup: 'Riolering',
  product: 'Betonbuis',
  quantity: 4,
});
const items = [layer, pipe];
const sources = sourcesOf(items);
const rows = items.map((item) => rowOf(item));
const [first, second] = rows;
if (!first || !second) throw new Error('Two rows');
const baseline = baselineOf(items, 'a1');

const changeOf = (edited: typeof rows) =>
  workOutWorksheet({ rows: edited, sources, baseline }).change ?? expect.fail('There is a baseline');

describe('a worksheet', () => {
  it('comes to what its rows cost, and does not differ from what it was made from', () => {
    const { whole, sets, counted, withoutFigures, change } = workOutWorksheet({ rows, sources, baseline });
    expect(whole.sets.a1?.mkiEur[0]).toBeCloseTo(14, 12);
    expect({ sets, counted, withoutFigures }).toEqual({ sets: ['a1'], counted: 2, withoutFigures: [] });
    expect(change?.mki.comparison).toMatchObject({ amount: 0, share: 0 });
    expect(change?.rows.get(first.key)?.mki.comparison?.amount).toBe(0);
    expect(change?.gone).toEqual([]);
  });

  it('differs by what is typed, row by row and as a whole', () => {
    const change = changeOf([{ ...first, quantity: 4 }, second]);
    expect(change.rows.get(first.key)?.mki.comparison?.amount).toBeCloseTo(-6, 12);
    expect(change.mki.comparison?.amount).toBeCloseTo(-6, 12);
    expect(change.co2.comparison?.amount).toBeCloseTo(-120, 9);
  });

  it('does without a row that is left out, and says what its post cost', () => {
    const {
      whole,
      counted,
      rows: shown,
      change,
    } = workOutWorksheet({
      ...{ rows: [{ ...first, leftOut: true }, second], sources, baseline },
    });
    expect(whole.sets.a1?.mkiEur[0]).toBeCloseTo(4, 12);
    expect(counted).toBe(1);
    expect(shown[0]).toMatchObject({ valued: null, problem: null });
    expect(change?.rows.get(first.key)?.mki.comparison?.amount).toBeCloseTo(-10, 12);
    expect(change?.gone).toEqual([]);
  });

  it('names the posts of the baseline for which no row stands, and the rows that are new', () => {
    const added = rowOf(exampleItem({ postNumber: '9', product: 'Zand', productGroup: 'Zand', unit: 'm3' }), {
      source: first.source,
      unit: 'm2',
    });
    const change = changeOf([second, added]);
    expect(change.gone.map(({ post }) => post.postNumber)).toEqual([layer.postNumber]);
    expect(change.rows.get(added.key)).toMatchObject({ against: null });
    expect(change.rows.get(added.key)?.mki.comparison?.amount).toBeCloseTo(10, 12);
  });

  it('tells no difference while a row has no figures: neither of the row nor of the whole', () => {
    const unknown = { ...first, source: { kind: 'none' } as const };
    const { withoutFigures, sets, change } = workOutWorksheet({ rows: [unknown, second], sources, baseline });
    expect(withoutFigures).toEqual([first.key]);
    expect(sets).toEqual(['a1']);
    expect(change?.mki).toMatchObject({ comparison: null, after: { items: 2, undeclared: 1 } });
    expect(change?.co2.comparison).toBeNull();
    expect(change?.resources.primaryTon.comparison).toBeNull();
    expect(change?.rows.get(first.key)).toMatchObject({ against: { postNumber: layer.postNumber } });
    expect(change?.rows.get(first.key)?.mki.comparison).toBeNull();
    expect(change?.rows.get(second.key)?.mki.comparison?.amount).toBe(0);
  });

  it.each([
    ['no-profile', { source: { kind: 'none' } }],
    ['awaited', { unit: 'm3' }],
    ['no-quantity', { quantity: null }],
    ['negative-quantity', { quantity: -1 }],
  ] as const)('says why a row has no figures: %s', (problem, given) => {
    const [row] = workOutWorksheet({ rows: [{ ...first, ...given }], sources, baseline: null }).rows;
    expect(row).toMatchObject({ valued: null, problem });
  });

  it('says what becomes of a post whose work is not done', () => {
    const change = changeOf([{ ...first, quantity: 0 }, second]);
    expect(change.rows.get(first.key)?.mki.comparison?.amount).toBeCloseTo(-10, 12);
    expect(change.gone).toEqual([]);
  });

  it('takes nothing from the former result when other figures came', () => {
    const former = workOutWorksheet({ rows, sources: new Map(), baseline: null });
    expect(former.withoutFigures).toHaveLength(2);
    expect(workOutWorksheet({ rows, sources, baseline: null }, former).withoutFigures).toEqual([]);
  });

  it('tells no difference of MKI where other weights valued the baseline, and that of CO2', () => {
    const change =
      workOutWorksheet({ rows, sources, baseline: { ...baseline, sameWeights: false } }).change ??
      expect.fail();
    expect(change.mki.comparison).toBeNull();
    expect(change.rows.get(first.key)?.mki.comparison).toBeNull();
    expect(change.co2.comparison?.amount).toBe(0);
    expect(change.resources.primaryTon.comparison?.amount).toBe(0);
  });

  it('tells no difference where a row leaves a module empty that its post declares', () => {
    const profile = exampleProfile(SET_A1, { GWP: { 'A1-A3': 20, C3: 20 } });
    const whole = exampleItem({ profiles: { a1: profile } });
    const isC3 = (module: number) => LIFE_CYCLE_MODULES[module] === 'C3';
    const emptied = Object.entries(profile).map(([code, values]) => [
      ...[code, values.map((value, module) => (isC3(module) ? null : value))],
    ]);
    const { change } = workOutWorksheet({
      ...{
        rows: [first],
        sources: sourcesOf([exampleItem({ profiles: { a1: Object.fromEntries(emptied) } })]),
      },
      baseline: baselineOf([whole], 'a1'),
    });
    expect(change?.rows.get(first.key)?.mki).toMatchObject({
      comparison: null,
      gaps: [{ side: 'optimization' }],
    });
    expect(change?.mki.comparison).toBeNull();
  });

  it('will be stored in the sets that every row has', () => {
    const both = exampleItem({
      postNumber: '3',
      profiles: { a1: exampleProfile(SET_A1, {}), a2: exampleProfile(SET_A2, {}) },
    });
    const of = (all: readonly (typeof both)[]) =>
      workOutWorksheet({ rows: all.map((item) => rowOf(item)), sources: sourcesOf(all), baseline: null })
        .sets;
    expect(of([both])).toEqual(['a1', 'a2']);
    expect(of([both, layer])).toEqual(['a1']);
  });
});
