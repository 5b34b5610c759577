import { CALCULATION_TYPES, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';

const revaluableSchema = z
  .object({
    uuid: z.uuid().describe('of the calculation'),
    name: z.string(),
    calculation_type: z.enum(CALCULATION_TYPES),
    active: z.boolean(),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    excel_file: z.string(),
    project: z.uuid(),
    project_name: z.string(),
    organization: z.string().describe('slug'),
    organization_name: z.string(),
    mki_value: z.number().describe('euro, unrounded, in mki_set'),
    mki_set: z.enum(SET_CODES),
    weights: z
      .array(z.object({ set: z.enum(SET_CODES), version: z.string(), current: z.boolean() }))
      .describe('per set the version that valued it, and whether that holds today'),
    closed: z
      .enum(['project-locked', 'project-complete', 'design-phase-complete'])
      .nullable()
      .describe('why its organisation could not change it now: who values it again says so expressly'),
  })
  .meta({ id: 'RevaluableCalculation' });
export type RevaluableCalculation = z.output<typeof revaluableSchema>;

const setFiguresSchema = z
  .object({ mki_value: z.number(), co2: z.number().nullable(), weights_version: z.string() })
  .meta({ id: 'SetFigures', description: 'euro and kg CO2-eq' });

/** The properties of a calculation that may differ, besides its items and totals. */
export const OTHER_DIFFERENCES = ['headline', 'comparison', 'warnings'] as const;

export const revaluationSchema = z
  .object({
    calculation: revaluableSchema,
    outcome: z
      .enum(['same', 'differs', 'refused'])
      .describe('refused: the file as it was stored is not taken any more, so nothing can be valued'),
    problems: z.array(z.string()).describe('why it is refused'),
    sets: z.array(
      z.object({
        set: z.enum(SET_CODES),
        before: setFiguresSchema.nullable().describe('as they are stored; null where the set was not stated'),
        after: setFiguresSchema.nullable().describe('as they are read now'),
      }),
    ),
    items_before: z.number().int(),
    items_after: z.number().int().nullable(),
    items_differing: z.number().int().describe('items of which anything that is stored differs'),
    totals_differing: z.number().int().describe('sums, of the whole down to the product, that differ'),
    others_differing: z
      .array(z.enum(OTHER_DIFFERENCES))
      .describe('what differs beside items and totals; warnings are those of the import, with its notes'),
    valued_otherwise: z
      .array(z.object({ uuid: z.uuid(), name: z.string(), calculation_type: z.enum(CALCULATION_TYPES) }))
      .describe(
        'active calculations of the project whose weights are others than these: their MKI could not be compared with it',
      ),
    key: z.string().describe('names this outcome: to be sent with the choice for it'),
  })
  .meta({
    id: 'Revaluation',
    description: 'What is stored of a calculation beside what its file comes to now',
  });
export type Revaluation = z.output<typeof revaluationSchema>;

export const listRevaluations = defineEndpoint({
  id: 'listRevaluations',
  method: 'GET',
  path: '/api/v1/admin/revaluations/',
  access: 'admin.revaluation',
  summary: 'Every calculation that can be valued again, newest first; staff only',
  query: z.object({
    ...tableQuery,
    weights: z
      .enum(['all', 'other'])
      .default('all')
      .describe('other: those that were valued with other weights than hold today'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(revaluableSchema) },
  refusals: [400],
});

const revaluationParams = z.object({ calculation: z.uuid() });

export const getRevaluation = defineEndpoint({
  id: 'getRevaluation',
  method: 'GET',
  path: '/api/v1/admin/revaluations/:calculation/',
  access: 'admin.revaluation',
  summary: 'Reads the stored file of a calculation anew, beside its stored figures; changes nothing',
  params: revaluationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: revaluationSchema },
  refusals: [404, 429],
});

export const valueAgain = defineEndpoint({
  id: 'valueAgain',
  method: 'POST',
  path: '/api/v1/admin/revaluations/:calculation/',
  access: 'admin.revaluation',
  summary:
    'Puts the figures of a calculation’s file, as it is read and valued now, in place of the stored ones',
  description:
    'Of one calculation, and only if the outcome is still the one that the key names. The figures of before stay in the ' +
    'history of the project.',
  params: revaluationParams,
  payload: {
    kind: 'json',
    schema: z.strictObject({
      key: z.string().min(1).max(100),
      closed_confirmed: z
        .boolean()
        .default(false)
        .describe('that it is meant although the project or the phase is closed'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: revaluationSchema },
  refusals: [400, 404, 409, 429],
});
