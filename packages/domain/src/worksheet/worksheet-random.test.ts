import { expect, it } from 'vitest';
import { exampleProfile } from '../indicators/example-profile.fixture.ts';
import { SET_A1 } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import type { CalculationItem } from '../items/calculation-item.ts';
import { exampleItem, exampleResources } from '../items/example-item.fixture.ts';
import { baselineOf, rowOf, sourcesOf } from './example-worksheet.fixture.ts';
import { type WorkedOutWorksheet, workOutWorksheet } from './work-out-worksheet.ts';
import type { WorksheetRow } from './worksheet-row.ts';

/** Returns a generator of whole numbers below `limit`, the same ones for the same seed (Lehmer generator). */
function drawFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

function randomItem(draw: (limit: number) => number, index: number): CalculationItem {
  const profile = exampleProfile(SET_A1, { GWP: { 'A1-A3': draw(100) / 7, C3: draw(50) / 3 } });
  const empty = draw(3) === 0 ? draw(LIFE_CYCLE_MODULES.length) : -1;
  // Few posts declare this module: when such a one is gone, the others of its group may have to.
  const rare = draw(6) === 0 ? -1 : 2;
  return exampleItem({
    postNumber: String(index),
    productGroup: `Groep ${draw(4)}`,
    product: `Product ${draw(6)}`,
    quantity: draw(8) === 0 ? 0 : draw(1000) / 9,
    rawCode: draw(2) ? null : `21.${draw(9)}`,
    resources: exampleResources({ primaryTon: draw(5) ? draw(100) / 11 : null }),
    profiles: {
      a1: Object.fromEntries(
        Object.entries(profile).map(([code, values]) => [
          ...[code, values.map((value, module) => (module === empty || module === rare ? null : value))],
        ]),
      ),
    },
  });
}

/** Changes one row, or takes one away or adds one, as somebody might. */
function edited(
  draw: (limit: number) => number,
  rows: readonly WorksheetRow[],
  step: number,
): WorksheetRow[] {
  const at = draw(rows.length);
  const [row, other] = [rows[at], rows[draw(rows.length)]];
  if (!row || !other) return [...rows];
  const instead: readonly (readonly WorksheetRow[])[] = [
    [{ ...row, quantity: draw(1000) / 7 }],
    [{ ...row, quantity: draw(3) ? 0 : null }],
    [{ ...row, leftOut: !row.leftOut }],
    [{ ...row, source: other.source, product: other.product, productGroup: other.productGroup }],
    [{ ...row, source: { kind: 'none' } }],
    [row, { ...other, key: `erbij ${step}`, postNumber: `x${step}`, origin: null }],
    [],
    [{ ...row, postNumber: `${row.postNumber}a` }],
  ];
  return rows.flatMap((each, place) => (place === at ? (instead[draw(instead.length)] ?? []) : each));
}

/** A worksheet is worked out from what was remembered of the former one; this is what a new page makes of it. */
const anew = ({ worksheet: { rows, sources, baseline } }: WorkedOutWorksheet) =>
  workOutWorksheet({
    rows: rows.map((row) => ({ ...row })),
    sources,
    baseline: baseline && { ...baseline, items: baseline.items.map((item) => ({ ...item })) },
  });

it.each([1, 2, 3, 4, 5, 6])(
  'what is remembered of a worksheet changes no digit of it (random edits, seed %d)',
  (seed) => {
    const draw = drawFrom(seed);
    const items = Array.from({ length: 30 }, (_, index) => randomItem(draw, index));
    const sources = sourcesOf(items);
    const baseline = baselineOf(items, 'a1');
    let worked = workOutWorksheet({ rows: items.map((item) => rowOf(item)), sources, baseline });
    let told = 0;
    for (let step = 0; step < 40; step++) {
      const rows = edited(draw, worked.worksheet.rows, step);
      worked = workOutWorksheet({ rows, sources, baseline }, worked);
      expect(worked).toEqual(anew(worked));
      if (worked.change?.mki.comparison) told++;
    }
    expect(told).toBeLessThan(40);
  },
);

it('the differences of the rows, and of the posts for which no row stands, add up to that of the whole', () => {
  const draw = drawFrom(7);
  const items = Array.from({ length: 30 }, (_, index) => {
    const { profiles: _profiles, ...item } = randomItem(draw, index);
    return exampleItem({ ...item, quantity: 1 + draw(9) });
  });
  const [first, second, third, ...others] = items.map((item) => rowOf(item));
  if (!first || !second || !third) throw new Error('Some rows');
  const rows = [{ ...first, quantity: 99 }, { ...second, leftOut: true }, ...others];
  const worked = workOutWorksheet({ rows, sources: sourcesOf(items), baseline: baselineOf(items, 'a1') });
  const parts = [...(worked.change?.rows.values() ?? []), ...(worked.change?.gone ?? [])];
  const sum = parts.reduce((total, { mki }) => total + (mki.comparison?.amount ?? Number.NaN), 0);
  expect(worked.change?.gone).toHaveLength(1);
  expect(sum).toBeCloseTo(worked.change?.mki.comparison?.amount ?? Number.NaN, 9);
});
