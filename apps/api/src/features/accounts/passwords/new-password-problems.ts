import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '@milieuspoor/domain';
import { type Message, message } from '../../../text/message.ts';
import { isLeaked } from './leaked-passwords.ts';

/**
 * Returns why somebody may not have this password; empty when they may. `ownData` is what others know of them: names,
 * username, e-mail address, organisations.
 */
export async function newPasswordProblems(
  password: string,
  ownData: readonly string[],
): Promise<readonly Message[]> {
  const problems = passwordProblems(password, ownData);
  if (problems.length > 0)
    return problems.map((problem) => message(problem, { min: PASSWORD_MIN, max: PASSWORD_MAX }));
  return (await isLeaked(password)) ? [message('password-leaked')] : [];
}
