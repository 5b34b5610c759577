import { expect, it } from 'vitest';
import { besideAmong, comparedBaseline, counterpartTypes, sharedBaseline } from './compared-baseline.ts';

const RAW = { contractType: 'RAW', awardCriteria: false, asbuiltScopeChanged: null } as const;
const FIXED = { ...RAW, contractType: 'UAV-GC' } as const;
const design = { calculationType: 'design-baseline', active: false, name: 'ontwerp' } as const;
const active = { ...design, active: true, name: 'ontwerp, actief' } as const;
const asBuilt = { calculationType: 'as-built-baseline', active: true, name: 'uitvoering' } as const;

it('a calculation is held against the baseline of its own phase', () => {
  const all = [design, asBuilt];
  expect(comparedBaseline({ calculationType: 'design-optimization' }, all, RAW)).toBe(design);
  expect(comparedBaseline({ calculationType: 'applicant' }, all, RAW)).toBe(design);
  expect(comparedBaseline({ calculationType: 'as-built-optimization' }, all, RAW)).toBe(asBuilt);
});

it('the active baseline goes before another', () => {
  expect(comparedBaseline({ calculationType: 'applicant' }, [design, active], RAW)).toBe(active);
});

it('a fixed price whose scope did not change keeps its design baseline', () => {
  const realised = { calculationType: 'as-built-optimization' } as const;
  const held = (asbuiltScopeChanged: boolean | null) =>
    comparedBaseline(realised, [design, asBuilt], { ...FIXED, asbuiltScopeChanged });
  expect([held(false), held(true), held(null)]).toEqual([design, asBuilt, null]);
});

it('phases are never mixed, and a baseline is held against nothing', () => {
  expect(comparedBaseline({ calculationType: 'applicant' }, [asBuilt], RAW)).toBeNull();
  expect(comparedBaseline({ calculationType: 'design-baseline' }, [design, asBuilt], RAW)).toBeNull();
});

it('several share a baseline where each of the others is held against it', () => {
  const optimised = { calculationType: 'design-optimization', active: false } as const;
  const realised = { calculationType: 'as-built-optimization', active: true } as const;
  expect(sharedBaseline([active, optimised, optimised], RAW)).toBe(active);
  expect(sharedBaseline([active, design, optimised], RAW)).toBeNull();
  expect(sharedBaseline([active, asBuilt, optimised, realised], RAW)).toBeNull();
  expect(sharedBaseline([optimised, realised], RAW)).toBeNull();
  expect(sharedBaseline([active], RAW)).toBeNull();
});

it('of several that are shown together each but one stands beside another: its baseline, else the first or its baseline', () => {
  const [one, two] = ['een', 'twee'].map(
    (name) => ({ calculationType: 'design-optimization', active: false, name }) as const,
  );
  const realised = { calculationType: 'as-built-optimization', active: true } as const;
  if (!one || !two) throw new Error('There are two');
  const beside = (
    all: readonly (typeof one | typeof active | typeof asBuilt | typeof design | typeof realised)[],
  ) => all.map((each) => besideAmong(each, all, RAW));
  expect(beside([active, one, two])).toEqual([null, active, active]);
  expect(beside([one, active])).toEqual([active, null]);
  expect(beside([one, two])).toEqual([null, one]);
  expect(beside([active, design])).toEqual([null, active]);
  // Both phases are on one scale: the work of the later one is compared with the first.
  expect(beside([active, one, asBuilt, realised])).toEqual([null, active, active, asBuilt]);
  expect(beside([one])).toEqual([null]);
});

it('a calculation is asked about beside the one of its own phase', () => {
  expect(counterpartTypes('design-optimization', RAW)).toEqual(['design-baseline']);
  expect(counterpartTypes('applicant', RAW)).toEqual(['design-baseline']);
  expect(counterpartTypes('design-baseline', RAW)).toEqual(['design-optimization']);
  expect(counterpartTypes('as-built-baseline', RAW)).toEqual(['as-built-optimization']);
  expect(counterpartTypes('as-built-optimization', RAW)).toEqual(['as-built-baseline']);
});

it('a design baseline that the as-built phase keeps is held against the as-built optimisation as well', () => {
  const kept = { ...FIXED, asbuiltScopeChanged: false };
  expect(counterpartTypes('design-baseline', kept)).toEqual(['design-optimization', 'as-built-optimization']);
  expect(counterpartTypes('as-built-baseline', kept)).toEqual([]);
  expect(counterpartTypes('as-built-optimization', FIXED)).toEqual([]);
});
