import {
  CALCULATION_TYPES,
  GROUP_PRESENCES,
  ITEM_FIELDS,
  LIFE_CYCLE_MODULES,
  MODULE_INDICATORS,
  RESOURCE_KEYS,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { scopeOfPairSchema } from './calculation-scope.ts';
import {
  declarationsSchema,
  resourcesUndeclaredSchema,
  setTotalSchema,
  uploadPayload,
} from './calculations.ts';
import { differencesSchema, stepPostSchema } from './progress/differences.ts';
import { coveredSumSchema, gapSchema, sharedModulesSchema } from './statistics/covered-figures.ts';

const figureChangeSchema = z
  .object({
    before: coveredSumSchema.nullable().describe('null where the thing itself was not there'),
    after: coveredSumSchema.nullable(),
    difference: z
      .number()
      .nullable()
      .describe('after minus before; null where a side that is there is not whole'),
    percentage: z.number().nullable().describe('of before; null when that is not above 0'),
    incomplete: z
      .boolean()
      .describe('an item on either side leaves an indicator undeclared: the difference is not complete'),
    gaps: z
      .array(gapSchema.extend({ side: z.enum(['before', 'after']) }))
      .describe('why there is no difference'),
    shared: sharedModulesSchema.optional(),
  })
  .meta({ id: 'FigureChange' });
export type FigureChangeAnswer = z.output<typeof figureChangeSchema>;

const changedFigures = {
  mki: figureChangeSchema.describe('euro'),
  co2: figureChangeSchema.describe('kg CO2-eq'),
};

const itemChangeSchema = z
  .object({
    post_number: z.string(),
    product: z.string(),
    product_group: z.string(),
    unit: z.string(),
    ...changedFigures,
    fields: z
      .array(
        z.object({
          field: z.enum(ITEM_FIELDS),
          before: z.union([z.string(), z.number()]).nullable(),
          after: z.union([z.string(), z.number()]).nullable(),
        }),
      )
      .describe('what changed, figures per unit; empty for an item that was added or removed'),
  })
  .meta({ id: 'ItemChange' });
export type ItemChangeAnswer = z.output<typeof itemChangeSchema>;

const itemListSchema = z
  .object({
    count: z.number().int().describe('how many there are in all'),
    items: z
      .array(itemChangeSchema)
      .describe('those with the largest difference in MKI, or in CO2 where MKI is not compared; at most 500'),
  })
  .meta({ id: 'ItemChangeList' });

const calculationChangeSchema = z
  .object({
    set: z.enum(SET_CODES).describe('the set in which the two are compared'),
    weights_differ: z
      .boolean()
      .describe(
        'the active one was valued with another version of the weights: there is no difference in MKI',
      ),
    ...changedFigures,
    groups: z.array(z.object({ name: z.string(), presence: z.enum(GROUP_PRESENCES), ...changedFigures })),
    items_added: itemListSchema,
    items_removed: itemListSchema,
    items_changed: itemListSchema,
    items_unchanged: z.number().int(),
  })
  .meta({ id: 'CalculationChange' });
export type CalculationChangeAnswer = z.output<typeof calculationChangeSchema>;

const postenRowSchema = z
  .number()
  .int()
  .optional()
  .describe(
    'of a file that was written of a worksheet: the row of its sheet Posten whose profile it is about, as Excel counts',
  );

const workbookProblemSchema = z
  .object({
    severity: z
      .enum(['error', 'warning', 'note'])
      .describe('a note says what was read otherwise than it stands in the file'),
    sheet: z.string().nullable().describe('null for a problem of the whole file'),
    row: z.number().int().nullable().describe('as Excel counts'),
    column: z.string().nullable(),
    cell: z.string().nullable().describe('such as F2'),
    posten_row: postenRowSchema,
    message: z.string().describe('with its place, as an upload says it'),
    what: z
      .string()
      .describe(
        'what is wrong, or was read otherwise, without the place; of the three messages with fixed English words those words',
      ),
    what_to_do: z
      .string()
      .describe(
        'what to do about it, empty where that is nothing; of the three with fixed words also what they say, in the language ' +
          'asked for',
      ),
  })
  .meta({ id: 'WorkbookProblem' });
export type WorkbookProblem = z.output<typeof workbookProblemSchema>;

const questionRowSchema = z
  .object({
    row: z.number().int().describe('as Excel counts'),
    post_number: z.string().describe('as the row has it; empty for none'),
    name: z.string().describe('what the row says of itself besides'),
    unit: z.string(),
    figures: z
      .array(z.object({ column: z.string(), value: z.string() }))
      .describe('the numbers in the row, each with the header above it, written as the screen writes them'),
    mki: z
      .array(z.object({ set: z.enum(SET_CODES), mki_value: z.number() }))
      .describe('what the row would add, in euro; empty for a row without a profile'),
    quantity_missing: z
      .boolean()
      .describe('the row has a profile and no quantity, so that nobody knows what it would add'),
    proposal: z
      .string()
      .describe(
        'what the row is taken for, in words; of `near-posts` the number that is meant, of `material-per-unit` the material of one unit',
      ),
  })
  .meta({ id: 'WorkbookQuestionRow' });
export type WorkbookQuestionRow = z.output<typeof questionRowSchema>;

const workbookQuestionSchema = z
  .object({
    id: z.string().describe('by which it is answered; the same in every check of the file'),
    kind: z.enum([
      'adpf-unit',
      'dominant-item',
      'far-above-median',
      'material-per-unit',
      'unit-multiple',
      'scale',
      'profile-unit',
      'counts-nothing',
      'zero-results',
      'category-3',
      'notation',
      'column',
      'unknown-column',
      'placed-unit',
      'stated-set',
      'amounts',
      'no-posts',
      'no-post',
      'near-posts',
      'hidden-rows',
      'struck-rows',
      'hidden-columns',
      'hidden-sheet',
    ]),
    required: z.boolean().describe('an upload that leaves it open is refused'),
    sheet: z.string(),
    row: z.number().int(),
    column: z.string(),
    cell: z.string(),
    posten_row: postenRowSchema,
    text: z.string().describe('what is asked, without the place'),
    rows: z
      .array(questionRowSchema)
      .describe('the rows of the sheet that are meant; none where it is about one cell'),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
    answer: z.string().nullable().describe('the one of the choices that came along; null for none'),
    changes_reading: z
      .boolean()
      .describe('the figures depend on the answer: check the file again with it to see them'),
  })
  .meta({ id: 'WorkbookQuestion' });
export type WorkbookQuestionAnswer = z.output<typeof workbookQuestionSchema>;

const columnPlacementSchema = z
  .object({
    uuid: z.uuid(),
    header: z.string().describe('as the file spelled it'),
    column: z
      .string()
      .nullable()
      .describe(
        'the column of the layout as which it is read; null for none, which is not asked about again',
      ),
  })
  .meta({ id: 'ColumnPlacement' });
export type ColumnPlacementAnswer = z.output<typeof columnPlacementSchema>;

const coverageCounts = {
  items: z.number().int().describe('that could declare it'),
  undeclared: z.number().int().describe('of those, items that declare nothing of it'),
  incomplete: z.number().int().describe('of those, items that declare some of the indicators of an MKI only'),
};

const moduleGapSchema = z
  .object({
    set: z.enum(SET_CODES),
    indicator: z.enum(MODULE_INDICATORS),
    module: z.enum(LIFE_CYCLE_MODULES),
    ...coverageCounts,
  })
  .meta({ id: 'ModuleGap', description: 'A life-cycle module that not every item declares in full' });
export type ModuleGapAnswer = z.output<typeof moduleGapSchema>;

const resourceGapSchema = z
  .object({ resource: z.enum(RESOURCE_KEYS), ...coverageCounts })
  .meta({ id: 'ResourceGap', description: 'A resource that some items declare and others do not' });
export type ResourceGapAnswer = z.output<typeof resourceGapSchema>;

/** Why a check has no change to show. */
export const NO_CHANGE_REASONS = ['no-active', 'other-set', 'refused'] as const;

const checkedStepSchema = z
  .object({
    step: z.string().describe('its key'),
    count: z.number().int().describe('posts in which the step is'),
    results: z.array(stepPostSchema).describe('the largest of them, largest first'),
  })
  .meta({ id: 'CheckedStep' });

export const calculationCheckSchema = z
  .object({
    accepted: z.boolean().describe('whether an upload of this file with these answers would be taken now'),
    refusal: z
      .string()
      .nullable()
      .describe('why it would not be, for another reason than what is wrong in the file'),
    problems: z.array(workbookProblemSchema).describe('errors first; at most 500 of each severity'),
    error_count: z.number().int().describe('all of them, listed or not'),
    warning_count: z.number().int(),
    note_count: z.number().int(),
    without_profiles: z
      .boolean()
      .describe('refused as a file without any profile; it may be a bill of quantities (`readBill`)'),
    questions: z.array(workbookQuestionSchema).describe('to be answered with the upload'),
    placements: z
      .array(columnPlacementSchema)
      .describe(
        'headers of this file that the organisation placed before, and that were read so or left out',
      ),
    declarations: declarationsSchema.optional(),
    item_count: z.number().int().nullable().describe('null for a file with errors'),
    mki_set: z.enum(SET_CODES).nullable().describe('the set of its mki_value: A1 when it has Set A1'),
    totals: z.array(setTotalSchema),
    resources_undeclared: resourcesUndeclaredSchema,
    module_gaps: z
      .array(moduleGapSchema)
      .describe(
        'a module that is not named is declared in full by every item; none of a CO2 that no item declares',
      ),
    resource_gaps: z.array(resourceGapSchema).describe('beside resources_undeclared, which no item declares'),
    same_file: z
      .array(
        z.object({
          uuid: z.uuid(),
          name: z.string(),
          calculation_type: z.enum(CALCULATION_TYPES),
          applicant_name: z.string().describe("'' for the organisation's own"),
        }),
      )
      .describe(
        'calculations of the project that were made of exactly this file, newest first, at most five; none of sealed bids. An ' +
          'upload is taken all the same',
      ),
    active: z
      .object({ uuid: z.uuid(), name: z.string() })
      .nullable()
      .describe('the active calculation of this type, with which the file is compared'),
    change: calculationChangeSchema.nullable(),
    no_change: z.enum(NO_CHANGE_REASONS).nullable().describe('why there is no change'),
    scope: scopeOfPairSchema
      .nullable()
      .describe(
        'held against the active calculation of the other side; null where there is none, or none that states the set. Its ' +
          'questions may stay open: what is left empty then counts as not calculated, and posts that are gone as a change of the design',
      ),
    differences: differencesSchema
      .nullable()
      .describe(
        'what the difference with that calculation comes from, as long as no question of `scope` is answered; null without a scope',
      ),
    difference_posts: z
      .object({
        mki: z.array(checkedStepSchema).describe('euro'),
        co2: z.array(checkedStepSchema).describe('kg CO2-eq'),
      })
      .nullable()
      .describe('the posts of each step of `differences`; null without them'),
    upload_key: z
      .uuid()
      .describe('to be sent with the upload, so that sending it again does not store it twice'),
    sha256: z.string().describe('of the file, hexadecimal; with the key it stands for the file'),
    kept_until: z.iso
      .datetime()
      .nullable()
      .describe(
        'until when the key may stand for the file; null for a file that could not be read, which is not kept',
      ),
    outcome: z
      .string()
      .describe('the same for two checks of a file whenever the same would be stored and the same is asked'),
  })
  .meta({ id: 'CalculationCheck' });
export type CalculationCheck = z.output<typeof calculationCheckSchema>;

export const checkCalculation = defineEndpoint({
  id: 'checkCalculation',
  method: 'POST',
  path: '/api/v1/project-calculation/check/',
  access: 'calculation.upload',
  keyScope: 'calculations:upload',
  summary: 'What would come of an upload: figures, problems, and what changes; makes no calculation',
  description:
    'Takes what an upload takes. A file that would be refused is answered with 200 as well. The file and what it came to ' +
    'are kept for the caller alone and for a short time, to be stored by `upload_key` and `sha256`. With these in place ' +
    'of the file, the kept one is read again, with other answers for example; it gets another key.',
  payload: uploadPayload,
  answer: { kind: 'json', status: 200, schema: calculationCheckSchema },
  refusals: [400, 404, 410, 429, 503],
});

export const markWorkbook = defineEndpoint({
  id: 'markWorkbook',
  method: 'POST',
  path: '/api/v1/project-calculation/check/marked_workbook/',
  access: 'calculation.upload',
  keyScope: 'calculations:upload',
  summary: 'The workbook that was sent, with its problems marked in their cells; stores nothing',
  description:
    'An .xls comes back as .xlsx; a file that cannot be opened is refused. Takes `upload_key` and `sha256` of a check in ' +
    'place of the file.',
  payload: uploadPayload,
  answer: { kind: 'file', status: 200, contentType: 'application/octet-stream' },
  whenFull: true,
  refusals: [400, 404, 410, 429, 503],
});

export const getReadingPlace = defineEndpoint({
  id: 'getReadingPlace',
  method: 'GET',
  path: '/api/v1/project-calculation/reading/:uuid/',
  access: 'calculation.upload',
  keyScope: 'calculations:upload',
  summary: 'How many files are read before the one that was sent with this `reading_key`',
  description:
    'Of the caller’s own files only. Null for a file that is being read, was read, or waits at another server of the ' +
    'installation: nothing can be said of it then.',
  params: z.object({ uuid: z.uuid().describe('the `reading_key`') }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({ files_before: z.number().int().nullable() }).meta({ id: 'ReadingPlace' }),
  },
  refusals: [],
});

export const deleteColumnPlacement = defineEndpoint({
  id: 'deleteColumnPlacement',
  method: 'DELETE',
  path: '/api/v1/column-placement/:uuid/',
  access: 'calculation.upload',
  summary: 'Take back as which column a header is read in the uploads of an organisation',
  params: z.object({ uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});
