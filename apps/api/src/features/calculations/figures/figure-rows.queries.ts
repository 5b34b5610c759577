import { ELEMENT_TYPES, type ElementType } from '../../../database/binary-array.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { type Columns, elementTypeOf, isListType, LIST_LENGTHS } from './calculation-columns.ts';
import type { ColumnarRows } from './to-columnar.ts';

/** The owner of the rows. */
export interface FiguresOwner {
  readonly calculationId: string;
  readonly organisationId: string;
}

/** The columns of a table, with their rows from binary arrays. */
export interface FigureRows {
  readonly names: SQL;
  /** a query of those columns: the database unpacks the arrays side by side */
  readonly rows: SQL;
}

/** Returns where the database finds the array of a column, or of a place in a column of several numbers. */
export type ArraySource = (column: string, place: number, element: ElementType) => SQL;

/** Returns a query for thousands of rows in one statement, without handling any of them in this thread. */
export function figureRows(columns: Columns, arraysOf: ColumnarRows): FigureRows {
  return figureRowsFrom(columns, (column, place, element) => {
    const array = arraysOf[column]?.[place];
    if (!array) throw new Error(`There is no array ${place} of ${column}`);
    return sql`${asBuffer(array)}::${sql.raw(ELEMENT_TYPES[element].sqlType)}[]`;
  });
}

/** Does what `figureRows` does, for arrays that are anywhere. */
export function figureRowsFrom(columns: Columns, arrayAt: ArraySource): FigureRows {
  const names: SQL[] = [];
  const selected: SQL[] = [];
  const unpacked: SQL[] = [];
  const arrays: SQL[] = [];
  for (const [column, type] of Object.entries(columns)) {
    const places = Array.from({ length: isListType(type) ? LIST_LENGTHS[type] : 1 }, (_, place) => place);
    const sources = places.map((place) => sql`${sql.identifier(`${column}_${place}`)}`);
    names.push(sql`${sql.identifier(column)}`);
    unpacked.push(...sources);
    arrays.push(...places.map((place) => arrayAt(column, place, elementTypeOf(type))));
    const value = isListType(type) ? asList(sources) : sql.join(sources);
    selected.push(sql`${value} AS ${sql.identifier(column)}`);
  }
  return {
    names: sql.join(names, sql`, `),
    rows: sql`
      SELECT ${sql.join(selected, sql`, `)}
      FROM unnest(${sql.join(arrays, sql`, `)}) AS columnar (${sql.join(unpacked, sql`, `)})`,
  };
}

/** Returns the figures of all places as one array; null where none of them exists. */
function asList(figures: readonly SQL[]): SQL {
  const list = sql.join([...figures], sql`, `);
  return sql`CASE WHEN coalesce(${list}) IS NOT NULL THEN ARRAY[${list}] END`;
}

/** Returns a Buffer, which the driver sends as it is; it writes anything else as text. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
