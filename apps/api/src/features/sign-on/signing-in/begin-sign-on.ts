import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import type { Dependencies } from '../../../dependencies.ts';
import type { Call } from '../../../http/caller.ts';
import { done, invalidForm, type Outcome, refused } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { storedDomain, storedDomainOf } from '../../../platform/mail/stored-domain.ts';
import { message } from '../../../text/message.ts';
import { createToken, hashToken } from '../../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../../accounts/throttling/throttle.ts';
import { openProvider, redirectUri } from '../provider/open-provider.ts';
import { providerProblem } from '../provider/provider-problem.ts';
import { findSignOnOfDomain, noteFailure, type SignOnRow } from '../settings/sign-on-settings.queries.ts';
import { signOnBrowser } from './sign-on-browser.ts';
import { FAILURE_OF_PROBLEM, failureMessage, isForStaff } from './sign-on-failure.ts';
import { AT_PROVIDER_MS, insertUnderWay } from './under-way.queries.ts';

/** An office may share an address, and all start at nine. */
const BEGUN_PER_ADDRESS: AttemptLimit = { attempts: 300, windowSeconds: 15 * 60 };
const ASKED_PER_ADDRESS: AttemptLimit = { attempts: 1_000, windowSeconds: 15 * 60 };

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** Returns the organisation whose people sign in at their own provider, by a domain; for anybody who asks. */
export async function findOffer(
  { database: { queries }, clock }: Needs,
  typed: string,
  { address }: Pick<Call, 'address'>,
): Promise<Outcome<{ sign_on: { organization_name: string; compulsory: boolean } | null }>> {
  const throttles = [throttleBy('sign-on-offer/address', address, ASKED_PER_ADDRESS)];
  const closed = await takeAttempts(queries, throttles, clock.now(), 'too-many-requests-for-now');
  if (closed) return closed;
  const domain = storedDomain(typed);
  const row = domain === null ? null : await findSignOnOfDomain(queries, domain);
  return done({
    sign_on: row && { organization_name: row.organisationName, compulsory: row.compulsory },
  });
}

/** Stores what the provider's answer will be compared with; returns the address of its page. */
export async function beginSignOn(
  dependencies: Needs,
  { email, back }: { readonly email: string; readonly back: string },
  { address, cookies }: Pick<Call, 'address' | 'cookies'>,
): Promise<Outcome<{ url: string }>> {
  const {
    database: { queries },
    clock,
    secret,
  } = dependencies;
  const now = clock.now();
  const throttles = [throttleBy('sign-on/address', address, BEGUN_PER_ADDRESS)];
  const closed = await takeAttempts(queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const domain = storedDomainOf(email);
  const row = domain === null ? null : await findSignOnOfDomain(queries, domain);
  if (!row) return invalidForm(message('sign-on-no-provider'));

  const state = createToken();
  const nonce = createToken();
  const codeVerifier = randomPKCECodeVerifier();
  const url = await addressAtProvider(dependencies, row, { state, nonce, codeVerifier, email });
  if (!url.ok) return url;
  const browser = signOnBrowser(cookies);
  const { organisationId, revision } = row;
  await insertUnderWay(
    queries,
    {
      ...{ stateHash: hashToken(state), browserHash: browser.hash, organisationId, revision, nonce, back },
      codeVerifier: secret.encrypt(Buffer.from(codeVerifier)),
    },
    new Date(now.getTime() + AT_PROVIDER_MS),
  );
  return done({ url: url.value }, browser.cookie);
}

interface Asked {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly email: string;
}

async function addressAtProvider(
  { database: { queries }, clock, secret, settings }: Needs,
  row: SignOnRow,
  { state, nonce, codeVerifier, email }: Asked,
): Promise<Outcome<string>> {
  const clientSecret = secret.decrypt(row.sealedSecret).toString();
  try {
    const provider = await openProvider({ settings, clock }, { ...row, clientSecret });
    const url = buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri(settings),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      login_hint: email,
      ...(row.multiFactorContexts.length > 0 ? { acr_values: row.multiFactorContexts.join(' ') } : {}),
    });
    return done(url.href);
  } catch (cause) {
    const problem = providerProblem(cause);
    if (!problem) throw cause;
    if (isForStaff(problem)) await noteFailure(queries, row.organisationId, problem, clock.now());
    return refused({
      kind: 'unavailable',
      message: failureMessage(FAILURE_OF_PROBLEM[problem], row.organisationName),
    });
  }
}
