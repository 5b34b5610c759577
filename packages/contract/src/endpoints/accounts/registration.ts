import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { detailSchema } from '../../errors.ts';
import { emailAddress, newPassword, personName } from '../../person-fields.ts';
import { visibleName } from '../../visible-text.ts';
import { PASSWORD_INPUT_MAX } from './security.ts';

export const getRegistration = defineEndpoint({
  id: 'getRegistration',
  method: 'GET',
  path: '/registration/',
  access: 'public',
  summary: 'Whether this installation lets people register themselves',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: z.object({ open: z.boolean() }) },
  refusals: [],
});

export const registrationInputSchema = z.object({
  email: emailAddress,
  password1: newPassword,
  password2: z.string().min(1).max(1000).describe('the password once more'),
  first_name: personName.default(''),
  last_name: personName.default(''),
  organization: visibleName(200).default('').describe('where one works, in one’s own words'),
});
export type RegistrationInput = z.input<typeof registrationInputSchema>;

export const register = defineEndpoint({
  id: 'register',
  method: 'POST',
  path: '/registration/',
  access: 'public',
  summary: 'Ask for an account; the address is confirmed by a mail',
  description:
    'The e-mail address is the username. The answer is the same for an address that already has an account. Staff ' +
    'admit a confirmed account to an organisation, unless one admits all addresses of its domain.',
  payload: { kind: 'json', schema: registrationInputSchema },
  answer: { kind: 'json', status: 201, schema: detailSchema },
  refusals: [400, 403, 429],
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/registration/verify-email/',
  access: 'public',
  summary:
    'Confirm the e-mail address of a registration with the key of the mail and the password of the registration',
  description:
    'Anybody can register an address that is not theirs. So the mailbox alone does not do: whoever reads the mail must ' +
    'also know the password that was typed, or it would be that of somebody else.',
  payload: {
    kind: 'json',
    schema: z.object({
      key: z.string().min(1).max(200),
      password: z.string().min(1).max(PASSWORD_INPUT_MAX),
    }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: detailSchema.extend({
      admitted_to: z
        .string()
        .nullable()
        .describe('the organisation that admits addresses of its domain; null when staff decide'),
    }),
  },
  refusals: [400, 429],
});

export const resendVerification = defineEndpoint({
  id: 'resendVerification',
  method: 'POST',
  path: '/registration/resend-email/',
  access: 'public',
  summary: 'Send the mail that confirms a registration once more; its former link stops working',
  description: 'The answer is the same whether or not there is such a registration.',
  payload: { kind: 'json', schema: z.object({ email: emailAddress }) },
  answer: { kind: 'json', status: 200, schema: detailSchema },
  refusals: [400, 429],
});

export const VERIFICATION_STATES = ['open', 'confirmed', 'over'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

export const getVerification = defineEndpoint({
  id: 'getVerification',
  method: 'POST',
  path: '/registration/verify-email/state/',
  access: 'public',
  summary: 'What has become of a link that confirms an e-mail address',
  description: 'A POST, so that the key stands in no address and no log.',
  payload: { kind: 'json', schema: z.object({ key: z.string().min(1).max(200) }) },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      state: z
        .enum(VERIFICATION_STATES)
        .describe('open: it can be used; confirmed: the address is, by this or a later link; over: neither'),
    }),
  },
  whenFull: true,
  refusals: [400, 429],
});

export const invitationSchema = z
  .object({
    username: z.string().describe('to sign in with'),
    sender: z.string().describe('who invites; empty when that was not kept'),
    organizations: z.array(z.string()).describe('names; none for the provider’s own people'),
    dashboard_type: z.enum(DASHBOARD_TYPES),
    is_staff: z.boolean(),
    administrator: z.boolean().describe('whether the invited is to run one of these organisations'),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitationSchema>;

export const getInvitation = defineEndpoint({
  id: 'getInvitation',
  method: 'POST',
  path: '/api/v1/invitation/',
  access: 'public',
  summary: 'Who invites, and for what; by the link of the mail',
  description: 'A POST, so that the token stands in no address and no log.',
  payload: { kind: 'json', schema: z.object({ token: z.string().min(1).max(200) }) },
  answer: { kind: 'json', status: 200, schema: invitationSchema },
  whenFull: true,
  refusals: [400, 429],
});

export const acceptInvitation = defineEndpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/v1/invitation/accept/',
  access: 'public',
  summary: 'Set the first password of an invited account',
  payload: {
    kind: 'json',
    schema: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({ username: z.string().describe('to sign in with') }),
  },
  refusals: [400, 429],
});
