import { SET_CODES, type SetCode } from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import { MODULE_COLUMN, SET_COLUMN, VALUE_COLUMN } from '../../layout/row-layouts.ts';
import { INDICATOR_COLUMN } from '../../layout/set-columns.ts';
import { findSetBySynonym, sheetNameOf, toComparedName } from '../../layout/sheet-names.ts';
import { FAULTY } from '../cell-reader.ts';
import { figureIn } from '../count-values.ts';
import type { DraftProfile } from '../draft-profile.ts';
import { placedAt, type SheetReaders, type TableHeader, type TableRow } from '../read-table.ts';
import type { ProfileCollector } from './collect-profiles.ts';
import type { ModuleReader } from './read-module.ts';
import { createIndicatorFinder, readIndicator, readUnit } from './read-row-parts.ts';

/** Reads a sheet with a row for each value, which names its module and its indicator, and may name its set. */
export interface ValueRows {
  onHeader(header: TableHeader): void;
  read(row: TableRow): void;
}

/** `collectors` are those of the sets that the sheet may have: with more than one, each row names its set. */
export function createValueRows(
  sheet: string,
  collectors: readonly ProfileCollector[],
  modules: ModuleReader,
  readers: SheetReaders,
): ValueRows {
  const { reader, notes, problems } = readers;
  const finders = new Map(collectors.map(({ set }) => [set, createIndicatorFinder(set)]));
  const adpfHasUnit = new Map<DraftProfile, boolean>();

  /** Returns the collector of a row's set; null for a set that can't be here, which is reported. */
  function collectorOf(row: TableRow): ProfileCollector | null {
    const [only] = collectors;
    if (!row.positions.has(SET_COLUMN)) return only ?? null;
    const placed = placedAt(row, SET_COLUMN);
    const text = reader.text(placed);
    if (text === FAULTY) return null;
    const set = text === null ? null : setNamed(text);
    const found = collectors.find((each) => each.set === set);
    if (found) return found;
    if (text === null && collectors.length === 1) return only ?? null;
    const allowed = collectors.map((each) => sheetNameOf(each.set));
    problems.add('invalid-choice', reader.place(placed), { ...reader.details(placed), allowed });
    return null;
  }

  return {
    onHeader({ row, positions }) {
      const cell = toCellAddress(positions.get(VALUE_COLUMN) ?? 0, row);
      problems.add(
        'profile-layout',
        { sheet, row, column: VALUE_COLUMN },
        { cell, layout: 'values', passed: [] },
      );
    },
    read(row) {
      const collector = collectorOf(row);
      if (!collector) return;
      const { set, store } = collector;
      const indicatorCell = placedAt(row, INDICATOR_COLUMN);
      const found =
        typeof indicatorCell.cell === 'string' ? (finders.get(set)?.(indicatorCell.cell) ?? null) : null;
      if (found === 'resource') {
        notes.add('resource-rows', indicatorCell, '');
        return;
      }
      const value = placedAt(row, VALUE_COLUMN);
      const ofModule = modules.read(row, () => (figureIn(value.cell) ?? 0) !== 0);
      if (ofModule === 'passed') return;
      collector.see(row);
      const profile = collector.profileOf(row);
      const indicator = readIndicator(row, set, found, readers);
      if (indicator === null || ofModule === 'faulty') {
        profile.faulty = true;
        reader.number(value, () => {});
        return;
      }
      const { module } = ofModule;
      const { factor, stated } = readUnit(row, set, indicator, readers);
      if (set === 'a1' && indicator === 'ADPF') settleUnit(row, profile, stated);
      profile.places[indicator] ??= store.add(row.row);
      const place = profile.places[indicator] ?? 0;
      const isDeclared = store.figureAt(place, module) !== null;
      const declare = (figure: number) => store.declare(place, module, figure * (factor ?? 1));
      const number = reader.number(value, isDeclared ? () => {} : declare);
      if (factor === null || number === FAULTY) profile.faulty = true;
      if (number === null) return;
      if (!isDeclared) {
        declare(number === FAULTY ? 0 : number);
        return;
      }
      profile.faulty = true;
      const details = { ...reader.details(value), post: row.postNumber ?? '', indicator };
      const named = String(placedAt(row, MODULE_COLUMN).cell);
      if (row.postNumber !== null)
        problems.add('duplicate-value', reader.place(value), { ...details, module: named });
    },
  };

  /** Takes whether a row of ADPF has a unit: all rows of an item must be alike, because they are converted together. */
  function settleUnit(row: TableRow, profile: DraftProfile, stated: boolean): void {
    const placed = placedAt(row, INDICATOR_COLUMN);
    if (!stated) profile.adpfWithoutUnit ??= { ...placed, address: reader.details(placed).cell };
    const before = adpfHasUnit.get(profile);
    adpfHasUnit.set(profile, stated);
    if (before === undefined || before === stated) return;
    profile.faulty = true;
    const details = { ...reader.details(placed), post: row.postNumber ?? '', indicator: 'ADPF' };
    problems.add('unit-partly', reader.place(placed), details);
  }
}

/** Returns the set that a cell names: 'A1', 'Set A2' or 'EN 15804+A2'. */
function setNamed(text: string): SetCode | null {
  const byName = SET_CODES.find((set) => toComparedName(sheetNameOf(set)) === toComparedName(text));
  return byName ?? findSetBySynonym(text);
}
