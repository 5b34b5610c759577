import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { emailAddress } from '../../person-fields.ts';
import { passwordAgain } from './security.ts';

const awaitedSchema = z
  .object({
    email: z.string().describe('the new address'),
    old_confirmed: z.boolean().describe('whether the link of the mail to the present address was used'),
    new_confirmed: z.boolean().describe('the same of the new address'),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'EmailChange' });
export type EmailChange = z.output<typeof awaitedSchema>;

/** null where no change awaits confirmation. */
const emailChangeSchema = z.object({ change: awaitedSchema.nullable() });

export const getEmailChange = defineEndpoint({
  id: 'getEmailChange',
  method: 'GET',
  path: '/auth/email/',
  access: 'email.change',
  summary: 'The change of one’s own e-mail address that waits to be confirmed',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: emailChangeSchema },
  refusals: [],
});

export const askEmailChange = defineEndpoint({
  id: 'askEmailChange',
  method: 'POST',
  path: '/auth/email/',
  access: 'email.change',
  summary: 'Ask for another e-mail address; nothing changes before both addresses have confirmed it',
  description:
    'Each address is mailed a link for 24 hours. The answer is the same for an address that another account has, whose ' +
    'holder is told. Asking again replaces what was asked before; its links stop working.',
  payload: {
    kind: 'json',
    schema: z.object({
      email: emailAddress,
      current_password: passwordAgain,
    }),
  },
  answer: { kind: 'json', status: 200, schema: emailChangeSchema },
  refusals: [400, 429],
});

export const withdrawEmailChange = defineEndpoint({
  id: 'withdrawEmailChange',
  method: 'DELETE',
  path: '/auth/email/',
  access: 'email.change',
  summary: 'Take back what was asked; the links stop working',
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [],
});

const EMAIL_LINK_STATES = ['open', 'waiting', 'changed', 'taken', 'over'] as const;
const linkSchema = z
  .object({
    state: z
      .enum(EMAIL_LINK_STATES)
      .describe(
        'open: to be confirmed by this link; waiting: confirmed, and the other address has not yet; changed: both have; ' +
          'taken: another account has the new address meanwhile; over: replaced, taken back or too old',
      ),
    email: z.string().nullable().describe('the new address; null where the link is over'),
  })
  .meta({ id: 'EmailLink' });
export type EmailLink = z.output<typeof linkSchema>;
const linkInput = z.object({ token: z.string().min(1).max(200) });

export const getEmailLink = defineEndpoint({
  id: 'getEmailLink',
  method: 'POST',
  path: '/auth/email/link/',
  access: 'public',
  summary: 'What a link of such a mail is for, and what has become of it',
  description: 'A POST, so that the token stands in no address and no log. It confirms nothing.',
  payload: { kind: 'json', schema: linkInput },
  answer: { kind: 'json', status: 200, schema: linkSchema },
  whenFull: true,
  refusals: [400, 429],
});

export const confirmEmailChange = defineEndpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/email/confirm/',
  access: 'public',
  summary: 'Confirm a change of e-mail address for the address that the link was mailed to',
  payload: { kind: 'json', schema: linkInput },
  answer: { kind: 'json', status: 200, schema: linkSchema },
  refusals: [400, 429],
});
