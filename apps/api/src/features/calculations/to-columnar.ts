import { toBinaryArray } from '../../database/binary-array.ts';
import { type Columns, type ColumnType, isListType, LIST_LENGTHS } from './calculation-columns.ts';

/**
 * Rows as one binary array for each column, and for each place of a column of several numbers; a row without such numbers
 * is null in every place.
 */
export type ColumnarRows = Readonly<Record<string, readonly Uint8Array<ArrayBuffer>[]>>;

/**
 * Turns things into the arrays that `insertColumnar` unpacks, each by way of its row, keyed by column name. No row outlives
 * its turn: there may be fifty thousand of more than a hundred figures.
 */
export function toColumnar<Thing>(
  columns: Columns,
  things: readonly Thing[],
  toRow: (thing: Thing, index: number) => Readonly<Record<string, unknown>>,
): ColumnarRows {
  const names = Object.keys(columns);
  const valuesOf = names.map(() => new Array<unknown>(things.length));
  for (const [index, thing] of things.entries()) {
    const row = toRow(thing, index);
    for (const [column, name] of names.entries()) {
      const values = valuesOf[column];
      if (values) values[index] = row[name];
    }
  }
  return Object.fromEntries(
    Object.entries(columns).map(([name, type], column) => {
      const values = valuesOf[column] ?? [];
      valuesOf[column] = [];
      return [name, toArrays(type, values)];
    }),
  );
}

function toArrays(type: ColumnType, values: readonly unknown[]): readonly Uint8Array<ArrayBuffer>[] {
  if (!isListType(type)) return [toBinaryArray(type, values)];
  const lists = values as (readonly (number | null)[] | null)[];
  return Array.from({ length: LIST_LENGTHS[type] }, (_, place) =>
    toBinaryArray(
      'number',
      lists.map((figures) => figures?.[place] ?? null),
    ),
  );
}
