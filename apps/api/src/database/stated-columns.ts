import { keysOf, type StatedFields, type ValuesOf } from '@milieuspoor/domain';
import { type SQL, sql } from './sql.ts';

/** Columns of a table as its rows have them: each under the name of its field, and a day as 'yyyy-mm-dd'. */
export function readColumns(table: string, fields: StatedFields): SQL {
  const columns = Object.entries(fields).map(([key, { kind }]) => {
    const column = sql`${sql.identifier(table)}.${columnOf(key)}`;
    return sql`${kind === 'day' ? sql`${column}::text` : column} AS ${sql.identifier(key)}`;
  });
  return sql.join(columns, sql`, `);
}

/** The columns of fields, to insert them. */
export function columnsOf(fields: StatedFields): SQL {
  return sql.join(Object.keys(fields).map(columnOf), sql`, `);
}

/** The values for these columns. */
export function columnValues<Fields extends StatedFields>(fields: Fields, row: ValuesOf<Fields>): SQL {
  return sql.join(
    keysOf(fields).map((key) => stored(row[key])),
    sql`, `,
  );
}

/** Returns the assignments of an update for the given fields; absent ones do not change. */
export function assignments<Fields extends StatedFields>(
  fields: Fields,
  changes: Partial<ValuesOf<Fields>>,
): SQL[] {
  return keysOf(fields).flatMap((key) => {
    const value = changes[key];
    return value === undefined ? [] : [sql`${columnOf(key)} = ${stored(value)}`];
  });
}

/** A column is called what its field is, in snake case. */
function columnOf(key: string): SQL {
  return sql`${sql.identifier(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;
}

/** A value as its column takes it: a list is JSON. */
function stored(value: unknown): SQL {
  return typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
