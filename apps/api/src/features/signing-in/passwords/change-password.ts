import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, type Outcome, refused } from '../../../http/outcome.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { message } from '../../../text/message.ts';
import { lockAccount } from '../../accounts/accounts.queries.ts';
import { checkNewPassword } from '../../accounts/passwords/check-new-password.ts';
import { checkOwnPassword } from '../../accounts/passwords/check-own-password.ts';
import { setPassword } from '../../accounts/passwords/set-password.ts';
import { recordAccountChange, SECRET_CHANGED } from '../../accounts/record-account-change.ts';
import { tellHolder } from '../../accounts/security-mails.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly repeated: string;
}

/** Changes the caller's own password and ends their other sessions; returns how many those were. */
export async function changePassword(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { accountId, sessionId }: Caller,
  { current, password, repeated }: PasswordChange,
): Promise<Outcome<{ endedSessions: number }>> {
  const { database, clock } = dependencies;
  const now = clock.now();
  if (password !== repeated) return invalidField('password2', message('passwords-differ'));
  const wrong = await checkOwnPassword(
    database.queries,
    accountId,
    { field: 'current_password', password: current },
    now,
  );
  if (wrong) return wrong;
  const problems = await checkNewPassword(database.queries, accountId, password);
  if (problems.length > 0) return refused({ kind: 'invalid', fields: { password1: problems } });

  const passwordHash = await hashPassword(password);
  const endedSessions = await database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    await recordAccountChange(queries, account, { password: SECRET_CHANGED }, now);
    await tellHolder(dependencies, queries, account, 'password');
    return setPassword(queries, accountId, { passwordHash, keepSession: sessionId, now });
  });
  return done({ endedSessions });
}
