import type { Queries } from '../../../database/open-database.ts';
import type { Message } from '../../../text/message.ts';
import { newPasswordProblems } from './new-password-problems.ts';
import { listOwnData } from './passwords.queries.ts';

/** Returns why this account may not have this password; empty when it may. */
export async function checkNewPassword(
  queries: Queries,
  accountId: string,
  password: string,
): Promise<readonly Message[]> {
  return newPasswordProblems(password, await listOwnData(queries, accountId));
}
