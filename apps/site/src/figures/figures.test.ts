import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { FOUNDATION_LAYER } from './data/foundation-layer.ts';
import { PAVING_BLOCK } from './data/paving-block.ts';
import { parseAmount, parseWholeEuro } from './parse-amount.ts';
import { roadLayers } from './road-layers.ts';
import { sumMki, sumOverModules, weighAmounts } from './weigh-amounts.ts';

describe('the example of the MKI calculator', () => {
  it('comes to what is published of it, €0.76 for one m2', () => {
    const mki = sumMki(weighAmounts(FIRST_WEIGHTED_SETS.a1, sumOverModules(FOUNDATION_LAYER)));
    expect(mki).toBeCloseTo(0.755, 3);
  });

  it('leaves open what was not declared, which is not a 0', () => {
    const [adpe, , gwp] = weighAmounts(FIRST_WEIGHTED_SETS.a1, { GWP: 7 });
    expect(adpe?.mkiEur).toBeNull();
    expect(gwp?.mkiEur).toBeCloseTo(0.35, 12);
  });
});

describe('one paving block in two sets', () => {
  it('costs €1.46 over seven categories of A1 and €2.67 over thirteen of A2', () => {
    const a1 = weighAmounts(FIRST_WEIGHTED_SETS.a1, PAVING_BLOCK.a1);
    const a2 = weighAmounts(FIRST_WEIGHTED_SETS.a2, PAVING_BLOCK.a2);
    // 25.1 × 0.05 + 0.0366 × 4 + 0.00496 × 9 + 0.00311 × 2 + 115 × 4.81E-4 × 0.16 and a little
    expect(sumMki(a1)).toBeCloseTo(1.461, 3);
    // 21.8 × 0.116 + 0.0241 × 0.39 + 0.00775 × 3.28 + 0.0848 × 0.36 + 0.0238 × 1.22 + 108 × 0.00033 + 1.02 × 0.00506
    expect(sumMki(a2)).toBeCloseTo(2.664, 3);
    expect(a1.filter(({ amount }) => amount !== null)).toHaveLength(7);
    expect(a2.filter(({ amount }) => amount !== null)).toHaveLength(13);
  });
});

describe('one m2 of road', () => {
  it('costs most in its base layer of asphalt, and its foundation costs nothing to make', () => {
    const layers = roadLayers();
    const costs = layers.map(({ key, productionEur, otherEur }) => [key, productionEur + otherEur] as const);
    expect([...costs].sort((left, right) => right[1] - left[1])[0]?.[0]).toBe('base');
    const foundation = layers.find(({ key }) => key === 'foundation');
    expect(foundation?.productionEur).toBe(0);
    expect(foundation?.otherEur).toBeCloseTo(0.755, 3);
    // 96 kg × (0.07658 × 0.05 + 0.0001617 × 4 + 2.502E-5 × 9 + 4.005 × 4.81E-4 × 0.16) and a little
    expect(layers[0]?.productionEur).toBeCloseTo(0.481, 3);
    // 96 kg × (−0.01801 × 0.05 − 6.27E-5 × 4 − 4.61E-6 × 9 + 1.62E-5 × 2 − 1.781 × 4.81E-4 × 0.16): module D outweighs the rest
    expect(layers[0]?.otherEur).toBeCloseTo(-0.125, 3);
  });
});

describe('an amount as it is typed', () => {
  it.each([
    ['2,06', 2.06],
    ['2.06', 2.06],
    ['1.234,5', 1234.5],
    ['3,95E-6', 3.95e-6],
    ['-0,5', -0.5],
    ['', null],
    ['  ', null],
    ['7 kg', 'wrong'],
    ['1,2,3', 'wrong'],
  ])('%j is %j', (text, amount) => {
    expect(parseAmount(text, 'nl')).toBe(amount);
  });

  it.each([
    ['1.000', 'nl', 'ambiguous'],
    ['-10.000', 'nl', 'ambiguous'],
    ['1,000', 'nl', 1],
    ['1,000', 'en', 'ambiguous'],
    ['1.000', 'en', 'ambiguous'],
    ['0.125', 'nl', 0.125],
    ['1.000.000', 'nl', 1_000_000],
    ['1.000,5', 'nl', 1000.5],
    ['1000', 'en', 1000],
  ] as const)('%j in %s is %j: what may be two amounts is neither', (text, language, amount) => {
    expect(parseAmount(text, language)).toBe(amount);
  });

  it.each([
    ['100.000', 'nl', 100_000],
    ['€ 100.000,-', 'nl', 100_000],
    ['100,000', 'nl', null],
    ['100,000', 'en', 100_000],
    ['€2,000,000', 'en', 2_000_000],
    ['100.000', 'en', null],
    ['0', 'nl', 0],
    ['-5', 'nl', null],
    ['1,5', 'nl', null],
    ['', 'nl', null],
  ] as const)('in whole euro, %j in %s is %j', (text, language, amount) => {
    expect(parseWholeEuro(text, language)).toBe(amount);
  });
});
