import type { OrderingOf, REGISTRATION_ORDERS } from '@milieuspoor/contract';
import type { DashboardType, Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { hasWords, inOrder } from '../../database/search-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { TablePage } from '../organisations/admin-organisations.queries.ts';

export interface RegistrationRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly wish: string;
  readonly language: Language;
  readonly dashboardType: DashboardType;
  readonly verified: boolean;
  readonly registeredAt: Date;
}

const COLUMNS = sql`
  account.id, account.username, account.email, account.first_name AS "firstName",
  account.last_name AS "lastName", account.registration_wish AS wish, account.language,
  account.dashboard_type AS "dashboardType", account.email_verified_at IS NOT NULL AS verified,
  account.registered_at AS "registeredAt"`;

const WAITING = sql`account.active AND account.registered_at IS NOT NULL`;

const ORDERS: Readonly<Record<(typeof REGISTRATION_ORDERS)[number], readonly SQL[]>> = {
  registered: [sql`account.registered_at`],
  name: [sql`lower(account.last_name)`, sql`lower(account.first_name)`],
  email: [sql`lower(account.email)`],
  organization: [sql`lower(account.registration_wish)`],
  verified: [sql`account.email_verified_at IS NOT NULL`, sql`account.registered_at`],
};

interface RegistrationTablePage extends TablePage<OrderingOf<typeof REGISTRATION_ORDERS>> {
  readonly verified?: 'true' | 'false' | undefined;
}

/** Returns a page of people who registered and wait to be admitted. */
export async function listWaiting(
  queries: Queries,
  { search, ordering, page, page_size, verified }: RegistrationTablePage,
): Promise<{ count: number; items: RegistrationRow[] }> {
  const state =
    verified === undefined ? sql`true` : sql`(email_verified_at IS NOT NULL) = ${verified === 'true'}`;
  const condition = sql`${WAITING} AND ${state} AND ${hasWords(
    search,
    sql`concat_ws(' ', account.first_name, account.last_name, account.email, account.registration_wish)`,
  )}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM account WHERE ${condition}`,
  );
  const items = await listRows<RegistrationRow>(
    queries,
    sql`
      SELECT ${COLUMNS} FROM account WHERE ${condition}
      ORDER BY ${inOrder(ordering, ORDERS, sql`account.id`)}
      LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`,
  );
  return { count, items };
}

/** An organisation with people of one mail domain. */
export interface ColleaguesRow {
  readonly domain: string;
  readonly organisationId: string;
  readonly slug: string;
  readonly name: string;
  /** number of active members with that domain */
  readonly members: number;
}

/** Returns where people of these mail domains work; for each domain the organisation with most of them first. */
export async function listPlacesOfDomains(
  queries: Queries,
  domains: readonly string[],
): Promise<ColleaguesRow[]> {
  if (domains.length === 0) return [];
  return listRows(
    queries,
    sql`
      SELECT split_part(account.email_key, '@', 2) AS domain, organisation.id AS "organisationId",
        organisation.slug, organisation.name, count(*)::int AS members
      FROM account
        JOIN membership ON membership.account_id = account.id AND membership.active
        JOIN organisation ON organisation.id = membership.organisation_id
      WHERE account.active AND split_part(account.email_key, '@', 2) IN (${sql.join(
        domains.map((domain) => sql`${domain}`),
        sql`, `,
      )})
      GROUP BY domain, organisation.id, organisation.slug, organisation.name
      ORDER BY domain, members DESC, organisation.name, organisation.id`,
  );
}

/** Returns an open registration, locked until the transaction ends. */
export async function lockRegistration(queries: Queries, id: string): Promise<RegistrationRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM account WHERE ${WAITING} AND account.id = ${id} FOR UPDATE OF account`,
  );
}

/** Ends the waiting of a registration. */
export async function endRegistration(
  queries: Queries,
  id: string,
  { active, dashboardType }: { active: boolean; dashboardType: DashboardType },
): Promise<void> {
  await queries.execute(sql`
    UPDATE account SET registered_at = NULL, active = ${active}, dashboard_type = ${dashboardType}
    WHERE id = ${id}`);
}
