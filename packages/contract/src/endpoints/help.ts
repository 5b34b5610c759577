import { z } from 'zod';
import { collectionOf, tableQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { visibleName, visibleText } from '../visible-text.ts';

export const FAQ_CATEGORY_MAX = 100;
export const FAQ_TITLE_MAX = 200;
export const FAQ_CONTENT_MAX = 10_000;
export const MESSAGE_MAX = 5000;

export const faqEntrySchema = z
  .object({
    uuid: z.uuid(),
    faq_category: z.string(),
    faq_title: z.string(),
    faq_content: z.string(),
    faq_category_en: z
      .string()
      .describe('in English, as the two below; all empty where nobody has translated it'),
    faq_title_en: z.string(),
    faq_content_en: z.string(),
    position: z.number().int().describe('place in the order in which they are shown, from 1'),
  })
  .meta({ id: 'FaqEntry' });
export type FaqEntry = z.output<typeof faqEntrySchema>;

export const faqInputSchema = z.object({
  faq_category: visibleName(FAQ_CATEGORY_MAX).min(1),
  faq_title: visibleName(FAQ_TITLE_MAX).min(1),
  faq_content: visibleText(FAQ_CONTENT_MAX).min(1),
  faq_category_en: visibleName(FAQ_CATEGORY_MAX).optional().describe('in English: all three, or none'),
  faq_title_en: visibleName(FAQ_TITLE_MAX).optional(),
  faq_content_en: visibleText(FAQ_CONTENT_MAX).optional(),
});
export type FaqInput = z.output<typeof faqInputSchema>;

export const listFaq = defineEndpoint({
  id: 'listFaq',
  method: 'GET',
  path: '/api/v1/faq/',
  access: 'faq.read',
  summary: 'Questions that are asked often, with their answers, in their order',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(faqEntrySchema) },
  refusals: [],
});

export const listFaqEntries = defineEndpoint({
  id: 'listFaqEntries',
  method: 'GET',
  path: '/api/v1/admin/faq/',
  access: 'admin.faq',
  summary: 'The same questions, a page at a time; staff only',
  query: z.object(tableQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(faqEntrySchema) },
  refusals: [400],
});

export const createFaqEntry = defineEndpoint({
  id: 'createFaqEntry',
  method: 'POST',
  path: '/api/v1/admin/faq/',
  access: 'admin.faq',
  summary: 'Add a question, behind the others',
  payload: { kind: 'json', schema: faqInputSchema },
  answer: { kind: 'json', status: 201, schema: faqEntrySchema },
  refusals: [400],
});

const faqParams = z.object({ faq: z.uuid() });

export const updateFaqEntry = defineEndpoint({
  id: 'updateFaqEntry',
  method: 'PATCH',
  path: '/api/v1/admin/faq/:faq/',
  access: 'admin.faq',
  summary: 'Change a question; with a position it moves there, and the others make room',
  params: faqParams,
  payload: {
    kind: 'json',
    schema: faqInputSchema.extend({ position: z.number().int().min(1).max(10_000) }).partial(),
  },
  answer: { kind: 'json', status: 200, schema: faqEntrySchema },
  refusals: [400, 404],
});

export const deleteFaqEntry = defineEndpoint({
  id: 'deleteFaqEntry',
  method: 'DELETE',
  path: '/api/v1/admin/faq/:faq/',
  access: 'admin.faq',
  summary: 'Take a question away',
  params: faqParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});

export const getProvider = defineEndpoint({
  id: 'getProvider',
  method: 'GET',
  path: '/api/v1/provider/',
  access: 'public',
  summary: 'Who runs this installation, and how to reach them',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      name: z.string(),
      address: z.array(z.string()).describe('line by line'),
      phone: z.string(),
      email: z.string(),
    }),
  },
  refusals: [],
});

export const contactInputSchema = z.object({
  organisation: z.string().min(1).describe('slug'),
  message: visibleText(MESSAGE_MAX).min(1),
});

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/v1/users/:user/contact/',
  access: 'contact.send',
  summary: 'Send a message to the provider, as oneself',
  params: z.object({ user: z.uuid() }),
  payload: { kind: 'json', schema: contactInputSchema },
  answer: {
    kind: 'json',
    status: 201,
    schema: z.object({ uuid: z.uuid(), organisation: z.string(), message: z.string(), created: z.string() }),
  },
  refusals: [400, 404, 429],
});

export const notifyOfAwardModel = defineEndpoint({
  id: 'notifyOfAwardModel',
  method: 'POST',
  path: '/api/v1/users/:user/emvi/',
  access: 'project.edit',
  summary: 'Tell the provider, as oneself, that a project’s award model is complete',
  description: 'Without a message of one’s own the standard one is sent.',
  params: z.object({ user: z.uuid() }),
  payload: {
    kind: 'json',
    schema: contactInputSchema.extend({
      project: z.uuid(),
      message: visibleText(MESSAGE_MAX).min(1).optional(),
    }),
  },
  answer: {
    kind: 'json',
    status: 201,
    schema: z.object({
      uuid: z.uuid(),
      organisation: z.string(),
      project: z.uuid(),
      message: z.string(),
      created: z.string(),
    }),
  },
  refusals: [400, 404, 409, 429],
});

/** The origins of a message. */
export const MESSAGE_KINDS = ['contact', 'emvi', 'site', 'erasure'] as const;

export const messageSchema = z
  .object({
    uuid: z.uuid(),
    kind: z.enum(MESSAGE_KINDS),
    organization: z.string().nullable().describe('slug'),
    organization_name: z.string().nullable(),
    project: z.uuid().nullable(),
    project_name: z.string().nullable(),
    sender_name: z.string(),
    sender_email: z.string(),
    content: z.string(),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    handled: z.string().nullable().describe('when it was marked as handled'),
    handled_by: z.string().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof messageSchema>;

export const MESSAGE_ORDERINGS = ['-created', 'created', 'sender_name', '-sender_name'] as const;

export const listMessages = defineEndpoint({
  id: 'listMessages',
  method: 'GET',
  path: '/api/v1/admin/messages/',
  access: 'admin.messages',
  summary: 'Messages that were received, newest first; staff only',
  query: z.object({
    ...tableQuery,
    handled: z.enum(['true', 'false']).optional(),
    kind: z.enum(MESSAGE_KINDS).optional(),
    organization: z.string().optional().describe('slug of where it was written from'),
    ordering: z.enum(MESSAGE_ORDERINGS).default('-created'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(messageSchema) },
  refusals: [400],
});

export const updateMessage = defineEndpoint({
  id: 'updateMessage',
  method: 'PATCH',
  path: '/api/v1/admin/messages/:message/',
  access: 'admin.messages',
  summary: 'Mark a message as handled, or as not handled after all',
  params: z.object({ message: z.uuid() }),
  payload: { kind: 'json', schema: z.object({ handled: z.boolean() }).partial() },
  answer: { kind: 'json', status: 200, schema: messageSchema },
  refusals: [400, 404],
});
