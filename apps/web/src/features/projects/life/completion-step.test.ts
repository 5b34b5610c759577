import type { CompletionSubject } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { completionStep } from './completion-step.ts';

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
  expect(completionStep('tender', RAW, true)).toEqual({
    obstacle: null,
    status: 'Design_Phase_Complete',
    dates: ['design_phase_complete_date'],
    label: 'phase',
  });
});

test('a project without an as-built tab is complete in one step, on one day (D-7)', () => {
  expect(completionStep('tender', { ...RAW, contractType: 'NA', awardCriteria: null }, true)).toEqual({
    obstacle: null,
    status: 'Project_Complete',
    dates: ['design_phase_complete_date', 'project_complete_date'],
    label: 'phase',
  });
});

test('with award criteria the button reads Volgende when a winner is chosen', () => {
  const tendered = { ...RAW, awardCriteria: true, emviStatus: 'Locked', applicantCount: 2 } as const;
  expect(completionStep('tender', tendered, true)).toMatchObject({ obstacle: 'no-winner', label: 'next' });
  expect(completionStep('tender', { ...tendered, winnerChosen: true }, true)).toMatchObject({
    obstacle: null,
    label: 'next',
  });
});

test('the as-built phase ends with the project, whatever the award', () => {
  const built = { ...RAW, awardCriteria: true, status: 'Design_Phase_Complete' } as const;
  expect(completionStep('as-built', built, true)).toEqual({
    obstacle: null,
    status: 'Project_Complete',
    dates: ['project_complete_date'],
    label: 'phase',
  });
});

test('without a design baseline the as-built tab does not send anybody to a tab that is closed', () => {
  const built = {
    ...RAW,
    contractType: 'UAV-GC',
    status: 'Design_Phase_Complete',
    asbuiltScopeChanged: false,
    active: { ...ALL_ACTIVE, designBaseline: false },
  } as const;
  expect(completionStep('as-built', built, true).obstacle).toBe('design-baseline-missing');
});

test('a baseline that is stored and not active is to be made active, and only without any to be added', () => {
  const none = { ...RAW, active: { ...ALL_ACTIVE, designBaseline: false } };
  expect(completionStep('tender', none, true).obstacle).toBe('baseline-inactive');
  expect(completionStep('tender', none, false).obstacle).toBe('baseline-missing');
  expect(completionStep('tender', RAW, true).obstacle).toBeNull();
});
