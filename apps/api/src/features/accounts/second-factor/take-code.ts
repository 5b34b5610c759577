import type { Dependencies } from '../../../dependencies.ts';
import { invalidField, type Outcome } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { message } from '../../../text/message.ts';
import { getAccount } from '../accounts.queries.ts';
import { type SecurityEvent, tellHolder } from '../security-mails.ts';
import { forgetThrottle, takeAttempts, throttleBy } from '../throttling/throttle.ts';
import { stepOfCode } from './authenticator.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import {
  countCode,
  forgetWrongCodes,
  getSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts';

/** Three of a million codes are right at the same time. */
const PER_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: 15 * 60 };
/**
 * The limit of codes in a row, however long it takes: the chance that one of them was right by luck stays under one in
 * three thousand.
 */
export const WRONG_CODES_MAX = 100;
/** The number after which the holder is informed. */
const WRONG_CODES_TOLD = 10;

/** Returns the throttle for attempts at the second factor of an account. */
export function secondFactorThrottle(accountId: string): ReturnType<typeof throttleBy> {
  return throttleBy('second-factor/account', accountId, PER_ACCOUNT);
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;
type Refused = Extract<Outcome<never>, { ok: false }>;

/**
 * Uses up a code of an account's authenticator, or one of its recovery codes; null when it was right. It counts codes
 * by account, whatever name was used to sign in. Only a person with the password gets here, so a stranger cannot use up
 * all attempts: after that, none is accepted any more until the password or the second factor changes.
 */
export async function takeCode(
  dependencies: Needs,
  accountId: string,
  typed: string,
): Promise<Refused | null> {
  const {
    database: { queries },
    clock,
  } = dependencies;
  const throttle = secondFactorThrottle(accountId);
  const closed = await takeAttempts(queries, [throttle], clock.now(), 'too-many-codes');
  if (closed) return closed;
  const inARow = await countCode(queries, accountId, WRONG_CODES_MAX);
  if (inARow === null) return invalidField('code', message('codes-closed'));
  if (!(await isRightCode(dependencies, accountId, typed.replace(/[\s-]/g, '')))) {
    if (inARow === WRONG_CODES_TOLD) await tell(dependencies, accountId, 'wrong-codes');
    if (inARow === WRONG_CODES_MAX) await tell(dependencies, accountId, 'codes-closed');
    return invalidField('code', message('code-wrong'));
  }
  await forgetWrongCodes(queries, accountId);
  await forgetThrottle(queries, throttle);
  return null;
}

async function isRightCode(
  { database: { queries }, clock, secret }: Needs,
  accountId: string,
  code: string,
): Promise<boolean> {
  const now = clock.now();
  if (!/^\d{6}$/.test(code))
    return takeRecoveryCode(queries, accountId, await recoveryCodeHash(code, accountId), now);
  const { sealedSecret } = await getSecondFactor(queries, accountId);
  if (!sealedSecret) return false;
  const step = stepOfCode(secret.decrypt(sealedSecret), code, now);
  return step !== null && takeStep(queries, accountId, step);
}

async function tell(dependencies: Needs, accountId: string, event: SecurityEvent): Promise<void> {
  const { queries } = dependencies.database;
  await tellHolder(dependencies, queries, await getAccount(queries, accountId), event);
}
