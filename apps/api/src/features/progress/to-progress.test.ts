import { expect, it } from 'vitest';
import { toProgress } from './to-progress.ts';

it('leaves out a project that was completed after the totals were read, and does not count it as 0', () => {
  const project = {
    id: '7d0d5a3e-5b1c-4b7e-9a63-0f6f1b1f8a10',
    name: 'Sluis',
    year: 2026,
    sector: 'infra-city',
    projectType: 'Reconstructie',
    contractType: 'RAW',
  } as const;
  const { indicators, projects, parts } = toProgress([project], [], 'co2');
  expect(projects).toEqual([]);
  expect(parts.sector).toEqual([]);
  for (const { all, years } of indicators) expect([all.of, all.value, years]).toEqual([0, null, []]);
});
