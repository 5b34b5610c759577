import { CHANGE_KINDS, LIFE_CYCLE_MODULES, MODULE_INDICATORS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { pairsComparisonSchema } from '../statistics/covered-figures.ts';
import { commaList, organisationParams } from '../statistics/statistic-parts.ts';
import { calculationStatisticsQuery } from '../statistics/statistics.ts';

const differenceStepSchema = z
  .object({
    key: z.string().describe('of a product group its uuid, else the life-cycle module or the kind of change'),
    name: z.string().describe('of a product group its name, else the key'),
    amount: z.number().describe('euro or kg CO2-eq; below 0 is a saving'),
    posts: z
      .number()
      .int()
      .nullable()
      .describe('posts with this kind of change, of which one may have several; null for other divisions'),
    open: z
      .boolean()
      .describe(
        'a side leaves something empty in it that the other declares: too little to matter in the whole, but nothing is ' +
          'concluded from the step by itself. False for kinds, of which one holds what cannot be told apart',
      ),
  })
  .meta({ id: 'DifferenceStep' });
export type DifferenceStep = z.output<typeof differenceStepSchema>;

const stepsSchema = z.array(differenceStepSchema);

const dividedDifferenceSchema = z
  .object({
    compared: pairsComparisonSchema.describe('what the steps lie between, over the projects that compare'),
    by_product_group: stepsSchema.describe('largest first'),
    by_module: stepsSchema.describe(`in the order ${LIFE_CYCLE_MODULES.join(', ')}`),
    by_kind: stepsSchema.describe(`in the order ${CHANGE_KINDS.join(', ')}`),
  })
  .meta({
    id: 'DividedDifference',
    description:
      'The steps of each division add up to the difference, but for the noise of binary fractions; without a comparison there are none',
  });
export type DividedDifference = z.output<typeof dividedDifferenceSchema>;

export const differencesSchema = z
  .object({
    set: z.enum(SET_CODES),
    mki: dividedDifferenceSchema.describe('euro'),
    co2: dividedDifferenceSchema.describe('kg CO2-eq'),
  })
  .meta({ id: 'Differences' });
export type DifferencesAnswer = z.output<typeof differencesSchema>;

const chosenCalculations = z
  .object(calculationStatisticsQuery)
  .omit({ aggregate_by: true, product_group: true, product_sub_group: true }).shape;

/** The calculations whose difference is asked for: those of the calculation statistics as a whole. */
const differencesQuery = {
  ...chosenCalculations,
  project_calculation_uuid: commaList(z.uuid())
    .refine(([baseline, other, ...more]) => other && other !== baseline && more.length === 0)
    .optional()
    .describe(
      'needs a project: two of its calculations that are compared, the baseline first; types and bidder then say nothing',
    ),
};

const stepQuery = {
  ...differencesQuery,
  indicator: z.enum(MODULE_INDICATORS),
  step: z.union([z.uuid(), z.enum(LIFE_CYCLE_MODULES), z.enum(CHANGE_KINDS)]).describe('the key of the step'),
};

export const getDifferences = defineEndpoint({
  id: 'getDifferences',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_differences/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'What a difference between baseline and optimisation comes from, in steps that add up',
  description:
    'Chooses calculations as the calculation statistics do: without a project the completed pairs of the organisation, with a ' +
    'project and types its active calculations. Only of pairs that can be compared there are steps.',
  params: organisationParams,
  query: z.object(differencesQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: differencesSchema },
  refusals: [400, 404],
});

const stepProjectSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    amount: z.number().describe('its part of the step; the parts add up to the step'),
    posts: z.number().int().nullable().describe('as in the step'),
  })
  .meta({ id: 'StepProject' });
export type StepProject = z.output<typeof stepProjectSchema>;

export const listStepProjects = defineEndpoint({
  id: 'listStepProjects',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_difference_projects/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The projects in which a step of a difference is, the largest part first',
  params: organisationParams,
  query: z.object(stepQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(stepProjectSchema) },
  refusals: [400, 404],
});

const postSideSchema = z.object({
  post_number: z.string(),
  product: z.string(),
  product_group: z.string(),
  quantity: z.number(),
  unit: z.string(),
  amount: z
    .number()
    .nullable()
    .describe(
      'what the post comes to, in the module of the step if it is one; null where nothing is declared',
    ),
});

export const stepPostSchema = z
  .object({
    baseline: postSideSchema.nullable().describe('null where the baseline does not have the post'),
    optimization: postSideSchema.nullable().describe('null where the optimisation does not have the post'),
    amount: z.number().describe('its part of the step; the parts add up to the step'),
  })
  .meta({ id: 'StepPost' });
export type StepPost = z.output<typeof stepPostSchema>;

export const listStepPosts = defineEndpoint({
  id: 'listStepPosts',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_difference_posts/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The posts of one project in which a step of a difference is, the largest part first',
  description: 'Without types or calculations: of the pair by which the completed project counts.',
  params: organisationParams,
  query: z.object({ ...stepQuery, project_calculation__project__uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(stepPostSchema) },
  refusals: [400, 404],
});
