import { GOAL_DECISION_MAX, GOAL_INDICATORS, GOAL_STEPS_MAX, HISTORY_ACTIONS } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { seenVersionFields } from '../../seen-version.ts';
import { visibleName } from '../../visible-text.ts';
import { historyEntrySchema } from '../history.ts';

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
  .enum(GOAL_INDICATORS)
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

const path = '/api/v1/organization/:org/internal_organization_goals/';
const organisationParams = z.object({ org: z.string().describe('slug') });
const goalParams = organisationParams.extend({ indicator: z.enum(GOAL_INDICATORS) });

export const listGoals = defineEndpoint({
  id: 'listGoals',
  method: 'GET',
  path,
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The goals that an organisation set itself, one for each indicator',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(ownGoalSchema) },
  refusals: [404],
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
