import {
  API_KEY_DEFAULT_DAYS,
  API_KEY_MAX_DAYS,
  API_KEY_NAME_MAX,
  API_KEY_SCOPES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { visibleName } from '../visible-text.ts';
import { currentPassword } from './accounts/security.ts';

/** The state of a key: it works, is expired, or was revoked. */
export const API_KEY_STATES = ['active', 'expired', 'revoked'] as const;

const apiKeySchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    beginning: z.string().describe('the first characters of the key, by which its holder recognises it'),
    scopes: z.array(z.enum(API_KEY_SCOPES)),
    state: z.enum(API_KEY_STATES),
    created: z.iso.datetime(),
    created_by: z.string().describe('who made it'),
    held_by: z.string().describe('who answers for it: who made it, or who took it over'),
    expires: z.iso.datetime(),
    last_used: z.iso.datetime().nullable().describe('null for one that was never used'),
    last_used_address: z.string().nullable().describe('the network address of that request'),
    revoked: z.iso.datetime().nullable(),
    revoked_by: z.string().nullable(),
  })
  .meta({ id: 'ApiKey', description: 'With what a program acts for an organisation' });
export type ApiKey = z.output<typeof apiKeySchema>;

const madeApiKeySchema = z
  .object({
    api_key: apiKeySchema,
    key: z.string().describe('the key itself, which nobody can look up later'),
  })
  .meta({ id: 'MadeApiKey' });

const organisationParams = z.object({ org: z.string().describe('slug') });

export const listApiKeys = defineEndpoint({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api/v1/organization/:org/api-keys/',
  access: 'api-key.manage',
  summary:
    'API keys of an organisation, for staff and its administrators; those that work first, then the newest',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(apiKeySchema) },
  refusals: [404],
});

const apiKeyInputSchema = z.object({
  name: visibleName(API_KEY_NAME_MAX).min(1),
  scopes: z.array(z.enum(API_KEY_SCOPES)).min(1).max(API_KEY_SCOPES.length),
  days: z
    .number()
    .int()
    .min(1)
    .max(API_KEY_MAX_DAYS)
    .default(API_KEY_DEFAULT_DAYS)
    .describe('for how many days it works'),
});
export type ApiKeyInput = z.input<typeof apiKeyInputSchema>;

export const createApiKey = defineEndpoint({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/v1/organization/:org/api-keys/',
  access: 'api-key.manage',
  summary: 'Make an API key; the answer holds it, and nothing shows it again',
  description: 'No two keys of an organisation that work have one name, since what they do is told under it.',
  params: organisationParams,
  payload: { kind: 'json', schema: apiKeyInputSchema.extend({ current_password: currentPassword }) },
  answer: { kind: 'json', status: 201, schema: madeApiKeySchema },
  refusals: [400, 404, 409, 429],
});

export const revokeApiKey = defineEndpoint({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/v1/organization/:org/api-keys/:key/',
  access: 'api-key.manage',
  summary: 'Revoke an API key: from now on it opens nothing',
  params: organisationParams.extend({ key: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [404, 409],
});
