import type { SetCode } from '@milieuspoor/domain';
import { isBlank } from '../../cells/cell-text.ts';
import {
  allowedIndicators,
  findIndicator,
  indicatorsMeant,
  isIndicatorCode,
} from '../../layout/indicator-names.ts';
import { allowedUnits, findUnitFactor, isLayoutUnit } from '../../layout/indicator-units.ts';
import { isResourceRow } from '../../layout/resource-rows.ts';
import { INDICATOR_COLUMN, UNIT_COLUMN } from '../../layout/set-columns.ts';
import { FAULTY } from '../cell-reader.ts';
import { placedAt, type SheetReaders, type TableRow } from '../read-table.ts';

/** The meaning of a row's name; null for an unknown one. */
export type RowName = { readonly indicator: string } | 'resource' | null;

/**
 * Returns a finder of indicators that looks up each spelling once, because the same few names occur in every block of
 * rows.
 */
export function createIndicatorFinder(set: SetCode): (name: string) => RowName {
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

export function readIndicator(
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
export function readUnit(
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
