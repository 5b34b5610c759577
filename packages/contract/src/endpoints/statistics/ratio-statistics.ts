import {
  NAMED_UNITS,
  RATIO_COLUMN_CONFIGS,
  RATIO_SIDES,
  type RatioColumnConfig,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import {
  completionYearsSchema,
  organisationParams,
  repeated,
  weighing,
  yearsQuery,
} from './statistic-parts.ts';

const ratioFiltersSchema = z
  .object({
    product_groups: z
      .array(z.object({ uuid: z.uuid(), name: z.string() }))
      .describe('those with new work in completed projects, by name'),
    design_phase_complete_date__year: completionYearsSchema,
  })
  .meta({ id: 'RatioFilters' });
export type RatioFilters = z.output<typeof ratioFiltersSchema>;

export const getRatioFilters = defineEndpoint({
  id: 'getRatioFilters',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_project_calculation_ratio_filters/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The product groups and years that the ratio statistics can be asked of',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: ratioFiltersSchema },
  refusals: [404],
});

const figure = z.number().nullable();
const ratioValuesSchema = z
  .object({
    avg: figure.optional(),
    max: figure.optional(),
    min: figure.optional(),
    sum: figure.optional(),
    projects: z
      .number()
      .int()
      .describe(
        'projects that the figures are of: those whose baseline and optimisation are whole for the column and the same work',
      ),
    of: z
      .number()
      .int()
      .describe(
        'projects with such work, in the set, or of secondary material in any set; the others cannot be compared',
      ),
    items: z.number().int().describe('items that the figures are of'),
    incomplete: z
      .boolean()
      .describe(
        'in those projects an item of the sub-group leaves an indicator of its MKI undeclared, or what the other side of its pair declares: ' +
          'the lowest may be lower for it',
      ),
  })
  .meta({
    id: 'RatioValues',
    description: 'Those that were asked for; null where no project can be spoken of',
  });
export type RatioValues = z.output<typeof ratioValuesSchema>;

const ratioStatisticSchema = z
  .object({
    uuid: z.uuid().describe('of the product sub-group; with the unit it identifies the row'),
    name: z.string(),
    product_group: z.object({ uuid: z.uuid(), name: z.string() }),
    unit: z
      .string()
      .describe(
        `one for all its spellings: ${NAMED_UNITS.join(', ')}; any other unit as one of the workbooks writes it`,
      ),
    items: z.number().int().describe('items that state the set'),
    projects: z.number().int().describe('projects with such items, whether a column speaks of them or not'),
    eci: ratioValuesSchema.optional().describe('euro per unit; sum in euro'),
    co2: ratioValuesSchema.optional().describe('kg CO2-eq per unit; sum in kg CO2-eq'),
    total_units: ratioValuesSchema.optional().describe('units per item; sum in units'),
    secondary_material: ratioValuesSchema
      .optional()
      .describe('ton per unit; sum in ton; the same whatever set is asked'),
  })
  .meta({ id: 'RatioStatistic' });
export type RatioStatistic = z.output<typeof ratioStatisticSchema>;

export const ratioStatisticsAnswerSchema = z
  .object({
    message: z.string(),
    statistics: z.array(ratioStatisticSchema).describe('by name, then by unit'),
    ...weighing,
  })
  .meta({ id: 'RatioStatisticsAnswer' });
export type RatioStatisticsAnswer = z.output<typeof ratioStatisticsAnswerSchema>;

export const getRatioStatistics = defineEndpoint({
  id: 'getRatioStatistics',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_project_calculation_ratio_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'What a unit of each product sub-group costs in the organisation’s completed projects',
  description:
    'Over the new work in the optimisations of the completed pairs: what was chosen to be built; with `side=baseline` in their baselines. A column speaks of ' +
    'the pairs that are whole for it on both sides, and the same work as a whole and in the sub-group. The average is the sum ' +
    'over the total of units, so that large items weigh more; lowest and highest are those of single items, per unit. ' +
    'Of total_units the average is per item.',
  params: organisationParams,
  query: z.object({
    aggregate_by: z.literal('product_sub_group').default('product_sub_group'),
    product_group: z.uuid().optional(),
    design_phase_complete_date__year: yearsQuery,
    set: z.enum(SET_CODES).default('a1'),
    side: z
      .enum(RATIO_SIDES)
      .default('optimization')
      .describe(
        'baseline: what the same pairs began with, over the same projects; as-built: of those pairs the ones that state what was carried out',
      ),
    column_config: repeated(
      z.enum(RATIO_COLUMN_CONFIGS as readonly [RatioColumnConfig, ...RatioColumnConfig[]]),
    )
      .optional()
      .describe('repeated, such as eci:avg; absent for all'),
    work_scope: z.literal('new').default('new'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: ratioStatisticsAnswerSchema },
  refusals: [400, 404],
});
