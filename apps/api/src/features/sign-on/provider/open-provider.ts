import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Dependencies } from '../../../dependencies.ts';
import { guardedFetch, isAllowedScheme } from '../../../platform/outbound/guarded-fetch.ts';
import { ProviderTrouble } from './provider-problem.ts';

/** Clocks of servers differ a little. */
const TOLERANCE_SECONDS = 60;

/** What we are at a provider. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Needs = Pick<Dependencies, 'settings' | 'clock'>;

/** The address that a provider sends browsers back to, and has to be told of. */
export function redirectUri({ publicUrl }: Pick<Dependencies['settings'], 'publicUrl'>): string {
  return `${publicUrl}/api/v1/auth/oidc/callback/`;
}

/** Asks a provider how it works, and holds its answer against what staff filled in. */
export async function openProvider(
  { settings, clock: { now } }: Needs,
  { issuer, clientId, clientSecret }: ProviderClient,
): Promise<Configuration> {
  const known = new URL(issuer);
  const rules = { known, httpOnLoopback: settings.signOnHttp };
  const clock = {
    [clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
    [clockTolerance]: TOLERANCE_SECONDS,
  };
  const provider = await discovery(known, clientId, clock, authentication(clientSecret), {
    [customFetch]: (url, request) => guardedFetch(url, request, rules),
    execute: [
      // A token that came over TLS from the provider itself may go unverified; ours don't.
      enableNonRepudiationChecks,
      // Without TLS the guard lets only this machine through, and only where that was configured.
      ...(settings.signOnHttp ? [allowInsecureRequests] : []),
    ],
  });
  const server = provider.serverMetadata();
  // A provider for everybody states another issuer for each of its customers.
  if (!sameAddress(server.issuer, issuer)) throw new ProviderTrouble('issuer-differs');
  for (const address of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri]) {
    if (!address) throw new ProviderTrouble('not-oidc');
    // The browser is sent to one of them: it may be nothing but a page.
    if (!URL.canParse(address) || !isAllowedScheme(new URL(address), rules))
      throw new ProviderTrouble('not-https');
  }
  return provider;
}

/** As the provider prefers; what OpenID Connect takes for granted when it does not say. */
function authentication(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    return !methods || methods.includes('client_secret_basic')
      ? basic(server, ...rest)
      : post(server, ...rest);
  };
}

function sameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}
