import type { ACCOUNT_STATES, ADMIN_USER_ORDERS, INVITATION_MAILS, OrderingOf } from '@milieuspoor/contract';
import { ACCOUNT_DATA, type AccountData, type DashboardType, type Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { hasWords, inOrder } from '../../database/search-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { readColumns } from '../../database/stated-columns.ts';
import { HAS_SECOND_FACTOR } from '../accounts/second-factor/has-second-factor.queries.ts';
import type { TablePage } from '../organisations/admin-organisations.queries.ts';

export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AdminUserRow extends AccountData {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
  readonly state: AccountState;
  readonly secondFactor: boolean;
  /** the last open invitation; null where there is none */
  readonly invitation: {
    readonly mail: (typeof INVITATION_MAILS)[number];
    readonly expiresAt: string;
  } | null;
  readonly memberships: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly active: boolean;
    readonly administrator: boolean;
  }[];
  /**
   * organisations at whose provider the holder signs in; jsonb has no moments, so these are as PostgreSQL writes them
   */
  readonly signOnLinks: readonly { readonly id: string; readonly name: string; readonly linkedAt: string }[];
}

const STATE = sql`CASE
  WHEN account.erased_at IS NOT NULL THEN 'erased'
  WHEN NOT account.active THEN 'inactive'
  WHEN account.invited_at IS NOT NULL THEN 'invited'
  WHEN account.registered_at IS NOT NULL THEN 'registered'
  ELSE 'active' END`;

const COLUMNS = sql`
  account.id, account.username, account.email, ${readColumns('account', ACCOUNT_DATA)}, account.language, ${STATE} AS state,
  ${HAS_SECOND_FACTOR} AS "secondFactor",
  (
    SELECT jsonb_build_object('expiresAt', account_token.expires_at, 'mail', CASE
      WHEN EXISTS (SELECT FROM failed_mail WHERE failed_mail.message_id = account_token.message_id) THEN 'failed'
      WHEN EXISTS (SELECT FROM queued_mail WHERE queued_mail.message_id = account_token.message_id) THEN 'queued'
      ELSE 'sent' END)
    FROM account_token
    WHERE account_token.account_id = account.id AND account_token.purpose = 'invite'
      AND account_token.used_at IS NULL AND account.invited_at IS NOT NULL
    ORDER BY account_token.created_at DESC LIMIT 1
  ) AS invitation,
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', membership.id, 'slug', organisation.slug,
      'name', organisation.name, 'active', membership.active, 'administrator', membership.administrator) ORDER BY lower(organisation.name)), '[]'::jsonb)
    FROM membership JOIN organisation ON organisation.id = membership.organisation_id
    WHERE membership.account_id = account.id
  ) AS memberships,
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', organisation.id, 'name', organisation.name,
      'linkedAt', sign_on_identity.created_at) ORDER BY lower(organisation.name)), '[]'::jsonb)
    FROM sign_on_identity JOIN organisation ON organisation.id = sign_on_identity.organisation_id
    WHERE sign_on_identity.account_id = account.id
  ) AS "signOnLinks"`;

/** Accounts without a name are sorted by their username. */
const NAME = sql`lower(coalesce(nullif(trim(account.last_name || ' ' || account.first_name), ''), account.username))`;
const ORDERS: Readonly<Record<(typeof ADMIN_USER_ORDERS)[number], readonly SQL[]>> = {
  name: [NAME],
  email: [sql`lower(account.email)`],
  dashboard_type: [sql`account.dashboard_type`, NAME],
  state: [STATE, NAME],
};

interface UserFilters {
  readonly organization?: string | undefined;
  readonly state?: AccountState | undefined;
  readonly dashboard_type?: DashboardType | undefined;
  readonly is_staff?: boolean | undefined;
}

/** Returns a page of all accounts; its endpoint is for staff, whose scope is everything. */
export async function listAdminUsers(
  queries: Queries,
  table: TablePage<OrderingOf<typeof ADMIN_USER_ORDERS>> & UserFilters,
): Promise<{ count: number; items: AdminUserRow[] }> {
  const condition = conditionOf(table);
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM account WHERE ${condition}`,
  );
  const items = await listRows<AdminUserRow>(
    queries,
    sql`
      SELECT ${COLUMNS} FROM account WHERE ${condition}
      ORDER BY ${inOrder(table.ordering, ORDERS, sql`account.id`)}
      LIMIT ${table.page_size} OFFSET ${(table.page - 1) * table.page_size}`,
  );
  return { count, items };
}

function conditionOf(filters: UserFilters & { readonly search: string }): SQL {
  const conditions = [
    sql`account.kind = 'person'`,
    hasWords(
      filters.search,
      sql`concat_ws(' ', account.first_name, account.last_name, account.username, account.email)`,
    ),
  ];
  if (filters.state) conditions.push(sql`${STATE} = ${filters.state}`);
  if (filters.dashboard_type) conditions.push(sql`account.dashboard_type = ${filters.dashboard_type}`);
  if (filters.is_staff !== undefined) conditions.push(sql`account.is_staff = ${filters.is_staff}`);
  if (filters.organization)
    conditions.push(sql`EXISTS (
      SELECT FROM membership JOIN organisation ON organisation.id = membership.organisation_id
      WHERE membership.account_id = account.id AND organisation.slug = ${filters.organization})`);
  return sql.join(conditions, sql` AND `);
}

export async function findAdminUser(queries: Queries, id: string): Promise<AdminUserRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM account WHERE account.kind = 'person' AND account.id = ${id}`,
  );
}

/** Returns one account, locked until the transaction ends. */
export async function lockAdminUser(queries: Queries, id: string): Promise<AdminUserRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM account WHERE account.kind = 'person' AND account.id = ${id} FOR UPDATE OF account`,
  );
}
