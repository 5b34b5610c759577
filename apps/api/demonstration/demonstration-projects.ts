import { organisations, users } from './demonstration-organisations.ts';
import type { DemonstrationPlan } from './demonstration-plan.ts';
import { municipalityOtherWorks } from './projects/municipality-other-works.ts';
import { municipalityStreets } from './projects/municipality-streets.ts';
import { otherRoads } from './projects/other-roads.ts';
import { otherStreets } from './projects/other-streets.ts';
import { otherWaters } from './projects/other-waters.ts';
import { provinceWorks } from './projects/province-works.ts';
import { waterAuthorityTenders } from './projects/water-authority-tenders.ts';
import { waterAuthorityWorks } from './projects/water-authority-works.ts';

/**
 * The demonstration: invented projects of invented organisations. It uses no clock and no randomness, so that it is the
 * same on every machine and a test can name its figures.
 */
export const demonstrationPlan: DemonstrationPlan = {
  organisations,
  users,
  projects: [
    ...municipalityStreets,
    ...municipalityOtherWorks,
    ...waterAuthorityWorks,
    ...waterAuthorityTenders,
    ...provinceWorks,
    ...otherStreets,
    ...otherWaters,
    ...otherRoads,
  ],
};
