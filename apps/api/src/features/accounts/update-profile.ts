import type { UserChanges } from '@milieuspoor/contract';
import {
  ACCOUNT_MEMORY,
  ACCOUNT_PROFILE,
  changedOf,
  changesBetween,
  fromWire,
  nameKey,
  valuesOf,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { done, invalidField, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { type AccountRow, getAccount, lockAccount, updateAccountProfile } from './accounts.queries.ts';
import { recordAccountChange } from './record-account-change.ts';

/**
 * Changes the fields that users may change. The e-mail address is not among them, because new passwords are sent to it:
 * somebody who finds a signed-in browser could take over the account.
 */
export async function updateProfile(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  accountId: string,
  input: UserChanges,
): Promise<Outcome<AccountRow>> {
  return database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (input.email !== undefined && nameKey(input.email) !== nameKey(account.email))
      return invalidField('email', message('email-not-self'));
    const before = valuesOf(ACCOUNT_PROFILE, account);
    const changed = changedOf(before, fromWire(ACCOUNT_PROFILE, input));
    const remembered = changedOf(valuesOf(ACCOUNT_MEMORY, account), fromWire(ACCOUNT_MEMORY, input));
    await updateAccountProfile(queries, accountId, { ...changed, ...remembered });
    await recordAccountChange(queries, account, changesBetween(before, changed), clock.now());
    return done(await getAccount(queries, accountId));
  });
}
