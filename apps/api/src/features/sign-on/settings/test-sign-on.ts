import type { SignOnTest } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import { authorizationCodeGrant, type Configuration, ResponseBodyError } from 'openid-client';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import { takeAttempts, throttleBy } from '../../accounts/throttling/throttle.ts';
import { findAdminOrganisation } from '../../organisations/admin-organisations.queries.ts';
import { openProvider, redirectUri } from '../provider/open-provider.ts';
import { providerProblem } from '../provider/provider-problem.ts';
import { checkIssuer } from './check-issuer.ts';
import { findSignOnOf } from './sign-on-settings.queries.ts';

const PER_ACCOUNT: AttemptLimit = { attempts: 30, windowSeconds: 15 * 60 };

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

interface Typed {
  readonly issuer?: string | undefined;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/**
 * Requests the provider's metadata, and sends it an invalid code: the answer shows whether it accepts our id and
 * secret.
 */
export async function testSignOn(
  { database: { queries }, clock, secret, settings }: Needs,
  caller: Caller,
  { organisationId, typed, language }: { organisationId: string; typed: Typed; language: Language },
): Promise<Outcome<SignOnTest>> {
  if (!(await findAdminOrganisation(queries, organisationId))) return NOT_FOUND;
  const stored = await findSignOnOf(queries, organisationId);
  const issuer = typed.issuer || (stored?.issuer ?? '');
  const clientId = typed.client_id || (stored?.clientId ?? '');
  const refusal = checkIssuer(issuer, settings);
  if (refusal) return refusal;
  if (clientId === '') return invalidField('client_id', message('required'));
  // The stored secret is only sent to the provider for which it was stored.
  const isStored = stored !== null && issuer === stored.issuer && clientId === stored.clientId;
  const clientSecret =
    typed.client_secret || (isStored ? secret.decrypt(stored.sealedSecret).toString() : '');
  const throttles = [throttleBy('sign-on-test/account', caller.accountId, PER_ACCOUNT)];
  const closed = await takeAttempts(queries, throttles, clock.now(), 'too-many-requests-for-now');
  if (closed) return closed;

  const findings: SignOnTest['findings'] = [];
  const find = (kind: 'good' | 'problem' | 'note', code: MessageCode, values?: Record<string, string>) =>
    findings.push({ kind, message: sentence(message(code, values), language) });
  try {
    const provider = await openProvider(
      { settings, clock },
      { issuer, clientId, clientSecret: clientSecret || '-' },
    );
    find('good', 'sign-on-found', { issuer });
    if (provider.serverMetadata().code_challenge_methods_supported?.includes('S256') === false)
      find('note', 'sign-on-no-pkce');
    if (clientSecret === '') find('note', 'sign-on-secret-untried');
    else if (await takesClient(provider, redirectUri(settings))) find('good', 'sign-on-client-taken');
    else find('problem', 'sign-on-problem-client-refused');
  } catch (cause) {
    const problem = providerProblem(cause);
    if (!problem) throw cause;
    find('problem', `sign-on-problem-${problem}`);
  }
  const ok = findings.every(({ kind }) => kind !== 'problem');
  if (ok) find('note', 'sign-on-try-it', { address: redirectUri(settings) });
  return done({ ok, findings });
}

/** Tells whether the provider accepts our client: it checks the client before the code. */
async function takesClient(provider: Configuration, address: string): Promise<boolean> {
  try {
    const state = 'none';
    await authorizationCodeGrant(
      provider,
      new URL(`${address}?code=none&state=${state}&iss=${issuerOf(provider)}`),
      {
        expectedState: state,
        pkceCodeVerifier: 'a-verifier-of-nothing-that-is-long-enough-to-be-one',
      },
    );
  } catch (cause) {
    if (cause instanceof ResponseBodyError) return providerProblem(cause) !== 'client-refused';
    if (providerProblem(cause) === 'client-refused') return false;
    throw cause;
  }
  return true;
}

function issuerOf(provider: Configuration): string {
  return encodeURIComponent(provider.serverMetadata().issuer);
}
