import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { INDICATOR_COLUMN } from '../../layout/set-columns.ts';
import { type CellReader, FAULTY, NUMBER_MAX } from '../cell-reader.ts';
import type { FigureStore } from '../figure-store.ts';
import { placedAt, type SheetReaders, type TableRow } from '../read-table.ts';
import type { ProfileCollector } from './collect-profiles.ts';
import { createIndicatorFinder, readIndicator, readUnit } from './read-row-parts.ts';

/** Returns a reader of rows of the layout: an indicator in each row, and a column for each module. */
export function createIndicatorRows(
  set: SetCode,
  collector: ProfileCollector,
  readers: SheetReaders,
): (row: TableRow) => void {
  const { reader, notes, problems } = readers;
  const { store } = collector;
  const indicatorOf = createIndicatorFinder(set);
  return (row) => {
    const indicatorCell = placedAt(row, INDICATOR_COLUMN);
    const found = typeof indicatorCell.cell === 'string' ? indicatorOf(indicatorCell.cell) : null;
    if (found === 'resource') {
      notes.add('resource-rows', indicatorCell, '');
      return;
    }
    collector.see(row);
    const profile = collector.profileOf(row);
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
    const details = {
      ...reader.details(indicatorCell),
      post: row.postNumber ?? '',
      indicator,
      firstRow: store.rowAt(first),
    };
    if (row.postNumber !== null) problems.add('duplicate-indicator', reader.place(indicatorCell), details);
  };
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
