import {
  GOAL_DECISION_MAX,
  GOAL_STATUSES,
  GOAL_STEPS_MAX,
  HISTORY_ACTIONS,
  NO_FORECAST_REASONS,
  PROGRESS_INDICATORS,
  SET_CODES,
  UNDECIDED_REASONS,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { seenVersionFields } from '../../seen-version.ts';
import { visibleName } from '../../visible-text.ts';
import { historyEntrySchema } from '../history.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { progressValueSchema, statedYearsSchema } from './over-time.ts';

const stepSchema = z.object({
  year: z
    .number()
    .describe('whole; what is asked counts for work of which the design is completed in that year'),
  percent: z.number().describe('0 to 100, with one decimal at most'),
});

const decision = {
  decision_number: visibleName(GOAL_DECISION_MAX.number),
  decision_date: z.iso.date().nullable(),
  decision_text: visibleName(GOAL_DECISION_MAX.text).describe('with or instead of a number'),
  decision_url: visibleName(GOAL_DECISION_MAX.url).describe('http or https; empty for none'),
};

const pathFields = {
  start: stepSchema.nullable().describe('where the path begins; null: at the first step'),
  // A list beyond all sense is refused unread; the rule of ten says so at its field.
  steps: z.array(stepSchema).max(10 * GOAL_STEPS_MAX),
};

const revision = z.number().int().min(0).describe('0 as long as nobody set this goal');

const indicator = z
  .enum(PROGRESS_INDICATORS)
  .describe(
    'mki, co2 and primary_material: reduction against the baseline of each project, in percent; the others: share of the optimisation, in percent',
  );

export const ownGoalSchema = z
  .object({
    indicator,
    ...pathFields,
    steps: pathFields.steps.describe('by year; empty: there is no goal'),
    ...decision,
    revision,
    modified: z.string().nullable().describe('dd/mm/yyyy hh:mm:ss, Dutch local time; null: never set'),
  })
  .meta({ id: 'OwnGoal', description: 'What an organisation wants to reach, and by which decision' });
export type OwnGoalAnswer = z.output<typeof ownGoalSchema>;

export const ownGoalInputSchema = z.strictObject({
  ...pathFields,
  steps: pathFields.steps.describe(`1 to ${GOAL_STEPS_MAX}, years going up`),
  ...decision,
  revision: seenVersionFields.revision.optional(),
});
export type OwnGoalInput = z.output<typeof ownGoalInputSchema>;

const forecastYearSchema = z
  .object({
    year: z.number().int(),
    lower: z.number().describe('percent'),
    upper: z.number().describe('percent'),
  })
  .meta({ id: 'ForecastYear', description: 'Where the figure of a year lies in eight of ten cases' });

const goalFiguresSchema = ownGoalSchema
  .extend({
    recent: statedYearsSchema.describe(
      'the last years of all completed projects, taken together until two projects count',
    ),
    standing: z
      .object({
        status: z.enum(GOAL_STATUSES),
        reason: z
          .enum(UNDECIDED_REASONS)
          .nullable()
          .describe('why nothing can be said; null where something can'),
        target: stepSchema.describe('the step that comes next, or the last one when all have passed'),
        asked: z
          .number()
          .nullable()
          .describe('what the path asks of the last of the recent years, percent; null before it begins'),
        left: z
          .number()
          .nullable()
          .describe('percentage points to the target; below 0 when it is passed; null without a figure'),
      })
      .nullable()
      .describe('null without a goal'),
    forecast: z
      .object({
        years: z
          .array(forecastYearSchema)
          .describe(
            'from the last year with figures to that of the next step after it; empty: there is no forecast',
          ),
        reason: z.enum(NO_FORECAST_REASONS).nullable().describe('why there is none'),
      })
      .nullable()
      .describe('where the figure goes if the trend of the projects goes on; null without a goal'),
    running: z
      .object({
        ...progressValueSchema.omit({ weight: true, incomplete: true }).shape,
        together: z.number().nullable().describe('percent, of the recent years and the running projects'),
      })
      .describe(
        'the projects whose design is not completed and that have two calculations to compare; what was bid is not among them',
      ),
  })
  .meta({ id: 'GoalFigures' });
export type GoalFigures = z.output<typeof goalFiguresSchema>;

export const goalsAnswerSchema = z
  .object({
    set: z.enum(SET_CODES).describe('that of MKI and CO2; the other indicators do not depend on a set'),
    goals: z.array(goalFiguresSchema).describe('one for each indicator'),
  })
  .meta({ id: 'GoalsAnswer' });
export type GoalsAnswer = z.output<typeof goalsAnswerSchema>;

const path = '/api/v1/organization/:org/internal_organization_goals/';
const goalParams = organisationParams.extend({ indicator: z.enum(PROGRESS_INDICATORS) });

export const listGoals = defineEndpoint({
  id: 'listGoals',
  method: 'GET',
  path,
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The goals that an organisation set itself, and how it stands to them',
  description:
    'On course: the weighted figure of the last years, of at least two projects, lies on or above the path of the goal at the ' +
    'last of these years. No filter applies.',
  params: organisationParams,
  query: z.object({ set: z.enum(SET_CODES).default('a1') }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: goalsAnswerSchema },
  refusals: [400, 404],
});

export const setGoal = defineEndpoint({
  id: 'setGoal',
  method: 'POST',
  path: `${path}:indicator/`,
  access: 'own-goal.set',
  summary: 'Set a goal of an organisation, or replace it; for staff and its administrators',
  description:
    'With the header If-Match (a revision), or the field `revision` as it was read, a goal that is based on an older version ' +
    'is refused with 409 and the newer goal.',
  params: goalParams,
  versioned: ownGoalSchema,
  payload: { kind: 'json', schema: ownGoalInputSchema },
  answer: { kind: 'json', status: 200, schema: ownGoalSchema },
  refusals: [400, 404, 409],
});

export const removeGoal = defineEndpoint({
  id: 'removeGoal',
  method: 'DELETE',
  path: `${path}:indicator/`,
  access: 'own-goal.set',
  summary: 'Take a goal of an organisation away; for staff and its administrators',
  description:
    'With the header If-Match (a revision) another revision is refused with 409 and the newer goal.',
  params: goalParams,
  versioned: ownGoalSchema,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 404, 409],
});

export const goalChangeSchema = historyEntrySchema
  .pick({ created: true, user_name: true, changes: true })
  .extend({ action: z.enum(HISTORY_ACTIONS).describe('deleted: the goal was taken away') })
  .meta({ id: 'GoalChange', description: 'Who set a goal, when, and what it was before' });
export type GoalChange = z.output<typeof goalChangeSchema>;

export const listGoalChanges = defineEndpoint({
  id: 'listGoalChanges',
  method: 'GET',
  path: `${path}:indicator/history/`,
  access: 'own-goal.read-history',
  summary: 'Who changed a goal of an organisation, newest first; not for viewers',
  params: goalParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(goalChangeSchema) },
  refusals: [404],
});
