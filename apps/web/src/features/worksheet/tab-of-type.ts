import type { WorksheetType } from '@milieuspoor/contract';
import type { ProjectTab } from '@milieuspoor/domain';

const TAB_OF_TYPE: Readonly<Record<WorksheetType, ProjectTab>> = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
  'as-built-baseline': 'as-built',
  'as-built-optimization': 'as-built',
};

/** Returns the tab of a project in which calculations of a type stand. */
export function tabOfType(type: WorksheetType): ProjectTab {
  return TAB_OF_TYPE[type];
}
