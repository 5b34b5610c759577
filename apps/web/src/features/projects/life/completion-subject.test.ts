import type { Project } from '@milieuspoor/contract';
import { expect, test } from 'vitest';
import { completionSubjectOf } from './completion-subject.ts';

const project = {
  project_contract_type: 'RAW',
  project_award_criteria: true,
  project_status: 'EMVI_Complete',
  emvi_status: 'Locked',
  asbuilt_scope_changed: null,
} as Project;

test('only an active calculation counts, and every bidder does, with a calculation or without', () => {
  const calculations = [
    { calculation_type: 'design-baseline', active: true },
    { calculation_type: 'design-optimization', active: false },
    { calculation_type: 'applicant', active: true },
  ] as const;
  const subject = completionSubjectOf(project, calculations, {
    count: 2,
    winnerChosen: true,
    winnerExplained: true,
  });
  expect(subject.active).toEqual({
    designBaseline: true,
    designOptimization: false,
    asBuiltBaseline: false,
    asBuiltOptimization: false,
  });
  expect(subject.applicantCount).toBe(2);
  expect(subject.winnerChosen).toBe(true);
});

test('without calculations nothing is active and nobody has won', () => {
  const subject = completionSubjectOf(project, []);
  expect(Object.values(subject.active)).toEqual([false, false, false, false]);
  expect(subject).toMatchObject({ applicantCount: 0, winnerChosen: false });
});
