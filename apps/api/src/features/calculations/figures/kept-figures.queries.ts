import { ELEMENT_TYPES, type ElementType } from '../../../database/binary-array.ts';
import type { Queries } from '../../../database/open-database.ts';
import { sql } from '../../../database/sql.ts';
import { type Columns, elementTypeOf } from './calculation-columns.ts';
import { type ArraySource, asBuffer } from './figure-rows.queries.ts';
import type { ColumnarRows } from './to-columnar.ts';

export type FigureTable = 'calculation_item' | 'calculation_total';

const ARRAY_COLUMNS = Object.keys(ELEMENT_TYPES) as ElementType[];

/** A stored check, with its organisation. */
export interface KeptCheckOfOrganisation {
  readonly id: string;
  readonly organisationId: string;
}

/** Stores the arrays of a table as they are, for the check to which they belong. */
export async function insertKeptFigures(
  queries: Queries,
  check: KeptCheckOfOrganisation,
  table: FigureTable,
  columns: Columns,
  arraysOf: ColumnarRows,
): Promise<void> {
  const rows = Object.entries(columns).flatMap(([column, type]) =>
    (arraysOf[column] ?? []).map((array, place) => {
      const element = elementTypeOf(type);
      const given = sql`${asBuffer(array)}::${sql.raw(ELEMENT_TYPES[element].sqlType)}[]`;
      const arrays = ARRAY_COLUMNS.map((each) => (each === element ? given : sql`NULL`));
      return sql`(${check.id}::uuid, ${check.organisationId}::uuid, ${table}, ${column}, ${place}::integer, ${sql.join(arrays, sql`, `)})`;
    }),
  );
  const names = sql.join(ARRAY_COLUMNS.map(sql.identifier), sql`, `);
  await queries.execute(sql`
    INSERT INTO kept_figures (check_id, organisation_id, of_table, column_name, place, ${names})
    VALUES ${sql.join(rows, sql`, `)}`);
}

/**
 * Returns the arrays of a table where a check stores them, so that they are copied between tables within the database.
 */
export function keptArrays(check: KeptCheckOfOrganisation, table: FigureTable): ArraySource {
  return (column, place, element) => sql`(
    SELECT ${sql.identifier(element)} FROM kept_figures
    WHERE check_id = ${check.id} AND organisation_id = ${check.organisationId} AND of_table = ${table}
      AND column_name = ${column} AND place = ${place})`;
}
