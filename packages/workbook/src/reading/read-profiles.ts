import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { isBlank } from '../cells/cell-text.ts';
import { allowedIndicators, findIndicator } from '../layout/indicator-names.ts';
import { allowedUnits, findUnitFactor } from '../layout/indicator-units.ts';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import {
  ALL_SET_COLUMNS,
  INDICATOR_COLUMN,
  REQUIRED_SET_COLUMNS,
  UNIT_COLUMN,
} from '../layout/set-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { SheetSource } from '../workbook-source.ts';
import { type CellReader, createCellReader, FAULTY, NUMBER_MAX } from './cell-reader.ts';
import { placedAt, readTable, type TableRow } from './read-table.ts';
import { refuseTooManyItems } from './refuse-too-many-items.ts';

/** What a set sheet declares of one item for one unit of it, with the row of each indicator. */
export interface DraftProfile {
  /** the item's first row in the sheet */
  readonly row: number;
  /** the address of its post number there */
  readonly cell: string;
  readonly values: Record<string, (number | null)[]>;
  readonly rows: Record<string, number>;
  /** one of its cells is an error: sums over it would mislead */
  faulty: boolean;
}

/** The profiles of a set sheet by post number; null when the sheet lacks its header, a column or all rows. */
export async function readProfiles(
  set: SetCode,
  sheet: SheetSource,
  knowsPost: (postNumber: string) => boolean,
  problems: ProblemList,
): Promise<ReadonlyMap<string, DraftProfile> | null> {
  const profiles = new Map<string, DraftProfile>();
  const reader = createCellReader(sheet.name, problems);
  const columns = { all: ALL_SET_COLUMNS, required: REQUIRED_SET_COLUMNS, watchModules: true };
  const indicatorOf = createIndicatorFinder(set);
  let rowCount = 0;
  const { complete, header } = await readTable(sheet, columns, reader, problems, (row) => {
    rowCount++;
    const { postNumber } = row;
    let profile = postNumber === null ? undefined : profiles.get(postNumber);
    if (!profile) {
      profile = { row: row.row, cell: row.keyAddress(), values: {}, rows: {}, faulty: false };
      if (postNumber !== null) {
        profiles.set(postNumber, profile);
        refuseTooManyItems(profiles.size, sheet.name);
        if (!knowsPost(postNumber)) reportUnknownPost(row, reader, problems);
      }
    }
    const indicator = readIndicator(row, set, indicatorOf, reader, problems);
    if (indicator === null) {
      profile.faulty = true;
      // The figures are read all the same, for what is wrong with them.
      readValues(row, 1, reader);
      return;
    }
    const factor = readUnitFactor(row, set, indicator, reader, problems);
    const { values, faulty } = readValues(row, factor ?? 1, reader);
    if (faulty || factor === null) profile.faulty = true;
    const firstRow = profile.rows[indicator];
    if (firstRow === undefined) {
      profile.values[indicator] = values;
      profile.rows[indicator] = row.row;
      return;
    }
    profile.faulty = true;
    const placed = placedAt(row, INDICATOR_COLUMN);
    const details = { ...reader.details(placed), post: postNumber ?? '', indicator, firstRow };
    if (postNumber !== null) problems.add('duplicate-indicator', reader.place(placed), details);
  });
  reader.resolveAmbiguous();
  if (complete && rowCount === 0) problems.add('no-profiles', { sheet: sheet.name, ...header }, {});
  return complete && rowCount > 0 ? profiles : null;
}

function reportUnknownPost(row: TableRow, reader: CellReader, problems: ProblemList): void {
  const placed = placedAt(row, POST_NUMBER_COLUMN);
  problems.add('unknown-post', reader.place(placed), { ...reader.details(placed), numeric: row.fractional });
}

/** The same few names stand in every block of rows, so each spelling is looked up once. */
function createIndicatorFinder(set: SetCode): (name: string) => string | null {
  const known = new Map<string, string | null>();
  return (name) => {
    let indicator = known.get(name);
    if (indicator === undefined) {
      indicator = findIndicator(set, name);
      if (known.size < 1_000) known.set(name, indicator);
    }
    return indicator;
  };
}

function readIndicator(
  row: TableRow,
  set: SetCode,
  indicatorOf: (name: string) => string | null,
  reader: CellReader,
  problems: ProblemList,
): string | null {
  if (!row.positions.has(INDICATOR_COLUMN)) return null;
  const placed = placedAt(row, INDICATOR_COLUMN);
  if (typeof placed.cell === 'string') {
    const indicator = indicatorOf(placed.cell);
    if (indicator !== null) return indicator;
  }
  const text = reader.text(placed);
  if (text === FAULTY) return null;
  if (text === null) {
    const post = row.postNumber ?? '';
    problems.add('missing-indicator', reader.place(placed), { ...reader.details(placed), post });
  } else {
    const allowed = allowedIndicators(set);
    problems.add('unknown-indicator', reader.place(placed), { ...reader.details(placed), allowed });
  }
  return null;
}

/** What the row's figures are multiplied with; null for a unit that doesn't fit the indicator. */
function readUnitFactor(
  row: TableRow,
  set: SetCode,
  indicator: string,
  reader: CellReader,
  problems: ProblemList,
): number | null {
  if (!row.positions.has(UNIT_COLUMN)) return 1;
  const placed = placedAt(row, UNIT_COLUMN);
  if (isBlank(placed.cell)) return 1;
  const unit = reader.text(placed);
  if (typeof unit !== 'string') return null;
  const factor = findUnitFactor(set, indicator, unit);
  if (factor === null) {
    const expected = allowedUnits(set, indicator);
    problems.add('unit-mismatch', reader.place(placed), { ...reader.details(placed), indicator, expected });
  }
  return factor;
}

/** The figures of a row per module, in the indicator's unit; null for an empty cell, which is not declared. */
function readValues(
  row: TableRow,
  factor: number,
  reader: CellReader,
): { readonly values: (number | null)[]; readonly faulty: boolean } {
  const values: (number | null)[] = [];
  let faulty = false;
  for (let module = 0; module < LIFE_CYCLE_MODULES.length; module++) {
    const column = LIFE_CYCLE_MODULES[module] ?? '';
    const cell = row.cells[row.positions.get(column) ?? -1] ?? null;
    if (cell === null) values.push(null);
    else if (typeof cell === 'number' && cell <= NUMBER_MAX && cell >= -NUMBER_MAX)
      values.push(cell * factor);
    else {
      const number = reader.number(placedAt(row, column), (value) => {
        values[module] = value * factor;
      });
      if (number === FAULTY) faulty = true;
      // A figure that can't be read is declared nonetheless; the file is refused for it.
      values.push(number === FAULTY ? 0 : number === null ? null : number * factor);
    }
  }
  return { values, faulty };
}
