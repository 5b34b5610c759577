import {
  AGGREGATE_LEVELS,
  CONTRACT_TYPE_FILTERS,
  DATA_TYPES,
  SERIES_NAMES,
  SET_CODES,
  STATISTIC_KINDS,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { coveredValues } from './covered-figures.ts';

/**
 * Numbers by name; null where nothing in view declares them, which is not the same as 0.
 * - total_mki_reference_calculation, co2, total_co2_hotspot, *_per_product_group, co2_per_product: `total`
 * - eci_per_lifecycle_*, co2_per_lifecycle_*: one key per life-cycle module ('A1-A3' … 'D')
 * - material, material_per_product: `primary_ton`, `secondary_ton`, `biobased_material`
 * - total_material_hotspot: `material_total_primary_ton__sum`, `material_total_secondary_ton__sum`,
 *   `material_total_total_biobased_ton__sum`
 * - energy: `renewable_total`, `fossil_total`
 * - emissions_construction_site, emissions_transport: `emission_free`, `non_emission_free`
 * - raw_id_per_product_group: MKI by RAW code; work without a code is not included
 * - overview: `eci`, `percentage_of_total` (of the MKI), `co2`, `primary_ton`, `secondary_ton`, `biobased_material`,
 *   `percentage_secondary_of_total`
 */
export const valuesSchema = z.record(z.string(), z.number().nullable());

const statisticChildSchema = z
  .object({
    uuid: z.uuid().describe('of the organisation, the project, or the node: sent back to drill down into it'),
    name: z.string(),
    values: valuesSchema,
    ...coveredValues,
  })
  .meta({ id: 'StatisticChild' });
export type StatisticChild = z.output<typeof statisticChildSchema>;

const coverageSchema = z
  .object({
    calculations: z.number().int(),
    calculations_in_set: z.number().int().describe('those that state the requested set'),
    items: z.number().int(),
    items_in_set: z.number().int(),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.output<typeof coverageSchema>;

const othersSchema = z
  .object({
    projects: z.number().int().describe('how many projects these are'),
    of: z.number().int().describe('all projects, compared or not'),
    values: valuesSchema,
    ...coveredValues,
    product_groups: z
      .array(statisticChildSchema)
      .optional()
      .describe('the projects themselves, where the children of the statistic are projects'),
  })
  .meta({
    id: 'StatisticOthers',
    description:
      'What the projects come to that cannot be compared, and are in no other figure of the statistic',
  });
export type StatisticOthers = z.output<typeof othersSchema>;

export const statisticSchema = z
  .object({
    statistic: z.enum(STATISTIC_KINDS),
    name: z.enum(SERIES_NAMES),
    uuid: z.uuid().nullable().describe('of the calculation, null for a sum over several'),
    set: z.enum(SET_CODES).nullable().describe('null for what no set governs'),
    unit: z.string().describe('of every value here, before any division for display'),
    next_aggregate_by: z.enum(AGGREGATE_LEVELS).nullable(),
    values: valuesSchema.describe(
      'over several projects of which some can be compared, of those alone: see others',
    ),
    ...coveredValues,
    coverage: coverageSchema.describe('of everything in view, compared or not'),
    product_groups: z
      .array(statisticChildSchema)
      .optional()
      .describe(
        'the children, above product level; the largest of either side first, by what project_data_type names',
      ),
    products: z.array(statisticChildSchema).optional().describe('the children at product level'),
    children_in_all: z
      .number()
      .int()
      .optional()
      .describe('how many children this side has, where only the ten largest are listed'),
    nodes_in_all: z
      .number()
      .int()
      .optional()
      .describe('how many children the sides have, each counted once, where only the ten largest are listed'),
    rest: z
      .object({ values: valuesSchema, ...coveredValues })
      .nullable()
      .optional()
      .describe('what the children that are not listed come to together; null when all are listed'),
    others: othersSchema
      .optional()
      .describe(
        'the projects that cannot be compared in what the statistic is of, apart from the figures above; absent where all can ' +
          'be compared, or none, and the figures are those of all',
      ),
  })
  .meta({ id: 'Statistic' });
export type Statistic = z.output<typeof statisticSchema>;

/** The weights of the requested set by which the figures were valued. */
export const weighing = {
  weights_unconfirmed: z
    .array(z.string())
    .describe('indicators whose weight counts in the MKI here and was confirmed by nobody'),
  weights_versions: z
    .array(z.string())
    .describe('versions of the weights that valued calculations behind the figures; one, unless they differ'),
};

/** The organisation that a statistics call is about. */
export const organisationParams = z.object({ org: z.string().min(1).describe('slug') });

const year = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number);

/** Parses 'a,b' into a list of the members; the empty text gives an empty list. */
export function commaList<Member extends z.ZodType<unknown, string>>(member: Member) {
  return z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim())))
    .pipe(z.array(member));
}

/** Parses a repeated key into a list. */
export function repeated<Member extends z.ZodType<unknown, string>>(member: Member) {
  return z.union([z.array(member), member.transform((one) => [one])]);
}

/** Years of completion of the design phase. Absent: all of them. Empty: none, which answers NO_YEARS_MESSAGE. */
export const yearsQuery = commaList(year)
  .optional()
  .describe('2025,2026; absent for all years, empty for none, which answers with a message and no figures');

/** The filters that the charts of a dashboard share. */
export const dashboardQuery = {
  design_phase_complete_date__year: yearsQuery,
  project_contract_type: z
    .union([z.enum(CONTRACT_TYPE_FILTERS), z.literal('')])
    .optional()
    .describe('not-NA: tendered projects (RAW and UAV-GC); NA: the others; empty or absent: all'),
  project_data_type: z
    .enum(DATA_TYPES)
    .default('eci')
    .describe(
      'chooses the set: eci, co2 and material go with Set A1, eci_a2 and co2_a2 with Set A2; of calculations also what ' +
        'the largest children are found by: MKI, CO2 or tonnes of material',
    ),
};

export const completionYearsSchema = z
  .array(z.number().int())
  .describe('the years there are to choose from, latest first');
