import type { UserChanges } from '@milieuspoor/contract';
import {
  ACCOUNT_PROFILE,
  changedOf,
  changesBetween,
  fromWire,
  nameKey,
  toWire,
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
    const asked = fromWire(ACCOUNT_PROFILE, input);
    await updateAccountProfile(queries, accountId, changedOf(valuesOf(ACCOUNT_PROFILE, account), asked));
    // The history has these under the names of the API, but for the reminders.
    const { planning_reminders: planningReminders, email: _email, ...told } = input;
    const { planning_reminders: formerReminders, ...former } = toWire(ACCOUNT_PROFILE, account);
    const changes = changesBetween(
      { ...former, planningReminders: formerReminders },
      { ...told, planningReminders },
    );
    await recordAccountChange(queries, account, changes, clock.now());
    return done(await getAccount(queries, accountId));
  });
}
