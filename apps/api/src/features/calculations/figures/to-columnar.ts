import { toBinaryArray, toBinaryPlaces } from '../../../database/binary-array.ts';
import { type Columns, type ColumnType, isListType, LIST_LENGTHS } from './calculation-columns.ts';

/**
 * Rows as one binary array for each column, and for each place of a column of several numbers; a row without such numbers
 * is null in every place.
 */
export type ColumnarRows = Readonly<Record<string, readonly Uint8Array<ArrayBuffer>[]>>;

/** What each column of a table says of a thing: a value, or the list of several numbers. */
export type ColumnReaders<Thing> = Readonly<Record<string, (thing: Thing, index: number) => unknown>>;

/**
 * Turns things into the arrays that `figureRows` unpacks, column by column. No row is made: there may be fifty thousand
 * of more than a hundred figures.
 */
export function toColumnar<Thing>(
  columns: Columns,
  things: readonly Thing[],
  readers: ColumnReaders<Thing>,
): ColumnarRows {
  return Object.fromEntries(
    Object.entries(columns).map(([name, type]) => {
      const read = readers[name];
      if (!read) throw new Error(`Nothing is read for the column ${name}`);
      return [name, toArrays(type, things.map(read))];
    }),
  );
}

function toArrays(type: ColumnType, values: readonly unknown[]): readonly Uint8Array<ArrayBuffer>[] {
  if (!isListType(type)) return [toBinaryArray(type, values)];
  const lists = values as (readonly (number | null)[] | null)[];
  return toBinaryPlaces(lists, LIST_LENGTHS[type]);
}
