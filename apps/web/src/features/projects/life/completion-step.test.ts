import type { CompletionSubject } from '@milieuspoor/domain';
import { describe, expect, it, test } from 'vitest';
import { completionStep, obstacleHint } from './completion-step.ts';

const ALL_ACTIVE = {
  designBaseline: true,
  designOptimization: true,
  asBuiltBaseline: true,
  asBuiltOptimization: true,
};
const RAW: CompletionSubject = {
  contractType: 'RAW',
  awardCriteria: false,
  status: 'Design_Phase_Active',
  emviStatus: 'Unlocked',
  asbuiltScopeChanged: null,
  active: ALL_ACTIVE,
  applicantCount: 0,
  winnerChosen: false,
  winnerExplained: true,
  correcting: false,
};

test('the tender phase of a project that is built and settled leads to the as-built phase', () => {
  expect(completionStep('tender', RAW)).toEqual({
    obstacle: null,
    status: 'Design_Phase_Complete',
    dates: ['design_phase_complete_date'],
    label: 'phase',
    closes: 'calculations',
  });
});

test('a project without an as-built tab is complete in one step, on one day (D-7)', () => {
  expect(completionStep('tender', { ...RAW, contractType: 'NA', awardCriteria: null })).toEqual({
    obstacle: null,
    status: 'Project_Complete',
    dates: ['design_phase_complete_date', 'project_complete_date'],
    label: 'phase',
    closes: 'project',
  });
});

test('with award criteria the button reads Volgende when a winner is chosen', () => {
  const tendered = { ...RAW, awardCriteria: true, emviStatus: 'Locked', applicantCount: 2 } as const;
  expect(completionStep('tender', tendered)).toMatchObject({ obstacle: 'no-winner', label: 'next' });
  expect(completionStep('tender', { ...tendered, winnerChosen: true })).toMatchObject({
    obstacle: null,
    label: 'next',
    closes: 'tender',
  });
});

test('the as-built phase ends with the project, whatever the award', () => {
  const built = { ...RAW, awardCriteria: true, status: 'Design_Phase_Complete' } as const;
  expect(completionStep('as-built', built)).toEqual({
    obstacle: null,
    status: 'Project_Complete',
    dates: ['project_complete_date'],
    label: 'phase',
    closes: 'project',
  });
});

describe('beside a button that can do nothing yet', () => {
  const facts = { baselineStored: false, bidsSealed: false, winnerPossible: true };
  it.each([
    ['baseline-missing', {}, null],
    ['baseline-missing', { baselineStored: true }, 'baseline-inactive'],
    ['no-winner', {}, null],
    ['no-winner', { winnerPossible: false }, 'winner-impossible'],
    ['no-winner', { winnerPossible: false, bidsSealed: true }, 'winner-after-opening'],
    ['no-applicants', { baselineStored: true, bidsSealed: true, winnerPossible: false }, null],
    [null, { baselineStored: true, bidsSealed: true, winnerPossible: false }, null],
  ] as const)('%s with %o is explained by %s', (obstacle, more, hint) => {
    expect(obstacleHint(obstacle, { ...facts, ...more })).toBe(hint);
  });
});
