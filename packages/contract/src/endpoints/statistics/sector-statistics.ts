import { SECTORS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fixedSchema } from './fixed.ts';
import { reductionsSchema } from './reductions.ts';
import { completionYearsSchema, dashboardQuery, organisationParams, weighing } from './statistic-parts.ts';

const twoSidesSchema = z
  .object({
    baseline: z.number(),
    optimization: z.number(),
    projects: z.number().int().describe('projects in both sums; the reduction says of how many'),
    incomplete: z.boolean().describe('an item of those projects leaves an indicator of its MKI undeclared'),
  })
  .meta({
    id: 'TwoSides',
    description: 'Sums over the same projects, whole on both sides, so that they can be compared',
  });
export type TwoSides = z.output<typeof twoSidesSchema>;

const sectorStatisticSchema = z
  .object({
    sector: z.enum(SECTORS).nullable().describe('null: national, all sectors that are shown together'),
    display_name: z.string().describe('of the sector, or of what all of them are together'),
    set: z.enum(SET_CODES),
    projects: z.number().int().describe('projects behind the MKI'),
    own_projects: z
      .number()
      .int()
      .nullable()
      .describe(
        'of these, those of the organisation in the path, as they were when the figures were fixed; null where all are one ' +
          'organisation’s',
      ),
    mki: twoSidesSchema.nullable().describe('euro; null: no figure may be shown, or there is none'),
    co2: twoSidesSchema.nullable().describe('kg CO2-eq'),
    material: twoSidesSchema.nullable().describe('ton; primary, secondary and biobased together'),
    reductions: reductionsSchema.describe(
      'over many organisations, one with few others behind it stands in lowest and highest by what its group saves; of ' +
        'the projects in the set, for what a set governs',
    ),
    fixed: z
      .object({ mki: fixedSchema, co2: fixedSchema, material: fixedSchema })
      .describe('when each of the figures was fixed'),
  })
  .meta({ id: 'SectorStatistic' });
export type SectorStatistic = z.output<typeof sectorStatisticSchema>;

export const sectorStatisticsAnswerSchema = z
  .object({
    message: z.string(),
    statistics: z
      .array(sectorStatisticSchema)
      .describe(
        'first national (or the organisation as a whole), then each sector with figures, in a fixed order',
      ),
    ...weighing,
    suppressed: z
      .boolean()
      .describe(
        'whether any figure anywhere is left out because too few other organisations stand behind it; says nothing ' +
          'of the filters that were asked',
      ),
    filters: z.object({
      organization: z
        .array(z.object({ value: z.string().describe('slug'), display_name: z.string() }))
        .describe('the caller’s own organisations'),
      design_phase_complete_date__year: completionYearsSchema,
    }),
  })
  .meta({ id: 'SectorStatisticsAnswer' });
export type SectorStatisticsAnswer = z.output<typeof sectorStatisticsAnswerSchema>;

export const getSectorStatistics = defineEndpoint({
  id: 'getSectorStatistics',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_sector_statistics/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary:
    'What completed projects come to per sector and nationally, over all organisations or for one’s own',
  description:
    'Over all organisations, figures are put together from groups of projects (sector, year, tendered or not, sets) ' +
    'behind which, beside the caller’s own, at least three organisations stand, of which the largest has at most 60 % and ' +
    'the largest two at most 80 %; what stands in other groups is in no figure. They are fixed: when a group can first be ' +
    'told, and anew on the first day of each quarter; `fixed` says when. Nothing here names an organisation or a project. ' +
    'With an own organisation, its figures alone, all of them, as they are today.',
  params: organisationParams,
  query: z.object({
    organization: z
      .string()
      .optional()
      .describe('slug of one of the caller’s own organisations; empty or absent: all organisations together'),
    ...dashboardQuery,
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: sectorStatisticsAnswerSchema },
  refusals: [400, 404],
});
