import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { visibleName } from '../../visible-text.ts';
import { askedAgain, codeSchema, PASSWORD_INPUT_MAX, passwordAgain } from './security.ts';

const password = z.string().min(1).max(PASSWORD_INPUT_MAX);
export const PASSKEY_NAME_MAX = 60;
const passkeyName = visibleName(PASSKEY_NAME_MAX).min(1);
const base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const transports = z.array(z.string().max(20)).max(10);

/** A credential that a browser created, in WebAuthn's JSON form. */
const newPasskeySchema = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: transports.optional(),
  }),
});

/** A signature by a credential, in WebAuthn's JSON form. */
export const passkeyAnswerSchema = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
});

const passkeySchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    backed_up: z.boolean().describe('whether other devices of its owner have it too'),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkeySchema>;

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() }),
);

/** The challenge that a passkey signs at sign-in. */
export const passkeyQuestionSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int().describe('milliseconds'),
  allowCredentials: descriptors,
  userVerification: z.literal('preferred'),
});

export const listPasskeys = defineEndpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/v1/passkeys/',
  access: 'second-factor.manage',
  summary: 'One’s own passkeys, the oldest first',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(passkeySchema) },
  refusals: [],
});

export const beginPasskey = defineEndpoint({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/v1/passkeys/begin/',
  access: 'second-factor.manage',
  summary: 'Begin to add a passkey; answers what the browser makes one with',
  payload: { kind: 'json', schema: askedAgain },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      timeout: z.number().int().describe('milliseconds'),
      attestation: z.literal('none'),
      pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
      excludeCredentials: descriptors,
      authenticatorSelection: z.object({
        residentKey: z.literal('discouraged'),
        userVerification: z.literal('preferred'),
      }),
    }),
  },
  refusals: [400, 409, 429],
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/v1/passkeys/',
  access: 'second-factor.manage',
  summary: 'Add the passkey that was begun; ends the other sessions when it is the first second factor',
  payload: {
    kind: 'json',
    schema: z.object({ name: passkeyName, credential: newPasskeySchema }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      recovery_codes: z
        .array(z.string())
        .describe('with the first second factor only; they are shown this one time'),
    }),
  },
  refusals: [400, 409],
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'POST',
  path: '/api/v1/passkeys/:passkey/rename/',
  access: 'second-factor.manage',
  summary: 'Call one’s own passkey by another name',
  params: z.object({ passkey: z.uuid() }),
  payload: { kind: 'json', schema: z.object({ name: passkeyName }) },
  answer: { kind: 'json', status: 200, schema: passkeySchema },
  refusals: [400, 404],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/v1/passkeys/:passkey/remove/',
  access: 'second-factor.manage',
  summary: 'Remove a passkey; the last second factor asks for a code besides the password',
  params: z.object({ passkey: z.uuid() }),
  payload: { kind: 'json', schema: z.object({ password: passwordAgain, code: codeSchema.optional() }) },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 404, 429],
});

export const beginPasskeySignIn = defineEndpoint({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/v1/passkeys/sign-in/',
  access: 'public',
  summary: 'What a passkey signs at signing in, for who knows the password',
  payload: {
    kind: 'json',
    schema: z.object({ username: z.string().trim().min(1).max(254), password }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: passkeyQuestionSchema,
  },
  whenFull: true,
  refusals: [400, 409, 429],
});
