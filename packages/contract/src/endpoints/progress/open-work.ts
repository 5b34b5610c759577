import {
  CALCULATION_TYPES,
  DUE_STEPS,
  FINDING_KINDS,
  KEPT_OUT,
  LIFE_CYCLE_MODULES,
  OPEN_WORK_SUBJECTS,
  PROJECT_STATUSES,
  PROJECT_TABS,
  SERIES_NAMES,
  SET_CODES,
  UNDECLARED_QUANTITIES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';

const openWorkSchema = z
  .object({
    subject: z
      .enum(OPEN_WORK_SUBJECTS)
      .describe(
        'upload: figures that are due; figures: what those that came leave out; date: a planned day that went by; weights: ' +
          'weights that nobody confirmed',
      ),
    project: z
      .object({ uuid: z.uuid(), name: z.string(), project_status: z.enum(PROJECT_STATUSES) })
      .nullable()
      .describe('null for what is of the organisation as a whole'),
    keeps_out: z.enum(KEPT_OUT).describe('what it keeps out of the totals, now or once a phase is complete'),
    mki: z
      .number()
      .nullable()
      .describe(
        'MKI of the side of the project that is known, the baseline first, euro; null where neither is',
      ),
    set: z.enum(SET_CODES).nullable().describe('of that MKI, or of the weights'),
    step: z.enum(DUE_STEPS).nullable().describe('of an upload: the step by which it comes in'),
    finding: z.enum(FINDING_KINDS).nullable().describe('of figures: what is wrong'),
    quantities: z
      .array(z.enum(UNDECLARED_QUANTITIES))
      .describe('of figures: the quantities that it is about'),
    side: z.enum(SERIES_NAMES).nullable().describe('of figures: at which it is; null between both'),
    calculation_type: z.enum(CALCULATION_TYPES).nullable().describe('of the calculation of that side'),
    posts: z.number().int().describe('of figures: how many posts; 0 where it is not about posts'),
    modules: z.array(z.enum(LIFE_CYCLE_MODULES)).describe('in which it is; empty for all or none'),
    indicators: z.array(z.string()).describe('whose weight nobody confirmed'),
    planned: z.enum(['award', 'completion']).nullable().describe('of a date: which day was planned'),
    day: z.string().nullable().describe('yyyy-mm-dd, of a date'),
    tab: z.enum(PROJECT_TABS).nullable().describe('where it is mended; null for what is not on a tab'),
    by: z.enum(['worker', 'provider']).describe('who can mend it'),
    mine: z.boolean().describe('true if the caller can'),
  })
  .meta({ id: 'OpenWork', description: 'Something that is missing' });
export type OpenWork = z.output<typeof openWorkSchema>;

const openWorkAnswerSchema = collectionOf(openWorkSchema)
  .extend({ mine: z.number().int().describe('how many of all of them the caller can mend') })
  .meta({ id: 'OpenWorkAnswer' });
export type OpenWorkAnswer = z.output<typeof openWorkAnswerSchema>;

export const listOpenWork = defineEndpoint({
  id: 'listOpenWork',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_open_work/',
  access: 'project.list',
  summary: 'What is missing in an organisation’s projects, by what it keeps out of the totals',
  description:
    'Whole projects come first, then quantities of a project, then what keeps nothing out; each with the largest known MKI of ' +
    'its project first, in euro.',
  params: organisationParams,
  query: z.object({
    ...pageQuery,
    page_size: z.coerce.number().int().min(1).max(100).default(25),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: openWorkAnswerSchema },
  refusals: [400, 404],
});
