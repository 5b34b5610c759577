import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { lockAccount } from '../../accounts/accounts.queries.ts';
import { checkAlways } from '../../accounts/passwords/check-again.ts';
import { recordAccountChange } from '../../accounts/record-account-change.ts';
import { deleteSecondFactor, getSecondFactor } from '../../accounts/second-factor/second-factor.queries.ts';
import { takeCode } from '../../accounts/second-factor/take-code.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { deletePasskey, listPasskeysOf } from './passkeys.queries.ts';

interface Input {
  readonly passkeyId: string;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Removes a passkey for a person who proves their identity again. The last second factor requires a code as well, and
 * its recovery codes are removed too.
 */
export async function removePasskey(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  { passkeyId, password, code }: Input,
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  const { queries } = database;
  const { accountId } = caller;
  const passkeys = await listPasskeysOf(queries, accountId);
  if (!passkeys.some(({ id }) => id === passkeyId)) return NOT_FOUND;
  const wrong = await checkAlways(dependencies, caller, { password });
  if (wrong) return wrong;
  const provesByCode = passkeys.length === 1 && !(await getSecondFactor(queries, accountId)).confirmed;
  if (provesByCode) {
    if (!code) return invalidField('code', message('passkey-last'));
    const refusal = await takeCode(dependencies, accountId, code);
    if (refusal) return refusal;
  }
  return database.transaction<Outcome<undefined>>(async (held) => {
    const account = await lockAccount(held, accountId);
    const now = await listPasskeysOf(held, accountId);
    const passkey = now.find(({ id }) => id === passkeyId);
    if (!passkey) return NOT_FOUND;
    const last = now.length === 1 && !(await getSecondFactor(held, accountId)).confirmed;
    // Another factor was removed in the meantime, so that this one became the last.
    if (last && !provesByCode) return invalidField('code', message('passkey-last'));
    if (last) await deleteSecondFactor(held, accountId);
    else await deletePasskey(held, accountId, passkeyId);
    const changes = {
      ...(last ? { second_factor: { from: true, to: false } } : {}),
      passkey: { from: passkey.name, to: null },
    };
    await recordAccountChange(held, account, changes, clock.now());
    await tellHolder(dependencies, held, account, last ? 'second-factor-off' : 'passkey-removed');
    return done(undefined);
  });
}
