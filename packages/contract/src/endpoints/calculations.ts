import {
  CALCULATION_DATA,
  CALCULATION_TYPES,
  RESOURCE_KEYS,
  SCOPE_QUANTITIES,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { answersField } from '../answers-field.ts';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredFields, sentFields } from '../filled-fields.ts';
import { seenVersionFields, VERSIONED_CHANGE } from '../seen-version.ts';

export const declarationsSchema = z
  .array(z.object({ product: z.string(), valid_until: z.string().describe('yyyy-mm-dd, its last day') }))
  .describe('the products that it was made with of which the declaration ends; absent where there are none');

export const setTotalSchema = z
  .object({
    set: z.enum(SET_CODES),
    mki_value: z.number().describe('euro, unrounded'),
    co2: z.number().nullable().describe('kg CO2-eq; null where no item declares it'),
    item_count: z.number().int().describe('items that state this set'),
    items_undeclared: z
      .number()
      .int()
      .describe('items that leave an indicator undeclared: the MKI is not complete'),
    items_without_co2: z.number().int().describe('items that declare no CO2, counted as 0'),
    weights_version: z.string().describe('the version of the weights that valued it'),
    weights_unconfirmed: z
      .array(z.string())
      .describe('indicators whose weight counts in it and was confirmed by nobody'),
  })
  .meta({ id: 'SetTotal', description: 'What a calculation amounts to in one set, with its coverage' });
export type SetTotalAnswer = z.output<typeof setTotalSchema>;

export const resourcesUndeclaredSchema = z
  .array(z.enum(RESOURCE_KEYS))
  .describe('materials, energy, equipment and transport of which the workbook has no column');

const { name, ...answered } = answeredFields(CALCULATION_DATA);

export const calculationSchema = z
  .object({
    uuid: z.uuid(),
    revision: z
      .number()
      .int()
      .describe('rises with every change of name, note, activity or report: If-Match'),
    project: z.uuid(),
    applicant: z.uuid().nullable().describe('the bidder whose it is; null for the organisation’s own'),
    applicant_name: z.string().describe('empty for the organisation’s own'),
    name,
    calculation_type: z.enum(CALCULATION_TYPES),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    modified: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time; no two revisions share a second'),
    excel_file: z.string().describe('name of the uploaded file'),
    sha256: z.string().describe('of the uploaded bytes, hexadecimal'),
    declarations: declarationsSchema.optional(),
    quantities_file: z
      .string()
      .optional()
      .describe('name of the file with quantities that it was made of; absent for an upload'),
    active: z.boolean(),
    ...answered,
    include_in_report: z.boolean(),
    variant: z
      .number()
      .int()
      .nullable()
      .describe(
        'its number among those of its project that are in the report: baselines first, then the oldest; null for one that ' +
          'is not in it, and for a bidder’s whose bid is sealed',
      ),
    mki_value: z.number().describe('euro, unrounded, in mki_set'),
    mki_set: z.enum(SET_CODES).describe('A1 when the calculation has Set A1, else A2'),
    sets: z.array(z.enum(SET_CODES)),
    co2: z.number().nullable().describe('kg CO2-eq, in mki_set; null where no item declares it'),
    totals: z.array(setTotalSchema).describe('per set, A1 first'),
    primary_material: z.number().nullable().describe('ton; null where the workbook has no such column'),
    secondary_material: z.number().nullable().describe('ton'),
    biobased_material: z.number().nullable().describe('ton'),
    percentage_secondary_of_total: z
      .number()
      .nullable()
      .describe('null when there is no material, or not all of it is declared'),
    resources_undeclared: resourcesUndeclaredSchema,
    item_count: z.number().int(),
    weights_version: z.string().describe('of the weights of mki_set'),
    warnings: z.array(z.string()).describe('what the import accepted but has doubts about'),
    reading_notes: z.array(z.string()).describe('what the import read otherwise than it stands in the file'),
    answers: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .describe('what its uploader answered before it was stored, and what was answered since of its scope'),
    scope_open_posts: z
      .number()
      .int()
      .describe(
        'posts that it or the active calculation of the other side leaves something empty of, or does not have, and of which ' +
          'nobody said what that means, in the set in which most are; 0 for one that nothing is concluded from',
      ),
    scope_refuses: z
      .array(z.enum(SCOPE_QUANTITIES))
      .describe(
        'the quantities of which nothing is concluded beside that one in `mki_set`, because of what either of the two leaves empty',
      ),
    scope_modules_only: z
      .boolean()
      .describe(
        'it came in before the indicators of a module were kept: it is compared by its modules alone until it is valued ' +
          'again or uploaded anew',
      ),
    scope_answers: z.number().int().describe('how many questions of that kind were answered of it'),
    deletion: z
      .object({
        at: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
        by: z.string().describe('who deleted it; empty when nobody knows'),
        restorable_until: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
      })
      .nullable()
      .describe('null for one that is there'),
  })
  .meta({ id: 'ProjectCalculation' });
export type Calculation = z.output<typeof calculationSchema>;

const calculationParams = z.object({ uuid: z.uuid() });

export const listCalculations = defineEndpoint({
  id: 'listCalculations',
  method: 'GET',
  path: '/api/v1/project-calculation/',
  access: 'calculation.list',
  keyScope: 'figures:read',
  summary: 'Calculations of a project, newest first',
  query: z.object({
    project__uuid: z.uuid(),
    calculation_type: z.enum(CALCULATION_TYPES).optional(),
    deleted: z
      .enum(['true', 'first', 'false'])
      .default('false')
      .describe('true: those that were deleted and can be brought back'),
    ...pageQuery,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(calculationSchema) },
  refusals: [400, 404],
});

/** The input of an upload and of a check: a file, or the key and the hash of a check that still has it. */
export const uploadPayload = {
  kind: 'multipart',
  fields: z.object({
    project: z.uuid().optional().describe('left out for a bidder’s'),
    applicant: z.uuid().optional().describe('the bidder, for the type applicant'),
    calculation_type: z.enum(CALCULATION_TYPES),
    answers: answersField,
    reading_key: z
      .uuid()
      .optional()
      .describe('chosen by the sender, to ask how many files are read before this one'),
    upload_key: z.uuid().optional().describe('of the check that keeps the file'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional()
      .describe('of the file that was checked, as its check stated it; in place of the file'),
  }),
  fileField: 'excel_file',
  fileOptional: true,
} as const;

export const uploadCalculation = defineEndpoint({
  id: 'uploadCalculation',
  method: 'POST',
  path: '/api/v1/project-calculation/',
  access: 'calculation.upload',
  keyScope: 'calculations:upload',
  summary: 'Upload an Excel calculation; refused as a whole, with every problem, or stored as a whole',
  description:
    'The file is expected in the field `excel_file`; `file` is accepted too. The fields come before it. Without a file, ' +
    'with the `upload_key` and the `sha256` of its check, what that check came to is stored. 410 says that it is not kept ' +
    '(any more), or that its outcome may be another by now: check again, with the key or, when that is refused with 410 as ' +
    'well, with the file. With the `upload_key` of its check, a file that is sent again (because the answer got lost) is ' +
    'stored once. One that leaves a required question of its check unanswered is refused. Answers about the scope go with ' +
    '`scope:against`, the uuid of the calculation that the check held the file against; when that is another by now, 410 asks ' +
    'for a new check. An upload whose sender is gone before it ' +
    'is stored, is not.',
  payload: {
    ...uploadPayload,
    fields: uploadPayload.fields.extend({
      activate: z
        .enum(['true', 'first', 'false'])
        .optional()
        .describe(
          'true: it becomes active at once, in the place of another; first: only if none of its type is active. Where that ' +
            'is not possible it is stored inactive; of a bidder’s it has no effect',
        ),
    }),
  },
  answer: { kind: 'json', status: 201, schema: calculationSchema },
  refusals: [400, 404, 409, 410, 429, 503],
});

export const updateCalculation = defineEndpoint({
  id: 'updateCalculation',
  method: 'PATCH',
  path: '/api/v1/project-calculation/:uuid/',
  access: 'calculation.edit',
  summary: 'Rename, annotate or activate; staff include it in the report',
  description:
    `${VERSIONED_CHANGE} Activating that of a bidder makes the bidder the winner; one who is not first alone is chosen by a ` +
    'change of the bidder, which takes the reason.',
  versioned: calculationSchema,
  params: calculationParams,
  payload: {
    kind: 'json',
    schema: z
      .object({
        ...sentFields(CALCULATION_DATA),
        active: z.boolean(),
        include_in_report: z
          .boolean()
          .describe('staff only, as the report is: of others a change is refused with 403'),
        ...seenVersionFields,
      })
      .partial(),
  },
  answer: { kind: 'json', status: 200, schema: calculationSchema },
  refusals: [400, 404, 409],
});

export const deleteCalculation = defineEndpoint({
  id: 'deleteCalculation',
  method: 'DELETE',
  path: '/api/v1/project-calculation/:uuid/',
  access: 'calculation.delete',
  summary: 'Delete a calculation that is not active',
  params: calculationParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});

export const restoreCalculation = defineEndpoint({
  id: 'restoreCalculation',
  method: 'POST',
  path: '/api/v1/project-calculation/:uuid/restore/',
  access: 'calculation.delete',
  summary: 'Bring a deleted calculation back, within 24 hours of its deletion',
  description:
    'It comes back inactive; an as-built baseline is active again when it is the newest. One that is there stays as it is.',
  params: calculationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: calculationSchema },
  refusals: [404, 409],
});

export const downloadCalculation = defineEndpoint({
  id: 'downloadCalculation',
  method: 'GET',
  path: '/api/v1/project-calculation/:uuid/download_excel/',
  access: 'calculation.download',
  summary: 'The very bytes that were uploaded; staff only',
  params: calculationParams,
  query: z.object({ ticket: z.string().max(1000).optional() }),
  acceptsTicket: true,
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'application/octet-stream' },
  refusals: [404],
});

export const downloadQuantities = defineEndpoint({
  id: 'downloadQuantities',
  method: 'GET',
  path: '/api/v1/project-calculation/:uuid/quantities/',
  access: 'calculation.list',
  summary: 'The file with quantities that a calculation was made of, byte for byte',
  params: calculationParams,
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'application/octet-stream' },
  refusals: [404],
});

export const createDownloadTicket = defineEndpoint({
  id: 'createDownloadTicket',
  method: 'POST',
  path: '/api/v1/project-calculation/:uuid/download_ticket/',
  access: 'calculation.download',
  summary: 'An address from which a browser can download the file within a minute',
  params: calculationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 201, schema: z.object({ url: z.string().describe('relative') }) },
  whenFull: true,
  refusals: [404],
});

/** The name under which the template is saved. */
export const TEMPLATE_FILE_NAME = 'Milieuspoor-berekening-sjabloon.xlsx';

export const downloadTemplate = defineEndpoint({
  id: 'downloadTemplate',
  method: 'GET',
  path: '/api/v1/workbook-template/',
  access: 'workbook-template.download',
  keyScope: 'calculations:upload',
  summary: 'An empty calculation workbook with one worked example',
  payload: { kind: 'none' },
  answer: {
    kind: 'file',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  refusals: [],
});
