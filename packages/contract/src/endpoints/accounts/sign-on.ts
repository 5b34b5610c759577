import { MAIL_DOMAIN_MAX } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { passkeyAnswerSchema, passkeyQuestionSchema } from './passkeys.ts';
import { codeSchema } from './security.ts';

const PARAMETER_MAX = 8_000;
const ADDRESS_MAX = 254;
export const BACK_MAX = 500;

/** Parameters that a provider sends: a missing or unreadable one is handled later, with a message for people. */
const parameter = z.string().max(PARAMETER_MAX).optional().catch(undefined);
const ticket = z.string().max(100).describe('of the address that the provider’s answer led to; works once');

export const findSignOn = defineEndpoint({
  id: 'findSignOn',
  method: 'GET',
  path: '/api/v1/auth/oidc/',
  access: 'public',
  summary: 'The organisation whose people sign in at their own provider, by the domain of an e-mail address',
  description: 'The answer depends on the domain alone: whether somebody has an account is not told.',
  query: z.object({ domain: z.string().max(MAIL_DOMAIN_MAX + 1) }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      sign_on: z
        .object({
          organization_name: z.string(),
          compulsory: z.boolean().describe('whether members of the organisation sign in in no other way'),
        })
        .nullable(),
    }),
  },
  refusals: [400, 429],
});

export const beginSignOn = defineEndpoint({
  id: 'beginSignOn',
  method: 'POST',
  path: '/api/v1/auth/oidc/begin/',
  access: 'public',
  summary:
    'Begin to sign in at the provider of an e-mail address’s domain; answers where to send the browser',
  payload: {
    kind: 'json',
    schema: z.object({
      email: z.string().trim().min(1).max(ADDRESS_MAX).describe('told to the provider as a hint'),
      back: z.string().max(BACK_MAX).default('').describe('place in the application to return to'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: z.object({ url: z.string() }) },
  whenFull: true,
  refusals: [400, 429, 503],
});

export const returnFromProvider = defineEndpoint({
  id: 'returnFromProvider',
  method: 'GET',
  path: '/api/v1/auth/oidc/callback/',
  access: 'public',
  withoutCookie: true,
  summary: 'Where a provider sends the browser back to; leads on to the login screen, whatever came of it',
  query: z.object({
    code: parameter,
    state: parameter,
    iss: parameter,
    error: parameter,
    error_description: parameter,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'redirect', status: 303 },
  refusals: [],
});

export const finishSignOn = defineEndpoint({
  id: 'finishSignOn',
  method: 'POST',
  path: '/api/v1/auth/oidc/finish/',
  access: 'public',
  summary: 'Finish signing in at a provider; the key is the token of the Authorization header',
  description:
    'Takes a ticket from the browser that began. Where the provider did not say that two factors were used, a user with ' +
    'a second factor sends a code as well, as when signing in with a password. What went wrong is answered 400 as a sentence.',
  payload: {
    kind: 'json',
    schema: z.object({
      ticket,
      code: codeSchema.optional().describe('of the authenticator app, or a recovery code'),
      passkey: passkeyAnswerSchema.optional().describe('what a passkey signed, in place of a code'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: z.object({ key: z.string() }) },
  whenFull: true,
  refusals: [400, 429],
});

export const beginSignOnPasskey = defineEndpoint({
  id: 'beginSignOnPasskey',
  method: 'POST',
  path: '/api/v1/auth/oidc/passkey/',
  access: 'public',
  summary: 'What a passkey signs to finish signing in at a provider',
  payload: { kind: 'json', schema: z.object({ ticket }) },
  answer: { kind: 'json', status: 200, schema: passkeyQuestionSchema },
  whenFull: true,
  refusals: [400, 409],
});
