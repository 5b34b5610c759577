import { SET_CODES, type SetCode } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';
import { splitUnit, toLooseName } from './header-text.ts';
import { findIndicator, isIndicatorCode } from './indicator-names.ts';
import { POST_NUMBER_COLUMN } from './posten-columns.ts';
import { INDICATOR_COLUMN, UNIT_COLUMN } from './set-columns.ts';

/**
 * The layouts of profiles with a module in each row: 'modules' has a column for each indicator, whose codes depend on the
 * set, and 'values' a row for each indicator as well.
 */
export type RowLayoutKind = `modules-${SetCode}` | 'values';

export const MODULE_COLUMN = 'Module';
export const VALUE_COLUMN = 'Waarde';
/** In 'values': the set of a row, where one sheet has the rows of both. */
export const SET_COLUMN = 'Set';

export const REQUIRED_MODULES_COLUMNS: readonly string[] = [POST_NUMBER_COLUMN, MODULE_COLUMN];
export const REQUIRED_VALUES_COLUMNS: readonly string[] = [
  POST_NUMBER_COLUMN,
  MODULE_COLUMN,
  INDICATOR_COLUMN,
  VALUE_COLUMN,
];

const WORDS: Readonly<Record<string, readonly string[]>> = {
  [POST_NUMBER_COLUMN]: ['Postnr.', 'Post'],
  [MODULE_COLUMN]: [
    'Modules',
    'Fase',
    'Levenscyclusfase',
    'Levensfase',
    'Life cycle stage',
    'Life cycle module',
  ],
  [INDICATOR_COLUMN]: ['Impactcategorie', 'Milieueffect', 'Impact category'],
  [VALUE_COLUMN]: ['Value', 'Waarden', 'Score', 'Resultaat'],
  [UNIT_COLUMN]: ['Unit'],
  [SET_COLUMN]: ['Indicatorset', 'Methode', 'Norm'],
};

interface ProfileHeader {
  readonly kind: 'name' | 'synonym';
  readonly column: string;
}

/** Returns the column that a header of such a layout means; null for an unknown one. */
export function readProfileHeader(kind: RowLayoutKind, header: string): ProfileHeader | null {
  const columns = kind === 'values' ? Object.keys(WORDS) : REQUIRED_MODULES_COLUMNS;
  const loose = toLooseName(header);
  for (const column of columns) {
    if (toLooseName(column) === loose) return { kind: 'name', column };
    if (WORDS[column]?.some((word) => toLooseName(word) === loose)) return { kind: 'synonym', column };
  }
  const set = setOfModules(kind);
  const column = set && indicatorOf(set, header);
  if (!column) return null;
  return { kind: isIndicatorCode(column, header) ? 'name' : 'synonym', column };
}

/** Returns the set whose indicators are the columns; null for 'values'. */
export function setOfModules(kind: RowLayoutKind): SetCode | null {
  return SET_CODES.find((set) => kind === `modules-${set}`) ?? null;
}

/** Returns the unit in the header of an indicator, as in 'GWP (kg CO2-eq)'; null for none. */
export function unitOfIndicator(set: SetCode, header: string): string | null {
  const clean = toCleanText(header);
  return findIndicator(set, clean) === null ? splitUnit(clean).unit : null;
}

function indicatorOf(set: SetCode, header: string): string | null {
  const clean = toCleanText(header);
  return findIndicator(set, clean) ?? findIndicator(set, splitUnit(clean).base);
}
