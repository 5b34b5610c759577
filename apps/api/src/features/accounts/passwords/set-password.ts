import type { Queries } from '../../../database/open-database.ts';
import { deleteEmailChange } from '../email-change/email-change.queries.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { endCalendarFeed, updatePasswordHash, voidLinks } from './passwords.queries.ts';

/**
 * Gives an account another password, for whatever reason, and ends all that the former one opened: links that set a
 * password or accept an invitation, a pending change of e-mail address, sessions except the one to keep, and the
 * calendar feed. Returns how many sessions were ended.
 */
export async function setPassword(
  queries: Queries,
  accountId: string,
  { passwordHash, keepSession, now }: { passwordHash: string; keepSession: string | null; now: Date },
): Promise<number> {
  await updatePasswordHash(queries, accountId, passwordHash);
  await voidLinks(queries, accountId, now);
  await deleteEmailChange(queries, accountId);
  await endCalendarFeed(queries, accountId);
  return deleteSessionsOf(queries, accountId, { keep: keepSession });
}

/** Ends everything that leads into an account that is closed; reopening it restores none of it. */
export async function closeWaysIn(queries: Queries, accountId: string, now: Date): Promise<void> {
  await voidLinks(queries, accountId, now);
  await deleteEmailChange(queries, accountId);
  await endCalendarFeed(queries, accountId);
  await deleteSessionsOf(queries, accountId, { keep: null });
}
