import type { WorksheetType } from '@milieuspoor/contract';
import type { ProjectTab } from '@milieuspoor/domain';

/** The tab of a project in which calculations of a type stand. */
export const TAB_OF_TYPE: Readonly<Record<WorksheetType, ProjectTab>> = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
  'as-built-baseline': 'as-built',
  'as-built-optimization': 'as-built',
};
