import { describe, expect, it } from 'vitest';
import { CALCULATION_TYPES } from '../items/calculation-types.ts';
import { calculationTypeObstacle, typesTakenNow, variantTypeOf } from './calculation-types-taken.ts';
import type { PROJECT_STATUSES } from './project-statuses.ts';

/** The types that each configuration takes while the design is worked on, and once that is complete. */
const TAKEN = [
  // contract type, award flag, scope changed, in design, once the design phase is complete
  [
    'RAW',
    false,
    null,
    ['design-baseline', 'design-optimization'],
    ['as-built-baseline', 'as-built-optimization'],
  ],
  ['RAW', true, null, ['design-baseline', 'applicant'], ['as-built-baseline', 'as-built-optimization']],
  ['UAV-GC', false, null, ['design-baseline', 'design-optimization'], ['as-built-optimization']],
  ['UAV-GC', false, false, ['design-baseline', 'design-optimization'], ['as-built-optimization']],
  ['UAV-GC', true, true, ['design-baseline', 'applicant'], ['as-built-baseline', 'as-built-optimization']],
  ['NA', null, null, ['design-baseline', 'design-optimization'], []],
] as const;

describe.each(TAKEN)(
  '%s with award flag %s and scope answer %s',
  (contractType, awardCriteria, asbuiltScopeChanged, inDesign, asBuilt) => {
    const project = { contractType, awardCriteria, asbuiltScopeChanged };
    const taken = (status: (typeof PROJECT_STATUSES)[number]) =>
      CALCULATION_TYPES.filter((type) => calculationTypeObstacle(type, { ...project, status }) === null);

    it(`takes ${inDesign.join(' and ')} from the start`, () => {
      for (const status of ['Design_Phase_Active', 'EMVI_Complete'] as const)
        expect([...taken(status)].sort()).toEqual([...inDesign].sort());
    });

    it('and now those of them whose phase is open', () => {
      const now = (status: (typeof PROJECT_STATUSES)[number], locked = false) =>
        [...typesTakenNow(CALCULATION_TYPES, { ...project, status, locked })].sort();
      expect(now('Design_Phase_Active')).toEqual([...inDesign].sort());
      expect(now('Design_Phase_Complete')).toEqual([...asBuilt].sort());
      expect(now('Project_Complete')).toEqual([]);
      expect(now('Design_Phase_Active', true)).toEqual([]);
    });

    it('a variant of its design is one of them', () => {
      expect(inDesign).toContain(variantTypeOf(project));
      expect(variantTypeOf(project)).toBe(awardCriteria === true ? 'design-baseline' : 'design-optimization');
    });

    it(`and then ${asBuilt.join(' and ') || 'nothing more'}`, () => {
      for (const status of ['Design_Phase_Complete', 'Project_Complete'] as const)
        expect([...taken(status)].sort()).toEqual([...inDesign, ...asBuilt].sort());
    });
  },
);

it.each([
  ['as-built-baseline', 'NA', null, 'Design_Phase_Complete', null, 'type-not-in-project'],
  ['design-optimization', 'RAW', true, 'Design_Phase_Active', null, 'type-not-in-project'],
  ['applicant', 'RAW', false, 'Design_Phase_Active', null, 'type-not-in-project'],
  ['as-built-optimization', 'RAW', false, 'Design_Phase_Active', null, 'phase-not-begun'],
  ['as-built-baseline', 'UAV-GC', false, 'Design_Phase_Complete', null, 'scope-question-open'],
  ['as-built-baseline', 'UAV-GC', false, 'Design_Phase_Complete', false, 'scope-unchanged'],
] as const)(
  '%s of %s %s in %s with scope answer %s: %s',
  (type, contractType, awardCriteria, status, asbuiltScopeChanged, obstacle) => {
    expect(calculationTypeObstacle(type, { contractType, awardCriteria, status, asbuiltScopeChanged })).toBe(
      obstacle,
    );
  },
);
