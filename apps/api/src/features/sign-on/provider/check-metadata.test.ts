import { describe, expect, it } from 'vitest';
import { checkMetadata } from './check-metadata.ts';

const TENANT = 'https://login.microsoftonline.com/8b3f0c7e-3d5b-4d0e-9d52-0a5b1f6c7d10/v2.0';
const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
});
const check = (stated: string, filledIn: string, changes: object = {}) =>
  checkMetadata({ ...metadataOf(stated), ...changes }, filledIn, { httpOnLoopback: false });

describe('the metadata of a provider is accepted', () => {
  it('when it has the name that staff filled in, also in another notation', () => {
    expect(() => check(TENANT, TENANT)).not.toThrow();
    expect(() => check('https://idp.gemeente.example/', 'https://IDP.gemeente.example')).not.toThrow();
  });

  // The library itself sends no requests to these hosts.
  it.each([
    ['one for everybody', 'https://login.microsoftonline.com/{tenantid}/v2.0', `${TENANT}`],
    ['one for everybody', 'https://login.microsoftonline.com/{tenantid}/v2.0', TENANT.replace('8b', 'co')],
    ['of another customer', TENANT, TENANT.replace('8b3f', '9c40')],
    ['of another host', TENANT, 'https://gemeente.b2clogin.com/gemeente.onmicrosoft.com/v2.0'],
    ['that is no address', 'gemeente', TENANT],
  ])('but not when it is %s (%s)', (_what, stated, filledIn) => {
    expect(() => check(stated, filledIn)).toThrow('issuer-differs');
  });

  it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'])(
    'and not without %s, or without TLS',
    (name) => {
      expect(() => check(TENANT, TENANT, { [name]: undefined })).toThrow('not-oidc');
      for (const address of ['http://login.microsoftonline.com/x', 'javascript:alert(1)', '/x'])
        expect(() => check(TENANT, TENANT, { [name]: address })).toThrow('not-https');
    },
  );
});
