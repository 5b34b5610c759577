import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { OutboundRefused } from '../../../platform/outbound/outbound-refused.ts';

/** The problems that can occur between a provider and us. */
export const PROVIDER_PROBLEMS = [
  'away',
  'too-slow',
  'too-large',
  'certificate',
  'not-https',
  'private-network',
  'not-oidc',
  'issuer-differs',
  'client-refused',
  'denied',
  'refused',
  'clock',
  'unproven',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** A problem that we found ourselves. */
export class ProviderTrouble extends Error {
  readonly problem: ProviderProblem;
  constructor(problem: ProviderProblem) {
    super(problem);
    this.name = 'ProviderTrouble';
    this.problem = problem;
  }
}

const CLIENT_ERRORS: readonly string[] = ['invalid_client', 'unauthorized_client'];
const OF_CODE: Readonly<Record<string, ProviderProblem>> = {
  OAUTH_TIMEOUT: 'too-slow',
  OAUTH_ABORT: 'too-slow',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer-differs',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'not-https',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'not-https',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'not-oidc',
  OAUTH_RESPONSE_IS_NOT_JSON: 'not-oidc',
  OAUTH_PARSE_ERROR: 'not-oidc',
  OAUTH_MISSING_SERVER_METADATA: 'not-oidc',
  OAUTH_INVALID_SERVER_METADATA: 'not-oidc',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'unproven',
  OAUTH_KEY_SELECTION_FAILED: 'unproven',
  OAUTH_INVALID_RESPONSE: 'unproven',
  OAUTH_UNSUPPORTED_OPERATION: 'unproven',
};
const CERTIFICATE_CODE = /CERT|^ERR_TLS|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|EPROTO/;
const NETWORK_CODE = /^E[A-Z]+$/;

/** Returns the problem of the library or of the connection to the provider; null for a fault of ours. */
export function providerProblem(cause: unknown): ProviderProblem | null {
  if (cause instanceof ProviderTrouble || cause instanceof OutboundRefused) return cause.problem;
  if (cause instanceof AuthorizationResponseError)
    return cause.error === 'access_denied' ? 'denied' : 'refused';
  if (cause instanceof ResponseBodyError)
    return CLIENT_ERRORS.includes(cause.error) ? 'client-refused' : 'refused';
  if (cause instanceof WWWAuthenticateChallengeError) return 'client-refused';
  if (!(cause instanceof Error)) return null;
  const deeper = cause.cause === undefined ? null : providerProblem(cause.cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (OF_CODE[code]) return OF_CODE[code];
  if (CERTIFICATE_CODE.test(code)) return 'certificate';
  if (NETWORK_CODE.test(code)) return 'away';
  return deeper ?? (cause instanceof ClientError ? 'unproven' : null);
}
