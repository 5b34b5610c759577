import { isEmailAddress } from '@milieuspoor/contract';
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import { ProviderTrouble } from './provider-problem.ts';

/** The statement of a provider about a person who signed in there. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly acr: string | null;
  readonly amr: readonly string[];
}

/** The values with which the answer must agree. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** An invalid claim counts as absent. */
const text = z.string().optional().catch(undefined);
const claimsSchema = z.object({
  email: text,
  email_verified: z.unknown().optional(),
  /** Microsoft Entra ID's claim that the owner of the address's domain proved it */
  xms_edov: z.unknown().optional(),
  given_name: text,
  family_name: text,
  name: text,
});
const proofSchema = z.object({ acr: text, amr: z.array(z.string()).optional().catch(undefined) });

/** Exchanges the code of an answer and reads the person; throws where anything does not agree. */
export async function askProvider(
  provider: Configuration,
  answer: URL,
  { state, nonce, codeVerifier }: Expected,
): Promise<ProviderPerson> {
  const tokens = await authorizationCodeGrant(provider, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken || idToken.sub.includes('\0')) throw new ProviderTrouble('unproven');
  let claims = claimsSchema.parse(idToken);
  // According to the standard a provider states these claims at a separate endpoint, and not in the token itself.
  if (claims.email === undefined && provider.serverMetadata().userinfo_endpoint)
    claims = claimsSchema.parse(await fetchUserInfo(provider, tokens.access_token, idToken.sub));
  // The method of sign-in is only trusted from the signed token.
  const { acr, amr } = proofSchema.parse(idToken);
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email: readAddress(claims.email),
    emailVerified: isTrue(claims.email_verified) || isTrue(claims.xms_edov),
    firstName: claims.given_name ?? claims.name ?? '',
    lastName: claims.given_name === undefined && claims.name !== undefined ? '' : (claims.family_name ?? ''),
    acr: acr ?? null,
    amr: amr ?? [],
  };
}

/**
 * Reads exactly one address: with a name or a second address, the domain at its end would be the organisation's while
 * mail went elsewhere. Returns null for anything else.
 */
function readAddress(claim: string | undefined): string | null {
  const address = claim?.trim() ?? '';
  return isEmailAddress(address) ? address : null;
}

/** Tells whether a claim is true; some providers write it as a word or a number. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}
