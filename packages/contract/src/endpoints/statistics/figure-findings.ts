import {
  CALCULATION_TYPES,
  FINDING_KINDS,
  LIFE_CYCLE_MODULES,
  SCOPE_MEANINGS,
  SERIES_NAMES,
  UNDECLARED_QUANTITIES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { COLLECTION_CAP } from '../../collection-cap.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { commaList, organisationParams } from './statistic-parts.ts';
import { calculationStatisticsQuery } from './statistics.ts';

/** The largest number of findings in the list; the count is complete. */
export const FINDINGS_MAX = COLLECTION_CAP;

/** The largest number of post numbers in a row about several posts. */
export const NUMBERS_MAX = 50;

const namedSchema = z.object({ uuid: z.uuid(), name: z.string() });
const amountSchema = z.object({ quantity: z.number(), unit: z.string() });

const figureFindingSchema = z
  .object({
    project: namedSchema,
    kind: z.enum(FINDING_KINDS),
    side: z
      .enum(SERIES_NAMES)
      .nullable()
      .describe('at which it is found; null for what lies between the two'),
    calculation: namedSchema
      .extend({
        calculation_type: z.enum(CALCULATION_TYPES),
        uploaded: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
        uploaded_by: z.string().describe('who uploaded it; empty when nobody knows'),
      })
      .nullable()
      .describe('of the side; null where the finding is of no side'),
    blocks: z.boolean().describe('it keeps the sides from being compared'),
    posts: z.number().int().describe('how many posts it is about; 0 where that is not known'),
    post: z
      .object({ number: z.string(), product: z.string(), product_group: z.string() })
      .nullable()
      .describe('null where it is about a calculation as a whole, or about all such posts of a project'),
    numbers: z
      .array(z.string())
      .describe(
        `of a row about several posts of a project, the numbers of the first ${NUMBERS_MAX} of them; ` +
          'empty where the posts were only counted, and where `post` says which it is',
      ),
    modules: z.array(z.enum(LIFE_CYCLE_MODULES)).describe('in which it is; empty for all or none'),
    indicators: z
      .array(z.string())
      .describe('codes of what is missing; empty where it is something else, or was not kept'),
    mki_eur: z
      .number()
      .nullable()
      .describe(
        'what it weighs: what the other side declares there, or what the post itself comes to; null where that is not known',
      ),
    co2_kg: z.number().nullable().describe('the same in kg CO2-eq'),
    amounts: z
      .object({ baseline: amountSchema, optimization: amountSchema })
      .nullable()
      .describe('of a quantity or unit that differs'),
    meaning: z
      .enum(SCOPE_MEANINGS)
      .nullable()
      .describe('what somebody said the empty cells, or the missing post, mean; null where nobody did'),
    answered: z
      .object({
        by: z.string().describe('who said so; empty when nobody knows'),
        at: z.string().describe('when, of several times the last: dd/mm/yyyy hh:mm:ss, Dutch local time'),
      })
      .nullable()
      .describe('null where nobody did'),
  })
  .meta({ id: 'FigureFinding' });
export type FigureFinding = z.output<typeof figureFindingSchema>;

export const figureFindingsSchema = collectionOf(figureFindingSchema);
export type FigureFindingsAnswer = z.output<typeof figureFindingsSchema>;

export const listFigureFindings = defineEndpoint({
  id: 'listFigureFindings',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_figure_findings/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'What a figure of the statistics leaves out, and what is told of a comparison',
  description:
    'Takes the question of the calculation statistics, and what of the answer it is about: with a side a figure of that ' +
    'side, without one the comparison of both. Of one project posts are listed, what keeps the sides from being compared ' +
    'first and then by weight. Of several projects, a comparison lists each kind once for each project, ' +
    'with the numbers of the posts where they were looked at, and a figure also the posts that leave it undeclared. What was ' +
    'answered with not-applicable is listed too, by who said so and on which day.',
  params: organisationParams,
  query: z.object({
    ...calculationStatisticsQuery,
    project_calculation_uuid: commaList(z.uuid())
      .refine(([baseline, other, ...more]) => other && other !== baseline && more.length === 0)
      .optional()
      .describe(
        'needs a project: two of its calculations that are held against one another, active or not, the baseline first; ' +
          'types and bidder then say nothing',
      ),
    quantity: z.enum(UNDECLARED_QUANTITIES),
    side: z.enum(SERIES_NAMES).optional().describe('of one figure; absent for the comparison of both sides'),
    module: z.enum(LIFE_CYCLE_MODULES).optional().describe('of mki or co2: in this life-cycle module'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: figureFindingsSchema },
  refusals: [400, 404],
});
