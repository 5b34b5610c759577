import { SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { seenVersionFields, VERSIONED_CHANGE } from '../../seen-version.ts';
import { visibleName } from '../../visible-text.ts';
import { calculationCheckSchema } from '../calculation-checks.ts';
import {
  rowSourceSchema,
  unconfirmedWeightsSchema,
  WORKSHEET_BODY_MAX_BYTES,
  WORKSHEET_MAX,
  WORKSHEET_TYPES,
  weightsVersionsSchema,
  worksheetBaselineSchema,
  worksheetRowInListSchema,
  worksheetRowSchema,
  worksheetSchema,
  worksheetSourceSchema,
} from './worksheet-schemas.ts';

const PATH = '/api/v1/worksheet/';
const worksheetParams = z.object({ worksheet: z.uuid() });
const rows = z
  .array(worksheetRowSchema)
  .max(WORKSHEET_MAX.rows)
  .describe('all of them, in the order of the workbook');

export const listWorksheets = defineEndpoint({
  id: 'listWorksheets',
  method: 'GET',
  path: PATH,
  access: 'calculation.upload',
  summary: 'The worksheets of the caller in a project, the one that was changed last first',
  query: z.object({ project__uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(worksheetRowInListSchema) },
  refusals: [400, 404],
});

export const createWorksheet = defineEndpoint({
  id: 'createWorksheet',
  method: 'POST',
  path: PATH,
  access: 'calculation.upload',
  summary: 'Begin a worksheet: from a calculation of the project, or from nothing',
  description:
    'The rows are the posts of the calculation, each weighed by its own profile. A bid is refused. A draft is read and changed ' +
    'by its owner alone.',
  payload: {
    kind: 'json',
    maxBytes: WORKSHEET_BODY_MAX_BYTES,
    schema: z.strictObject({
      project: z.uuid(),
      calculation_type: z.enum(WORKSHEET_TYPES),
      name: visibleName(WORKSHEET_MAX.name).min(1),
      source: z.uuid().nullable().default(null).describe('the calculation to begin from; null for nothing'),
      replacements: z
        .array(z.strictObject({ post_number: z.string().max(WORKSHEET_MAX.text), source: rowSourceSchema }))
        .max(WORKSHEET_MAX.rows)
        .default([])
        .describe(
          'posts of that calculation that get another source; the row takes its name and groups over',
        ),
      rows: rows.default([]).describe('rows to add, such as pasted quantities'),
    }),
  },
  answer: { kind: 'json', status: 201, schema: worksheetSchema },
  refusals: [400, 404, 409, 429, 503],
});

export const createVariantOfChances = defineEndpoint({
  id: 'createVariantOfChances',
  method: 'POST',
  path: `${PATH}of-chances/`,
  access: 'calculation.upload',
  summary: 'Begin a variant of an active calculation with what `listChances` proposes for some of its posts',
  description:
    'Each post that is named gets the profile of one post of the completed work of the organisation, of the product that is ' +
    'proposed for it: the post that costs nearest to what the posts of the product come to together. A version of a product takes ' +
    'its place where the library has one of that post. All other rows stay as they are. Refused as a whole where a post has no ' +
    'proposal (any more), or one that only bids have.',
  payload: {
    kind: 'json',
    maxBytes: WORKSHEET_BODY_MAX_BYTES,
    schema: z.strictObject({
      project: z.uuid(),
      calculation: z.uuid().describe('the active calculation whose posts `listChances` looked at'),
      project_data_type: z.enum(['eci', 'eci_a2']).describe('the set in which they were looked at'),
      name: visibleName(WORKSHEET_MAX.name).min(1),
      posts: z
        .array(z.string().max(WORKSHEET_MAX.text))
        .min(1)
        .max(WORKSHEET_MAX.rows)
        .describe('numbers of the posts that get what is proposed for them'),
    }),
  },
  answer: { kind: 'json', status: 201, schema: worksheetSchema },
  refusals: [400, 404, 409, 429, 503],
});

export const getWorksheet = defineEndpoint({
  id: 'getWorksheet',
  method: 'GET',
  path: `${PATH}:worksheet/`,
  access: 'calculation.upload',
  summary: 'A worksheet of the caller with its rows',
  params: worksheetParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: worksheetSchema },
  refusals: [404],
});

export const changeWorksheet = defineEndpoint({
  id: 'changeWorksheet',
  method: 'PATCH',
  path: `${PATH}:worksheet/`,
  access: 'calculation.upload',
  summary: 'Keep the rows of a worksheet, its name or its type',
  description: VERSIONED_CHANGE,
  params: worksheetParams,
  versioned: worksheetSchema,
  payload: {
    kind: 'json',
    maxBytes: WORKSHEET_BODY_MAX_BYTES,
    schema: z
      .strictObject({
        name: visibleName(WORKSHEET_MAX.name).min(1),
        calculation_type: z.enum(WORKSHEET_TYPES),
        rows,
        ...seenVersionFields,
      })
      .partial(),
  },
  answer: { kind: 'json', status: 200, schema: worksheetRowInListSchema },
  refusals: [400, 404, 409],
});

export const keepWorksheetQuantities = defineEndpoint({
  id: 'keepWorksheetQuantities',
  method: 'POST',
  path: `${PATH}:worksheet/quantities/`,
  access: 'calculation.upload',
  summary: 'Keep the file that the quantities of a worksheet came from with it, by its SHA-256',
  description: 'As it was sent, in place of one that was kept before. The rows stay as they are.',
  params: worksheetParams,
  payload: { kind: 'multipart', fields: z.object({}), fileField: 'bill' },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 404],
});

export const deleteWorksheet = defineEndpoint({
  id: 'deleteWorksheet',
  method: 'DELETE',
  path: `${PATH}:worksheet/`,
  access: 'calculation.upload',
  summary: 'Delete a worksheet of the caller',
  params: worksheetParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [404],
});

export const weighWorksheetSources = defineEndpoint({
  id: 'weighWorksheetSources',
  method: 'POST',
  path: `${PATH}:worksheet/sources/`,
  access: 'calculation.upload',
  summary: 'What one unit of each row of a worksheet costs, with the weights of today; stores nothing',
  description:
    'Each source once, in the unit of its rows. Without `rows` those of the worksheet as it is kept. The posts of a calculation ' +
    'are read from its file, and must come to what is stored of them.',
  params: worksheetParams,
  payload: {
    kind: 'json',
    maxBytes: WORKSHEET_BODY_MAX_BYTES,
    schema: z.strictObject({
      rows: z
        .array(z.strictObject({ source: rowSourceSchema, unit: worksheetRowSchema.shape.unit }))
        .max(WORKSHEET_MAX.rows)
        .optional(),
    }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      weights_versions: weightsVersionsSchema,
      weights_unconfirmed: unconfirmedWeightsSchema,
      sources: z.array(worksheetSourceSchema),
    }),
  },
  whenFull: true,
  refusals: [400, 404, 409, 429, 503],
});

export const getWorksheetBaseline = defineEndpoint({
  id: 'getWorksheetBaseline',
  method: 'GET',
  path: `${PATH}:worksheet/baseline/`,
  access: 'calculation.upload',
  summary: 'The calculation that a worksheet is compared with, with its posts in one set',
  description:
    'The active baseline of its phase for an optimisation; else the calculation that it was made from. Null where there is none, or ' +
    'none that states the set.',
  params: worksheetParams,
  query: z.object({
    set: z.enum(SET_CODES).optional().describe('by default the set of its headline figure'),
  }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({ against: worksheetBaselineSchema.nullable() }),
  },
  refusals: [400, 404],
});

export const checkWorksheet = defineEndpoint({
  id: 'checkWorksheet',
  method: 'POST',
  path: `${PATH}:worksheet/check/`,
  access: 'calculation.upload',
  summary: 'Write the workbook of a worksheet and check it as an upload; makes no calculation',
  description:
    'The answer is that of `checkCalculation`: the workbook is kept for the caller, and stored with `uploadCalculation` by ' +
    '`upload_key` and `sha256`. The worksheet goes when it is stored.',
  params: worksheetParams,
  payload: {
    kind: 'json',
    schema: z.strictObject({
      revision: z.number().int().describe('the one on the screen; refused with 409 for another one'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: calculationCheckSchema },
  refusals: [400, 404, 409, 410, 429, 503],
});
