import type { Queries } from '../../database/open-database.ts';
import { type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { listAdministrators } from './administrators.queries.ts';

/**
 * Refuses an action that would remove the last account that can administer an organisation; null when others can, or
 * this account can't. The organisations must be locked: of two simultaneous actions, the second sees what the first
 * stored.
 */
export async function refuseLastAdministrator(
  queries: Queries,
  accountId: string,
  organisationIds: readonly string[],
): Promise<Extract<Outcome<never>, { ok: false }> | null> {
  const administrators = await listAdministrators(queries, organisationIds);
  const last = administrators.find(
    ({ organisationId, accountId: holder }) =>
      holder === accountId &&
      !administrators.some((other) => other.organisationId === organisationId && other.accountId !== holder),
  );
  if (!last) return null;
  const values = { organisation: last.organisationName };
  return refused({ kind: 'conflict', message: message('last-administrator', values) });
}
