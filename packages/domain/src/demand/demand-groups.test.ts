import { expect, it } from 'vitest';
import { heaviestGroups } from './demand-groups.ts';

it('puts the product groups that weigh most first, with their part of all baselines', () => {
  const projects = [
    { baseline: 100, optimization: 80 },
    { baseline: 300, optimization: 240 },
  ];
  const groups = [
    { name: 'Grond', baseline: 40, optimization: 40 },
    { name: 'Wegen', baseline: 60, optimization: 40 },
    { name: 'Wegen', baseline: 300, optimization: 180 },
    { name: 'Hout', baseline: 0, optimization: 20 },
  ];
  expect(heaviestGroups(projects, groups)).toMatchObject([
    {
      name: 'Wegen',
      projects: 2,
      baselineEur: 360,
      reachedEur: 220,
      share: 90,
      spread: { count: 2, highest: 40 },
    },
    {
      name: 'Grond',
      projects: 1,
      baselineEur: 40,
      reachedEur: 40,
      share: 10,
      spread: { count: 1, middle: 0 },
    },
    { name: 'Hout', projects: 0, baselineEur: 0, reachedEur: 20, share: 0, spread: null },
  ]);
});
