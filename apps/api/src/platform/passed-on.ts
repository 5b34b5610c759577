import type { AppSecret } from './app-secret.ts';
import { CLOCKS_DIFFER_MS } from './clock.ts';

/** The header of a request for the passed-on addresses, and that of the answer. */
export const PASSED_ON_ASKED = 'x-milieuspoor-ask-passed-on';
export const PASSED_ON = 'x-milieuspoor-passed-on';

const QUESTION = 'passed-on';
const ASKED_WITHIN_MS = 60_000;

interface Question {
  readonly question: typeof QUESTION;
  readonly askedAt: number;
}

/**
 * Returns the proof with which an operator asks which addresses a request came with: only the installation's key makes
 * one.
 */
export function askPassedOn(secret: AppSecret, now: Date): string {
  const question: Question = { question: QUESTION, askedAt: now.getTime() };
  return secret.encrypt(Buffer.from(JSON.stringify(question))).toString('base64url');
}

/** Tells whether this proof was made with the key of this installation, a moment ago and only for this purpose. */
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
