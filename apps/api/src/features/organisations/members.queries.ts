import { COLLECTION_CAP } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, type AccountPerson } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import { readColumns } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';

export interface MemberRow extends AccountPerson {
  readonly id: string;
  readonly organisationSlug: string;
  readonly accountId: string;
  readonly email: string;
  /** false once the membership or the account itself has been closed */
  readonly active: boolean;
  /** whether they only see the figures of the organisation and open no project */
  readonly viewer: boolean;
}

/**
 * Returns a page of the members of the organisations within the scope, by name; of one organisation, or of all. Invited
 * people are not included before they accept: a list with some of them would reveal which address has an account
 * elsewhere.
 */
export async function listMembers(
  queries: Queries,
  scope: Scope,
  { slug, page }: { slug: string | null; page: number },
): Promise<{ count: number; items: MemberRow[] }> {
  const members = sql`
    membership JOIN organisation ON organisation.id = membership.organisation_id
      JOIN account ON account.id = membership.account_id
    WHERE ${inScope(scope, sql`membership.organisation_id`)}
      AND account.invited_at IS NULL AND (${slug}::text IS NULL OR organisation.slug = ${slug})`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${members}`,
  );
  const items = await listRows<MemberRow>(
    queries,
    sql`
      SELECT membership.id, organisation.slug AS "organisationSlug", account.id AS "accountId",
        ${readColumns('account', ACCOUNT_PERSON)}, account.email,
        membership.active AND account.active AS active, account.dashboard_type = 'viewer' AS viewer
      FROM ${members}
      ORDER BY lower(account.first_name), lower(account.last_name), membership.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}
