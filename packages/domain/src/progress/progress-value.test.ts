import { describe, expect, it } from 'vitest';
import { NOTHING_SPENT } from '../figures/covered-sum.ts';
import type { ResourceKey } from '../items/calculation-item.ts';
import type { ResourceOf } from '../statistics/clean-share.ts';
import type { ProgressIndicator } from './progress-indicators.ts';
import { type ProgressSides, progressMeasure } from './progress-measure.ts';
import { progressOf, progressOver } from './progress-value.ts';

const sum = (amount: number | null) => ({ amount, items: 1, undeclared: 0, incomplete: 0 });
/** Returns a side of one item; a resource that is not named is undeclared. */
const uses =
  (amounts: Partial<Record<ResourceKey, number>>): ResourceOf =>
  (key) => ({ ...sum(amounts[key] ?? null), undeclared: amounts[key] === undefined ? 1 : 0 });

const ENERGY_ONLY = uses({ fossilMj: 90, renewableMj: 10 });
/** Saves 100 of 200 kg CO2, and takes 30 of its 60 MJ from wind. */
const BRUG: ProgressSides = {
  mki: { baseline: sum(100), optimization: sum(90) },
  co2: { baseline: sum(200), optimization: sum(100) },
  resources: { baseline: ENERGY_ONLY, optimization: uses({ fossilMj: 30, renewableMj: 30 }) },
};
/** Saves 80 of 800 kg CO2, and takes 14 of its 140 MJ from wind. */
const WEG: ProgressSides = {
  mki: { baseline: sum(300), optimization: sum(330) },
  co2: { baseline: sum(800), optimization: sum(720) },
  resources: { baseline: ENERGY_ONLY, optimization: uses({ fossilMj: 126, renewableMj: 14 }) },
};
/** One of its two items leaves everything open on the side of the optimisation. */
const GAP: ProgressSides = {
  mki: { baseline: sum(1000), optimization: { ...sum(1), items: 2, undeclared: 1 } },
  co2: { baseline: sum(1000), optimization: { ...sum(1), items: 2, undeclared: 1 } },
  resources: { baseline: ENERGY_ONLY, optimization: uses({ renewableMj: 1000 }) },
};

const over = (indicator: ProgressIndicator, projects: readonly ProgressSides[]) =>
  progressOver(projects.map((sides) => progressMeasure(indicator, sides)));
const of = (indicator: ProgressIndicator, sides: ProgressSides) =>
  progressOf(progressMeasure(indicator, sides));

describe('a reduction', () => {
  it('is that of the sums, so that a large project weighs more: 180 of 1,000 kg, and not the mean of 50 and 10', () => {
    expect(over('co2', [BRUG, WEG])).toEqual({
      ...{ value: 18, weight: 1000, counted: 2, of: 2, incomplete: false },
    });
    expect([of('co2', BRUG), of('co2', WEG)]).toEqual([
      { value: 50, weight: 200, incomplete: false, reasons: [] },
      { value: 10, weight: 800, incomplete: false, reasons: [] },
    ]);
  });

  it('is below 0 where the optimisations cost more', () => {
    expect(over('mki', [WEG]).value).toBe(-10);
    expect(over('mki', [BRUG, WEG]).value).toBe(-5);
  });

  it('leaves out who cannot be compared, and says so', () => {
    expect(over('co2', [BRUG, GAP])).toMatchObject({ value: 50, weight: 200, counted: 1, of: 2 });
    expect(of('co2', GAP)).toEqual({ value: null, weight: null, incomplete: false, reasons: ['undeclared'] });
  });

  it('is unknown and not 0 where nothing counts, of none or of some', () => {
    const none = { value: null, weight: null, counted: 0, incomplete: false };
    expect(over('co2', [])).toEqual({ ...none, of: 0 });
    expect(over('co2', [GAP])).toEqual({ ...none, of: 1 });
  });

  it('of a baseline of 0 is no percentage, but the project counts in the sum of several', () => {
    const nothing = { ...BRUG, co2: { baseline: NOTHING_SPENT, optimization: sum(20) } };
    expect(of('co2', nothing)).toEqual({ value: null, weight: 0, incomplete: false, reasons: [] });
    expect(over('co2', [BRUG, nothing])).toMatchObject({ value: 40, weight: 200, counted: 2 });
  });

  it('says that an item declares a part only', () => {
    const partly = { ...BRUG, mki: { ...BRUG.mki, optimization: { ...sum(90), incomplete: 1 } } };
    expect(over('mki', [partly, WEG]).incomplete).toBe(true);
    expect(over('co2', [partly, WEG]).incomplete).toBe(false);
  });

  it('of primary material is of that alone', () => {
    const stone = {
      ...BRUG,
      resources: {
        baseline: uses({ primaryTon: 10, secondaryTon: 0, biobasedTon: 0 }),
        optimization: uses({ primaryTon: 4, secondaryTon: 5, biobasedTon: 1 }),
      },
    };
    expect(over('primary_material', [stone])).toMatchObject({ value: 60, weight: 10 });
    expect(over('secondary_material', [stone])).toMatchObject({ value: 50, weight: 10 });
    expect(over('biobased_material', [stone])).toMatchObject({ value: 10, weight: 10 });
  });
});

describe('a share', () => {
  it('is that of what all optimisations use: 44 of 200 MJ, and not the mean of 50 and 10', () => {
    expect(over('renewable_energy', [BRUG, WEG])).toMatchObject({ value: 22, weight: 200, counted: 2 });
    expect(of('renewable_energy', BRUG)).toEqual({ value: 50, weight: 60, incomplete: false, reasons: [] });
  });

  it('leaves out a project of which either side leaves a part of the whole open', () => {
    expect(over('renewable_energy', [BRUG, GAP])).toMatchObject({ value: 50, counted: 1, of: 2 });
    const openBaseline = { ...BRUG, resources: { ...BRUG.resources, baseline: uses({ renewableMj: 1 }) } };
    expect(of('renewable_energy', openBaseline)).toEqual({
      ...{ value: null, weight: null, incomplete: false, reasons: ['undeclared'] },
    });
  });

  it('of nothing at all is no percentage', () => {
    const unused = uses({ transportOtherTkm: 0, transportEmissionFreeTkm: 0 });
    const still = { ...BRUG, resources: { baseline: unused, optimization: unused } };
    expect(of('emission_free_transport', still)).toEqual({
      value: null,
      weight: 0,
      incomplete: false,
      reasons: [],
    });
    expect(over('emission_free_equipment', [still])).toMatchObject({ value: null, counted: 0, of: 1 });
  });
});

describe('the reasons', () => {
  const lacking = { items: 2, modules: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0], unworked: 0 };
  const refusedBy = (side: object) =>
    of('mki', { ...BRUG, mki: { ...BRUG.mki, optimization: { ...sum(90), items: 3, ...side } } }).reasons;

  it('are named each once, what can be answered first', () => {
    expect(refusedBy({ apart: 3, lacking, undeclared: 1 })).toEqual(['module', 'undeclared', 'weights']);
    expect(refusedBy({ lacking: { ...lacking, partly: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0] } })).toEqual([
      'indicators',
    ]);
    expect(refusedBy({ lacking: { items: 2, unworked: 2 } })).toEqual(['unworked']);
  });

  it('of a side outside the set is the set', () => {
    expect(refusedBy({ amount: null, items: 0 })).toEqual(['outside-set']);
    expect(of('mki', { ...BRUG, mki: { ...BRUG.mki, baseline: null } }).reasons).toEqual(['outside-set']);
  });
});
