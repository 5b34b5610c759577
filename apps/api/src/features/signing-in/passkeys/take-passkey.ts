import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Dependencies } from '../../../dependencies.ts';
import { done, invalidField, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { secondFactorThrottle } from '../../accounts/second-factor/take-code.ts';
import { forgetThrottle, takeAttempts } from '../../accounts/throttling/throttle.ts';
import { challengeOf, makeChallenge, relyingParty } from './challenge.ts';
import { CHALLENGE_MS } from './challenges.queries.ts';
import { listPasskeysOf, type PasskeyRow, usePasskey } from './passkeys.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'settings'>;
type Refused = Extract<Outcome<never>, { ok: false }>;

/** The answer of a browser in which a passkey signed. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
  };
}

/** Returns the challenge that one of an account's passkeys signs at sign-in. */
export async function askPasskey(dependencies: Needs, accountId: string) {
  const passkeys = await listPasskeysOf(dependencies.database.queries, accountId);
  if (passkeys.length === 0) return refused({ kind: 'conflict', message: message('no-passkey') });
  return done({
    rpId: relyingParty(dependencies.settings).id,
    challenge: await makeChallenge(dependencies, accountId, 'sign-in'),
    timeout: CHALLENGE_MS,
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    })),
    userVerification: 'preferred' as const,
  });
}

/**
 * Checks a signature by a passkey of the account; null when it was right. Attempts count together with those of codes.
 */
export async function takePasskey(
  dependencies: Needs,
  accountId: string,
  answer: PasskeyAnswer,
): Promise<Refused | null> {
  const {
    database: { queries },
    clock,
  } = dependencies;
  const throttle = secondFactorThrottle(accountId);
  const closed = await takeAttempts(queries, [throttle], clock.now(), 'too-many-codes');
  if (closed) return closed;
  const challenge = await challengeOf(dependencies, accountId, 'sign-in', answer.response.clientDataJSON);
  if (!challenge) return invalidField('passkey', message('passkey-late'));
  const passkey = (await listPasskeysOf(queries, accountId)).find(
    ({ credentialId }) => credentialId === answer.id,
  );
  const signed = passkey && (await readSignature(dependencies, passkey, answer, challenge));
  if (!signed || !(await usePasskey(queries, { id: passkey.id, ...signed }, clock.now())))
    return invalidField('passkey', message('passkey-wrong'));
  await forgetThrottle(queries, throttle);
  return null;
}

async function readSignature(
  { settings }: Needs,
  { credentialId, publicKey, counter }: PasskeyRow,
  answer: PasskeyAnswer,
  expectedChallenge: string,
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { id, origin } = relyingParty(settings);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    // The library throws when anything is invalid, also when the counter went back.
    return null;
  }
}
