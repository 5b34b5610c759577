import {
  IMPACT_SETS,
  MKI_INDICATOR,
  SET_A1,
  SET_A2,
  SET_CODES,
  sumModules,
  weighProfile,
} from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_BANDS } from './product-bands.ts';
import { getProduct, listProducts, type Product } from './product-table.ts';

function weigh(product: Product, set: 'a1' | 'a2') {
  const result = weighProfile(IMPACT_SETS[set], product[set].profile);
  if (result.kind !== 'weighed') throw new Error(`${product.declaration.key}: ${result.missing.join(', ')}`);
  const { mkiEur, co2Kg, undeclared } = result.profile;
  return { mkiEur: sumModules(mkiEur), co2Kg: co2Kg && sumModules(co2Kg), undeclared };
}

describe('the product table', () => {
  it('holds between thirty and sixty products, each with its own key and name', () => {
    const products = listProducts().map(({ declaration }) => declaration);
    expect(products.length).toBeGreaterThanOrEqual(30);
    expect(products.length).toBeLessThanOrEqual(60);
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
    expect(new Set(products.map(({ group, subGroup, name }) => `${group}|${subGroup}|${name}`)).size).toBe(
      products.length,
    );
  });

  it('states every core indicator of both sets, or an MKI with the CO2 beside it', () => {
    for (const product of listProducts()) {
      for (const set of SET_CODES) {
        const { profile } = product[set];
        const complete = IMPACT_SETS[set].indicators.every(({ code, core }) => !core || profile[code]);
        expect(complete || profile[MKI_INDICATOR], `${product.declaration.key} ${set}`).toBeTruthy();
        expect(weigh(product, set).co2Kg, `${product.declaration.key} ${set}`).not.toBeNull();
      }
    }
  });

  it('states an MKI of its own only where it says that toxicity or the whole set is estimated', () => {
    for (const product of listProducts()) {
      for (const set of SET_CODES) {
        const { origin, profile } = product[set];
        const estimated = origin === 'estimated' || origin === 'published-and-toxicity-estimated';
        expect(profile[MKI_INDICATOR] !== undefined, `${product.declaration.key} ${set}`).toBe(estimated);
      }
    }
  });

  it('names dataset and number of every published profile', () => {
    for (const { declaration } of listProducts()) {
      for (const declared of [declaration.a1, declaration.a2]) {
        if (declared) expect(declared.source).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|LCA Rapportage categorie 3/);
      }
    }
  });

  it('lets exactly one product leave the six additional indicators of Set A2 undeclared', () => {
    const incomplete = listProducts().filter((product) => weigh(product, 'a2').undeclared.length > 0);
    expect(incomplete.map(({ declaration }) => declaration.key)).toEqual(['betonstraatsteen']);
    expect(incomplete.map((product) => weigh(product, 'a2').undeclared.length)).toEqual([6]);
  });

  // Euro per m2, weighed from the report by other code.
  it.each([
    ['menggranulaat', 0.75529],
    ['hydraulisch-menggranulaat', 0.76491],
    ['betongranulaat', 0.81535],
    ['agrac', 2.06712],
    ['agrec', 3.91219],
    ['metselwerkmengsel', 0.7364],
    ['schuimbeton', 9.22524],
  ] as const)('weighs %s to the MKI that the category 3 report publishes', (key, publishedEur) => {
    expect(Math.abs(weigh(getProduct(key), 'a1').mkiEur / publishedEur - 1)).toBeLessThan(0.003);
  });

  it('converts ADPF from MJ: 1000 kg of asphalt with 2.899 MJ each is 1.394 kg Sb-eq', () => {
    const adpf = getProduct('ac-base').a1.profile['ADPF']?.[0];
    expect(adpf).toBeCloseTo(2.899 * 1000 * 4.81e-4, 3);
  });

  it('completes a dataset of A1-A3 only: bringing 0.18 t over 60 km emits 1.43 kg CO2 in A4', () => {
    expect(getProduct('betonstraatsteen').a1.profile['GWP']?.[1]).toBeCloseTo(0.18 * 60 * 0.132, 6);
  });

  it.each(listProducts().map((product) => [product.declaration.key, product] as const))(
    'keeps the MKI and the CO2 of %s in the order of magnitude of its kind',
    (key, product) => {
      const band = DEMONSTRATION_BANDS[key];
      const a1 = weigh(product, 'a1');
      const a2 = weigh(product, 'a2');
      expect(a1.mkiEur).toBeGreaterThan(band?.mkiEur[0] ?? Number.NaN);
      expect(a1.mkiEur).toBeLessThan(band?.mkiEur[1] ?? Number.NaN);
      expect(a1.co2Kg).toBeGreaterThan(band?.co2Kg[0] ?? Number.NaN);
      expect(a1.co2Kg).toBeLessThan(band?.co2Kg[1] ?? Number.NaN);
      expect(a2.mkiEur).toBeLessThan(12 * Math.abs(a1.mkiEur) + 120);
    },
  );

  it('knows both sets whole', () => {
    expect(SET_A1.indicators).toHaveLength(11);
    expect(SET_A2.indicators).toHaveLength(19);
  });
});
