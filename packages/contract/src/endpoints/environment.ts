import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const ENVIRONMENTS = ['Local', 'Development', 'Staging', 'Production'] as const;

export const getEnvironment = defineEndpoint({
  id: 'getEnvironment',
  method: 'GET',
  path: '/api/v1/environment/',
  access: 'public',
  summary: 'Which installation this is, and which build',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      environment: z.enum(ENVIRONMENTS),
      public_url: z
        .string()
        .describe(
          'where people reach this installation, without a trailing slash; links for others begin with it',
        ),
      build: z.string().describe("'V2.4-' and the hash of the commit that was built"),
      sentry_dsn: z.string().nullable().describe('where browsers report faults; null when they do not'),
      pdf: z.boolean().describe('whether a report can be had as PDF'),
      map_tiles: z
        .string()
        .nullable()
        .describe('address of the background map’s tiles, with {z}, {x} and {y}; null shows none'),
    }),
  },
  refusals: [],
});
