import { goalTotals } from '@milieuspoor/charts';
import { exampleStatistic as statistic } from '@milieuspoor/charts/examples';
import type { PairsComparisonAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { co2Sentences, goalSentences, leavingOut, totalsText } from './goal-sentences.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const hours = (side: 'baseline' | 'optimization', non_emission_free: number | null, emission_free: number) =>
  statistic('emissions_construction_site', side, { non_emission_free, emission_free });
const ofHours = (...sides: ReturnType<typeof hours>[]) =>
  goalSentences(
    goalTotals(sides, 'emissions_construction_site'),
    'emissions_construction_site',
    'equipment',
    t,
  );

describe('a goal of parts', () => {
  it('states what both sides come to, and how much of it is what should grow', () => {
    expect(ofHours(hours('baseline', 9_000, 0), hours('optimization', 4_960, 3_040))).toEqual([
      '9.000,00 → 8.000,00 uur',
      '0,00 → 38,00 % emissieloos',
    ]);
  });

  it('counts everything but the burden as what should grow: secondary and biobased material', () => {
    const sides = [
      statistic('material', 'baseline', { primary_ton: 60, secondary_ton: 30, biobased_material: 10 }),
      statistic('material', 'optimization', { primary_ton: 40, secondary_ton: 35, biobased_material: 15 }),
    ];
    expect(goalSentences(goalTotals(sides, 'material'), 'material', 'material', t)).toEqual([
      '100,00 → 90,00 ton',
      '40,00 → 55,56 % secundair of biobased',
    ]);
  });

  it('states figures to two decimals, and of one side that side alone', () => {
    expect(ofHours(hours('baseline', 1.25, 3.75))).toEqual(['5,00 uur', '75,00 % emissieloos']);
  });

  it('claims neither nothing of a little, nor everything of nearly all', () => {
    expect(ofHours(hours('baseline', 99_999, 1), hours('optimization', 1, 99_999))[1]).toBe(
      '<0,01 → >99,99 % emissieloos',
    );
  });

  it('states no share of a side that an item leaves open, and stars its total', () => {
    const open = { ...hours('optimization', 4, 4), undeclared: { emission_free: 1 } };
    expect(ofHours(hours('baseline', 9, 1), open)).toEqual(['10,00 → 8,00 * uur', '10,00 → - % emissieloos']);
    const none = { ...hours('baseline', null, 1), undeclared: { non_emission_free: 5 } };
    expect(ofHours(none)).toEqual(['1,00 * uur']);
  });

  it('states nothing where nothing is declared', () => {
    expect(totalsText([{ value: null, coverage: null }], 'co2')).toEqual([]);
  });
});

describe('the goal of CO2', () => {
  const points = [20_000, 15_000].map((value) => ({ value, coverage: null }));
  const change = (
    optimization: number,
    more: Partial<PairsComparisonAnswer> = {},
  ): PairsComparisonAnswer => ({
    comparison: {
      baseline: 20_000,
      optimization,
      amount: optimization - 20_000,
      share: (optimization - 20_000) / 20_000,
      incomplete: false,
    },
    gaps: [],
    compared: 1,
    pairs: 1,
    ...more,
  });

  it('says what is saved and whether that is half', () => {
    expect(co2Sentences(points, change(15_000), t)).toEqual([
      '20,00 → 15,00 ton',
      '25,00 % minder',
      'doel van 50 % niet gehaald',
    ]);
    expect(co2Sentences(points, change(10_000), t).at(-1)).toBe('doel van 50 % gehaald');
    expect(co2Sentences(points, change(25_000), t).slice(1)).toEqual([
      '25,00 % meer',
      'doel van 50 % niet gehaald',
    ]);
  });

  it('says over how many projects it speaks, and why it says nothing of any', () => {
    expect(co2Sentences(points, change(15_000, { pairs: 3 }), t)[1]).toBe(
      '25,00 % minder, over 1 van 3 projecten',
    );
    const gaps = [{ side: 'baseline' as const, undeclared: 1, items: 4 }];
    expect(co2Sentences(points, { comparison: null, gaps, compared: 0, pairs: 1 }, t)).toEqual([
      '20,00 → 15,00 ton',
      'niet te vergelijken: 1 van 4 posten van de baseline geeft geen CO2 op',
    ]);
  });

  it('says beside a goal that is reached that less work was done, which opens to the posts', () => {
    const scope = { missing: 4, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 };
    const work = { scope, explained: null };
    const said = co2Sentences(points, change(10_000), t, work);
    expect(said.slice(2)).toEqual(['doel van 50 % gehaald', 'omvang verschilt: 4 posten minder']);
    expect(leavingOut(said, change(10_000), t, work)).toEqual(['omvang verschilt: 4 posten minder']);
    const same = { ...work, scope: { ...scope, missing: 0 } };
    expect(co2Sentences(points, change(10_000), t, same).at(-1)).toBe('doel van 50 % gehaald');
    expect(leavingOut(said, change(10_000), t, same)).toEqual([]);
    const over = change(10_000, { pairs: 3 });
    expect(leavingOut(co2Sentences(points, over, t), over, t)).toEqual([
      '50,00 % minder, over 1 van 3 projecten',
    ]);
  });

  it('says beside it at how many posts the CO2 counts partly as 0, of one project or of several', () => {
    const none = { missing: 0, added: 0, quantities: 0, units: 0, explained: 2, explained_co2: 0 };
    const ofOne = { scope: { ...none, explained_co2: 3 }, explained: null };
    const answered = '3 posten tellen deels als 0: niet van toepassing';
    const said = co2Sentences(points, change(10_000), t, ofOne);
    expect(said.slice(2)).toEqual(['doel van 50 % gehaald', answered]);
    expect(leavingOut(said, change(10_000), t, ofOne)).toEqual([answered]);
    const several = {
      scope: null,
      explained: { mki: { projects: 1, posts: 2 }, co2: { projects: 2, posts: 3 } },
    };
    expect(co2Sentences(points, change(10_000), t, several).at(-1)).toBe(
      'bij 2 projecten tellen 3 posten deels als 0: niet van toepassing',
    );
    // What counts as 0 in the MKI only is not mentioned.
    expect(co2Sentences(points, change(10_000), t, { scope: none, explained: null }).at(-1)).toBe(
      'doel van 50 % gehaald',
    );
  });

  it('is a total alone without a second side', () => {
    expect(co2Sentences(points.slice(0, 1), undefined, t)).toEqual(['20,00 ton']);
  });
});
