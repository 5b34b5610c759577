import type { ServerMetadata } from 'openid-client';
import { isAllowedScheme, type OutboundRules } from '../../../platform/outbound/guarded-fetch.ts';
import { ProviderTrouble } from './provider-problem.ts';

/**
 * Holds what a provider says of itself against what staff filled in. The library lets the providers of Microsoft name themselves
 * otherwise than they are addressed, since one for everybody states another issuer for each of its customers; we don't.
 */
export function checkMetadata(
  metadata: Pick<ServerMetadata, 'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri'>,
  issuer: string,
  rules: Pick<OutboundRules, 'httpOnLoopback'>,
): void {
  if (!sameAddress(metadata.issuer, issuer)) throw new ProviderTrouble('issuer-differs');
  for (const address of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri]) {
    if (!address) throw new ProviderTrouble('not-oidc');
    // The browser is sent to one of them: it may be nothing but a page.
    if (!URL.canParse(address) || !isAllowedScheme(new URL(address), rules))
      throw new ProviderTrouble('not-https');
  }
}

function sameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}
