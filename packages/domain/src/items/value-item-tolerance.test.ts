import { describe, expect, it } from 'vitest';
import { exampleProfile, exampleRow } from '../indicators/example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { SET_A1 } from '../indicators/impact-sets.ts';
import { exampleItem } from './example-item.fixture.ts';
import { valueItem } from './value-item.ts';

/**
 * Returns the findings for an item whose indicators weigh `weightedEur` per unit and whose MKI row states `statedEur`
 * per unit.
 */
function findingsOn({ weightedEur, statedEur, quantity }: Stated) {
  // GWP costs €0.05 per kg, so 20 kg for each euro
  const a1 = exampleProfile(SET_A1, { GWP: { A4: 20 * weightedEur }, MKI: { A4: statedEur } });
  return valueItem(exampleItem({ quantity, profiles: { a1 } }), FIRST_WEIGHTED_SETS).findings;
}

interface Stated {
  readonly weightedEur: number;
  readonly statedEur: number;
  readonly quantity: number;
}

describe('a stated MKI that differs from the weighted sum', () => {
  it.each([
    // below €5 a unit, 5 cents a unit are more than 1 % and decide
    [1, 1.05, 'no'],
    [1, 0.95, 'no'],
    [1, 1.051, 'a'],
    [1, 0.949, 'a'],
    [0, 0.05, 'no'],
    [0, 0.051, 'a'],
    // at €5 a unit both limits are the same
    [5, 5.05, 'no'],
    [5, 4.95, 'no'],
    [5, 5.051, 'a'],
    // above it, 1 % is more and decides
    [50, 50.5, 'no'],
    [50, 49.5, 'no'],
    [50, 50.51, 'a'],
    [50, 49.49, 'a'],
    // a net benefit has the same limits
    [-50, -50.5, 'no'],
    [-50, -50.51, 'a'],
    [-1, 1, 'a'],
  ])(
    '— weighed at €%d a unit, stated at €%d — gets %s warning, whatever the quantity',
    (weightedEur, statedEur, warning) => {
      const expected = warning === 'a' ? ['mki-differs'] : [];
      for (const quantity of [0.1, 1, 3, 20, 12_345.6]) {
        const codes = findingsOn({ weightedEur, statedEur, quantity }).map(({ code }) => code);
        expect(codes, `quantity ${quantity}`).toEqual(expected);
      }
    },
  );

  it('is named beside it, both for the whole quantity', () => {
    expect(findingsOn({ weightedEur: 2, statedEur: 3, quantity: 10 })).toEqual([
      { code: 'mki-differs', set: 'a1', weightedEur: 20, statedEur: 30 },
    ]);
  });

  it('is compared over all modules together', () => {
    const profile = exampleProfile(SET_A1, { GWP: { A4: 40, C2: 20 }, MKI: { 'A1-A3': 3 } });
    expect(valueItem(exampleItem({ profiles: { a1: profile } }), FIRST_WEIGHTED_SETS).findings).toEqual([]);
  });

  it('is no finding when the row MKI is empty, or stands alone', () => {
    const emptyRow = { ...exampleProfile(SET_A1, { GWP: { A4: 40 } }), MKI: exampleRow({}, null) };
    expect(valueItem(exampleItem({ profiles: { a1: emptyRow } }), FIRST_WEIGHTED_SETS).findings).toEqual([]);

    const alone = { GWP: exampleRow({ A4: 40 }), MKI: exampleRow({ A4: 99 }) };
    expect(valueItem(exampleItem({ profiles: { a1: alone } }), FIRST_WEIGHTED_SETS).findings).toEqual([]);
  });
});
