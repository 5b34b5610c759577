import { endpoints, type GoalChange, type OwnGoalInput } from '@milieuspoor/contract';
import { formatModified, toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import type { AnswerCache } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { type GoalContents, removeGoal, setGoal } from './change-goal.ts';
import { getGoals } from './get-goals.ts';
import { type GoalChangeRow, listGoalChanges } from './goals.queries.ts';
import { toOwnGoal } from './to-own-goal.ts';

/** A goal is set a few times in its life; older changes stand in the history of all. */
const CHANGES_MAX = 100;

/** The routes of the goals that an organisation sets itself. */
export function goalRoutes(dependencies: Dependencies, answers: AnswerCache): Route[] {
  const { clock, database } = dependencies;
  const { queries } = database;
  return [
    route(endpoints.listGoals, ({ caller, params: { org }, query: { set } }) => {
      // A step passes when a year ends, though nothing is written then.
      const thisYear = Number(toIsoDay(clock.now()).slice(0, 4));
      return answers.answer(caller, {
        endpoint: endpoints.listGoals,
        slug: org,
        asked: [set, thisYear],
        getVersion: () => getOrganisationVersion(queries, org),
        work: () => getGoals(queries, caller, { slug: org, set, thisYear }),
      });
    }),
    route(endpoints.setGoal, async ({ caller, params: { org, indicator }, body, call }) => {
      const seen = call.ifMatch === null ? (body.revision ?? null) : Number(call.ifMatch);
      const outcome = await setGoal(dependencies, caller, { slug: org, indicator, seen }, contentsOf(body));
      return outcome.ok ? done(toOwnGoal(outcome.value)) : outcome;
    }),
    route(endpoints.removeGoal, ({ caller, params: { org, indicator }, call }) => {
      const seen = call.ifMatch === null ? null : Number(call.ifMatch);
      return removeGoal(dependencies, caller, { slug: org, indicator, seen });
    }),
    route(endpoints.listGoalChanges, async ({ caller, params: { org, indicator } }) => {
      if (!(await findOrganisationId(queries, caller.scope, org))) return NOT_FOUND;
      const rows = await listGoalChanges(queries, caller.scope, { slug: org, indicator, most: CHANGES_MAX });
      return done(collection(rows.map(toGoalChange)));
    }),
  ];
}

function contentsOf(body: OwnGoalInput): GoalContents {
  return {
    start: body.start,
    steps: body.steps,
    decisionNumber: body.decision_number,
    decisionDate: body.decision_date,
    decisionText: body.decision_text,
    decisionUrl: body.decision_url,
  };
}

function toGoalChange({ occurredAt, actorName, action, changes }: GoalChangeRow): GoalChange {
  return { created: formatModified(occurredAt), user_name: actorName, action, changes: { ...changes } };
}
