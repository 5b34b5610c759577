import type { ColumnPlacement } from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';

export interface PlacementRow extends ColumnPlacement {
  readonly id: string;
  /** in the spelling of the file */
  readonly header: string;
}

/** Returns the headers that an organisation has placed, in order of time. */
export async function listColumnPlacements(
  queries: Queries,
  organisationId: string,
): Promise<PlacementRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, sheet, header, header_key AS "headerKey", column_name AS "column", amounts FROM column_placement
      WHERE organisation_id = ${organisationId} ORDER BY placed_at, id`,
  );
}

/** Stores a header for an organisation; the last choice counts. */
export async function rememberColumnPlacement(
  queries: Queries,
  placed: Omit<PlacementRow, 'id'> & {
    readonly organisationId: string;
    readonly accountId: string;
    readonly at: Date;
  },
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO column_placement (organisation_id, sheet, header, header_key, column_name, amounts, placed_by, placed_at)
    VALUES (${placed.organisationId}, ${placed.sheet}, ${placed.header}, ${placed.headerKey}, ${placed.column},
      ${placed.amounts ?? null}, ${placed.accountId}, ${placed.at})
    ON CONFLICT (organisation_id, sheet, header_key) DO UPDATE SET header = excluded.header,
      column_name = excluded.column_name, amounts = excluded.amounts, placed_by = excluded.placed_by, placed_at = excluded.placed_at`);
}

/** Deletes a choice; null when there is none within the scope. */
export async function deleteColumnPlacement(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<{ id: string } | null> {
  return findRow(
    queries,
    sql`
      DELETE FROM column_placement WHERE id = ${id} AND ${inScope(scope, sql`organisation_id`)} RETURNING id`,
  );
}
