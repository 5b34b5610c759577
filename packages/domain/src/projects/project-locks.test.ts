import { describe, expect, it } from 'vitest';
import { CALCULATION_TYPES, type CalculationType } from '../items/calculation-types.ts';
import {
  type CalculationLock,
  calculationLock,
  plannedCompletionLock,
  projectDataLock,
  projectMembersLock,
} from './project-locks.ts';
import { PROJECT_STATUSES, type ProjectStatus } from './project-statuses.ts';

const DESIGN: readonly CalculationType[] = ['design-baseline', 'design-optimization', 'applicant'];
const AS_BUILT: readonly CalculationType[] = ['as-built-baseline', 'as-built-optimization'];

/** What closes in each status; D-25. */
const LOCKS: readonly [
  ProjectStatus,
  CalculationLock | null,
  CalculationLock | null,
  CalculationLock | null,
][] = [
  // status, project data, design calculations and bidders, as-built calculations
  ['Design_Phase_Active', null, null, null],
  ['EMVI_Complete', null, null, null],
  ['Design_Phase_Complete', 'design-phase-complete', 'design-phase-complete', null],
  ['Project_Complete', 'project-complete', 'project-complete', 'project-complete'],
];

describe.each(LOCKS)('in status %s', (status, dataLock, designLock, asBuiltLock) => {
  const project = { status, locked: false };

  it(`the project data are closed by: ${dataLock}`, () => {
    expect(projectDataLock(project)).toBe(dataLock);
  });

  it.each(DESIGN)(`a calculation of type %s is closed by: ${designLock}`, (type) => {
    expect(calculationLock(type, project)).toBe(designLock);
  });

  it.each(AS_BUILT)(`a calculation of type %s is closed by: ${asBuiltLock}`, (type) => {
    expect(calculationLock(type, project)).toBe(asBuiltLock);
  });
});

it.each(PROJECT_STATUSES)('a locked project is closed altogether, in status %s (D-24)', (status) => {
  const project = { status, locked: true };
  expect(projectDataLock(project)).toBe('project-locked');
  for (const type of CALCULATION_TYPES) expect(calculationLock(type, project)).toBe('project-locked');
});

it.each<[ProjectStatus, CalculationLock | null]>([
  ['Design_Phase_Active', null],
  ['EMVI_Complete', null],
  ['Design_Phase_Complete', null],
  ['Project_Complete', 'project-complete'],
])(
  'who works on a project and when it is to be complete may change as long as it runs: in status %s that is closed by %s',
  (status, lock) => {
    for (const lockOf of [projectMembersLock, plannedCompletionLock]) {
      expect(lockOf({ status, locked: false })).toBe(lock);
      expect(lockOf({ status, locked: true })).toBe('project-locked');
    }
  },
);

it('covers every type of calculation and every status', () => {
  expect([...DESIGN, ...AS_BUILT].sort()).toEqual([...CALCULATION_TYPES].sort());
  expect(LOCKS.map(([status]) => status)).toEqual(PROJECT_STATUSES);
});
