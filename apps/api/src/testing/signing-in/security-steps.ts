import { randomUUID } from 'node:crypto';
import { insertResetToken } from '../../features/accounts/passwords/passwords.queries.ts';
import { describeAuthenticator } from '../../features/accounts/second-factor/authenticator.ts';
import { getSecondFactor } from '../../features/accounts/second-factor/second-factor.queries.ts';
import { createToken, hashToken, SESSION_MS } from '../../features/accounts/sessions/session-token.ts';
import { insertSession, listSessions } from '../../features/accounts/sessions/sessions.queries.ts';
import { insertPasskey, listPasskeysOf } from '../../features/signing-in/passkeys/passkeys.queries.ts';
import type { TestApp } from '../test-app.ts';
import { addUser, PASSWORD } from '../world.ts';
import { codeOf } from './authenticator-app.ts';
import { addSoftwarePasskey, SoftwarePasskey } from './software-passkey.ts';

/** Opens a session with a token that the test chose. */
export async function openSession(test: TestApp, accountId: string, token: string): Promise<void> {
  const createdAt = test.clock.now();
  await insertSession(test.dependencies.database.queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + SESSION_MS),
    userAgent: 'spare',
  });
}

/** Returns the id of a session of the account that may be ended; of nobody's when there is no account. */
export async function spareSession(test: TestApp, accountId: string | undefined): Promise<string> {
  if (!accountId) return randomUUID();
  const spare = async () => {
    const sessions = await listSessions(test.dependencies.database.queries, accountId, test.clock.now());
    return sessions.find(({ userAgent }) => userAgent === 'spare')?.id;
  };
  const found = await spare();
  if (found) return found;
  await openSession(test, accountId, createToken());
  return (await spare()) ?? randomUUID();
}

/** Every code belongs to another step, since none is accepted twice. */
const STEPS_AHEAD: Readonly<Record<string, number>> = {
  confirmSecondFactor: -1,
  renewRecoveryCodes: 0,
  disableSecondFactor: 1,
};

/** Returns the body for an endpoint that takes a code or a link made for it; null for every other. */
export async function securityBody(
  test: TestApp,
  endpointId: string,
  accountId: string | undefined,
): Promise<object | null> {
  if (endpointId === 'resetPassword') return { token: await resetToken(test), password: PASSWORD };
  const passkeyStep = await passkeyBody(test, endpointId, accountId);
  if (passkeyStep) return passkeyStep;
  const stepsAhead = STEPS_AHEAD[endpointId];
  if (stepsAhead === undefined || !accountId) return null;
  const { database, secret } = test.dependencies;
  const { sealedSecret } = await getSecondFactor(database.queries, accountId);
  if (!sealedSecret) return null;
  const app = describeAuthenticator(secret.decrypt(sealedSecret), '');
  const code = codeOf(test, app.secret, stepsAhead);
  return endpointId === 'confirmSecondFactor' ? { code } : { password: PASSWORD, code };
}

async function resetToken(test: TestApp): Promise<string> {
  const { accountId } = await addUser(test, { username: randomUUID(), organisationIds: [] });
  const token = createToken();
  const createdAt = test.clock.now();
  await insertResetToken(test.dependencies.database.queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + SESSION_MS),
  });
  return token;
}

/** Returns the body for an endpoint about passkeys; null for every other. */
async function passkeyBody(
  test: TestApp,
  endpointId: string,
  accountId: string | undefined,
): Promise<object | null> {
  if (endpointId === 'beginPasskeySignIn') {
    const username = randomUUID();
    const user = await addUser(test, { username, organisationIds: [] });
    await addSoftwarePasskey(test, user.token);
    return { username, password: PASSWORD };
  }
  if (endpointId === 'beginPasskey') return { current_password: PASSWORD };
  if (endpointId !== 'addPasskey' || !accountId) return null;
  const token = createToken();
  await openSession(test, accountId, token);
  const begun = await test.send('POST', '/api/v1/passkeys/begin/', {
    token,
    body: { current_password: PASSWORD },
  });
  const { challenge } = begun.body as { challenge: string };
  return { name: 'Sleutel', credential: new SoftwarePasskey().create(challenge) };
}

/**
 * Returns the id of a passkey of the account that may be removed, beside another; of nobody's when there is no account.
 */
export async function sparePasskey(test: TestApp, accountId: string | undefined): Promise<string> {
  if (!accountId) return randomUUID();
  const { queries } = test.dependencies.database;
  for (const name of ['Een', 'Twee'])
    await insertPasskey(queries, accountId, {
      name,
      credentialId: randomUUID(),
      publicKey: Buffer.from(name),
      counter: 0,
      backedUp: false,
      transports: [],
      createdAt: test.clock.now(),
    });
  return (await listPasskeysOf(queries, accountId))[0]?.id ?? randomUUID();
}
