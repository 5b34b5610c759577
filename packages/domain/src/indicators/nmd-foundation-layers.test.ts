import { describe, expect, it } from 'vitest';
import { formatEuro } from '../format/number-format.ts';
import { FIRST_WEIGHTED_SETS } from './first-weight-tables.ts';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type PerModule,
  sumModules,
} from './life-cycle-modules.ts';
import {
  FOUNDATION_LAYERS,
  type FoundationLayer,
  REPORTED_MODULES,
} from './nmd-foundation-layers.fixture.ts';
import { weighProfile } from './weigh-profile.ts';

// Compares our MKI with the published one of the Nationale Milieudatabase; the fixture names the report.

/**
 * Our cents minus the published ones, for rows where the three printed digits of the indicators allow more than one
 * result.
 */
const CENTS_APART: Readonly<Record<string, number>> = {
  'Asfaltgranulaat met emulsiecement/AGREC, 200mm': -1,
  'Asfaltgranulaat met emulsiecement/AGREC, 300mm': 1,
  'Schuimbeton, 550kg/m3': 2,
  'Schuimbeton, 650kg/m3': -1,
};

describe.each(FOUNDATION_LAYERS)('$name, published MKI €$publishedMkiEur', (layer) => {
  const { mkiEur, undeclared, incomplete } = weigh(layer);
  const roundingEur = REPORTED_MODULES.map((_, column) => roundingOfIndicatorsEur(layer, column));

  it('is reproduced as closely as its printed indicators determine it', () => {
    const difference = Math.abs((sumModules(mkiEur) ?? Number.NaN) - layer.publishedMkiEur);
    expect(difference).toBeLessThan(HALF_CENT + (sumModules(roundingEur) ?? 0));
  });

  it('is reproduced in each module as closely as its printed indicators determine it', () => {
    layer.publishedPerModuleEur.forEach((publishedEur, column) => {
      const difference = Math.abs(valueIn(mkiEur, REPORTED_MODULES[column]) - publishedEur);
      expect(difference).toBeLessThan(HALF_CENT + (roundingEur[column] ?? 0));
    });
  });

  it('is reproduced to the cent, or to the cents that the rounding of its indicators leaves', () => {
    const cents = Math.round(100 * layer.publishedMkiEur) + (CENTS_APART[layer.name] ?? 0);
    expect(formatEuro(sumModules(mkiEur))).toBe(formatEuro(cents / 100));
  });

  it('agrees per module to five decimals with other code', () => {
    layer.recomputedPerModuleEur.forEach((recomputedEur, column) => {
      expect(valueIn(mkiEur, REPORTED_MODULES[column])).toBeCloseTo(recomputedEur, 5);
    });
    expect(mkiEur[LIFE_CYCLE_MODULES.indexOf('B4')], 'nobody declares B4').toBeNull();
  });

  it('declares all eleven indicators, in every module but B4', () => {
    expect(undeclared).toEqual([]);
    expect(LIFE_CYCLE_MODULES.filter((_, module) => incomplete[module])).toEqual(['B4']);
  });
});

it('reproduces 19 of the 23 published values to the cent and the other four within two', () => {
  expect(FOUNDATION_LAYERS).toHaveLength(23);
  expect(FOUNDATION_LAYERS.filter(({ name }) => name in CENTS_APART)).toHaveLength(4);
});

/** A published MKI has two decimals; the rest allows for binary fractions. */
const HALF_CENT = 0.005 + 1e-12;

function weigh(layer: FoundationLayer) {
  const rows = Object.entries(layer.declared).map(([code, row]) => [
    code,
    LIFE_CYCLE_MODULES.map((module) => row[REPORTED_MODULES.indexOf(module)] ?? null),
  ]);
  const result = weighProfile(FIRST_WEIGHTED_SETS.a1, Object.fromEntries(rows));
  if (result.kind !== 'weighed') throw new Error(`missing ${result.missing}`);
  return result.profile;
}

function valueIn(perModule: PerModule, module: LifeCycleModule | undefined): number {
  return module ? (perModule[LIFE_CYCLE_MODULES.indexOf(module)] ?? Number.NaN) : Number.NaN;
}

/**
 * Returns the largest error of a weighted sum that follows from printing each indicator with three significant digits.
 */
function roundingOfIndicatorsEur(layer: FoundationLayer, column: number): number {
  return FIRST_WEIGHTED_SETS.a1.indicators
    .map(({ code, weightEur }) => weightEur * halfThirdDigit(layer.declared[code]?.[column] ?? Number.NaN))
    .reduce((sum, rounding) => sum + rounding, 0);
}

/** Returns half of the third digit: 0.005 for 1.65, 0 for 0. */
function halfThirdDigit(value: number): number {
  return value === 0 ? 0 : 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
}
