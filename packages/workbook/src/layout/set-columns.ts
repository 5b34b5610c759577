import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import { POST_NUMBER_COLUMN } from './posten-columns.ts';

export const INDICATOR_COLUMN = 'Indicator';
/** Optional column: the unit in which a row is given. */
export const UNIT_COLUMN = 'Eenheid';

/** The only module that every profile states; another module without a column is not declared. */
export const REQUIRED_MODULE: LifeCycleModule = 'A1-A3';

/** Tells whether a column is that of A1-A3, in a set sheet or among the columns of MKI in Posten. */
export function isProduction(column: string): boolean {
  return column === REQUIRED_MODULE || column.endsWith(` ${REQUIRED_MODULE}`);
}

export const REQUIRED_SET_COLUMNS: readonly string[] = [
  POST_NUMBER_COLUMN,
  INDICATOR_COLUMN,
  REQUIRED_MODULE,
];

/** The columns that state a profile. */
export const PROFILE_COLUMNS: readonly string[] = [
  POST_NUMBER_COLUMN,
  INDICATOR_COLUMN,
  ...LIFE_CYCLE_MODULES,
];

/** All columns of the sheet in the order in which the template shows them. */
export const ALL_SET_COLUMNS: readonly string[] = [...PROFILE_COLUMNS, UNIT_COLUMN];
