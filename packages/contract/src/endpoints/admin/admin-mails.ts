import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** How final the failure of an attempt is. */
const MAIL_FAILURES = ['mail-for-good', 'mail-for-now', 'server'] as const;

const moment = z.iso.datetime();

const mailInQueueSchema = z
  .object({
    uuid: z.uuid().describe('its message id'),
    to: z.string().nullable().describe('null where it was sealed with another secret'),
    subject: z.string().nullable(),
    queued: moment,
    attempts: z.number().int().min(0).describe('so far'),
    in_hand: z.boolean().describe('being handed to the mail server at this moment'),
    next_attempt: moment.nullable().describe('null while it is in hand, and once it was given up'),
    given_up: moment.nullable(),
    failure: z
      .enum(MAIL_FAILURES)
      .nullable()
      .describe('of the last attempt: about this mail, for good or for now, or about the mail server'),
    reason: z
      .string()
      .nullable()
      .describe('in the words of the mail server, without mailboxes and places of links'),
  })
  .meta({ id: 'MailInQueue' });
export type MailInQueue = z.output<typeof mailInQueueSchema>;

const deliverySchema = z
  .enum(['server', 'folder'])
  .describe('server: handed to a mail server; folder: put into a folder as files, and sent to nobody');

const mailQueueSchema = z
  .object({
    delivery: deliverySchema,
    waiting_more: z.boolean().describe('more wait than are listed'),
    given_up_more: z.boolean().describe('more were given up than are listed'),
    waiting: z.array(mailInQueueSchema).describe('the oldest first, a hundred at most'),
    given_up: z
      .array(mailInQueueSchema)
      .describe('of the last seven days, the last first, a hundred at most'),
  })
  .meta({ id: 'MailQueue' });
export type MailQueue = z.output<typeof mailQueueSchema>;

const mailParams = z.object({ uuid: z.uuid() });

export const getMailQueue = defineEndpoint({
  id: 'getMailQueue',
  method: 'GET',
  path: '/api/v1/admin/mails/',
  access: 'admin.mails',
  summary: 'Mails that wait and mails that were given up, with what was said of them; staff only',
  description: 'What a mail says, and the links in it, is told to nobody but its mailbox.',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: mailQueueSchema },
  refusals: [],
});

export const getMailOutcome = defineEndpoint({
  id: 'getMailOutcome',
  method: 'GET',
  path: '/api/v1/admin/mails/:uuid/',
  access: 'admin.mails',
  summary: 'What became of a mail that was queued, such as a test mail; staff only',
  params: mailParams,
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      state: z
        .enum(['waiting', 'given-up', 'sent'])
        .describe('sent: it stands nowhere any more, since the mail server took it'),
      reason: z.string().nullable().describe('of the last failure, in the words of the mail server'),
      delivery: deliverySchema,
    }),
  },
  refusals: [],
});

export const sendMailAgain = defineEndpoint({
  id: 'sendMailAgain',
  method: 'POST',
  path: '/api/v1/admin/mails/:uuid/send_again/',
  access: 'admin.mails',
  summary: 'Have a mail that waits or was given up sent now; staff only',
  params: mailParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});

export const sendMailsAgain = defineEndpoint({
  id: 'sendMailsAgain',
  method: 'POST',
  path: '/api/v1/admin/mails/send_again/',
  access: 'admin.mails',
  summary: 'Have all mails that were given up in the last seven days sent now; staff only',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({ count: z.number().int().min(0).describe('mails that are sent again') }),
  },
  refusals: [],
});

export const sendTestMail = defineEndpoint({
  id: 'sendTestMail',
  method: 'POST',
  path: '/api/v1/admin/mails/test/',
  access: 'admin.mails',
  summary: 'Queue a mail to the mailbox of whoever asks; staff only',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 201,
    schema: z.object({
      uuid: z.uuid().describe('by which it stands among the mails until it is sent'),
      to: z.email(),
    }),
  },
  refusals: [],
});
