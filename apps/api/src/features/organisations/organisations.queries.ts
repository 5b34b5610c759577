import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

export interface OrganisationRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly telNumber: string;
  readonly contact: string;
  /** 'yyyy-mm-dd'; null while none is required */
  readonly secondFactorFrom: string | null;
}

/** The contact data of an organisation, and its requirements for members: what its administrators change. */
export type OrganisationSettings = Pick<
  OrganisationRow,
  'email' | 'telNumber' | 'contact' | 'secondFactorFrom'
>;

/** Returns the organisations within the scope, by name. */
export async function listOrganisations(queries: Queries, scope: Scope): Promise<OrganisationRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, slug, name, email, tel_number AS "telNumber", contact,
        second_factor_from::text AS "secondFactorFrom"
      FROM organisation
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
    SELECT id, slug, name, email, tel_number AS "telNumber", contact,
        second_factor_from::text AS "secondFactorFrom"
      FROM organisation
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

export async function updateOrganisationSettings(
  queries: Queries,
  id: string,
  { email, telNumber, contact, secondFactorFrom }: OrganisationSettings,
): Promise<void> {
  await queries.execute(sql`
    UPDATE organisation SET email = ${email}, tel_number = ${telNumber}, contact = ${contact},
      second_factor_from = ${secondFactorFrom}
    WHERE id = ${id}`);
}

/** Stores an organisation; returns its id. */
export async function insertOrganisation(
  queries: Queries,
  organisation: Omit<OrganisationRow, 'id' | 'secondFactorFrom'>,
): Promise<string> {
  const row = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO organisation (slug, name, email, tel_number, contact)
      VALUES (${organisation.slug}, ${organisation.name}, ${organisation.email}, ${organisation.telNumber},
        ${organisation.contact})
      RETURNING id`,
  );
  return row.id;
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
