import { toBinaryArray } from '../../database/binary-array.ts';
import { type Columns, isListType, LIST_LENGTHS } from './calculation-columns.ts';

/**
 * Rows as one binary array for each column, and for each place of a column of several numbers; a row without such numbers
 * is null in every place.
 */
export type ColumnarRows = Readonly<Record<string, readonly Uint8Array<ArrayBuffer>[]>>;

/** Turns rows, keyed by column name, into the arrays that `insertColumnar` unpacks. */
export function toColumnar(
  columns: Columns,
  rows: readonly Readonly<Record<string, unknown>>[],
): ColumnarRows {
  return Object.fromEntries(
    Object.entries(columns).map(([column, type]) => {
      const values = rows.map((row) => row[column]);
      if (!isListType(type)) return [column, [toBinaryArray(type, values)]];
      const lists = values as (readonly (number | null)[] | null)[];
      return [
        column,
        Array.from({ length: LIST_LENGTHS[type] }, (_, place) =>
          toBinaryArray(
            'number',
            lists.map((figures) => figures?.[place] ?? null),
          ),
        ),
      ];
    }),
  );
}
