import type { Queries } from '../../database/open-database.ts';
import { invalidField, type Outcome } from '../../http/outcome.ts';
import type { AppSecret } from '../../platform/app-secret.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { message } from '../../text/message.ts';
import { stepOfCode } from './authenticator.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { getSecondFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts';
import { forgetThrottle, takeAttempts, throttleBy } from './throttle.ts';

/** Of a million codes three are right at a time. */
const PER_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: 15 * 60 };

/**
 * Takes a code of an account's authenticator, or one of its recovery codes; null when it was right, and then it is used
 * up. Counts wrong codes by account, whatever name was signed in with.
 */
export async function takeCode(
  { queries, secret }: { queries: Queries; secret: AppSecret },
  accountId: string,
  typed: string,
  now: Date,
): Promise<Extract<Outcome<never>, { ok: false }> | null> {
  const throttle = throttleBy('second-factor/account', accountId, PER_ACCOUNT);
  const closed = await takeAttempts(queries, [throttle], now, 'too-many-codes');
  if (closed) return closed;
  const code = typed.replace(/[\s-]/g, '');
  const right = /^\d{6}$/.test(code)
    ? await takeAuthenticatorCode()
    : await takeRecoveryCode(queries, accountId, await recoveryCodeHash(code, accountId), now);
  if (!right) return invalidField('code', message('code-wrong'));
  await forgetThrottle(queries, throttle);
  return null;

  async function takeAuthenticatorCode(): Promise<boolean> {
    const { sealedSecret } = await getSecondFactor(queries, accountId);
    if (!sealedSecret) return false;
    const step = stepOfCode(secret.decrypt(sealedSecret), code, now);
    return step !== null && takeStep(queries, accountId, step);
  }
}
