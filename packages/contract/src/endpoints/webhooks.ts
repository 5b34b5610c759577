import {
  CONTRACT_TYPES,
  PROJECT_STATUSES,
  SECTORS,
  SET_CODES,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedAgain, currentPassword } from './accounts/security.ts';
import { coveredSumSchema } from './statistics/covered-figures.ts';

/** The state of a message: it is being tried, it arrived, or it was given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/**
 * Why an attempt failed: the status of the answer, a redirect, no answer in time, an address that may not be called, no
 * connection.
 */
export const DELIVERY_PROBLEMS = ['status', 'redirect', 'timeout', 'address', 'connection'] as const;

const webhookSchema = z
  .object({
    uuid: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    active: z.boolean(),
    created: z.iso.datetime(),
    created_by: z.string(),
    held_by: z.string().describe('who answers for it: who made it, or who took it over'),
    failing_since: z.iso.datetime().nullable().describe('since when no message arrived; null while they do'),
    paused: z.iso
      .datetime()
      .nullable()
      .describe('when it was turned off because no message arrived for three days'),
    former_secret_until: z.iso
      .datetime()
      .nullable()
      .describe('until when the secret of before signs messages as well; null when it does not'),
  })
  .meta({ id: 'Webhook', description: 'Where an organisation is told of what happens in its projects' });
export type Webhook = z.output<typeof webhookSchema>;

const madeWebhookSchema = z
  .object({ webhook: webhookSchema, secret: z.string() })
  .meta({ id: 'MadeWebhook' });

const deliveredEvents = z.enum([...WEBHOOK_EVENTS, 'test']);

const webhookDeliverySchema = z
  .object({
    uuid: z.uuid().describe('the webhook-id of the message, the same in every attempt'),
    event: deliveredEvents,
    state: z.enum(DELIVERY_STATES),
    created: z.iso.datetime(),
    attempts: z.number().int(),
    last_attempt: z.iso.datetime().nullable(),
    last_status: z.number().int().nullable().describe('of the last answer; null where there was none'),
    problem: z.enum(DELIVERY_PROBLEMS).nullable().describe('why the last attempt failed'),
    next_attempt: z.iso.datetime().nullable().describe('null for one that arrived or was given up'),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

const totalSchema = z.object({
  set: z.enum(SET_CODES),
  weights_version: z.string().nullable(),
  mki: coveredSumSchema.extend({ unit: z.literal('EUR') }),
  co2: coveredSumSchema.extend({ unit: z.literal('kg CO2-eq') }),
});

/** The message exactly as it is sent. */
export const webhookMessageSchema = z
  .object({
    type: deliveredEvents,
    timestamp: z.iso.datetime().describe('of what happened'),
    data: z.object({
      organization: z.object({ slug: z.string(), name: z.string() }),
      project: z
        .object({
          uuid: z.uuid(),
          name: z.string(),
          sector: z.enum(SECTORS),
          contract_type: z.enum(CONTRACT_TYPES),
          status: z.enum(PROJECT_STATUSES),
          design_phase_complete_date: z.iso.date().nullable(),
          project_complete_date: z.iso.date().nullable(),
        })
        .nullable()
        .describe('null in a message to try the address'),
      figures: z
        .array(z.object({ side: z.enum(['baseline', 'optimization']), totals: z.array(totalSchema) }))
        .describe('of the two calculations that stand for the project; a side that it lacks is not there'),
    }),
  })
  .meta({ id: 'WebhookMessage' });
export type WebhookMessage = z.output<typeof webhookMessageSchema>;

const organisationParams = z.object({ org: z.string().describe('slug') });
const webhookParams = organisationParams.extend({ webhook: z.uuid() });

const webhookFields = {
  url: z.string().trim().min(1).max(WEBHOOK_URL_MAX).describe('https, on the public internet'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
};

export const listWebhooks = defineEndpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/v1/organization/:org/webhooks/',
  access: 'webhook.manage',
  summary: 'Webhooks of an organisation, for staff and its administrators',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(webhookSchema) },
  refusals: [404],
});

export const createWebhook = defineEndpoint({
  id: 'createWebhook',
  method: 'POST',
  path: '/api/v1/organization/:org/webhooks/',
  access: 'webhook.manage',
  summary: 'Make a webhook; the answer holds the secret that signs its messages, and nothing shows it again',
  description:
    'Messages are signed as Standard Webhooks has it: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
  params: organisationParams,
  payload: { kind: 'json', schema: z.object({ ...webhookFields, current_password: currentPassword }) },
  answer: {
    kind: 'json',
    status: 201,
    schema: madeWebhookSchema,
  },
  refusals: [400, 404, 409, 429],
});

export const updateWebhook = defineEndpoint({
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/api/v1/organization/:org/webhooks/:webhook/',
  access: 'webhook.manage',
  summary: 'Change the address or the events of a webhook, or turn it on or off',
  description: 'Another address takes the password of who signed in a while ago; nothing else does.',
  params: webhookParams,
  payload: {
    kind: 'json',
    schema: z.object({ ...webhookFields, active: z.boolean(), current_password: currentPassword }).partial(),
  },
  answer: { kind: 'json', status: 200, schema: webhookSchema },
  refusals: [400, 404, 429],
});

export const replaceWebhookSecret = defineEndpoint({
  id: 'replaceWebhookSecret',
  method: 'POST',
  path: '/api/v1/organization/:org/webhooks/:webhook/secret/',
  access: 'webhook.manage',
  summary: 'Give a webhook another secret; the answer holds it, and nothing shows it again',
  description:
    'For a day messages carry two signatures, of the new secret and of the one before, so that none is refused ' +
    'while the receiver is changed. Of a secret that was itself replaced within that day nothing signs any more.',
  params: webhookParams,
  payload: { kind: 'json', schema: askedAgain },
  answer: { kind: 'json', status: 200, schema: madeWebhookSchema },
  refusals: [400, 404, 429],
});

export const removeWebhook = defineEndpoint({
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/api/v1/organization/:org/webhooks/:webhook/',
  access: 'webhook.manage',
  summary: 'Remove a webhook with its messages; what was not delivered is not sent any more',
  params: webhookParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});

export const testWebhook = defineEndpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/api/v1/organization/:org/webhooks/:webhook/test/',
  access: 'webhook.manage',
  summary: 'Send a message to try a webhook, also while it is off',
  params: webhookParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 201, schema: webhookDeliverySchema },
  refusals: [404, 429],
});

export const listWebhookDeliveries = defineEndpoint({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/v1/organization/:org/webhooks/:webhook/deliveries/',
  access: 'webhook.manage',
  summary: 'The messages of a webhook of the last thirty days, newest first; at most a hundred',
  params: webhookParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(webhookDeliverySchema) },
  refusals: [404],
});

export const resendWebhookDelivery = defineEndpoint({
  id: 'resendWebhookDelivery',
  method: 'POST',
  path: '/api/v1/organization/:org/webhooks/:webhook/deliveries/:delivery/',
  access: 'webhook.manage',
  summary: 'Send a message again, with the same id, for another day',
  params: webhookParams.extend({ delivery: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: webhookDeliverySchema },
  refusals: [404, 429],
});
