import type { ServerMetadata } from 'openid-client';
import { isAllowedScheme, type OutboundRules } from '../../../platform/outbound/guarded-fetch.ts';
import { ProviderTrouble } from './provider-problem.ts';

/**
 * Compares a provider's metadata with what staff filled in. The library lets Microsoft's providers use another name
 * than their address, since a provider for everybody states another issuer for each of its customers; we don't.
 */
export function checkMetadata(
  metadata: Pick<ServerMetadata, 'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri'>,
  issuer: string,
  rules: Pick<OutboundRules, 'httpOnLoopback'>,
): void {
  if (!sameAddress(metadata.issuer, issuer)) throw new ProviderTrouble('issuer-differs');
  for (const address of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri]) {
    if (!address) throw new ProviderTrouble('not-oidc');
    // The browser is sent to one of them, so it must be a page.
    if (!URL.canParse(address) || !isAllowedScheme(new URL(address), rules))
      throw new ProviderTrouble('not-https');
  }
}

function sameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}
