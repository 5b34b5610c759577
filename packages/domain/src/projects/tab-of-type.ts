import type { CalculationType } from '../items/calculation-types.ts';
import type { ProjectTab } from './project-tabs.ts';

/** The tab of a project that holds the calculations of each type. */
export const TAB_OF_TYPE: Readonly<Record<CalculationType, ProjectTab>> = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
  applicant: 'optimization',
  'as-built-baseline': 'as-built',
  'as-built-optimization': 'as-built',
};
