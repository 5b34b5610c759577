import type { Queries } from '../../../database/open-database.ts';
import { getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/**
 * Returns a text that differs after every change of an organisation's figures: the database records which transaction
 * was the last. It includes the start of the server, since a database restored from a backup continues counting from
 * there. It reveals nothing, so it needs no scope.
 */
export async function getOrganisationVersion(queries: Queries, slug: string): Promise<string> {
  const { version } = await getRow<{ version: string }>(
    queries,
    sql`
      SELECT concat(pg_postmaster_start_time(), ' ', min(organisation.id::text), ' ', min(noted.version::text)) AS version
      FROM organisation LEFT JOIN organisation_version AS noted ON noted.organisation_id = organisation.id
      WHERE organisation.slug = ${slug}`,
    'once',
  );
  return version;
}

/** Returns such a text for all organisations together, and for the fixed figures about them. */
export async function getOverallVersion(queries: Queries): Promise<string> {
  const { version } = await getRow<{ version: string }>(
    queries,
    sql`
      SELECT concat(pg_postmaster_start_time(), ' ',
        md5(string_agg(concat(organisation_id, ' ', version), ',' ORDER BY organisation_id)), ' ',
        (SELECT revision FROM figure_fixing)) AS version
      FROM organisation_version`,
    'once',
  );
  return version;
}

/** Returns such a text for every organisation separately. */
export async function listOrganisationVersions(
  queries: Queries,
): Promise<{ organisationId: string; version: string }[]> {
  return listRows(
    queries,
    sql`
      SELECT organisation.id AS "organisationId",
        concat(pg_postmaster_start_time(), ' ', noted.version::text) AS version
      FROM organisation LEFT JOIN organisation_version AS noted ON noted.organisation_id = organisation.id`,
    'once',
  );
}
