import { toCellAddress } from '../../cells/cell-address.ts';
import { isBlank, toCleanText, toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { readHeader } from '../../layout/header-names.ts';
import { allowedIndicators, indicatorsMeant } from '../../layout/indicator-names.ts';
import { allowedUnits, findUnitFactor } from '../../layout/indicator-units.ts';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import { isResourceRow } from '../../layout/resource-rows.ts';
import { MODULE_COLUMN, unitOfIndicator } from '../../layout/row-layouts.ts';
import { UNIT_COLUMN } from '../../layout/set-columns.ts';
import { FAULTY, type PlacedCell } from '../cell-reader.ts';
import { figureIn } from '../count-values.ts';
import type { DraftProfile } from '../draft-profile.ts';
import { placedAt, type RawRow, type SheetReaders, type TableHeader, type TableRow } from '../read-table.ts';
import type { ProfileCollector } from './collect-profiles.ts';
import type { ModuleReader } from './read-module.ts';

interface IndicatorColumn {
  readonly indicator: string;
  /** null for a unit that doesn't fit the indicator, which is reported */
  factor: number | null;
  stated: boolean;
}

/** Reads a sheet with a column for each indicator and a row for each module. */
export interface ModuleRows {
  onHeader(header: TableHeader): void;
  /** Takes a row that has the units of the columns, right below the header; false for another row. */
  readsUnits(row: RawRow): boolean;
  read(row: TableRow): void;
}

export function createModuleRows(
  sheet: string,
  collector: ProfileCollector,
  modules: ModuleReader,
  { reader, notes, problems }: SheetReaders,
): ModuleRows {
  const { set, store } = collector;
  let columns: IndicatorColumn[] = [];
  let headerRow = 0;
  /** the first row of each module of an item */
  const rows = new Map<DraftProfile, Map<number, number>>();

  function takeUnit(column: IndicatorColumn, unit: string, placed: PlacedCell): void {
    const { indicator } = column;
    const factor = findUnitFactor(set, indicator, unit);
    Object.assign(column, { factor, stated: true });
    const expected = allowedUnits(set, indicator);
    if (factor === null)
      problems.add('unit-mismatch', reader.place(placed), {
        ...reader.details(placed),
        value: unit,
        indicator,
        expected,
      });
    else if (factor !== 1) notes.add('converted-unit', { ...placed, cell: unit }, expected[0] ?? '');
  }

  return {
    onHeader({ row, cells, positions }) {
      headerRow = row;
      const codes = allowedIndicators(set);
      columns = [...positions.keys()]
        .filter((column) => codes.includes(column))
        .map((indicator) => ({ indicator, factor: 1, stated: false }));
      for (const column of columns) {
        const index = positions.get(column.indicator) ?? 0;
        const unit = unitOfIndicator(set, String(cells[index]));
        const placed = { cell: cells[index] ?? null, row, index, column: column.indicator };
        if (unit !== null) takeUnit(column, unit, placed);
      }
      const read = new Set(positions.values());
      const passed: string[] = [];
      for (const [index, cell] of cells.entries()) {
        if (read.has(index) || typeof cell !== 'string') continue;
        const name = toCleanText(cell);
        const meant = indicatorsMeant(set, name);
        const address = toCellAddress(index, row);
        if (isResourceRow(name)) passed.push(toShownValue(cell));
        else if (meant.length > 0)
          problems.add(
            'unknown-indicator',
            { sheet, row, column: name },
            { cell: address, value: name, allowed: codes, meant },
          );
      }
      const cell = toCellAddress(positions.get(MODULE_COLUMN) ?? 0, row);
      problems.add(
        'profile-layout',
        { sheet, row, column: MODULE_COLUMN },
        { cell, layout: 'modules', passed },
      );
    },
    readsUnits({ row, cells, positions }) {
      const at = (column: string): CellValue => cells[positions.get(column) ?? -1] ?? null;
      const isOfItem = [POST_NUMBER_COLUMN, MODULE_COLUMN].some((column) => !isUnitLabel(at(column)));
      if (row !== headerRow + 1 || isOfItem) return false;
      for (const column of columns) {
        const cell = at(column.indicator);
        const placed = { cell, row, index: positions.get(column.indicator) ?? 0, column: column.indicator };
        const unit = typeof cell === 'string' ? reader.text(placed) : null;
        if (typeof unit === 'string') takeUnit(column, unit, placed);
      }
      return true;
    },
    read(row) {
      const profile = collector.profileOf(row);
      const holdsFigure = () =>
        columns.some(({ indicator }) => (figureIn(placedAt(row, indicator).cell) ?? 0) !== 0);
      const found = modules.read(row, holdsFigure);
      if (found === 'passed') return;
      collector.see(row);
      const module = found === 'faulty' ? null : found.module;
      const known = rows.get(profile) ?? new Map<number, number>();
      rows.set(profile, known);
      const firstRow = module === null ? undefined : known.get(module);
      if (firstRow !== undefined) {
        profile.faulty = true;
        const placed = placedAt(row, MODULE_COLUMN);
        const details = { ...reader.details(placed), post: row.postNumber ?? '', firstRow };
        if (row.postNumber !== null) problems.add('duplicate-module', reader.place(placed), details);
      }
      if (module === null) profile.faulty = true;
      else if (firstRow === undefined) known.set(module, row.row);
      for (const { indicator, factor, stated } of columns) {
        const placed = placedAt(row, indicator);
        profile.places[indicator] ??= store.add(row.row);
        const place = profile.places[indicator];
        if (!stated && set === 'a1' && indicator === 'ADPF')
          profile.adpfWithoutUnit ??= { ...placed, address: reader.details(placed).cell };
        if (factor === null) profile.faulty = true;
        const declare = (value: number) => {
          if (module !== null && firstRow === undefined && place !== undefined)
            store.declare(place, module, value * (factor ?? 1));
        };
        const number = reader.number(placed, declare);
        if (number === FAULTY) profile.faulty = true;
        // A figure that can't be read still counts as declared; the file is refused because of it.
        if (number !== null) declare(number === FAULTY ? 0 : number);
      }
    },
  };
}

/** Tells whether a cell is empty or says 'Eenheid', as in front of a row of units. */
function isUnitLabel(cell: CellValue): boolean {
  return isBlank(cell) || (typeof cell === 'string' && readHeader('set', cell)?.column === UNIT_COLUMN);
}
