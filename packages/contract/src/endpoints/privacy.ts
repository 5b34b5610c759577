import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { passwordAgain } from './accounts/security.ts';

const ZIP_FILE = { kind: 'file', status: 200, contentType: 'application/zip' } as const;
const ownPassword = z.object({ current_password: passwordAgain });
const userParams = z.object({ account: z.uuid() });

export const exportOwnData = defineEndpoint({
  id: 'exportOwnData',
  method: 'POST',
  path: '/auth/personal-data/',
  access: 'personal-data.export',
  summary: 'All that is kept of oneself, as a page to read and as JSON',
  description:
    'A zip of gegevens.html and gegevens.json. It holds no secrets and nothing of other people. A POST, for it asks for the ' +
    'password and stands in the history.',
  payload: { kind: 'json', schema: ownPassword },
  answer: ZIP_FILE,
  refusals: [400, 404, 429],
});

const requestSchema = z.object({
  asked_at: z.iso.datetime().nullable().describe('null when no request waits'),
});

export const getErasureRequest = defineEndpoint({
  id: 'getErasureRequest',
  method: 'GET',
  path: '/auth/erasure-request/',
  access: 'personal-data.ask-erasure',
  summary: 'When one asked for one’s own data to be erased, as long as staff have not dealt with it',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: requestSchema },
  refusals: [],
});

export const askErasure = defineEndpoint({
  id: 'askErasure',
  method: 'POST',
  path: '/auth/erasure-request/',
  access: 'personal-data.ask-erasure',
  summary: 'Ask the provider to erase one’s own data; nothing is erased by this',
  payload: { kind: 'json', schema: ownPassword },
  answer: { kind: 'json', status: 200, schema: requestSchema },
  refusals: [400, 404, 409, 429],
});

export const exportPerson = defineEndpoint({
  id: 'exportPerson',
  method: 'POST',
  path: '/api/v1/admin/users/:account/personal-data/',
  access: 'admin.users',
  summary: 'All that is kept of somebody, to hand to them',
  description: 'The zip that they can download themselves. It stands in the history who had it made.',
  params: userParams,
  payload: { kind: 'none' },
  answer: ZIP_FILE,
  refusals: [404],
});

const erasureRequestSchema = z
  .object({
    uuid: z.uuid().describe('of the message that it came as'),
    user: z.uuid().describe('the account to erase'),
    name: z.string(),
    email: z.string(),
    asked: z.iso.datetime(),
    due: z.iso
      .date()
      .describe('the last day of the month in which it has to be answered (GDPR article 12(3))'),
    overdue: z.boolean(),
  })
  .meta({ id: 'ErasureRequest' });
export type ErasureRequest = z.output<typeof erasureRequestSchema>;

export const listErasureRequests = defineEndpoint({
  id: 'listErasureRequests',
  method: 'GET',
  path: '/api/v1/admin/erasure-requests/',
  access: 'admin.users',
  summary: 'Who asked to be erased and waits for an answer, oldest first, with the day by which it is due',
  query: z.object(pageQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(erasureRequestSchema) },
  refusals: [400],
});

const previewSchema = z
  .object({
    obstacle: z.string().nullable().describe('why this person cannot be erased now, and what to do first'),
    memberships: z.number().int(),
    messages: z.number().int().describe('messages to the provider, which go'),
    holdings: z
      .number()
      .int()
      .describe('API keys, webhooks, shared pictures and what else goes on without signing in, which ends'),
    reports: z.number().int().describe('reports whose maker is named; the documents stay as they were made'),
    history_entries: z.number().int().describe('entries of the history with the name'),
    award_entries: z
      .number()
      .int()
      .describe(
        'of those, entries of projects whose bids were opened, which keep the name unless asked otherwise',
      ),
    award_projects: z.array(z.string()),
    contact_of: z
      .array(z.string())
      .describe('organisations that name the person as contact; they change that'),
  })
  .meta({ id: 'ErasurePreview' });
export type ErasurePreview = z.output<typeof previewSchema>;

export const previewErasure = defineEndpoint({
  id: 'previewErasure',
  method: 'GET',
  path: '/api/v1/admin/users/:account/erasure/',
  access: 'admin.users',
  summary: 'What erasing somebody would come to',
  params: userParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: previewSchema },
  refusals: [404],
});

export const erasePerson = defineEndpoint({
  id: 'erasePerson',
  method: 'POST',
  path: '/api/v1/admin/users/:account/erasure/',
  access: 'admin.users',
  summary: 'Erase a person: for good',
  description:
    'The account stays under a name that stands for nobody. Not oneself, the last of staff or the last administrator of an ' +
    'organisation: 409. `awards` also takes the name from projects whose bids were opened, and may follow later.',
  params: userParams,
  payload: {
    kind: 'json',
    schema: z.object({
      username: z.string().max(300).describe('of the account, typed once more'),
      awards: z.boolean().default(false),
    }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      pseudonym: z.string().describe('the name that stands for nobody'),
      award_entries_kept: z.number().int(),
    }),
  },
  refusals: [400, 404, 409],
});
