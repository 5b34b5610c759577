import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The sources of suggestions: the configured address service, or the built-in list of places. */
export const ADDRESS_SOURCES = ['pdok', 'built-in'] as const;

export const ADDRESS_QUERY_MAX = 200;

export const suggestAddresses = defineEndpoint({
  id: 'suggestAddresses',
  method: 'GET',
  path: '/api/v1/address/suggest/',
  access: 'address.search',
  summary: 'Dutch addresses and places that fit what is being typed, best first',
  description:
    'Without a configured address service, and while that service cannot be reached, `source` is built-in and only places are found.',
  query: z.object({ q: z.string().trim().min(1).max(ADDRESS_QUERY_MAX) }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: collectionOf(z.object({ id: z.string(), name: z.string() })).extend({
      source: z.enum(ADDRESS_SOURCES),
    }),
  },
  refusals: [400, 429],
});

export const lookUpAddress = defineEndpoint({
  id: 'lookUpAddress',
  method: 'GET',
  path: '/api/v1/address/lookup/',
  access: 'address.search',
  summary: 'Where a suggested address or place is',
  query: z.object({
    id: z
      .string()
      .max(200)
      .regex(/^[\w:.-]+$/)
      .describe('as a suggestion gave it'),
  }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      name: z.string(),
      latitude: z.number().describe('degrees (WGS 84), rounded to 6 decimals'),
      longitude: z.number().describe('degrees (WGS 84), rounded to 6 decimals'),
    }),
  },
  refusals: [400, 404, 429, 503],
});
