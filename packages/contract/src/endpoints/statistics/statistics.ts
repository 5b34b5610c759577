import { AGGREGATE_LEVELS, CALCULATION_TYPES, PART_GOALS, RESOURCE_KEYS, SECTORS } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { comparisonSchema, pairsComparisonSchema, scopeDifferenceSchema } from './covered-figures.ts';
import { reductionEndsSchema, reductionsSchema } from './reductions.ts';
import {
  commaList,
  completionYearsSchema,
  dashboardQuery,
  organisationParams,
  statisticSchema,
  weighing,
} from './statistic-parts.ts';

const nodeDifferenceSchema = comparisonSchema
  .extend({ uuid: z.uuid(), name: z.string() })
  .meta({ id: 'NodeDifference', description: 'A side that has no such node counts as 0' });

const explainedPostsSchema = z.object({
  projects: z.number().int().describe('projects with such posts'),
  posts: z.number().int().describe('posts in them; one that is on both sides counts once'),
});

export const statisticChangesSchema = z
  .object({
    mki: pairsComparisonSchema.describe('euro'),
    co2: pairsComparisonSchema.describe('kg CO2-eq'),
    material: pairsComparisonSchema.describe('ton; primary, secondary and biobased together'),
    resources: z
      .record(z.enum(RESOURCE_KEYS), pairsComparisonSchema)
      .describe(
        'each by itself over the projects that are whole for it (`compared` of `pairs`), in the unit of its name',
      ),
    scope: scopeDifferenceSchema
      .nullable()
      .describe(
        'how the posts of the two sides differ; null for several projects, and below a whole project',
      ),
    differing: z
      .number()
      .int()
      .describe(
        'projects with posts that one side has and the other does not, or has in another quantity or unit',
      ),
    explained: z
      .object({ mki: explainedPostsSchema, co2: explainedPostsSchema })
      .nullable()
      .describe(
        'posts that count partly as 0 in the quantity, since somebody said that what they leave empty does not apply; null below ' +
          'whole projects, where they are not counted',
      ),
    largest: z
      .array(nodeDifferenceSchema)
      .describe(
        'the three product groups (or nodes of the level asked) whose MKI differs most of those that can be compared, largest ' +
          'first; the largest of all only where `largest_unknown` is empty',
      ),
    largest_unknown: z
      .array(z.object({ uuid: z.uuid(), name: z.string() }))
      .describe('those that cannot be compared: each might be among the largest'),
  })
  .meta({ id: 'StatisticChanges' });
export type StatisticChanges = z.output<typeof statisticChangesSchema>;

const cleanShareSchema = z
  .object({
    baseline: z.number().nullable().describe('percent; null where it cannot be stated'),
    optimization: z.number().nullable().describe('percent; null where it cannot be stated'),
    compared: z
      .number()
      .int()
      .describe(
        'projects that are whole on both sides for the goal; where there are any, both shares are theirs',
      ),
    pairs: z.number().int().describe('all projects, compared or not'),
  })
  .meta({ id: 'CleanShare', description: 'How much of a goal is its clean part' });
export type CleanShareAnswer = z.output<typeof cleanShareSchema>;

export const statisticsAnswerSchema = z
  .object({
    message: z.string(),
    statistics: z.array(statisticSchema),
    changes: statisticChangesSchema
      .nullable()
      .describe('what the optimisation changes against the baseline; null without both sides'),
    clean_shares: z
      .record(z.enum(PART_GOALS), cleanShareSchema)
      .describe('secondary or biobased, renewable, or without emissions, by goal'),
    ...weighing,
    filters: z.object({ design_phase_complete_date__year: completionYearsSchema }),
  })
  .meta({ id: 'StatisticsAnswer' });
export type StatisticsAnswer = z.output<typeof statisticsAnswerSchema>;

/** The query of the statistics of calculations. */
export const calculationStatisticsQuery = {
  aggregate_by: z.enum(AGGREGATE_LEVELS),
  project_calculation__project__uuid: z.uuid().optional(),
  project_calculation__project__sector: z
    .enum(SECTORS)
    .optional()
    .describe('only the completed projects of this sector'),
  project_calculation__calculation_type: commaList(z.enum(CALCULATION_TYPES))
    .optional()
    .describe('needs a project'),
  applicant: z.uuid().optional().describe('with the type applicant: this bidder’s, not the winner’s'),
  product_group: z.uuid().optional().describe('within this product group only'),
  product_sub_group: z.uuid().optional().describe('within this product sub-group only'),
  ...dashboardQuery,
};

export const getCalculationStatistics = defineEndpoint({
  id: 'getCalculationStatistics',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_project_calculation_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary:
    'Statistics of an organisation’s completed projects, or of one project, at a level of the drill-down',
  description:
    'Without a project: the completed pairs of the organisation, filtered by year, contract type and sector. With a project and ' +
    'types: its active calculations of those types (of applicants the winner’s, or that of the bidder who is named). Each statistic comes once for Baseline ' +
    'and once for Optimalisatie. Per product group means: of the product groups at the levels project and ' +
    'product_group, and of the nodes of the level below that. co2_per_product and material_per_product come at the ' +
    'level product, raw_id_per_product_group with a project at the level product_group. Over several projects of which ' +
    'some can be compared, each statistic is of those alone and states the others apart; overview, which is of several ' +
    'quantities, is of all of them.',
  params: organisationParams,
  query: z.object(calculationStatisticsQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: statisticsAnswerSchema },
  refusals: [400, 404],
});

export const organisationStatisticsAnswerSchema = z
  .object({
    message: z.string(),
    statistics: z
      .array(statisticSchema)
      .describe('total_mki_reference_calculation, co2 and material; the one child is the organisation'),
    changes: statisticChangesSchema
      .pick({ mki: true, differing: true, explained: true })
      .nullable()
      .describe('what the optimisation changes against the baseline; null without projects'),
    ...weighing,
    reductions: reductionsSchema,
    reduction_ends: reductionEndsSchema,
    filters: z.object({
      sector: z
        .array(z.object({ value: z.enum(SECTORS), display_name: z.string() }))
        .describe('the sectors in which the organisation has completed projects'),
      design_phase_complete_date__year: completionYearsSchema,
    }),
  })
  .meta({ id: 'OrganizationStatisticsAnswer' });
export type OrganisationStatisticsAnswer = z.output<typeof organisationStatisticsAnswerSchema>;

export const getOrganisationStatistics = defineEndpoint({
  id: 'getOrganisationStatistics',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'What an organisation’s completed projects come to, and how far they stay below their baselines',
  params: organisationParams,
  query: z.object({
    sector: z
      .union([z.enum(SECTORS), z.literal('')])
      .optional()
      .describe('empty or absent: all sectors'),
    ...dashboardQuery,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: organisationStatisticsAnswerSchema },
  refusals: [400, 404],
});
