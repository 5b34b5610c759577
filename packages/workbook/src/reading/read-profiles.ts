import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import type { CellValue } from '../cells/cell-value.ts';
import { readHeader, type TableKind } from '../layout/header-names.ts';
import {
  REQUIRED_MODULES_COLUMNS,
  REQUIRED_VALUES_COLUMNS,
  SET_COLUMN,
  setOfModules,
} from '../layout/row-layouts.ts';
import { INDICATOR_COLUMN, REQUIRED_MODULE, REQUIRED_SET_COLUMNS } from '../layout/set-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import { createSheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import type { SheetSource } from '../workbook-source.ts';
import { createCellReader } from './cell-reader.ts';
import type { DraftProfile } from './draft-profile.ts';
import { collectProfiles } from './profiles/collect-profiles.ts';
import { createIndicatorRows } from './profiles/read-indicator-rows.ts';
import { createModuleReader } from './profiles/read-module.ts';
import { createModuleRows } from './profiles/read-module-rows.ts';
import { createValueRows } from './profiles/read-value-rows.ts';
import { watchProfileUnits } from './profiles/watch-profile-units.ts';
import { readTable, type TableEnd, type TableVariant } from './read-table.ts';
import type { KnownPosts } from './settle-near-posts.ts';
import type { SetSeen } from './unseen/ask-about-unseen.ts';

/** The profiles of a set in a sheet, and what of it nobody sees. */
export interface ProfilesRead {
  /** by post number */
  readonly profiles: ReadonlyMap<string, DraftProfile>;
  readonly seen: SetSeen;
}

/** The reports of a sheet that is read. */
interface Reports {
  readonly problems: ProblemList;
  readonly asked: Asked;
}

/**
 * Reads the profiles of a set sheet, in the layout or with its modules in rows; null when the sheet lacks its header, a
 * column or all rows.
 */
export async function readProfiles(
  set: SetCode,
  sheet: SheetSource,
  posts: KnownPosts | null,
  reports: Reports,
): Promise<ProfilesRead | null> {
  const variants = [modulesOf(set), valuesOf(REQUIRED_VALUES_COLUMNS)];
  const { end, profiles, rowCount } = await readSheet([set], variants, sheet, posts, reports);
  if (end.complete && rowCount === 0)
    reports.problems.add('no-profiles', { sheet: sheet.name, ...end.header }, {});
  return end.complete && rowCount > 0 ? (profiles.get(set) ?? null) : null;
}

/**
 * Reads the profiles of several sets in one sheet that has a row for each value, with its set; null for another sheet, of
 * which what is reported means nothing.
 */
export async function readSharedProfiles(
  sets: readonly SetCode[],
  sheet: SheetSource,
  posts: KnownPosts | null,
  reports: Reports,
): Promise<ReadonlyMap<SetCode, ProfilesRead> | null> {
  const variants = [valuesOf([...REQUIRED_VALUES_COLUMNS, SET_COLUMN])];
  const { end, profiles } = await readSheet(sets, variants, sheet, posts, reports);
  if (end.kind !== 'values') return null;
  const stated = new Map([...profiles].filter(([, ofSet]) => ofSet.profiles.size > 0));
  if (stated.size === 0) reports.problems.add('no-profiles', { sheet: sheet.name, ...end.header }, {});
  return stated;
}

async function readSheet(
  sets: readonly SetCode[],
  variants: readonly TableVariant[],
  sheet: SheetSource,
  posts: KnownPosts | null,
  { problems, asked }: Reports,
): Promise<{
  readonly end: TableEnd;
  readonly profiles: ReadonlyMap<SetCode, ProfilesRead>;
  readonly rowCount: number;
}> {
  const notes = createSheetNotes(sheet.name, problems);
  const reader = createCellReader(sheet.name, problems, notes);
  const readers = { reader, notes, problems, asked };
  const collectors = sets.map((set) => collectProfiles(set, sheet.name, posts, readers));
  const [first] = collectors;
  if (!first) throw new RangeError('A sheet of profiles has a set');
  const modules = createModuleReader(readers);
  const indicatorRows = createIndicatorRows(first.set, first, readers);
  const moduleRows = createModuleRows(sheet.name, first, modules, readers);
  const valueRows = createValueRows(sheet.name, collectors, modules, readers);
  const units = watchProfileUnits(sheet.name);
  let rowCount = 0;
  const layout = {
    kind: 'set',
    required: REQUIRED_SET_COLUMNS,
    fillDown: true,
    variants,
    onHeader: (header: Parameters<typeof moduleRows.onHeader>[0]) => {
      units.onHeader(header);
      if (header.kind === 'values') valueRows.onHeader(header);
      else if (header.kind !== 'set') moduleRows.onHeader(header);
    },
    passesOver: (row: Parameters<typeof moduleRows.readsUnits>[0]) =>
      isModules(row.kind) && moduleRows.readsUnits(row),
  } as const;
  const end = await readTable(sheet, layout, readers, (row) => {
    rowCount++;
    units.see(row);
    if (row.kind === 'values') valueRows.read(row);
    else if (row.kind === 'set') indicatorRows(row);
    else moduleRows.read(row);
  });
  reader.resolveAmbiguous(asked);
  modules.report();
  for (const collector of collectors) collector.settle();
  notes.report();
  const inRows = end.kind === 'set' ? null : modules;
  if (end.complete && (!inRows || rowCount > 0)) noteMissingModules(sheet.name, end, inRows, problems);
  const profiles = new Map(
    collectors.map(({ set, profiles, unseen }) => {
      const seen = {
        set,
        source: sheet,
        kind: end.kind,
        look: end.look,
        unseen,
        rowCount,
        units: units.found(),
      };
      return [set, { profiles, seen }];
    }),
  );
  return { end, profiles, rowCount };
}

/** Notes the modules without a column or a row in the sheet, which are undeclared for every item. */
function noteMissingModules(
  sheet: string,
  { header: { row = 1, cell = '' }, positions }: TableEnd,
  inRows: { readonly seen: ReadonlySet<number>; isApart(): boolean } | null,
  problems: ProblemList,
): void {
  const modules = LIFE_CYCLE_MODULES.filter((module, at) =>
    inRows ? !inRows.seen.has(at) : !positions?.has(module),
  );
  if (!inRows && modules.length > 0) problems.add('missing-modules', { sheet, row, cell }, { cell, modules });
  if (!inRows) return;
  const others = modules.filter((module) => module !== REQUIRED_MODULE);
  if (others.length > 0)
    problems.add('missing-modules', { sheet, row, cell }, { cell, modules: others, asRows: true });
  if (others.length < modules.length && !inRows.isApart())
    problems.add('missing-production', { sheet, row, cell }, { cell });
}

function isModules(kind: TableKind): boolean {
  return kind !== 'set' && kind !== 'posten' && setOfModules(kind) !== null;
}

/** A sheet of a set with a column for each indicator, and none for a module. */
function modulesOf(set: SetCode): TableVariant {
  const kind = `modules-${set}` as const;
  return {
    kind,
    required: REQUIRED_MODULES_COLUMNS,
    fits: (cells) =>
      !namesModules(cells) &&
      columnsIn('set', cells).every((column) => column !== INDICATOR_COLUMN) &&
      columnsIn(kind, cells).some((column) => !REQUIRED_MODULES_COLUMNS.includes(column)),
  };
}

function valuesOf(required: readonly string[]): TableVariant {
  return { kind: 'values', required, fits: (cells) => !namesModules(cells) };
}

function namesModules(cells: readonly CellValue[]): boolean {
  return columnsIn('set', cells).some((column) => LIFE_CYCLE_MODULES.some((module) => module === column));
}

function columnsIn(kind: TableKind, cells: readonly CellValue[]): string[] {
  return cells.flatMap((cell) => (typeof cell === 'string' ? (readHeader(kind, cell)?.column ?? []) : []));
}
