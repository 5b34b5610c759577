import { SET_CODES } from '../indicators/impact-sets.ts';
import { timesQuantity, type ValuedItem } from '../items/value-item.ts';
import type { SourceFigures, SourceRefusal } from './figures-of-source.ts';
import { sourceKey, type WorksheetRow } from './worksheet-row.ts';

/** Why a row has no figures. Each of them refuses a worksheet that is stored. */
export type RowProblem =
  /** nobody chose a source */
  | 'no-profile'
  /** its source was chosen, and its figures are not there yet */
  | 'awaited'
  | SourceRefusal
  /** the profile lacks core indicators in every set that it declares */
  | 'missing-core'
  | 'no-quantity'
  | 'negative-quantity';

/** The figures of a row, or why there are none; neither for one that is left out. */
export interface RowFigures {
  readonly row: WorksheetRow;
  readonly valued: ValuedItem | null;
  readonly problem: RowProblem | null;
}

/** The figures per unit of what rows take as their source, by `sourceKey`. */
export type SourcesByKey = ReadonlyMap<string, SourceFigures>;

/** Works out one row, exactly as the item of the stored calculation is valued. */
export function workOutRow(row: WorksheetRow, sources: SourcesByKey): RowFigures {
  const without = (problem: RowProblem | null): RowFigures => ({ row, valued: null, problem });
  if (row.leftOut) return without(null);
  const key = sourceKey(row);
  if (key === null) return without('no-profile');
  const figures = sources.get(key);
  if (!figures) return without('awaited');
  if (figures.kind === 'refused') return without(figures.reason);
  if (!SET_CODES.some((set) => figures.sets[set])) return without('missing-core');
  const { key: _key, leftOut: _leftOut, origin: _origin, source: _source, quantity, ...named } = row;
  if (quantity === null) return without('no-quantity');
  if (quantity < 0) return without('negative-quantity');
  const item = { ...named, quantity, resources: figures.resources };
  return { row, valued: timesQuantity(item, figures.sets), problem: null };
}
