import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { lockAccount } from '../../accounts/accounts.queries.ts';
import { recordAccountChange } from '../../accounts/record-account-change.ts';
import { listPasskeysOf, namePasskey, type PasskeyRow } from './passkeys.queries.ts';

/** Renames one's own passkey. Its access does not change, so no password is required. */
export async function renamePasskey(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { accountId }: Caller,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
): Promise<Outcome<PasskeyRow>> {
  return database.transaction<Outcome<PasskeyRow>>(async (queries) => {
    const account = await lockAccount(queries, accountId);
    const before = (await listPasskeysOf(queries, accountId)).find(({ id }) => id === passkeyId);
    const renamed = await namePasskey(queries, accountId, { id: passkeyId, name });
    if (!before || !renamed) return NOT_FOUND;
    if (before.name !== name)
      await recordAccountChange(queries, account, { passkey: { from: before.name, to: name } }, clock.now());
    return done(renamed);
  });
}
