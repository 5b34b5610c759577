import type { EmailLink } from '@milieuspoor/contract';
import type { Queries } from '../../../database/open-database.ts';
import { isUniqueViolation } from '../../../database/unique-violation.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Call } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import { lockAccount } from '../../accounts/accounts.queries.ts';
import {
  closeEmailChange,
  confirmSide,
  deleteEmailChange,
  findLinkedChange,
  isEmailTaken,
  type LinkedChange,
} from '../../accounts/email-change/email-change.queries.ts';
import { giveEmail } from '../../accounts/email-change/give-email.ts';
import { recordAccountChange } from '../../accounts/record-account-change.ts';
import { hashToken } from '../../accounts/sessions/session-token.ts';
import { deleteSessionsOf } from '../../accounts/sessions/sessions.queries.ts';
import { linkThrottles } from '../../accounts/throttling/link-throttles.ts';
import { returnAttempts, takeAttempts } from '../../accounts/throttling/throttle.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;
const OVER: EmailLink = { state: 'over', email: null };

/**
 * Returns the purpose of a link and its state. Opening a link does no more than this, because programs that scan mail
 * open links too.
 */
export async function getEmailLink(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  token: string,
  call: Pick<Call, 'address'>,
): Promise<Outcome<EmailLink>> {
  return byLink(database.queries, clock.now(), call, async () =>
    linkOf(await findLinkedChange(database.queries, hashToken(token), clock.now())),
  );
}

/**
 * Confirms for one of the two addresses; the second confirmation makes the change, and ends all sessions except the
 * requester's.
 */
export async function confirmEmailChange(
  dependencies: Needs,
  token: string,
  call: Pick<Call, 'address'>,
): Promise<Outcome<EmailLink>> {
  const { database, clock } = dependencies;
  const now = clock.now();
  return byLink(database.queries, now, call, async () => {
    try {
      return await database.transaction((queries) => confirm(dependencies, queries, hashToken(token)));
    } catch (cause) {
      // Somebody took the address between reading and storing. The next reading of the link finds that out.
      if (!isUniqueViolation(cause)) throw cause;
      return database.transaction((queries) => confirm(dependencies, queries, hashToken(token)));
    }
  });
}

async function confirm(dependencies: Needs, queries: Queries, tokenHash: Buffer): Promise<EmailLink> {
  const now = dependencies.clock.now();
  const found = await findLinkedChange(queries, tokenHash, now);
  if (!found) return OVER;
  // Both links at once would each find the other unused: the account is locked, and the change is read again.
  const account = await lockAccount(queries, found.accountId);
  const change = await findLinkedChange(queries, tokenHash, now);
  const link = linkOf(change);
  if (!change || link.state !== 'open') return link;
  const { accountId, sessionId, email, side } = change;
  await confirmSide(queries, accountId, side, now);
  if (!change.otherConfirmed) return { state: 'waiting', email };
  if (await isEmailTaken(queries, accountId, email)) {
    await deleteEmailChange(queries, accountId);
    return { state: 'taken', email };
  }
  const changes = await giveEmail(dependencies, queries, account, email);
  await recordAccountChange(queries, account, changes, now);
  await closeEmailChange(queries, accountId, now);
  await deleteSessionsOf(queries, accountId, { keep: sessionId });
  return { state: 'changed', email };
}

function linkOf(change: LinkedChange | null): EmailLink {
  if (!change) return OVER;
  const { email } = change;
  if (change.changed) return { state: 'changed', email };
  if (change.expired) return OVER;
  return { state: change.confirmed ? 'waiting' : 'open', email };
}

/** Counts invalid links, like guesses; a valid one returns its attempt. */
async function byLink(
  queries: Queries,
  now: Date,
  { address }: Pick<Call, 'address'>,
  act: () => Promise<EmailLink>,
): Promise<Outcome<EmailLink>> {
  const throttles = linkThrottles(address, 'email-link');
  const closed = await takeAttempts(queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const link = await act();
  if (link.state !== 'over') await returnAttempts(queries, throttles);
  return done(link);
}
