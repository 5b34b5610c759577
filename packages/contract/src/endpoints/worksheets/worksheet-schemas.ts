import {
  LIFE_CYCLE_MODULES,
  NMD_CATEGORIES,
  RESOURCE_KEYS,
  type ResourceKey,
  SET_CODES,
  SOURCE_REFUSALS,
  WORK_SCOPES,
} from '@milieuspoor/domain';
import { z } from 'zod';

/** The limits of a worksheet. A draft keeps what was typed: whether a text may be stored is said by the check. */
export const WORKSHEET_MAX = {
  rows: 5_000,
  calculations: 20,
  name: 100,
  text: 1_000,
  key: 40,
  perPerson: 50,
} as const;

/** As long as all rows of the largest worksheet with long names. */
export const WORKSHEET_BODY_MAX_BYTES = 12 * 1024 * 1024;

/** The types of calculations that a worksheet becomes: a bidder's is none of them. */
export const WORKSHEET_TYPES = [
  'design-baseline',
  'design-optimization',
  'as-built-baseline',
  'as-built-optimization',
] as const;
export type WorksheetType = (typeof WORKSHEET_TYPES)[number];

const text = z.string().max(WORKSHEET_MAX.text);

export const rowSourceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('item'),
      calculation: z.uuid().describe('one of the same organisation, and no bid'),
      postNumber: text,
    }),
    z.strictObject({ kind: z.literal('product'), product: z.uuid(), version: z.number().int().min(1) }),
    z.strictObject({ kind: z.literal('none') }),
  ])
  .meta({ id: 'WorksheetRowSource', description: 'Where the figures of a row per unit come from' });

/** A row in the form that the rules take (domain, WorksheetRow), so that a page need not translate thousands of them. */
export const worksheetRowSchema = z
  .strictObject({
    key: z
      .string()
      .min(1)
      .max(WORKSHEET_MAX.key)
      .describe('chosen by the page; unique within the worksheet, and stays with the row'),
    postNumber: text,
    productGroup: text,
    productSubGroup: text,
    product: text,
    unit: text,
    quantity: z.number().nullable().describe('number of units; null until it is filled in'),
    rawCode: text.nullable(),
    nmdCategory: z.enum(NMD_CATEGORIES).nullable(),
    workScope: z.enum(WORK_SCOPES),
    leftOut: z.boolean().describe('it counts nowhere and is not stored'),
    origin: text
      .nullable()
      .describe('number of the post of the source calculation that it came from; null for an added one'),
    source: rowSourceSchema,
  })
  .meta({ id: 'WorksheetRow' });

const perModule = z
  .array(z.number().nullable())
  .length(LIFE_CYCLE_MODULES.length)
  .readonly()
  .describe(`one for each of ${LIFE_CYCLE_MODULES.join(', ')}; null: not declared`);

const weighedSetSchema = z
  .object({
    mkiEur: perModule.describe('euro per unit'),
    co2Kg: perModule.nullable().describe('kg CO2-eq per unit; null where CO2 is not declared at all'),
    mkiSource: z.enum(['indicators', 'mki-row']),
    undeclared: z
      .array(z.string())
      .readonly()
      .describe('indicators that are not declared and count as 0 in the MKI'),
    incomplete: z
      .array(z.boolean())
      .readonly()
      .describe('per module, whether something behind the MKI is not declared'),
    declared: perModule.describe(
      'per module, the core indicators that are declared, as bits; -1: an MKI alone',
    ),
  })
  .meta({ id: 'WeighedSet' });

const amount = z.number().nullable();
const resourcesSchema = z
  .object(Object.fromEntries(RESOURCE_KEYS.map((key) => [key, amount])) as Record<ResourceKey, typeof amount>)
  .describe('per unit; a name ends in its unit; null: not declared');

const sourceFiguresSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weighed'),
    sets: z.object({ a1: weighedSetSchema.optional(), a2: weighedSetSchema.optional() }),
    missing: z
      .object({
        a1: z.array(z.string()).readonly().optional(),
        a2: z.array(z.string()).readonly().optional(),
      })
      .describe('core indicators that are not declared, for each set that cannot be weighed because of them'),
    resources: resourcesSchema,
  }),
  z.object({ kind: z.literal('refused'), reason: z.enum(SOURCE_REFUSALS) }),
]);

/** What one unit of a row costs, in the form that the rules take, and what is to be said of its source. */
export const worksheetSourceSchema = z
  .object({
    key: z.string().describe('as the rules name the source of a row (domain, sourceKey)'),
    figures: sourceFiguresSchema,
    name: z.string().describe('of the product; empty for one that is not there (any more)'),
    unit: z.string().describe('its own'),
    units: z
      .number()
      .nullable()
      .describe('how many units of the source are in one unit of the row; null where that cannot be told'),
    converted_by: z.string().nullable().describe('the unit of its conversion; null without one'),
    newest: z.number().int().nullable().describe('the newest version of the product; null for a post'),
    valid_until: z.string().nullable().describe('yyyy-mm-dd, the last day of its declaration'),
    expired: z.boolean(),
    taken_from: z
      .object({ project: z.string(), calculation: z.string(), post_number: z.string() })
      .nullable()
      .describe(
        'names the post that the figures are of where that is one of another calculation than the worksheet was made from',
      ),
    restated: z
      .boolean()
      .describe('the post was stored with other weights than those of today, so that its MKI may differ'),
  })
  .meta({ id: 'WorksheetSource' });
export type WorksheetSourceAnswer = z.output<typeof worksheetSourceSchema>;

export const weightsVersionsSchema = z
  .object(Object.fromEntries(SET_CODES.map((set) => [set, z.string()])) as Record<'a1' | 'a2', z.ZodString>)
  .describe('the versions of the weights of today, by which it is worked out and will be stored');

const codes = z.array(z.string());
export const unconfirmedWeightsSchema = z
  .object(Object.fromEntries(SET_CODES.map((set) => [set, codes])) as Record<'a1' | 'a2', typeof codes>)
  .describe('codes of the weights of today that nobody confirmed');

const worksheetFields = {
  uuid: z.uuid(),
  project: z.uuid(),
  revision: z.number().int().describe('rises with every change: If-Match'),
  created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
  modified: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time; no two revisions share a second'),
  name: z.string(),
  calculation_type: z.enum(WORKSHEET_TYPES),
  source: z
    .object({
      uuid: z.uuid(),
      name: z.string(),
      calculation_type: z.enum(WORKSHEET_TYPES),
    })
    .nullable()
    .describe('the calculation that it was made from; null for none, and for one that was deleted'),
  quantities_file: z
    .string()
    .describe('name of the file with quantities that it was made from; empty for none'),
};

export const worksheetRowInListSchema = z
  .object({ ...worksheetFields, row_count: z.number().int() })
  .meta({ id: 'WorksheetInList' });
export type WorksheetInList = z.output<typeof worksheetRowInListSchema>;

export const worksheetSchema = z
  .object({ ...worksheetFields, rows: z.array(worksheetRowSchema) })
  .meta({ id: 'Worksheet', description: 'A draft of a calculation, of the caller alone' });
export type WorksheetAnswer = z.output<typeof worksheetSchema>;

const sumSchema = z.object({
  amount: z.number().nullable(),
  items: z.number().int(),
  undeclared: z.number().int(),
  incomplete: z.number().int(),
  perModule: perModule.optional(),
});

const baselinePostSchema = z.object({
  ...worksheetRowSchema.pick({
    ...{ postNumber: true, productGroup: true, productSubGroup: true, product: true, unit: true },
    ...{ rawCode: true, nmdCategory: true, workScope: true },
  }).shape,
  quantity: z.number(),
  position: z.number().int(),
  mkiEur: perModule.describe('euro, for the whole quantity'),
  co2Kg: perModule.nullable().describe('kg CO2-eq, for the whole quantity'),
  declared: perModule.nullable(),
  incomplete: z.boolean().nullable(),
  resources: resourcesSchema.describe('for the whole quantity'),
});

/** The calculation that a worksheet is compared with, in the form that the rules take (domain, WorksheetBaseline). */
export const worksheetBaselineSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    calculation_type: z.enum(WORKSHEET_TYPES),
    is_source: z.boolean().describe('whether the worksheet was made from it'),
    sets: z.array(z.enum(SET_CODES)).describe('that it states'),
    weights_version: z.string().describe('by which it was valued in the set'),
    baseline: z.object({
      set: z.enum(SET_CODES),
      sameWeights: z
        .boolean()
        .describe('valued with the weights of today; otherwise there is no difference in MKI'),
      total: z.object({ mki: sumSchema.describe('euro'), co2: sumSchema.describe('kg CO2-eq') }),
      items: z.array(baselinePostSchema).readonly(),
    }),
  })
  .meta({ id: 'WorksheetBaseline' });
export type WorksheetBaselineAnswer = z.output<typeof worksheetBaselineSchema>;
