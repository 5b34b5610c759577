import { type LifeCycleModule, SET_CODES } from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import { isBlank, toCleanText, toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { findResembled, isSheetKind, readHeader, type TableKind } from '../../layout/header-names.ts';
import {
  ALL_IMPACT_COLUMNS,
  impactColumn,
  impactSpokenOf,
  readImpactHeader,
} from '../../layout/impact-headers.ts';
import { modulesJoined, modulesJoinedIn } from '../../layout/joined-modules.ts';
import { isResourceRow } from '../../layout/resource-rows.ts';
import { REQUIRED_MODULE } from '../../layout/set-columns.ts';
import { toComparedName } from '../../layout/sheet-names.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { figureIn } from '../count-values.ts';
import { type FreeHeader, type HeaderRow, partOfProduction } from '../header/header-row.ts';
import type { FoundColumns, LostImpact } from './find-columns.ts';
import { type AnsweredColumn, watchUnknownColumns } from './unknown-columns.ts';
import { watchUnnamedColumns } from './unnamed-columns.ts';

/**
 * 'B2', 'C1-C4', 'B1/7', 'Module B6', 'C': headers that declarations print above the figures of a module or a stage.
 */
const MODULE_HEADER = /^(module)?[abcd]\d?([-/][abcd]?\d)?$/;

/** Watches the columns that aren't read. */
export interface ColumnWatch {
  /** Takes a row below the header, and the width that includes all cells with contents. */
  see(row: number, cells: readonly CellValue[], width: number): void;
  /** Takes a row in which every column that is read is blank: a value there is not read either. */
  seeBesideRows(cells: readonly CellValue[], width: number): void;
  /** Reports what is only known after the last row. */
  report(): void;
}

/** A column of figures that aren't read. */
interface WatchedColumn {
  readonly index: number;
  readonly column: string;
  readonly lost?: LostImpact;
  /** the modules that it takes together, each with the place of its own column; null where it has none */
  readonly joined?: readonly (readonly [LifeCycleModule, number | null])[];
}

/**
 * A sum of rounded figures may differ this much from the figures, where each of them has a column of its own. Where one has
 * none, a difference may be its figure, so that only that of adding up is left.
 */
const ROUNDED_SHARE = 0.01;
const ADDING_SHARE = 1e-9;

/**
 * Warns of columns that aren't read but may be meant. A column whose header resembles one of the layout gets its
 * warning at once. Among columns of modules a header that looks like a module outside the layout gets it at its first
 * figure other than 0, since omitting that silently would understate the item; a column of MKI that is lost is an error
 * then, and so is a column of several modules whose figure is not in columns of their own. For an unknown or missing header, the number of rows with a figure is reported.
 */
export function watchUnreadColumns(
  headerRow: HeaderRow,
  { positions, lost }: FoundColumns,
  answered: readonly AnsweredColumn[],
  reports: { readonly asked: Asked; readonly problems: ProblemList },
): ColumnWatch {
  const { kind, sheet, row, cells: header } = headerRow;
  const { problems } = reports;
  const read = new Set(positions.values());
  const isStated = ALL_IMPACT_COLUMNS.some((name) => positions.has(name));
  const unknown: FreeHeader[] = [];
  let watched: WatchedColumn[] = [];
  for (const [index, cell] of header.entries()) {
    const text = toShownValue(cell);
    if (read.has(index) || text === '') continue;
    if (typeof cell !== 'string' || cell.length > 200) {
      unknown.push({ text, index });
      continue;
    }
    const column = toCleanText(cell);
    const place = { sheet, row, column };
    const address = toCellAddress(index, row);
    const reading = readHeader(kind, cell);
    if (reading && reading.kind !== 'stand-in') {
      // A name that occurs twice is already an error.
      if (reading.kind === 'synonym' || reading.kind === 'converted') {
        const details = { cell: address, value: toShownValue(cell), resembles: reading.column, taken: true };
        if (!isDuplicate(kind, header, reading.column)) problems.add('resembling-column', place, details);
      }
      continue;
    }
    const joined = kind === 'set' ? modulesJoined(column) : [];
    if (joined.length > 0) {
      watched.push({
        index,
        column,
        joined: joined.map((module) => [module, positions.get(module) ?? null]),
      });
      continue;
    }
    if (kind === 'set' && MODULE_HEADER.test(toComparedName(cell))) {
      // That A1-A3 is missing is an error already, which says what to do with its parts.
      const isMissed = partOfProduction(column) !== null && !positions.has(REQUIRED_MODULE);
      if (!isMissed) watched.push({ index, column });
      continue;
    }
    const ofLost = lost.get(index);
    if (ofLost) {
      watched.push({ index, column, lost: ofLost });
      unknown.push({ text, index });
      continue;
    }
    const impact = isStated ? (readImpactHeader(column) ?? impactSpokenOf(column)) : null;
    if (impact?.module === 'outside') {
      const ownColumn = (module: LifeCycleModule) =>
        SET_CODES.map((set) => positions.get(impactColumn(impact.of, set, module))).find(
          (at) => at !== undefined,
        );
      const apart = modulesJoinedIn(column).map((module) => [module, ownColumn(module) ?? null] as const);
      watched.push({ index, column, ...(apart.length > 0 ? { joined: apart } : {}) });
      continue;
    }
    // They are named with the layout.
    if (!isSheetKind(kind) && isResourceRow(column)) continue;
    const resembles = findResembled(kind, cell);
    if (resembles === null) unknown.push({ text, index });
    else {
      const taken = positions.has(resembles);
      problems.add('resembling-column', place, {
        cell: address,
        value: toShownValue(cell),
        resembles,
        taken,
      });
    }
  }
  const unknownColumns = watchUnknownColumns(headerRow, unknown, answered, positions, reports);
  const unnamedColumns = watchUnnamedColumns(headerRow, read, problems);
  const refused = new Set<number>();
  /** `ofItem` is the number of a row that is read; null where all that is read of it is blank */
  function seeModules(cells: readonly CellValue[], ofItem: number | null): void {
    if (watched.length === 0) return;
    watched = watched.filter(({ index, column, lost: ofLost, joined }) => {
      const value = cells[index] ?? null;
      // A module of 0 adds nothing, so omitting it changes no figure.
      if ((figureIn(value) ?? 0) === 0 && !(ofLost && mayBeFigure(value))) return true;
      const cell = toCellAddress(index, row);
      if (joined && isSumOf(cells, joined, figureIn(value) ?? 0)) return true;
      const missing = joined?.flatMap(([module, own]) => (own === null ? [module] : [])) ?? [];
      const isEmpty = (own: number | null) =>
        own !== null && (isBlank(cells[own]) || isNotDeclared(cells[own]));
      const areEmpty = ofItem !== null && (joined?.every(([, own]) => isEmpty(own)) ?? false);
      if (joined && (missing.length > 0 || areEmpty)) {
        const modules = areEmpty ? joined.map(([module]) => module) : missing;
        const details = { cell, value: column, modules, ...(areEmpty ? { emptyIn: ofItem } : {}) };
        problems.add('joined-modules', { sheet, row, column, cell }, details);
        return false;
      }
      if (ofLost) {
        problems.add('lost-impact', { sheet, row, column }, { cell, value: column, ...ofLost });
        refused.add(index);
      } else problems.add('ignored-column', { sheet, row, column }, { cell });
      return false;
    });
  }
  return {
    see(row, cells, width) {
      unknownColumns.see(cells);
      unnamedColumns.see(cells, width);
      seeModules(cells, row);
    },
    seeBesideRows(cells, width) {
      unknownColumns.seeBesideRows(cells);
      unnamedColumns.seeBesideRows(cells, width);
      seeModules(cells, null);
    },
    report() {
      unknownColumns.report(refused);
      unnamedColumns.report();
    },
  };
}

/** Tells whether a figure of several modules is that of those with a column of their own, so that nothing is lost. */
function isSumOf(
  cells: readonly CellValue[],
  joined: NonNullable<WatchedColumn['joined']>,
  figure: number,
): boolean {
  const share = joined.some(([, own]) => own === null) ? ADDING_SHARE : ROUNDED_SHARE;
  const apart = joined.reduce(
    (sum, [, own]) => sum + (own === null ? 0 : (figureIn(cells[own] ?? null) ?? 0)),
    0,
  );
  return Math.abs(figure - apart) <= share * Math.abs(figure);
}

/** Tells whether a cell may stand for a figure that can't be read: '€ 5', '5 euro' or a formula without a result. */
function mayBeFigure(cell: CellValue): boolean {
  if (typeof cell === 'string') return figureIn(cell) === null && /^\W*(?:eur\w*\s*)?\d/i.test(cell);
  return typeof cell === 'object' && cell !== null && cell.kind !== 'boolean';
}

/** Tells whether two synonyms of one column occur without the column itself; they are reported as a double column. */
function isDuplicate(kind: TableKind, header: readonly CellValue[], column: string): boolean {
  return !header.some((cell) => {
    const reading = typeof cell === 'string' ? readHeader(kind, cell) : null;
    return reading?.kind === 'name' && reading.column === column;
  });
}
