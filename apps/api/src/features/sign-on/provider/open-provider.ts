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

/** Our registration at a provider. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Needs = Pick<Dependencies, 'settings' | 'clock'>;

/** Returns the address to which a provider sends browsers back, and which it must know. */
export function redirectUri({ publicUrl }: Pick<Dependencies['settings'], 'publicUrl'>): string {
  return `${publicUrl}/api/v1/auth/oidc/callback/`;
}

/** Requests a provider's metadata, and compares it with what staff filled in. */
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
      // A token that came over TLS from the provider itself may remain unverified; ours are verified.
      enableNonRepudiationChecks,
      // Without TLS the guard only allows this machine, and only where that was configured.
      ...(settings.signOnHttp ? [allowInsecureRequests] : []),
    ],
  });
  checkMetadata(provider.serverMetadata(), issuer, rules);
  return provider;
}

/** Returns the method that the provider prefers, or the default of OpenID Connect. */
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
