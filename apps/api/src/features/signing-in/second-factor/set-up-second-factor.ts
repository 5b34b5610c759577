import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { getAccount, lockAccount } from '../../accounts/accounts.queries.ts';
import { recordAccountChange } from '../../accounts/record-account-change.ts';
import {
  createAuthenticatorSecret,
  describeAuthenticator,
} from '../../accounts/second-factor/authenticator.ts';
import { createRecoveryCodes, recoveryCodeHash } from '../../accounts/second-factor/recovery-codes.ts';
import {
  confirmSecret,
  getSecondFactor,
  replaceRecoveryCodes,
  storeUnconfirmedSecret,
} from '../../accounts/second-factor/second-factor.queries.ts';
import { takeCode } from '../../accounts/second-factor/take-code.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { deleteSessionsOf } from '../../accounts/sessions/sessions.queries.ts';

type Needed = Pick<Dependencies, 'database' | 'clock' | 'secret'>;

/** Makes a secret for an authenticator app; beginning again makes another. */
export async function beginSecondFactor(
  { database: { queries }, secret }: Needed,
  { accountId }: Caller,
): Promise<Outcome<{ secret: string; otpauthUri: string }>> {
  const plain = createAuthenticatorSecret();
  if (!(await storeUnconfirmedSecret(queries, accountId, secret.encrypt(plain))))
    return refused({ kind: 'conflict', message: message('second-factor-on') });
  const { username } = await getAccount(queries, accountId);
  return done(describeAuthenticator(plain, username));
}

/**
 * Turns the second factor on with a code that proves that the app was set up; returns the recovery codes, only now.
 * Sessions that were opened without it end.
 */
export async function confirmSecondFactor(
  dependencies: Needed & Pick<Dependencies, 'settings'>,
  { accountId, sessionId }: Caller,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const factor = await getSecondFactor(database.queries, accountId);
  const { sealedSecret } = factor;
  if (factor.confirmed) return refused({ kind: 'conflict', message: message('second-factor-on') });
  if (!sealedSecret) return refused({ kind: 'conflict', message: message('second-factor-off') });
  const wrong = await takeCode(dependencies, accountId, code);
  if (wrong) return wrong;

  const recoveryCodes = createRecoveryCodes();
  const codeHashes = await Promise.all(recoveryCodes.map((each) => recoveryCodeHash(each, accountId)));
  return database.transaction<Outcome<{ recoveryCodes: string[] }>>(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!(await confirmSecret(queries, accountId, sealedSecret, now)))
      return refused({ kind: 'conflict', message: message('second-factor-on') });
    await replaceRecoveryCodes(queries, accountId, codeHashes);
    await deleteSessionsOf(queries, accountId, { keep: sessionId });
    const what = account.secondFactor ? 'authenticator' : 'second_factor';
    await recordAccountChange(queries, account, { [what]: { from: false, to: true } }, now);
    await tellHolder(
      dependencies,
      queries,
      account,
      account.secondFactor ? 'authenticator-on' : 'second-factor-on',
    );
    return done({ recoveryCodes });
  });
}
