import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { getAccount, lockAccount } from '../../accounts/accounts.queries.ts';
import { checkAgain } from '../../accounts/passwords/check-again.ts';
import { recordAccountChange } from '../../accounts/record-account-change.ts';
import { createRecoveryCodes, recoveryCodeHash } from '../../accounts/second-factor/recovery-codes.ts';
import { replaceRecoveryCodes } from '../../accounts/second-factor/second-factor.queries.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { deleteSessionsOf } from '../../accounts/sessions/sessions.queries.ts';
import { challengeOf, makeChallenge, relyingParty } from './challenge.ts';
import { CHALLENGE_MS } from './challenges.queries.ts';
import { insertPasskey, listPasskeysOf, type NewPasskey } from './passkeys.queries.ts';

export const PASSKEYS_MAX = 10;
/** ES256, EdDSA and RS256: the algorithms of all kinds of authenticators (COSE numbers). */
const ALGORITHMS = [-7, -8, -257];

type Needed = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/**
 * Returns the data with which a browser makes a passkey, for a person who proved their identity a moment ago, or does
 * so again.
 */
export async function beginPasskey(dependencies: Needed, caller: Caller, password: string | undefined) {
  const {
    database: { queries },
    settings,
  } = dependencies;
  const { accountId } = caller;
  const unsure = await checkAgain(dependencies, caller, password);
  if (unsure) return unsure;
  const passkeys = await listPasskeysOf(queries, accountId);
  if (passkeys.length >= PASSKEYS_MAX)
    return refused({ kind: 'conflict', message: message('passkeys-full', { most: PASSKEYS_MAX }) });
  const { username } = await getAccount(queries, accountId);
  return done({
    rp: { id: relyingParty(settings).id, name: 'Milieuspoor' },
    user: { id: Buffer.from(accountId).toString('base64url'), name: username, displayName: username },
    challenge: await makeChallenge(dependencies, accountId, 'add'),
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'discouraged' as const,
      userVerification: 'preferred' as const,
    },
  });
}

interface PasskeyInput {
  readonly name: string;
  readonly credential: {
    readonly id: string;
    readonly rawId: string;
    readonly type: 'public-key';
    readonly response: {
      readonly clientDataJSON: string;
      readonly attestationObject: string;
      readonly transports?: string[] | undefined;
    };
  };
}

/**
 * Adds a passkey. The first second factor of an account comes with recovery codes, shown only now, and ends the
 * sessions that were opened without it.
 */
export async function addPasskey(
  dependencies: Needed,
  { accountId, sessionId }: Caller,
  { name, credential }: PasskeyInput,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const { database, clock, settings } = dependencies;
  const now = clock.now();
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const expectedChallenge = await challengeOf(dependencies, accountId, 'add', clientDataJSON);
  if (!expectedChallenge) return invalidField('credential', message('passkey-late'));
  const made = await readCredential(
    { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    relyingParty(settings),
  );
  if (!made) return invalidField('credential', message('passkey-wrong'));

  const recoveryCodes = createRecoveryCodes();
  const codeHashes = await Promise.all(recoveryCodes.map((each) => recoveryCodeHash(each, accountId)));
  return database.transaction<Outcome<{ recoveryCodes: string[] }>>(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if ((await listPasskeysOf(queries, accountId)).length >= PASSKEYS_MAX)
      return refused({ kind: 'conflict', message: message('passkeys-full', { most: PASSKEYS_MAX }) });
    if (!(await insertPasskey(queries, accountId, { ...made, name, transports, createdAt: now })))
      return refused({ kind: 'conflict', message: message('passkey-known') });
    const first = !account.secondFactor;
    if (first) {
      await replaceRecoveryCodes(queries, accountId, codeHashes);
      await deleteSessionsOf(queries, accountId, { keep: sessionId });
    }
    const changes = {
      ...(first ? { second_factor: { from: false, to: true } } : {}),
      passkey: { from: null, to: name },
    };
    await recordAccountChange(queries, account, changes, now);
    await tellHolder(dependencies, queries, account, 'passkey-added');
    return done({ recoveryCodes: first ? recoveryCodes : [] });
  });
}

async function readCredential(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { id, origin }: { id: string; origin: string },
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'backedUp'> | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      backedUp: credentialBackedUp,
    };
  } catch {
    // The library throws when anything is invalid.
    return null;
  }
}
