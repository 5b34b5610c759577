import { type SQL, sql } from 'drizzle-orm';
import { ELEMENT_TYPES } from '../../database/binary-array.ts';
import { type Columns, isListType } from './calculation-columns.ts';
import type { ColumnarRows } from './to-columnar.ts';

/** Whose rows they are. */
export interface FiguresOwner {
  readonly calculationId: string;
  readonly organisationId: string;
}

/** The columns of a table, and the rows that binary arrays hold for them. */
export interface FigureRows {
  readonly names: SQL;
  /** a query of those columns: the database takes the arrays apart and lays them side by side */
  readonly rows: SQL;
}

/** Thousands of rows in one statement, without any of them passing through this thread. */
export function figureRows(columns: Columns, arraysOf: ColumnarRows): FigureRows {
  const names: SQL[] = [];
  const selected: SQL[] = [];
  const unpacked: SQL[] = [];
  const arrays: SQL[] = [];
  for (const [column, type] of Object.entries(columns)) {
    const sources = (arraysOf[column] ?? []).map((_, place) => sql`${sql.identifier(`${column}_${place}`)}`);
    names.push(sql`${sql.identifier(column)}`);
    unpacked.push(...sources);
    const elementType = isListType(type) ? 'number' : type;
    for (const array of arraysOf[column] ?? [])
      arrays.push(sql`${asBuffer(array)}::${sql.raw(ELEMENT_TYPES[elementType].sqlType)}[]`);
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

/** The figures of all places as one array; no array at all where none of them is there. */
function asList(figures: readonly SQL[]): SQL {
  const list = sql.join([...figures], sql`, `);
  return sql`CASE WHEN coalesce(${list}) IS NOT NULL THEN ARRAY[${list}] END`;
}

/** The driver sends a Buffer as it is; anything else it writes as text. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
