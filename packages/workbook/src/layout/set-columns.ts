import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { POST_NUMBER_COLUMN } from './posten-columns.ts';

export const INDICATOR_COLUMN = 'Indicator';
/** Optional: the unit in which a row is given. */
export const UNIT_COLUMN = 'Eenheid';

export const REQUIRED_SET_COLUMNS: readonly string[] = [
  POST_NUMBER_COLUMN,
  INDICATOR_COLUMN,
  ...LIFE_CYCLE_MODULES,
];

export const ALL_SET_COLUMNS: readonly string[] = [...REQUIRED_SET_COLUMNS, UNIT_COLUMN];
