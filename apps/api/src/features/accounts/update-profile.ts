import type { UserChanges } from '@milieuspoor/contract';
import { changesBetween, nameKey } from '@milieuspoor/domain';
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
    await updateAccountProfile(queries, accountId, {
      ...(input.first_name === undefined ? {} : { firstName: input.first_name }),
      ...(input.last_name === undefined ? {} : { lastName: input.last_name }),
      ...(input.tel === undefined ? {} : { tel: input.tel }),
      ...(input.language === undefined ? {} : { language: input.language }),
      ...(input.planning_reminders === undefined ? {} : { planningReminders: input.planning_reminders }),
    });
    const before = {
      first_name: account.firstName,
      last_name: account.lastName,
      tel: account.tel,
      language: account.language,
      planningReminders: account.planningReminders,
    };
    const { first_name, last_name, tel, language, planning_reminders: planningReminders } = input;
    const changes = changesBetween(before, { first_name, last_name, tel, language, planningReminders });
    await recordAccountChange(queries, account, changes, clock.now());
    return done(await getAccount(queries, accountId));
  });
}
