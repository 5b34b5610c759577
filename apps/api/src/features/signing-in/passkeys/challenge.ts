import { randomBytes } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import type { Settings } from '../../../settings.ts';
import { CHALLENGE_MS, type ChallengePurpose, insertChallenge, takeChallenge } from './challenges.queries.ts';

const CHALLENGE_BYTES = 32;

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** Returns the site for which passkeys are made: the configured address, whatever host a request names. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Makes a challenge for one account and one purpose. */
export async function makeChallenge(
  { database: { queries }, clock }: Needs,
  accountId: string,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(queries, { accountId, purpose, challenge }, expiresAt);
  return challenge;
}

/**
 * Uses up the challenge that a browser's answer states to have signed; null when it is not one of ours, or no longer.
 */
export async function challengeOf(
  { database: { queries }, clock }: Needs,
  accountId: string,
  purpose: ChallengePurpose,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = signedChallenge(clientDataJson);
  if (challenge === null) return null;
  const ours = await takeChallenge(queries, { accountId, purpose, challenge }, clock.now());
  return ours ? challenge : null;
}

function signedChallenge(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
