import { SECTORS, type Sector } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';

/** An organisation with the possible filters of its completed projects. */
export interface OrganisationFilters {
  readonly id: string;
  readonly name: string;
  /** in their fixed order */
  readonly sectors: readonly Sector[];
  /** latest first */
  readonly years: readonly number[];
}

export async function findOrganisationFilters(
  queries: Queries,
  scope: Scope,
  slug: string,
): Promise<OrganisationFilters | null> {
  return findRow(
    queries,
    sql`
      SELECT organisation.id, organisation.name,
        array(
          SELECT pair_sector.sector FROM unnest(${sql.param(SECTORS)}::text[]) WITH ORDINALITY
            AS pair_sector (sector, place)
          WHERE EXISTS (
            SELECT FROM representative_pair AS pair JOIN project ON project.id = pair.project_id
              AND project.organisation_id = pair.organisation_id
            WHERE pair.organisation_id = organisation.id AND project.sector = pair_sector.sector)
          ORDER BY pair_sector.place
        ) AS sectors,
        array(
          SELECT DISTINCT extract(year FROM design_phase_complete_date)::int AS year FROM project
          WHERE organisation_id = organisation.id AND design_phase_complete_date IS NOT NULL
          ORDER BY year DESC
        ) AS years
      FROM organisation
      WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`organisation.id`)}`,
    'once',
  );
}

/** An organisation as a filter offers it. */
export interface OwnOrganisation {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** Returns the organisations that the caller may open, by name. */
export async function listOwnOrganisations(queries: Queries, scope: Scope): Promise<OwnOrganisation[]> {
  return listRows(
    queries,
    sql`SELECT id, slug, name FROM organisation WHERE ${inScope(scope, sql`id`)} ORDER BY lower(name), slug`,
    'once',
  );
}
