import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { toBinaryArray } from '../../database/binary-array.ts';
import type { Columns } from './calculation-columns.ts';

/**
 * Rows as one binary array for each column, and for each module of a column per module; null rows there are null in
 * every module.
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
      if (type !== 'numberPerModule') return [column, [toBinaryArray(type, values)]];
      const perModule = values as (readonly number[] | null)[];
      return [
        column,
        LIFE_CYCLE_MODULES.map((_, module) =>
          toBinaryArray(
            'number',
            perModule.map((figures) => figures?.[module] ?? null),
          ),
        ),
      ];
    }),
  );
}
