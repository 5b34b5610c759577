import { type NewValuesOf, ORGANISATION_DATA, type OrganisationData, withEmpty } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { assignments, columnsOf, columnValues, readColumns } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';

export interface OrganisationRow extends OrganisationData {
  readonly id: string;
  readonly slug: string;
}

export const ORGANISATION_COLUMNS = sql`
  organisation.id, organisation.slug, ${readColumns('organisation', ORGANISATION_DATA)}`;

/** Returns the organisations within the scope, by name. */
export async function listOrganisations(queries: Queries, scope: Scope): Promise<OrganisationRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${ORGANISATION_COLUMNS} FROM organisation
      WHERE ${inScope(scope, sql`id`)} ORDER BY lower(name), id`,
  );
}

/** Returns the id for a slug, null when it is unknown or outside the scope. */
export async function findOrganisationId(
  queries: Queries,
  scope: Scope,
  slug: string,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`SELECT id FROM organisation WHERE slug = ${slug} AND ${inScope(scope, sql`id`)}`,
    'once',
  );
  return row?.id ?? null;
}

/** Returns the condition for an organisation within the scope. */
function bySlug(scope: Scope, slug: string): SQL {
  return sql`
    SELECT ${ORGANISATION_COLUMNS} FROM organisation
    WHERE slug = ${slug} AND ${inScope(scope, sql`id`)}`;
}

/** Returns the organisation for a slug, null when it is unknown or outside the scope. */
export async function findOrganisation(
  queries: Queries,
  scope: Scope,
  slug: string,
): Promise<OrganisationRow | null> {
  return findRow(queries, bySlug(scope, slug));
}

/** Locks an organisation until the transaction ends. */
export async function lockOrganisation(
  queries: Queries,
  scope: Scope,
  slug: string,
): Promise<OrganisationRow | null> {
  return findRow(queries, sql`${bySlug(scope, slug)} FOR UPDATE`);
}

/** Changes what is given of an organisation; absent fields stay as they are. */
export async function updateOrganisationRow(
  queries: Queries,
  id: string,
  changes: Partial<OrganisationData>,
): Promise<void> {
  const set = sql.join(assignments(ORGANISATION_DATA, changes), sql`, `);
  await queries.execute(sql`UPDATE organisation SET ${set} WHERE id = ${id}`);
}

type NewOrganisation = NewValuesOf<typeof ORGANISATION_DATA> & { readonly slug: string };

/** Stores an organisation; returns its id. */
export async function insertOrganisation(queries: Queries, organisation: NewOrganisation): Promise<string> {
  const row = await getRow<{ id: string }>(queries, insertion(organisation));
  return row.id;
}

/** Stores an organisation; returns its id, null when its slug is taken. */
export async function insertNewOrganisation(
  queries: Queries,
  organisation: NewOrganisation,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(queries, insertion(organisation, sql`ON CONFLICT DO NOTHING`));
  return row?.id ?? null;
}

function insertion({ slug, ...data }: NewOrganisation, otherwise = sql``): SQL {
  return sql`
    INSERT INTO organisation (slug, ${columnsOf(ORGANISATION_DATA)})
    VALUES (${slug}, ${columnValues(ORGANISATION_DATA, withEmpty(ORGANISATION_DATA, data))})
    ${otherwise} RETURNING id`;
}

export async function insertMembership(
  queries: Queries,
  organisationId: string,
  accountId: string,
  administrator = false,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO membership (organisation_id, account_id, administrator)
    VALUES (${organisationId}, ${accountId}, ${administrator})`);
}
