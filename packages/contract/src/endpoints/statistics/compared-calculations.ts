import { CALCULATION_TYPES, LIFE_CYCLE_MODULES, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { COMPARED_MAX, COMPARED_MIN } from '../../compared-max.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { pairComparisonSchema } from './covered-figures.ts';
import { repeated, statisticSchema, weighing } from './statistic-parts.ts';
import { statisticChangesSchema } from './statistics.ts';

const comparedCalculationSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    calculation_type: z.enum(CALCULATION_TYPES),
    applicant_name: z.string().describe('the bidder whose it is; empty for one of the organisation itself'),
    active: z.boolean(),
    weights_version: z.string().describe('of the weights of the set with which it was valued'),
  })
  .meta({ id: 'ComparedCalculation' });
export type ComparedCalculation = z.output<typeof comparedCalculationSchema>;

const comparedGroupSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    mki: pairComparisonSchema.describe('euro'),
    co2: pairComparisonSchema.describe('kg CO2-eq'),
    material: pairComparisonSchema.describe('ton; primary, secondary and biobased together'),
  })
  .meta({ id: 'ComparedGroup' });
export type ComparedGroup = z.output<typeof comparedGroupSchema>;

const comparedModuleSchema = z
  .object({
    module: z.enum(LIFE_CYCLE_MODULES),
    mki: pairComparisonSchema.describe('euro'),
    co2: pairComparisonSchema.describe('kg CO2-eq'),
  })
  .meta({
    id: 'ComparedModule',
    description: 'Nothing is concluded of a module that a side leaves empty where the other declares it',
  });
export type ComparedModule = z.output<typeof comparedModuleSchema>;

const comparedWithSchema = z
  .object({
    calculation: z.uuid(),
    changes: statisticChangesSchema.describe(
      'against the calculation of `against`, which stands as the baseline, whatever its type',
    ),
    product_groups: z
      .array(comparedGroupSchema)
      .describe(
        'the groups that either has, in the order of the statistics; one that a side does not have costs it 0',
      ),
    modules: z.array(comparedModuleSchema).describe('those that either declares, in their order'),
  })
  .meta({ id: 'ComparedWith' });
export type ComparedWith = z.output<typeof comparedWithSchema>;

export const comparedCalculationsSchema = z
  .object({
    set: z.enum(SET_CODES),
    sets: z.array(z.enum(SET_CODES)).describe('those that all of the calculations state'),
    ...weighing,
    calculations: z.array(comparedCalculationSchema).describe('in the order in which they were asked'),
    statistics: z
      .array(statisticSchema)
      .describe('each statistic by product group, once per calculation: `uuid` says of which'),
    against: z.uuid(),
    comparisons: z.array(comparedWithSchema).describe('of each of the others with that of `against`'),
  })
  .meta({ id: 'ComparedCalculations' });
export type ComparedCalculationsAnswer = z.output<typeof comparedCalculationsSchema>;

export const compareCalculations = defineEndpoint({
  id: 'compareCalculations',
  method: 'GET',
  path: '/api/v1/project/:uuid/compare/',
  access: 'calculation.list',
  summary:
    'Two to four calculations of a project beside one another, active or not, and what lies between them',
  description:
    'Changes nothing. Calculations that no set has in common are refused, and so is a set that one of them does not state. A ' +
    'calculation of a bid that is sealed for the caller does not exist here.',
  params: z.object({ uuid: z.uuid() }),
  query: z.object({
    calculation: repeated(z.uuid())
      .pipe(z.array(z.uuid()).min(COMPARED_MIN).max(COMPARED_MAX))
      .refine((uuids) => new Set(uuids).size === uuids.length)
      .describe('repeated for each of them'),
    against: z.uuid().optional().describe('the one that the others are compared with; absent: the first'),
    set: z
      .enum(SET_CODES)
      .optional()
      .describe('absent: that of the headline figure of `against`, or else one that all of them state'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: comparedCalculationsSchema },
  refusals: [400, 404],
});
