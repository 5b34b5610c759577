import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { isBlank } from '../cells/cell-text.ts';
import {
  allowedIndicators,
  findIndicator,
  indicatorsMeant,
  isIndicatorCode,
} from '../layout/indicator-names.ts';
import { allowedUnits, findUnitFactor, isLayoutUnit } from '../layout/indicator-units.ts';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import { isResourceRow } from '../layout/resource-rows.ts';
import { INDICATOR_COLUMN, REQUIRED_SET_COLUMNS, UNIT_COLUMN } from '../layout/set-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import { createSheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import type { SheetSource } from '../workbook-source.ts';
import { type CellReader, createCellReader, FAULTY, NUMBER_MAX } from './cell-reader.ts';
import type { ColumnPositions } from './columns/find-columns.ts';
import type { DraftProfile } from './draft-profile.ts';
import { FigureStore } from './figure-store.ts';
import { placedAt, readTable, type SheetReaders, type TableRow } from './read-table.ts';
import { refuseTooManyItems } from './refuse-too-many-items.ts';
import { settleAdpfUnit } from './settle-adpf-unit.ts';
import { type KnownPosts, settleNearPosts, type UnknownPost } from './settle-near-posts.ts';
import type { SetSeen, UnseenProfileRow } from './unseen/ask-about-unseen.ts';
import { holdsFigure } from './unseen/sheet-look.ts';

/** The profiles of a set sheet, and what of it nobody sees. */
export interface ProfilesRead {
  /** by post number */
  readonly profiles: ReadonlyMap<string, DraftProfile>;
  readonly seen: SetSeen;
}

/** Reads the profiles of a set sheet; null when the sheet lacks its header, a column or all rows. */
export async function readProfiles(
  set: SetCode,
  sheet: SheetSource,
  posts: KnownPosts | null,
  problems: ProblemList,
  asked: Asked,
): Promise<ProfilesRead | null> {
  const profiles = new Map<string, DraftProfile>();
  const store = new FigureStore();
  const notes = createSheetNotes(sheet.name, problems);
  const reader = createCellReader(sheet.name, problems, notes);
  const readers = { reader, notes, problems, asked };
  const layout = { kind: 'set', required: REQUIRED_SET_COLUMNS, fillDown: true } as const;
  const indicatorOf = createIndicatorFinder(set);
  const unknown: UnknownPost[] = [];
  const unseen: UnseenProfileRow[] = [];
  let rowCount = 0;
  const { complete, header, positions, look } = await readTable(sheet, layout, readers, (row) => {
    rowCount++;
    const indicatorCell = placedAt(row, INDICATOR_COLUMN);
    const found = typeof indicatorCell.cell === 'string' ? indicatorOf(indicatorCell.cell) : null;
    if (found === 'resource') {
      notes.add('resource-rows', indicatorCell, '');
      return;
    }
    const { postNumber } = row;
    if (row.unseen && holdsFigure('set', row.cells, row.positions))
      unseen.push({ ...row.unseen, row: row.row, cell: row.keyAddress(), postNumber });
    let profile = postNumber === null ? undefined : profiles.get(postNumber);
    if (!profile) {
      profile = {
        row: row.row,
        cell: row.keyAddress(),
        store,
        places: {},
        adpfWithoutUnit: null,
        faulty: false,
      };
      if (postNumber !== null) {
        profiles.set(postNumber, profile);
        refuseTooManyItems(profiles.size, sheet.name);
        if (posts && !posts.has(postNumber))
          unknown.push({
            postNumber,
            placed: placedAt(row, POST_NUMBER_COLUMN),
            fractional: row.fractional,
          });
      }
    }
    const indicator = readIndicator(row, set, found, readers);
    if (indicator === null) {
      profile.faulty = true;
      // The figures are still read, to report what is wrong with them.
      readValues(row, 1, reader, null);
      return;
    }
    const { factor, stated } = readUnit(row, set, indicator, readers);
    if (!stated && set === 'a1' && indicator === 'ADPF')
      profile.adpfWithoutUnit = { ...indicatorCell, address: reader.details(indicatorCell).cell };
    const first = profile.places[indicator];
    const place = first === undefined ? store.add(row.row) : null;
    if (place !== null) profile.places[indicator] = place;
    const { faulty } = readValues(row, factor ?? 1, reader, place === null ? null : { store, place });
    if (faulty || factor === null) profile.faulty = true;
    if (first === undefined) return;
    profile.faulty = true;
    const placed = placedAt(row, INDICATOR_COLUMN);
    const details = {
      ...reader.details(placed),
      post: postNumber ?? '',
      indicator,
      firstRow: store.rowAt(first),
    };
    if (postNumber !== null) problems.add('duplicate-indicator', reader.place(placed), details);
  });
  reader.resolveAmbiguous(asked);
  if (posts) settleNearPosts(sheet.name, unknown, profiles, posts, readers);
  settleAdpfUnit(sheet.name, profiles.values(), asked, notes);
  notes.report();
  if (complete && positions) noteMissingModules(sheet.name, header, positions, problems);
  if (complete && rowCount === 0) problems.add('no-profiles', { sheet: sheet.name, ...header }, {});
  return complete && rowCount > 0 ? { profiles, seen: { set, source: sheet, look, unseen, rowCount } } : null;
}

/** Notes the modules without a column in the sheet, which are undeclared for every item. */
function noteMissingModules(
  sheet: string,
  { row = 1, cell = '' }: { readonly row?: number; readonly cell?: string },
  positions: ColumnPositions,
  problems: ProblemList,
): void {
  const modules = LIFE_CYCLE_MODULES.filter((module) => !positions.has(module));
  if (modules.length > 0) problems.add('missing-modules', { sheet, row, cell }, { cell, modules });
}

/** The meaning of a row's name; null for an unknown one. */
type RowName = { readonly indicator: string } | 'resource' | null;

/**
 * Returns a finder of indicators that looks up each spelling once, because the same few names occur in every block of
 * rows.
 */
function createIndicatorFinder(set: SetCode): (name: string) => RowName {
  const known = new Map<string, RowName>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) {
      const indicator = findIndicator(set, name);
      found = indicator === null ? (isResourceRow(name) ? 'resource' : null) : { indicator };
      if (known.size < 1_000) known.set(name, found);
    }
    return found;
  };
}

function readIndicator(
  row: TableRow,
  set: SetCode,
  found: Exclude<RowName, 'resource'>,
  { reader, notes, problems }: SheetReaders,
): string | null {
  if (!row.positions.has(INDICATOR_COLUMN)) return null;
  const placed = placedAt(row, INDICATOR_COLUMN);
  if (found) {
    const { indicator } = found;
    if (placed.cell !== indicator && !isIndicatorCode(indicator, String(placed.cell)))
      notes.add('indicator-spelling', placed, indicator);
    return indicator;
  }
  const text = reader.text(placed);
  if (text === FAULTY) return null;
  if (text === null) {
    const post = row.postNumber ?? '';
    problems.add('missing-indicator', reader.place(placed), { ...reader.details(placed), post });
  } else {
    const allowed = allowedIndicators(set);
    const meant = indicatorsMeant(set, text);
    const details = { ...reader.details(placed), allowed, ...(meant.length > 0 ? { meant } : {}) };
    problems.add('unknown-indicator', reader.place(placed), details);
  }
  return null;
}

/** Returns the factor for the row's figures: 1 without a unit, and null for a unit that doesn't fit the indicator. */
function readUnit(
  row: TableRow,
  set: SetCode,
  indicator: string,
  { reader, notes, problems }: SheetReaders,
): { readonly factor: number | null; readonly stated: boolean } {
  const none = { factor: 1, stated: false };
  if (!row.positions.has(UNIT_COLUMN)) return none;
  const placed = placedAt(row, UNIT_COLUMN);
  if (isBlank(placed.cell)) return none;
  const unit = reader.text(placed);
  if (unit === null) return none;
  if (unit === FAULTY) return { factor: null, stated: true };
  const factor = findUnitFactor(set, indicator, unit);
  const [ownUnit = ''] = allowedUnits(set, indicator);
  if (factor === null) {
    const expected = allowedUnits(set, indicator);
    problems.add('unit-mismatch', reader.place(placed), { ...reader.details(placed), indicator, expected });
  } else if (factor !== 1) notes.add('converted-unit', placed, ownUnit);
  else if (!isLayoutUnit(set, indicator, unit)) notes.add('unit-spelling', placed, ownUnit);
  return { factor, stated: true };
}

/**
 * Reads the figures of a row per module, in the indicator's unit, into their place; an empty cell is undeclared.
 * Without a place they are only checked for problems.
 */
function readValues(
  row: TableRow,
  factor: number,
  reader: CellReader,
  into: { readonly store: FigureStore; readonly place: number } | null,
): { readonly faulty: boolean } {
  let faulty = false;
  for (let module = 0; module < LIFE_CYCLE_MODULES.length; module++) {
    const column = LIFE_CYCLE_MODULES[module] ?? '';
    const cell = row.cells[row.positions.get(column) ?? -1] ?? null;
    if (cell === null) continue;
    if (typeof cell === 'number' && cell <= NUMBER_MAX && cell >= -NUMBER_MAX) {
      into?.store.declare(into.place, module, cell * factor);
      continue;
    }
    const number = reader.number(placedAt(row, column), (value) => {
      into?.store.declare(into.place, module, value * factor);
    });
    if (number === FAULTY) faulty = true;
    // A figure that can't be read still counts as declared; the file is refused because of it.
    if (number !== null) into?.store.declare(into.place, module, number === FAULTY ? 0 : number * factor);
  }
  return { faulty };
}
