import { SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { visibleName } from '../../visible-text.ts';

export const WEIGHT_SOURCE_MAX = 300;
const source = visibleName(WEIGHT_SOURCE_MAX).min(1).describe('where the value is from');

const weightSchema = z
  .object({
    code: z.string(),
    unit: z.string(),
    value_eur: z.number().describe('euro per unit; 0 for a part of another indicator'),
    source: z.string(),
    confirmation: z
      .object({
        at: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
        by: z.string().describe('as they were called then; empty for what the product came with'),
      })
      .nullable()
      .describe('who held the value against its source; null when nobody did'),
  })
  .meta({ id: 'Weight' });
export type WeightAnswer = z.output<typeof weightSchema>;

export const weightTableSchema = z
  .object({
    uuid: z.uuid(),
    set: z.enum(SET_CODES),
    version: z.string(),
    valid_from: z.iso.date().nullable().describe('null: from the beginning'),
    state: z.enum(['past', 'current', 'future']).describe('on the day of the answer'),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    created_by: z.string().describe('empty for what the product came with'),
    calculations: z.number().int().describe('calculations that were valued with it'),
    removable: z.boolean().describe('the newest of its set, made by staff, and nothing was valued with it'),
    unconfirmed: z.array(z.string()).describe('indicators that weigh something that nobody confirmed'),
    weights: z.array(weightSchema).describe('in the order of the set'),
  })
  .meta({ id: 'WeightTable', description: 'A version of the weights of a set' });
export type WeightTableAnswer = z.output<typeof weightTableSchema>;

export const listWeightTables = defineEndpoint({
  id: 'listWeightTables',
  method: 'GET',
  path: '/api/v1/admin/weights/',
  access: 'admin.weights',
  summary: 'The versions of the weights of both sets, A1 first, the newest of each first; staff only',
  query: z.object(pageQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(weightTableSchema) },
  refusals: [400],
});

const newWeightTableSchema = z.strictObject({
  set: z.enum(SET_CODES),
  follows: z.uuid().describe('the newest version of the set, which the new one was made from'),
  valid_from: z.iso.date().describe('the first day on which it holds, in Dutch local time'),
  weights: z
    .array(
      z.strictObject({
        code: z.string().max(50),
        unit: z.string().max(50),
        value_eur: z.number().min(0),
        source,
      }),
    )
    .max(100)
    .describe('one for each indicator of the set'),
  confirmed: z
    .boolean()
    .default(false)
    .describe('that a beginning in the past, or a weight that is twice or half of what it was, is meant'),
});
export type NewWeightTable = z.output<typeof newWeightTableSchema>;

export const createWeightTable = defineEndpoint({
  id: 'createWeightTable',
  method: 'POST',
  path: '/api/v1/admin/weights/',
  access: 'admin.weights',
  summary: 'Make a version of the weights of a set, which holds from a day on',
  description:
    'Uploads are valued with it from that day on; calculations that are there keep their version. No version may hold from ' +
    'an earlier day than the newest; of two that hold from one day the newer counts. A weight that stays as it is keeps its confirmation.',
  payload: { kind: 'json', schema: newWeightTableSchema },
  answer: { kind: 'json', status: 201, schema: weightTableSchema },
  refusals: [400, 404, 409],
});

export const deleteWeightTable = defineEndpoint({
  id: 'deleteWeightTable',
  method: 'DELETE',
  path: '/api/v1/admin/weights/:table/',
  access: 'admin.weights',
  summary: 'Take back the newest version of the weights of a set, while nothing was valued with it',
  params: z.object({ table: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});

const weightParams = z.object({ table: z.uuid(), code: z.string().min(1).max(50) });

export const confirmWeight = defineEndpoint({
  id: 'confirmWeight',
  method: 'POST',
  path: '/api/v1/admin/weights/:table/:code/confirm/',
  access: 'admin.weights',
  summary: 'State that a weight was held against the source that is named',
  params: weightParams,
  payload: { kind: 'json', schema: z.strictObject({ source }) },
  answer: { kind: 'json', status: 200, schema: weightTableSchema },
  refusals: [400, 404, 409],
});

export const withdrawWeight = defineEndpoint({
  id: 'withdrawWeight',
  method: 'POST',
  path: '/api/v1/admin/weights/:table/:code/withdraw/',
  access: 'admin.weights',
  summary: 'Take the confirmation of a weight back',
  params: weightParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: weightTableSchema },
  refusals: [404],
});
