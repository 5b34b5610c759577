import { holdsFrom } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Call } from '../../../http/caller.ts';
import { aboutAccount, done, invalidForm, type Outcome } from '../../../http/outcome.ts';
import { openSession } from '../../accounts/sessions/open-session.ts';
import { hashToken } from '../../accounts/sessions/session-token.ts';
import { askPasskey } from '../../signing-in/passkeys/take-passkey.ts';
import {
  askSecondFactor,
  type SecondFactorInput,
  takeSecondFactor,
} from '../../signing-in/second-factor/ask-second-factor.ts';
import { findReturning, type ReturningRow } from './returning.queries.ts';
import { browserHash } from './sign-on-browser.ts';
import { failureMessage, faultMessage, readFailure } from './sign-on-failure.ts';
import { findTicket, type TicketRow, takeTicket } from './under-way.queries.ts';

/**
 * A working day: a person who leaves an organisation is cut off at its provider, and here when the session ends.
 * Signing in again takes one click when they are still signed in there.
 */
export const SIGN_ON_SESSION_MS = 12 * 60 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

interface FinishInput extends SecondFactorInput {
  readonly ticket: string;
}

/** Opens a session for a person who returned from their provider; returns its token, which is shown only now. */
export async function finishSignOn(
  dependencies: Needs,
  { ticket, code, passkey }: FinishInput,
  { cookies, address, userAgent }: Pick<Call, 'cookies' | 'address' | 'userAgent'>,
): Promise<Outcome<{ key: string }>> {
  const { database, clock } = dependencies;
  const returned = await findReturned(dependencies, ticket, cookies);
  if (!returned.ok) return returned;
  const { row, account } = returned.value;
  if (account.secondFactor && asksMore(row, account, clock.now())) {
    if (!code && !passkey) return aboutAccount(account.id, await askSecondFactor(dependencies, account.id));
    const wrong = await takeSecondFactor(dependencies, account.id, { code, passkey });
    if (wrong) return aboutAccount(account.id, wrong);
  }
  return database.transaction<Outcome<{ key: string }>>(async (queries) => {
    if (!(await takeTicket(queries, hashToken(ticket))))
      return invalidForm(failureMessage('lost', row.organisationName));
    const key = await openSession(queries, {
      accountId: account.id,
      now: clock.now(),
      lastsMs: SIGN_ON_SESSION_MS,
      address,
      userAgent,
      signOn: { organisationId: row.organisationId, multiFactor: row.multiFactor },
    });
    return aboutAccount(account.id, done({ key }));
  });
}

/** Returns the challenge that a passkey signs to finish. */
export async function beginSignOnPasskey(dependencies: Needs, ticket: string, cookies: Call['cookies']) {
  const returned = await findReturned(dependencies, ticket, cookies);
  return returned.ok ? askPasskey(dependencies, returned.value.account.id) : returned;
}

async function findReturned(
  { database: { queries }, clock }: Needs,
  ticket: string,
  cookies: Call['cookies'],
): Promise<Outcome<{ row: TicketRow; account: ReturningRow }>> {
  const fault = faultMessage(ticket);
  if (fault) return invalidForm(fault);
  const browser = browserHash(cookies);
  const tie = browser && { ticketHash: hashToken(ticket), browserHash: browser };
  const row = tie && (await findTicket(queries, tie, clock.now()));
  if (!row) return invalidForm(failureMessage('lost', ''));
  if (row.accountId === null || row.failure !== null)
    return invalidForm(failureMessage(readFailure(row.failure ?? ''), row.organisationName));
  const account = await findReturning(queries, row.accountId, row.organisationId);
  return account ? done({ row, account }) : invalidForm(failureMessage('not-member', row.organisationName));
}

/**
 * Tells whether another factor is needed: the provider's statement on two factors counts for its own organisation;
 * another organisation that requires them does not rely on it.
 */
function asksMore({ multiFactor }: TicketRow, { secondFactorFrom }: ReturningRow, now: Date): boolean {
  return !multiFactor || holdsFrom(secondFactorFrom, now);
}
