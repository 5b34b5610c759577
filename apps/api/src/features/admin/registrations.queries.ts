import type { OrderingOf, REGISTRATION_ORDERS } from '@milieuspoor/contract';
import type { DashboardType, Language } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { hasWords, inOrder } from '../../database/search-condition.ts';
import type { TablePage } from './admin-organisations.queries.ts';

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

/** A page of who registered and waits to be admitted. */
export async function listWaiting(
  queries: Queries,
  { search, ordering, page, page_size }: TablePage<OrderingOf<typeof REGISTRATION_ORDERS>>,
): Promise<{ count: number; items: RegistrationRow[] }> {
  const condition = sql`${WAITING} AND ${hasWords(
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

/** A registration that waits, held until the transaction ends. */
export async function lockRegistration(queries: Queries, id: string): Promise<RegistrationRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM account WHERE ${WAITING} AND account.id = ${id} FOR UPDATE OF account`,
  );
}

/** The registration waits no longer. */
export async function endRegistration(
  queries: Queries,
  id: string,
  { active, dashboardType }: { active: boolean; dashboardType: DashboardType },
): Promise<void> {
  await queries.execute(sql`
    UPDATE account SET registered_at = NULL, active = ${active}, dashboard_type = ${dashboardType}
    WHERE id = ${id}`);
}
