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
import { guardedFetch } from '../../../platform/outbound/guarded-fetch.ts';
import { checkMetadata } from './check-metadata.ts';

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
  checkMetadata(provider.serverMetadata(), issuer, rules);
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
