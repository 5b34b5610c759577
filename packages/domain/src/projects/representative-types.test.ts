import { expect, it } from 'vitest';
import { representativeTypes } from './representative-types.ts';

const design = { baseline: 'design-baseline', optimization: 'design-optimization' };
const tender = { baseline: 'design-baseline', optimization: 'applicant' };

it('before completion the design stands for a project, in a tender by its winner', () => {
  const raw = { contractType: 'RAW', asbuiltScopeChanged: null, complete: false } as const;
  expect(representativeTypes({ ...raw, awardCriteria: false })).toEqual([design]);
  expect(representativeTypes({ ...raw, awardCriteria: true })).toEqual([tender]);
});

it('a completed project stands by its as-built pair, and by its design where that is not whole', () => {
  const asBuilt = { baseline: 'as-built-baseline', optimization: 'as-built-optimization' };
  expect(
    representativeTypes({
      contractType: 'RAW',
      awardCriteria: true,
      asbuiltScopeChanged: null,
      complete: true,
    }),
  ).toEqual([asBuilt, tender]);
  expect(
    representativeTypes({
      contractType: 'UAV-GC',
      awardCriteria: false,
      asbuiltScopeChanged: true,
      complete: true,
    }),
  ).toEqual([asBuilt, design]);
});

it('a fixed price whose scope did not change is held against its design baseline', () => {
  const kept = { baseline: 'design-baseline', optimization: 'as-built-optimization' };
  for (const asbuiltScopeChanged of [false, null])
    expect(
      representativeTypes({
        contractType: 'UAV-GC',
        awardCriteria: false,
        asbuiltScopeChanged,
        complete: true,
      }),
    ).toEqual([kept, design]);
});

it('a project without an as-built phase stands by its design, completed or not', () => {
  for (const complete of [true, false])
    expect(
      representativeTypes({ contractType: 'NA', awardCriteria: null, asbuiltScopeChanged: null, complete }),
    ).toEqual([design]);
});
