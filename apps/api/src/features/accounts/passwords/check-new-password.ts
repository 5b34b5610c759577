import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type Message, message } from '../../../text/message.ts';
import { listOwnData } from './passwords.queries.ts';

/** Why this account may not have this password; empty when it may. */
export async function checkNewPassword(
  queries: Queries,
  accountId: string,
  password: string,
): Promise<readonly Message[]> {
  const problems = passwordProblems(password, await listOwnData(queries, accountId));
  return problems.map((problem) => message(problem, { min: PASSWORD_MIN, max: PASSWORD_MAX }));
}
