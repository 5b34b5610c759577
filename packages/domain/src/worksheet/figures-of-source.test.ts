import { expect, it } from 'vitest';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { exampleItem, exampleResources } from '../items/example-item.fixture.ts';
import { figuresInUnit, weighSource } from './figures-of-source.ts';

const concrete = {
  ...exampleItem({ resources: exampleResources({ primaryTon: 2.4, fossilMj: null }) }),
  unit: 'm3',
  conversions: [{ unit: 'ton', perUnit: 2.4 }],
};
const GWP = concrete.profiles.a1?.GWP ?? [];

it('a source in its own unit is taken as it is', () => {
  const { figures } = figuresInUnit(concrete, 'kuub');
  expect(figures).toEqual({ profiles: concrete.profiles, resources: concrete.resources });
});

it('a source in another unit is converted as it says itself, indicator by indicator, and what is undeclared stays so', () => {
  const { figures, fit } = figuresInUnit(concrete, 'ton');
  expect(fit).toMatchObject({ productUnits: 1 / 2.4, via: 'ton' });
  expect(figures?.profiles.a1?.GWP).toEqual(GWP.map((value) => value && value * (1 / 2.4)));
  expect(figures?.resources).toMatchObject({ primaryTon: 2.4 * (1 / 2.4), fossilMj: null, secondaryTon: 0 });
});

it('a source whose unit does not lead to that of the row has no figures', () => {
  expect(weighSource(concrete, 'm2', FIRST_WEIGHTED_SETS)).toEqual({
    ...{ kind: 'refused', reason: 'no-conversion' },
  });
  const contradicting = [...concrete.conversions, { unit: 'kg', perUnit: 2000 }];
  expect(weighSource({ ...concrete, conversions: contradicting }, 'ton', FIRST_WEIGHTED_SETS)).toMatchObject({
    reason: 'conversions-differ',
  });
});

it('a set without its core indicators is named, and what is empty is no profile', () => {
  const { GWP: co2 = [] } = concrete.profiles.a1 ?? {};
  const of = (a1: Record<string, readonly (number | null)[]>) =>
    weighSource({ ...concrete, profiles: { a1 } }, 'm3', FIRST_WEIGHTED_SETS);
  const lacking = of({ GWP: co2 });
  expect(lacking).toMatchObject({ kind: 'weighed', sets: {} });
  expect(lacking.kind === 'weighed' && lacking.missing.a1).toContain('ODP');
  expect(of({ GWP: co2.map(() => null) })).toMatchObject({ sets: {}, missing: {} });
});
