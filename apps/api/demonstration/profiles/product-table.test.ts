import {
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  MKI_INDICATOR,
  SET_CODES,
  sumModules,
  weighProfile,
} from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { getProduct, PRODUCT_DECLARATIONS, type Product } from './product-table.ts';

const PRODUCTS = PRODUCT_DECLARATIONS.map(({ key }) => getProduct(key));

function weigh(product: Product, set: 'a1' | 'a2') {
  const result = weighProfile(FIRST_WEIGHTED_SETS[set], product[set].profile);
  if (result.kind !== 'weighed') throw new Error(`${product.declaration.key}: ${result.missing.join(', ')}`);
  const { mkiEur, co2Kg, undeclared } = result.profile;
  return { mkiEur: sumModules(mkiEur), co2Kg: co2Kg && sumModules(co2Kg), undeclared };
}

/** The plausible range of one unit in Set A1: euro from, to, kg CO2 from, to. */
const PLAUSIBLE: readonly (readonly [string, number, number, number, number])[] = [
  ['Ontgraven en vervoeren', 0.1, 1.5, 1, 12],
  ['Zandbed', 1, 5, 10, 45],
  ['Geokunststoffen', 0.03, 0.3, 0.4, 2],
  ['Ongebonden funderingen', 0.6, 1, 5, 10],
  ['Gebonden funderingen', 1.5, 5, 15, 40],
  ['Lichte ophoogmaterialen', 7, 12, 100, 180],
  ['Deklagen', 4, 10, 45, 90],
  ['Tussenlagen', 4, 10, 45, 90],
  ['Onderlagen', 3, 8, 30, 80],
  ['Straatstenen', 0.5, 5, 5, 50],
  ['Kantopsluitingen', 0.6, 2.5, 8, 25],
  ['Vrijvervalriolering', 1.5, 10, 20, 110],
  ['Betonmortel', 10, 20, 130, 300],
  ['Prefab beton', 15, 35, 200, 400],
  ['Wapening', 40, 100, 500, 1300],
  ['Damwanden', 10, 150, 100, 1500],
  ['Geleiderail', 60, 150, 700, 1800],
  ['Spoorstaven', 4, 15, 50, 180],
  ['Dwarsliggers', 1.5, 6, 20, 60],
  ['Ballastbed', 1, 5, 10, 50],
  ['Baggerwerk', 0.1, 1.5, 1, 12],
  ['Oeverbescherming', 0.8, 6, 8, 60],
  ['Beschoeiing', -10, 30, -300, 100],
  ['Brugliggers', -15, 30, -300, 100],
  ['Brugdekken', -10, 30, -200, 150],
  ['Armaturen', 1.5, 8, 20, 80],
  ['Lichtmasten', 2, 15, 25, 150],
  ['Groeiplaatsen', 0.1, 3, -50, 20],
  ['Beplanting', 0.02, 5, 0.2, 50],
];

describe('the product table', () => {
  it('holds between thirty and sixty products, each with its own key and name', () => {
    const products = PRODUCTS.map(({ declaration }) => declaration);
    expect(products.length).toBeGreaterThanOrEqual(30);
    expect(products.length).toBeLessThanOrEqual(60);
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
    expect(new Set(products.map(({ group, subGroup, name }) => `${group}|${subGroup}|${name}`)).size).toBe(
      products.length,
    );
  });

  it('states every core indicator of both sets, or an MKI with the CO2 beside it', () => {
    for (const product of PRODUCTS) {
      for (const set of SET_CODES) {
        const { profile } = product[set];
        const complete = IMPACT_SETS[set].indicators.every(({ code, core }) => !core || profile[code]);
        expect(complete || profile[MKI_INDICATOR], `${product.declaration.key} ${set}`).toBeTruthy();
        expect(weigh(product, set).co2Kg, `${product.declaration.key} ${set}`).not.toBeNull();
      }
    }
  });

  it('states an MKI of its own only where it says that toxicity or the whole set is estimated', () => {
    for (const product of PRODUCTS) {
      for (const set of SET_CODES) {
        const { origin, profile } = product[set];
        const estimated = origin === 'estimated' || origin === 'published-and-toxicity-estimated';
        expect(profile[MKI_INDICATOR] !== undefined, `${product.declaration.key} ${set}`).toBe(estimated);
      }
    }
  });

  it('names dataset and number of every published profile', () => {
    for (const { declaration } of PRODUCTS) {
      for (const declared of [declaration.a1, declaration.a2]) {
        if (declared) expect(declared.source).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|LCA Rapportage categorie 3/);
      }
    }
  });

  it('lets exactly one product leave the six additional indicators of Set A2 undeclared', () => {
    const incomplete = PRODUCTS.filter((product) => weigh(product, 'a2').undeclared.length > 0);
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
    expect(Math.abs((weigh(getProduct(key), 'a1').mkiEur ?? 0) / publishedEur - 1)).toBeLessThan(0.003);
  });

  it('converts ADPF from MJ: 1000 kg of asphalt with 2.899 MJ each is 1.394 kg Sb-eq', () => {
    const adpf = getProduct('ac-base').a1.profile.ADPF?.[0];
    expect(adpf).toBeCloseTo(2.899 * 1000 * 4.81e-4, 3);
  });

  it('completes a dataset of A1-A3 only: bringing 0.18 t over 60 km emits 1.43 kg CO2 in A4', () => {
    expect(getProduct('betonstraatsteen').a1.profile.GWP?.[1]).toBeCloseTo(0.18 * 60 * 0.132, 6);
  });

  it.each(PLAUSIBLE)('keeps %s between %d and %d euro and %d and %d kg CO2 a unit', (subGroup, ...band) => {
    const products = PRODUCTS.filter(({ declaration }) => declaration.subGroup === subGroup);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      const { mkiEur, co2Kg } = weigh(product, 'a1');
      const [minEur, maxEur, minKg, maxKg] = band;
      expect(mkiEur, product.declaration.key).toBeGreaterThan(minEur);
      expect(mkiEur, product.declaration.key).toBeLessThan(maxEur);
      expect(co2Kg, product.declaration.key).toBeGreaterThan(minKg);
      expect(co2Kg, product.declaration.key).toBeLessThan(maxKg);
    }
  });

  it('asks a plausible band of every sub-group', () => {
    const subGroups = new Set(PRODUCTS.map(({ declaration }) => declaration.subGroup));
    expect([...subGroups].sort()).toEqual(PLAUSIBLE.map(([subGroup]) => subGroup).sort());
  });

  it('makes Set A2 1.2 to 5 times as dear as Set A1, timber and tree soil aside', () => {
    for (const product of PRODUCTS) {
      const [a1, a2] = [weigh(product, 'a1').mkiEur ?? 0, weigh(product, 'a2').mkiEur ?? 0];
      // carbon uptake by wood makes the climate part small or negative, so a ratio means nothing
      if ((product.declaration.biobasedShare ?? 0) > 0) continue;
      expect(a2 / a1, product.declaration.key).toBeGreaterThan(1.2);
      expect(a2 / a1, product.declaration.key).toBeLessThan(5);
    }
  });
});
