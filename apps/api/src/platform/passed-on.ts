import type { AppSecret } from './app-secret.ts';
import { CLOCKS_DIFFER_MS } from './clock.ts';

/** The header of who asks what the proxies passed on, and that of the answer. */
export const PASSED_ON_ASKED = 'x-milieuspoor-ask-passed-on';
export const PASSED_ON = 'x-milieuspoor-passed-on';

const QUESTION = 'passed-on';
const ASKED_WITHIN_MS = 60_000;

interface Question {
  readonly question: typeof QUESTION;
  readonly askedAt: number;
}

/** What whoever runs the installation shows to be told which addresses a request came with: only its key makes one. */
export function askPassedOn(secret: AppSecret, now: Date): string {
  const question: Question = { question: QUESTION, askedAt: now.getTime() };
  return secret.encrypt(Buffer.from(JSON.stringify(question))).toString('base64url');
}

/** Whether this was made with the key of this installation, a moment ago and for nothing else. */
export function mayHearPassedOn(secret: AppSecret, sealed: string, now: Date): boolean {
  try {
    const { question, askedAt } = JSON.parse(
      secret.decrypt(Buffer.from(sealed, 'base64url')).toString(),
    ) as Question;
    return question === QUESTION && Math.abs(now.getTime() - askedAt) < ASKED_WITHIN_MS + CLOCKS_DIFFER_MS;
  } catch {
    return false;
  }
}
