import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { getAccount, lockAccount } from '../../accounts/accounts.queries.ts';
import { checkAlways } from '../../accounts/passwords/check-again.ts';
import { recordAccountChange, SECRET_CHANGED } from '../../accounts/record-account-change.ts';
import { createRecoveryCodes, recoveryCodeHash } from '../../accounts/second-factor/recovery-codes.ts';
import {
  deleteAuthenticator,
  deleteSecondFactor,
  getSecondFactor,
  replaceRecoveryCodes,
} from '../../accounts/second-factor/second-factor.queries.ts';
import { takeCode } from '../../accounts/second-factor/take-code.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { listPasskeysOf } from '../passkeys/passkeys.queries.ts';

type Needed = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** The proof that is required before a second factor is changed. */
interface Proof {
  readonly password?: string | undefined;
  readonly code: string;
}

/**
 * Turns the authenticator off, and with it the second factor of an account without a passkey. Where an organisation
 * requires one, the account must first set it up again.
 */
export async function disableSecondFactor(
  dependencies: Needed,
  caller: Caller,
  proof: Proof,
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  const { accountId } = caller;
  if (!(await getSecondFactor(database.queries, accountId)).confirmed)
    return refused({ kind: 'conflict', message: message('second-factor-off') });
  const refusal = await checkProof(dependencies, caller, proof);
  if (refusal) return refusal;
  await database.transaction(async (queries) => {
    const held = await lockAccount(queries, accountId);
    const passkeys = await listPasskeysOf(queries, accountId);
    if (passkeys.length > 0) await deleteAuthenticator(queries, accountId);
    else await deleteSecondFactor(queries, accountId);
    const what = passkeys.length > 0 ? 'authenticator' : 'second_factor';
    await recordAccountChange(queries, held, { [what]: { from: true, to: false } }, clock.now());
    await tellHolder(
      dependencies,
      queries,
      held,
      passkeys.length > 0 ? 'authenticator-off' : 'second-factor-off',
    );
  });
  return done(undefined);
}

/** Makes ten new recovery codes, shown only now; the former ones become invalid. */
export async function renewRecoveryCodes(
  dependencies: Needed,
  caller: Caller,
  proof: Proof,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const { database, clock } = dependencies;
  const { accountId } = caller;
  const refusal = await checkProof(dependencies, caller, proof);
  if (refusal) return refusal;
  const recoveryCodes = createRecoveryCodes();
  const codeHashes = await Promise.all(recoveryCodes.map((each) => recoveryCodeHash(each, accountId)));
  await database.transaction(async (queries) => {
    const held = await lockAccount(queries, accountId);
    await replaceRecoveryCodes(queries, accountId, codeHashes);
    await recordAccountChange(queries, held, { recovery_codes: SECRET_CHANGED }, clock.now());
    await tellHolder(dependencies, queries, held, 'recovery-codes');
  });
  return done({ recoveryCodes });
}

async function checkProof(dependencies: Needed, caller: Caller, proof: Proof) {
  const { accountId } = caller;
  const { secondFactor } = await getAccount(dependencies.database.queries, accountId);
  if (!secondFactor) return refused({ kind: 'conflict', message: message('second-factor-off') });
  return (
    (await checkAlways(dependencies, caller, { password: proof.password })) ??
    takeCode(dependencies, accountId, proof.code)
  );
}
