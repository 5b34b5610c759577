import type { ADMIN_ORGANISATION_ORDERS, OrderingOf } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { hasWords, inOrder } from '../../database/search-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { RUNS_ORGANISATION } from './administrators.queries.ts';
import { ORGANISATION_COLUMNS, type OrganisationRow } from './organisations.queries.ts';

export interface AdminOrganisationRow extends OrganisationRow {
  readonly memberCount: number;
  readonly administratorCount: number;
  readonly projectCount: number;
}

export interface TablePage<Ordering> {
  readonly search: string;
  readonly ordering: Ordering;
  readonly page: number;
  readonly page_size: number;
}

const MEMBER_COUNT = sql`(
  SELECT count(*)::int FROM membership JOIN account ON account.id = membership.account_id
  WHERE membership.organisation_id = organisation.id AND membership.active AND account.active)`;
const ADMINISTRATOR_COUNT = sql`(
  SELECT count(*)::int FROM membership JOIN account ON account.id = membership.account_id
  WHERE membership.organisation_id = organisation.id AND ${RUNS_ORGANISATION})`;
const PROJECT_COUNT = sql`(SELECT count(*)::int FROM project WHERE project.organisation_id = organisation.id)`;

const COLUMNS = sql`
  ${ORGANISATION_COLUMNS},
  ${MEMBER_COUNT} AS "memberCount", ${ADMINISTRATOR_COUNT} AS "administratorCount",
  ${PROJECT_COUNT} AS "projectCount"`;

const NAME = sql`lower(organisation.name)`;
const ORDERS: Readonly<Record<(typeof ADMIN_ORGANISATION_ORDERS)[number], readonly SQL[]>> = {
  name: [NAME],
  slug: [sql`organisation.slug`],
  member_count: [MEMBER_COUNT, NAME],
  administrator_count: [ADMINISTRATOR_COUNT, NAME],
  project_count: [PROJECT_COUNT, NAME],
};

/** Returns a page of all organisations; its endpoint is for staff, whose scope is everything. */
export async function listAdminOrganisations(
  queries: Queries,
  {
    search,
    ordering,
    page,
    page_size,
    administered,
  }: TablePage<OrderingOf<typeof ADMIN_ORGANISATION_ORDERS>> & {
    readonly administered?: boolean | undefined;
  },
): Promise<{ count: number; items: AdminOrganisationRow[] }> {
  const found = hasWords(
    search,
    sql`concat_ws(' ', organisation.name, organisation.slug, organisation.email, organisation.contact)`,
  );
  const condition =
    administered === undefined ? found : sql`${found} AND (${ADMINISTRATOR_COUNT} > 0) = ${administered}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM organisation WHERE ${condition}`,
  );
  const items = await listRows<AdminOrganisationRow>(
    queries,
    sql`
      SELECT ${COLUMNS} FROM organisation WHERE ${condition}
      ORDER BY ${inOrder(ordering, ORDERS, sql`organisation.id`)}
      LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`,
  );
  return { count, items };
}

/** Returns one organisation, as in the list. */
export async function findAdminOrganisation(
  queries: Queries,
  id: string,
): Promise<AdminOrganisationRow | null> {
  return findRow(queries, sql`SELECT ${COLUMNS} FROM organisation WHERE id = ${id}`);
}

/** Returns one organisation, locked until the transaction ends. */
export async function lockAdminOrganisation(
  queries: Queries,
  id: string,
): Promise<AdminOrganisationRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM organisation WHERE id = ${id} FOR UPDATE OF organisation`,
  );
}

/** Returns id and name of the organisations among these ids that exist, by name. */
export async function listOrganisationNames(
  queries: Queries,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return listRows(
    queries,
    sql`SELECT id, name FROM organisation WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY lower(name), id`,
  );
}
