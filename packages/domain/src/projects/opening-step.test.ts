import { expect, it } from 'vitest';
import { openingStep } from './opening-step.ts';

const OPEN = {
  contractType: 'NA',
  awardCriteria: null,
  status: 'Design_Phase_Active',
  emviStatus: 'Unlocked',
  locked: false,
} as const;

it.each([
  ['an open project', OPEN, null],
  ['a lock', { ...OPEN, locked: true }, 'unlock'],
  ['a phase that is complete', { ...OPEN, status: 'Design_Phase_Complete' } as const, 'reopen'],
  ['a lock on what is complete', { ...OPEN, status: 'Project_Complete', locked: true } as const, 'unlock'],
])('%s', (_, project, step) => {
  expect(openingStep(project)).toBe(step);
});
