import { SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fixedSchema } from './fixed.ts';
import { organisationParams, weighing } from './statistic-parts.ts';

const nationalRatioSchema = z
  .object({
    avg: z.number().describe('the sum over the total of units'),
    projects: z.number().int().describe('projects that the average is of'),
    own_projects: z
      .number()
      .int()
      .describe('of these, those of the organisation in the path, as they were when it was fixed'),
    incomplete: z
      .boolean()
      .describe('in those projects an item of the sub-group leaves something undeclared that counts in it'),
    fixed: fixedSchema,
  })
  .nullable()
  .describe('null: it may not be told, or there is none');

const nationalRatioStatisticSchema = z
  .object({
    uuid: z.uuid().describe('of the product sub-group, as in the organisation’s own ratios'),
    unit: z.string().describe('likewise'),
    eci: nationalRatioSchema,
    co2: nationalRatioSchema,
    secondary_material: nationalRatioSchema,
  })
  .meta({ id: 'NationalRatioStatistic' });
export type NationalRatioStatistic = z.output<typeof nationalRatioStatisticSchema>;

const nationalRatiosAnswerSchema = z
  .object({ statistics: z.array(nationalRatioStatisticSchema), ...weighing })
  .meta({ id: 'NationalRatiosAnswer' });
export type NationalRatiosAnswer = z.output<typeof nationalRatiosAnswerSchema>;

export const getNationalRatios = defineEndpoint({
  id: 'getNationalRatios',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_national_ratio_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary:
    'What a unit costs in the completed projects of all organisations, for the sub-groups of one’s own ratios',
  description:
    'Over the new work in the optimisations of the completed pairs of all years, as the organisation’s own ratios count them. Told are ' +
    'the sub-groups and units in which the organisation has work itself, and behind which, beside the caller’s own, at least three ' +
    'organisations stand, of which the largest has at most 60 % and the largest two at most 80 % of what the others come to, in the figure ' +
    'and in the units. They are fixed on the first day of each quarter. There is no lowest and highest: each would be one organisation’s.',
  params: organisationParams,
  query: z.object({
    product_group: z.uuid().optional(),
    set: z.enum(SET_CODES).default('a1'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: nationalRatiosAnswerSchema },
  refusals: [400, 404],
});
