import { ACCOUNT_PERSON, DASHBOARD_TYPES, LANGUAGES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { answeredFields, sentFields } from '../../filled-fields.ts';
import { passkeyAnswerSchema } from './passkeys.ts';
import { codeSchema, PASSWORD_INPUT_MAX } from './security.ts';

export const userSchema = z
  .object({
    uuid: z.uuid(),
    username: z.string(),
    ...answeredFields(ACCOUNT_PERSON),
    email: z.string(),
    is_staff: z.boolean(),
    dashboard_type: z.enum(DASHBOARD_TYPES),
    language: z.enum(LANGUAGES).describe('in which mails are written'),
    planning_reminders: z
      .boolean()
      .describe('whether a mail comes a week before a planned day of a project that they work on'),
    open_work_mails: z
      .boolean()
      .describe('whether a mail comes each month of what is missing that they can mend'),
    dashboard_explained: z
      .boolean()
      .describe('whether they read what a dashboard shows; false shows it to them on every device'),
    second_factor: z.boolean().describe('whether signing in asks for a code'),
    authenticator: z.boolean().describe('whether an authenticator app is one of their second factors'),
    recovery_codes_left: z
      .number()
      .int()
      .describe('how many recovery codes are not used yet; 0 without a second factor'),
    second_factor_required: z.boolean().describe('whether a second factor is asked of them today'),
    second_factor_from: z.iso
      .date()
      .nullable()
      .describe('the first day from which one of their organisations asks for a second factor'),
    waits_for_admission: z.boolean().describe('registered, and staff have not decided yet'),
    administers: z.array(z.string()).describe('slugs of the organisations that they run'),
    invited_to: z
      .array(z.string())
      .describe('names of the organisations whose invitation waits for their answer'),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof userSchema>;

/** The fields of their own account that users may change. */
export const userChangesSchema = z
  .object({
    ...sentFields(ACCOUNT_PERSON),
    email: z.email().max(254).describe('only as it is: it is changed by a call of its own'),
    language: z.enum(LANGUAGES),
    planning_reminders: z.boolean(),
    open_work_mails: z.boolean(),
    dashboard_explained: z.boolean(),
  })
  .partial();
export type UserChanges = z.output<typeof userChangesSchema>;

export const logIn = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/dj-rest-auth/login/',
  access: 'public',
  summary: 'Sign in; the key is the token of the Authorization header',
  description:
    'A user with a second factor sends a code as well. Without one, a right password is answered 400 with a message at `code`, and one at `passkey` where the user has one.',
  payload: {
    kind: 'json',
    schema: z.object({
      username: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(PASSWORD_INPUT_MAX),
      code: codeSchema.optional().describe('of the authenticator app, or a recovery code'),
      passkey: passkeyAnswerSchema.optional().describe('what a passkey signed, in place of a code'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: z.object({ key: z.string() }) },
  whenFull: true,
  refusals: [400, 429],
});

export const logOut = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/dj-rest-auth/logout/',
  access: 'session.end',
  summary: 'End the session whose token is sent',
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [],
});

export const getCurrentUser = defineEndpoint({
  id: 'getCurrentUser',
  method: 'GET',
  path: '/auth/user/',
  access: 'user.read-self',
  summary: 'The signed-in user',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: userSchema },
  refusals: [],
});

export const updateCurrentUser = defineEndpoint({
  id: 'updateCurrentUser',
  method: 'PATCH',
  path: '/auth/user/',
  access: 'user.edit-self',
  summary:
    'Change one’s own name, telephone number, language or wish for reminders, and whether a dashboard was explained',
  payload: { kind: 'json', schema: userChangesSchema },
  answer: { kind: 'json', status: 200, schema: userSchema },
  refusals: [400],
});
