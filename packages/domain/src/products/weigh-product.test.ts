import { describe, expect, it } from 'vitest';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { SET_A1 } from '../indicators/impact-sets.ts';
import { declaredProfiles } from './product-of-item.ts';
import { isExpired, productProblems } from './product-problems.ts';
import { weighProduct } from './weigh-product.ts';

const row = (...values: (number | null)[]) => [...values, ...new Array(10 - values.length).fill(null)];
const core = (values: (number | null)[]) =>
  Object.fromEntries(SET_A1.indicators.map(({ code }) => [code, values]));

describe('a product', () => {
  it('costs per unit what each of its indicators costs, in the modules that it declares', () => {
    const figures = weighProduct({ profiles: { a1: core(row(1, 2)) } }, FIRST_WEIGHTED_SETS).a1;
    const together = FIRST_WEIGHTED_SETS.a1.indicators.reduce((sum, { weightEur }) => sum + weightEur, 0);
    expect(figures?.mkiEur[0]).toBeCloseTo(together, 9);
    expect(figures?.mkiEurPerUnit).toBeCloseTo(3 * together, 9);
    expect(figures?.co2KgPerUnit).toBe(3);
    expect(figures?.mkiEur[2]).toBeNull();
    expect(figures?.weightsVersion).toBe(FIRST_WEIGHTED_SETS.a1.version);
  });

  it('has no MKI without a core indicator, and no figures in a set that its source does not declare', () => {
    const { GWP, ...others } = core(row(1));
    const figures = weighProduct({ profiles: { a1: others } }, FIRST_WEIGHTED_SETS);
    expect(figures.a1).toMatchObject({ mkiEurPerUnit: null, co2KgPerUnit: null, missing: ['GWP'] });
    expect(figures.a2).toBeUndefined();
    expect(GWP).toHaveLength(10);
  });

  it('names the modules in which an indicator counts as 0, and not those in which nothing is declared', () => {
    const profile = { ...core(row(1, 1)), ADPE: row(1) };
    expect(weighProduct({ profiles: { a1: profile } }, FIRST_WEIGHTED_SETS).a1?.incomplete).toEqual(['A4']);
  });
});

it('rows and sets without a value are not declared, and a 0 is', () => {
  expect(declaredProfiles({ a1: { GWP: row(), AP: row(0) }, a2: { ODP: row() } })).toEqual({
    a1: { AP: row(0) },
  });
});

it('a declaration is valid on its last day', () => {
  const validUntil = '2026-03-02';
  expect(isExpired({ validUntil }, '2026-03-02')).toBe(false);
  expect(isExpired({ validUntil }, '2026-03-03')).toBe(true);
  expect(isExpired({ validUntil: null }, '2026-03-03')).toBe(false);
});

it('a profile has known indicators, ten modules and a value, and each unit once', () => {
  const of = (a1: Record<string, (number | null)[]>, conversions: { unit: string; perUnit: number }[] = []) =>
    productProblems({ profiles: { a1 }, unit: 'm3', conversions });
  expect(of({ MKI: row(0) })).toEqual([]);
  expect(of({})).toEqual(['nothing-declared']);
  expect(of({ PM: row(1) })).toEqual(['unknown-indicator']);
  expect(of({ GWP: [1] })).toEqual(['unlike-modules']);
  expect(of({ MKI: row(1) }, [{ unit: 'm3', perUnit: 1 }])).toEqual(['same-unit']);
});
