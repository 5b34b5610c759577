import {
  CALCULATION_TYPES,
  COMPARED_QUANTITIES,
  DATA_TYPES,
  MODULE_INDICATORS,
  SCOPE_SUBJECTS,
  SERIES_NAMES,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { VARIANTS_MAX } from '../../variants-max.ts';
import { coveredValues, lackingSchema } from './covered-figures.ts';
import { commaList, organisationParams, repeated, statisticSchema, weighing } from './statistic-parts.ts';

const dataType = z.enum(DATA_TYPES).default('eci').describe('chooses the set, as for the other statistics');

const variantSchema = z
  .object({
    uuid: z.uuid().describe('of the calculation'),
    name: z.string(),
    calculation_type: z.enum(CALCULATION_TYPES),
  })
  .meta({ id: 'Variant' });
export type Variant = z.output<typeof variantSchema>;

const variantPairSchema = z
  .object({
    variant: z.uuid(),
    baseline: z
      .uuid()
      .describe(
        'the one of its phase among the variants; without one the first of them, or the baseline of that',
      ),
    gaps: z
      .array(
        z.object({
          side: z.enum(SERIES_NAMES),
          quantity: z.enum(COMPARED_QUANTITIES),
          lacking: lackingSchema,
        }),
      )
      .describe('what a side lacks of what the other declares: nothing is concluded from that quantity'),
    answered: z
      .array(
        z.object({
          side: z.enum(SERIES_NAMES),
          quantity: z.enum(MODULE_INDICATORS),
          posts: z.number().int(),
          subjects: z.array(z.enum(SCOPE_SUBJECTS)).describe('what they leave empty'),
        }),
      )
      .describe(
        'posts of a side that leave something empty of which somebody said that there is nothing: it counts as 0',
      ),
    fewer_posts: z.number().int().describe('posts of the baseline that the variant does not have'),
    added_posts: z.number().int(),
    differing_posts: z.number().int().describe('posts of which the quantity or the unit differs'),
  })
  .meta({ id: 'VariantPair', description: 'How the work of a variant compares with that of its baseline' });
export type VariantPairAnswer = z.output<typeof variantPairSchema>;

export const variantStatisticsAnswerSchema = z
  .object({
    message: z.string(),
    ...weighing,
    variants: z.array(variantSchema).describe('in the order in which they were asked'),
    pairs: z
      .array(variantPairSchema)
      .describe('of each variant but the first, or its baseline, in the set asked'),
    statistics: z
      .array(statisticSchema)
      .describe('every statistic once per calculation: `uuid` says of which, `name` on which side it stands'),
  })
  .meta({ id: 'VariantStatisticsAnswer' });
export type VariantStatisticsAnswer = z.output<typeof variantStatisticsAnswerSchema>;

export const getVariantStatistics = defineEndpoint({
  id: 'getVariantStatistics',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_variant_calculation_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'Statistics of each of the selected calculations by itself, by product group',
  params: organisationParams,
  query: z.object({
    project_calculation_uuid: repeated(z.uuid())
      .pipe(z.array(z.uuid()).min(1).max(VARIANTS_MAX))
      .describe('repeated for each selected calculation'),
    project_data_type: dataType,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: variantStatisticsAnswerSchema },
  refusals: [400, 404],
});

const figure = z.number().nullable();
const variantComparisonSchema = variantSchema
  .extend({
    set: z.enum(SET_CODES),
    eci: figure.describe('euro; null where the calculation does not state the set'),
    co2: figure.describe('kg CO2-eq'),
    primary_material: figure.describe('ton'),
    secondary_material: figure.describe('ton'),
    biobased_material: figure.describe('ton'),
    percentage_secondary_of_total: figure.describe(
      'of primary, secondary and biobased; null when they are 0 or not all declared',
    ),
    ...coveredValues,
    product_groups: z
      .array(
        z.object({
          uuid: z.uuid(),
          name: z.string(),
          eci: figure.describe('euro'),
          percentage_of_total: figure.describe('of the MKI of the calculation; null unless that is above 0'),
        }),
      )
      .describe('the posts, the same order in every variant: the largest MKI of any variant first'),
  })
  .meta({ id: 'VariantComparison' });
export type VariantComparison = z.output<typeof variantComparisonSchema>;

export const variantComparisonAnswerSchema = z
  .object({
    message: z.string(),
    ...weighing,
    statistics: z.array(variantComparisonSchema).describe('in the order in which they were asked'),
  })
  .meta({ id: 'VariantComparisonAnswer' });
export type VariantComparisonAnswer = z.output<typeof variantComparisonAnswerSchema>;

export const getVariantComparison = defineEndpoint({
  id: 'getVariantComparison',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_variant_comparison_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'Selected calculations of one project beside one another, with their product groups',
  params: organisationParams,
  query: z.object({
    aggregate_by: z.literal('product_group').default('product_group'),
    project_calculation__project__uuid: z.uuid(),
    project_calculation_uuid: commaList(z.uuid()).pipe(z.array(z.uuid()).min(1).max(VARIANTS_MAX)),
    project_data_type: dataType,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: variantComparisonAnswerSchema },
  refusals: [400, 404],
});
