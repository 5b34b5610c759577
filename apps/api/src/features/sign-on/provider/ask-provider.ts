import { isEmailAddress } from '@milieuspoor/contract';
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import { ProviderTrouble } from './provider-problem.ts';

/** What a provider says of who signed in there. */
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

/** What the answer has to agree with. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A claim that is not as it should be is taken as not made. */
const text = z.string().optional().catch(undefined);
const claimsSchema = z.object({
  email: text,
  email_verified: z.unknown().optional(),
  /** as Microsoft Entra ID says it: the owner of the address's domain has shown that it is theirs */
  xms_edov: z.unknown().optional(),
  given_name: text,
  family_name: text,
  name: text,
});
const proofSchema = z.object({ acr: text, amr: z.array(z.string()).optional().catch(undefined) });

/** Exchanges the code of an answer and reads who it is about; throws where anything does not agree. */
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
  // By the book a provider tells these things where it is asked for them, and not in the token itself.
  if (claims.email === undefined && provider.serverMetadata().userinfo_endpoint)
    claims = claimsSchema.parse(await fetchUserInfo(provider, tokens.access_token, idToken.sub));
  // How somebody signed in is believed of the signed token only.
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
 * One address and nothing beside it: with a name or a second address, the domain at its end would be that of the organisation
 * while mail went elsewhere. Null for anything else.
 */
function readAddress(claim: string | undefined): string | null {
  const address = claim?.trim() ?? '';
  return isEmailAddress(address) ? address : null;
}

/** Some providers write it as a word or a figure. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}
