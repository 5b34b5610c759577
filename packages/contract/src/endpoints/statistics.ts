import {
  AGGREGATE_LEVELS,
  CALCULATION_TYPES,
  CONTRACT_TYPE_FILTERS,
  DATA_TYPES,
  SERIES_NAMES,
  SET_CODES,
  STATISTIC_KINDS,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** The message with which an empty year filter answers; the client shows 'Selecteer een periode' for it. */
export const NO_YEARS_MESSAGE = 'No year filters provided';

/**
 * Numbers by name; null where nothing in view declares them, which is not the same as 0.
 * - total_mki_reference_calculation, co2: `total`
 * - eci_per_lifecycle_*, co2_per_lifecycle_*: one key per life-cycle module ('A1-A3' … 'D')
 * - material: `primary_ton`, `secondary_ton`, `biobased_material`
 * - total_material_hotspot: `material_total_primary_ton__sum`, `material_total_secondary_ton__sum`,
 *   `material_total_total_biobased_ton__sum`
 * - energy: `renewable_total`, `fossil_total`
 * - emissions_construction_site, emissions_transport: `emission_free`, `non_emission_free`
 */
const valuesSchema = z.record(z.string(), z.number().nullable());

const statisticChildSchema = z
  .object({
    uuid: z.uuid().describe('of the project, or of the node: sent back to drill down into it'),
    name: z.string(),
    values: valuesSchema,
  })
  .meta({ id: 'StatisticChild' });
export type StatisticChild = z.output<typeof statisticChildSchema>;

const coverageSchema = z
  .object({
    calculations: z.number().int(),
    calculations_in_set: z.number().int().describe('those that state the requested set'),
    items: z.number().int(),
    items_in_set: z.number().int(),
    items_undeclared: z.number().int().describe('items that leave an indicator undeclared: MKI understated'),
    items_without_co2: z.number().int().describe('items that declare no CO2, counted as 0'),
    items_incomplete: z
      .record(z.string(), z.number().int())
      .describe('per life-cycle module, items that leave something open there, counted as 0'),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.output<typeof coverageSchema>;

export const statisticSchema = z
  .object({
    statistic: z.enum(STATISTIC_KINDS),
    name: z.enum(SERIES_NAMES),
    uuid: z.uuid().nullable().describe('of the calculation, null for a sum over several'),
    set: z.enum(SET_CODES).nullable().describe('null for what no set governs'),
    unit: z.string().describe('of every value here, before any division for display'),
    next_aggregate_by: z.enum(AGGREGATE_LEVELS).nullable(),
    values: valuesSchema,
    coverage: coverageSchema,
    product_groups: z.array(statisticChildSchema).optional().describe('the children, above product level'),
    products: z.array(statisticChildSchema).optional().describe('the children at product level'),
  })
  .meta({ id: 'Statistic' });
export type Statistic = z.output<typeof statisticSchema>;

export const statisticsAnswerSchema = z
  .object({
    message: z.string(),
    statistics: z.array(statisticSchema),
    filters: z.object({ design_phase_complete_date__year: z.array(z.number().int()) }),
  })
  .meta({ id: 'StatisticsAnswer' });
export type StatisticsAnswer = z.output<typeof statisticsAnswerSchema>;

const year = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number);

/** 'a,b' as a list of the members; the empty text is the empty list. */
function commaList<Member extends z.ZodType<unknown, string>>(member: Member) {
  return z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim())))
    .pipe(z.array(member));
}

export const getCalculationStatistics = defineEndpoint({
  id: 'getCalculationStatistics',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_project_calculation_statistics/',
  access: 'statistics.read',
  summary:
    'Statistics of an organisation’s completed projects, or of one project, at a level of the drill-down',
  description:
    'Without a project: the completed pairs of the organisation, filtered by year and contract type. With one: its ' +
    'active calculations of the types asked for. Each statistic comes once for Baseline and once for Optimalisatie.',
  params: z.object({ org: z.string().min(1) }),
  query: z.object({
    aggregate_by: z.enum(AGGREGATE_LEVELS),
    project_calculation__project__uuid: z.uuid().optional(),
    project_calculation__calculation_type: commaList(z.enum(CALCULATION_TYPES)).optional(),
    product_group: z.uuid().optional().describe('drills into this product group'),
    product_sub_group: z.uuid().optional().describe('drills into this product sub-group'),
    design_phase_complete_date__year: commaList(year).optional(),
    project_contract_type: z.union([z.enum(CONTRACT_TYPE_FILTERS), z.literal('')]).optional(),
    project_data_type: z.enum(DATA_TYPES).default('eci'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: statisticsAnswerSchema },
  refusals: [400, 404],
});
