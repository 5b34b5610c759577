import { PROJECT_STATUSES, PROMISE_OBSTACLES, SECTORS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { commaList, dashboardQuery, organisationParams, weighing } from '../statistics/statistic-parts.ts';

const sideSchema = z.object({
  baseline: z.number().describe('MKI, euro'),
  optimization: z.number().describe('MKI, euro'),
  percent: z
    .number()
    .nullable()
    .describe('how much less the optimisation costs, percent of its baseline; null where that is 0 or below'),
  incomplete: z.boolean().describe('an item declares only a part of the indicators of its MKI'),
});

const outcomeFigures = {
  promised_percent: z.number().describe('percent of the design baseline'),
  built_percent: z.number().describe('percent of the baseline of the work that was carried out'),
  points: z.number().describe('built less promised, percentage points; below 0 less was saved than promised'),
  baseline: z.number().describe('of the work that was carried out, euro'),
  promised: z
    .number()
    .describe(
      'MKI that was promised for the work that was carried out: promised × (baseline as built ÷ design baseline), euro',
    ),
  built: z.number().describe('MKI, euro'),
  deviation: z.number().describe('built less promised, euro; above 0 is worse than promised'),
  incomplete: z.boolean().describe('an item declares only a part of the indicators of its MKI'),
};

const promiseSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    project_status: z.enum(PROJECT_STATUSES),
    year: z.number().int().describe('in which the design phase was completed'),
    kind: z.enum(['design', 'award']).describe('an optimised design, or the winning bid'),
    promise: sideSchema.nullable().describe('null where it is not told, or cannot be compared'),
    built: sideSchema.nullable().describe('null until the project is complete, or if it cannot be compared'),
    outcome: z.object(outcomeFigures).nullable().describe('null where nothing is concluded'),
    obstacle: z
      .enum(PROMISE_OBSTACLES)
      .nullable()
      .describe('why nothing is concluded; null where something is'),
  })
  .meta({ id: 'Promise', description: 'What a project promised, and what was built' });
export type PromiseRow = z.output<typeof promiseSchema>;

const promisesSchema = collectionOf(promiseSchema)
  .extend({
    set: z.enum(SET_CODES),
    total: z
      .object({ projects: z.number().int(), ...outcomeFigures })
      .nullable()
      .describe(
        'over the projects with an outcome, promised and built as sums over the work that was carried out; null for none',
      ),
    left_out: z
      .array(z.object({ obstacle: z.enum(PROMISE_OBSTACLES), projects: z.number().int() }))
      .describe('how many projects are in no total, by their reason'),
    ...weighing,
  })
  .meta({ id: 'PromisesAnswer' });
export type PromisesAnswer = z.output<typeof promisesSchema>;

export const listPromises = defineEndpoint({
  id: 'listPromises',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_promises/',
  access: 'statistics.read',
  summary: 'What the projects with a completed design promised, and what was built',
  description:
    'A promise is the reduction of the design, or of the winning bid, against the design baseline. The largest deviation in ' +
    'percentage points comes first, and what cannot be concluded last. Nothing is told of a sealed bid.',
  params: organisationParams,
  query: z.object({
    sector: z
      .union([z.enum(SECTORS), z.literal('')])
      .optional()
      .describe('empty or absent: all sectors'),
    ...dashboardQuery,
    ...pageQuery,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: promisesSchema },
  refusals: [400, 404],
});

/** The largest number of projects whose claims are asked at once: each is worked out from its bids. */
export const CLAIMS_MAX = 50;

const promiseClaimSchema = z
  .object({
    uuid: z.uuid().describe('of the project'),
    offered: z.number().nullable().describe('MKI of the winning bid, euro'),
    realised: z.number().nullable().describe('MKI of the active as-built calculation, euro'),
    factor: z.number().describe('by which a missed advantage is claimed'),
    outcome: z
      .object({
        promised: z.number().describe('MKI that was promised for the work that was carried out, euro'),
        deviation: z.number().describe('realised less promised, euro; above 0 is worse than promised'),
        missed_advantage: z
          .number()
          .describe('discount that was won and, by the realised MKI, not earned; whole euro'),
        penalty: z.number().describe('factor × missed advantage, whole euro; indicative'),
      })
      .nullable()
      .describe('null where nothing can be claimed; the as-built tab of the project says why'),
  })
  .meta({ id: 'PromiseClaim', description: 'What follows from the promise of a winning bid' });
export type PromiseClaim = z.output<typeof promiseClaimSchema>;

export const listPromiseClaims = defineEndpoint({
  id: 'listPromiseClaims',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_promise_claims/',
  access: 'project.read',
  summary: 'What follows from the promises of winning bids',
  description:
    'Names a project only where it was awarded on a model, its bids are open, a winner stands and the design phase is complete.',
  params: organisationParams,
  query: z.object({
    project_uuid: commaList(z.uuid()).refine((ids) => ids.length <= CLAIMS_MAX),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(promiseClaimSchema) },
  refusals: [400, 404],
});
