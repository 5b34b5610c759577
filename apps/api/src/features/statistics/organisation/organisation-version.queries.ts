import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { getRow, listRows } from '../../../database/rows.ts';

/**
 * What an organisation's figures are made of, as one text that is another after every change of it: the database notes
 * which transaction was the last. With the start of the server, since one that was put back to a backup counts on from
 * there. Nobody learns anything from it, so it needs no scope.
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

/** The same of all organisations together, and of what is fixed of their figures. */
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

/** That of every organisation, each by itself. */
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
