import {
  CONTRACT_TYPES,
  PROGRESS_INDICATORS,
  PROJECT_TYPES,
  REFUSAL_KINDS,
  SECTORS,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import {
  completionYearsSchema,
  dashboardQuery,
  organisationParams,
  weighing,
} from '../statistics/statistic-parts.ts';

export const progressValueSchema = z
  .object({
    value: z
      .number()
      .nullable()
      .describe(
        'percent: what the optimisations save against the baselines, below 0 where they cost more; or the share of what ' +
          'the optimisations use. Null where nothing counts, and where there is nothing to take a percentage of',
      ),
    weight: z
      .number()
      .nullable()
      .describe(
        'what it is a percentage of, over the projects that count: their baselines, or of a share all that their ' +
          'optimisations use; in euro, kg CO2-eq, ton, MJ, hours or tkm',
      ),
    counted: z.number().int().describe('projects that count: both sides are whole for it and the same work'),
    of: z.number().int().describe('all of the projects'),
    incomplete: z.boolean().describe('an item of those that count leaves an indicator of its MKI undeclared'),
  })
  .meta({ id: 'ProgressValue' });

const progressYearSchema = progressValueSchema
  .extend({ year: z.number().int().describe('in which the designs were completed') })
  .meta({ id: 'ProgressYear' });
export type ProgressYear = z.output<typeof progressYearSchema>;

export const statedYearsSchema = progressValueSchema
  .extend({
    value: z.number().describe('percent, over these years together'),
    years: z.array(z.number().int()).describe('in order; years in which no project counts are left out'),
  })
  .nullable()
  .meta({ id: 'StatedYears' });
export type StatedYearsAnswer = z.output<typeof statedYearsSchema>;

const progressProjectSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    year: z.number().int(),
    sector: z.enum(SECTORS),
    project_type: z.enum(PROJECT_TYPES),
    project_contract_type: z.enum(CONTRACT_TYPES),
    value: progressValueSchema.shape.value,
    weight: progressValueSchema.shape.weight,
    incomplete: progressValueSchema.shape.incomplete,
    reasons: z
      .array(z.enum(REFUSAL_KINDS))
      .describe('why it does not count, what can be done about it first; empty where it counts'),
  })
  .meta({ id: 'ProgressProject' });
export type ProgressProject = z.output<typeof progressProjectSchema>;

/** A part of the projects, such as those of a sector, over the years. */
function partsBy<Key extends z.ZodType>(key: Key) {
  return z.array(z.object({ key, years: z.array(progressYearSchema) }));
}

export const progressAnswerSchema = z
  .object({
    message: z.string(),
    set: z.enum(SET_CODES).describe('that of MKI and CO2; the other indicators do not depend on a set'),
    indicators: z
      .array(
        z.object({
          indicator: z.enum(PROGRESS_INDICATORS),
          all: progressValueSchema.describe('over all years in view'),
          years: z
            .array(progressYearSchema)
            .describe('in order; a year without completed projects is left out'),
        }),
      )
      .describe('each of them once'),
    statement: z
      .object({
        latest: statedYearsSchema.describe('the last years, taken together until two projects count'),
        earliest: statedYearsSchema.describe('the first years, likewise, of what is left'),
      })
      .describe('of the indicator that was asked; null where no year has a figure'),
    projects: z
      .array(progressProjectSchema)
      .describe('every completed project in view, by the indicator that was asked; by year, then by name'),
    parts: z
      .object({
        sector: partsBy(z.enum(SECTORS)),
        project_type: partsBy(z.enum(PROJECT_TYPES)),
        project_contract_type: partsBy(z.enum(CONTRACT_TYPES)),
      })
      .describe('by the indicator that was asked; parts without completed projects are left out'),
    unfinished: z
      .number()
      .int()
      .describe('projects of the chosen contract type and sector whose design is not completed'),
    without_pair: z
      .number()
      .int()
      .describe('projects in view that are completed and have no two calculations to compare'),
    ...weighing,
    filters: z.object({ design_phase_complete_date__year: completionYearsSchema }),
  })
  .meta({ id: 'ProgressAnswer' });
export type ProgressAnswer = z.output<typeof progressAnswerSchema>;

export const getProgress = defineEndpoint({
  id: 'getProgress',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_progress/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary:
    'What an organisation’s completed projects save and use, by the year in which their design was completed',
  description:
    'A project counts where both of its sides are whole for the indicator and the same work. Of a year the sums are ' +
    'taken, so that a large project weighs more.',
  params: organisationParams,
  query: z.object({
    indicator: z
      .enum(PROGRESS_INDICATORS)
      .default('co2')
      .describe('of which the statement, the projects and the parts are'),
    sector: z
      .union([z.enum(SECTORS), z.literal('')])
      .optional()
      .describe('empty or absent: all sectors'),
    ...dashboardQuery,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: progressAnswerSchema },
  refusals: [400, 404],
});
