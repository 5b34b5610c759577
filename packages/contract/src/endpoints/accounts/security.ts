import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** A longer input than this is refused without being checked as a password. */
export const PASSWORD_INPUT_MAX = 1000;
const password = z.string().min(1).max(PASSWORD_INPUT_MAX);

/** A code of an authenticator app, or a recovery code; spaces and dashes are for reading only. */
export const codeSchema = z.string().trim().min(1).max(40);

/** Required of users who did not sign in just before. */
export const currentPassword = password
  .optional()
  .describe('needed when this session was opened more than ten minutes ago');
export const askedAgain = z
  .object({ current_password: currentPassword })
  // A request without a body is read as null.
  .nullish();
/** Required again of every user with a password, before an account becomes less safe or all its data is exported. */
export const passwordAgain = password
  .optional()
  .describe('left out by who signed in through their organisation, at most ten minutes ago');
const proofSchema = z.object({ password: passwordAgain, code: codeSchema });
const recoveryCodesSchema = z.object({
  recovery_codes: z.array(z.string()).describe('each signs in once; they are shown this one time'),
});

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/reset-password/',
  access: 'public',
  summary: 'Have a link mailed with which a new password is set',
  description:
    'The answer is the same for an address that nobody has, which gets no mail. The link works once, for 24 hours.',
  payload: { kind: 'json', schema: z.object({ email: z.string().trim().pipe(z.email().max(254)) }) },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 429],
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/v1/reset-password/confirm/',
  access: 'public',
  summary: 'Set a new password with the token of a mailed link; ends every session',
  payload: { kind: 'json', schema: z.object({ token: z.string().min(1).max(100), password }) },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 429],
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/auth/password/change/',
  access: 'password.change',
  summary: 'Change one’s own password; ends the other sessions',
  payload: {
    kind: 'json',
    schema: z.object({ current_password: password, password1: password, password2: password }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      detail: z.string(),
      ended_sessions: z.number().int().describe('how many other sessions were ended'),
    }),
  },
  refusals: [400, 429],
});

const sessionSchema = z
  .object({
    uuid: z.uuid(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().describe('to within five minutes'),
    expires_at: z.iso.datetime(),
    user_agent: z.string().describe('of the browser that signed in, as it calls itself'),
    address: z.string(),
    signed_on_at: z
      .string()
      .nullable()
      .describe('the organisation through whose provider it was opened; null of a password'),
    current: z.boolean().describe('whether this call was made with it'),
  })
  .meta({ id: 'Session' });
export type OpenSession = z.output<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/v1/sessions/',
  access: 'session.list',
  summary: 'One’s own open sessions, the current one first',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(sessionSchema) },
  refusals: [],
});

export const deleteSession = defineEndpoint({
  id: 'deleteSession',
  method: 'DELETE',
  path: '/api/v1/sessions/:session/',
  access: 'session.end',
  summary: 'End one of one’s own sessions',
  params: z.object({ session: z.uuid() }),
  payload: { kind: 'json', schema: askedAgain },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [400, 404, 429],
});

export const deleteAllSessions = defineEndpoint({
  id: 'deleteAllSessions',
  method: 'DELETE',
  path: '/api/v1/sessions/',
  access: 'session.end',
  summary: 'End all one’s own sessions, or all but the current one',
  query: z.object({
    others: z.stringbool().optional().describe('true: the session that asks goes on'),
  }),
  payload: { kind: 'json', schema: askedAgain },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [400, 429],
});

export const beginSecondFactor = defineEndpoint({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/v1/second-factor/',
  access: 'second-factor.manage',
  summary: 'Begin to set up an authenticator app; it counts once a code of it is confirmed',
  payload: { kind: 'json', schema: askedAgain },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      secret: z.string().describe('base32, to be typed into an app that cannot scan'),
      otpauth_uri: z.string().describe('what the app scans'),
    }),
  },
  refusals: [400, 409, 429],
});

export const confirmSecondFactor = defineEndpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/v1/second-factor/confirm/',
  access: 'second-factor.manage',
  summary: 'Turn the second factor on with a first code; ends the other sessions',
  payload: { kind: 'json', schema: z.object({ code: codeSchema }) },
  answer: { kind: 'json', status: 200, schema: recoveryCodesSchema },
  refusals: [400, 409, 429],
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/second-factor/recovery-codes/',
  access: 'second-factor.manage',
  summary: 'Get ten new recovery codes; the former ones no longer work',
  payload: { kind: 'json', schema: proofSchema },
  answer: { kind: 'json', status: 200, schema: recoveryCodesSchema },
  refusals: [400, 409, 429],
});

export const disableSecondFactor = defineEndpoint({
  id: 'disableSecondFactor',
  method: 'POST',
  path: '/api/v1/second-factor/disable/',
  access: 'second-factor.manage',
  summary: 'Turn the second factor off',
  payload: { kind: 'json', schema: proofSchema },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 409, 429],
});
