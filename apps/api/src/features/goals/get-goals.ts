import type { GoalsAnswer } from '@milieuspoor/contract';
import {
  PROGRESS_INDICATORS,
  type ProgressIndicator,
  progressMeasure,
  type SetCode,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { listPairedProjects } from '../progress/progress-projects.queries.ts';
import { projectSides } from '../progress/project-sides.ts';
import { EVERY_PAIR, type StatisticSource } from '../statistics/chosen-calculations.queries.ts';
import { listStatistics } from '../statistics/statistics.queries.ts';
import { listGoals } from './goals.queries.ts';
import { toGoalFigures } from './to-goal-figures.ts';
import { noGoal } from './to-own-goal.ts';

interface GoalsRequest {
  readonly slug: string;
  readonly set: SetCode;
  readonly thisYear: number;
}

/**
 * Returns the goals of an organisation within the caller's organisations, with how all of its projects stand to them:
 * a goal is the organisation's, so no filter applies.
 */
export async function getGoals(
  queries: Queries,
  caller: Caller,
  { slug, set, thisYear }: GoalsRequest,
): Promise<Outcome<GoalsAnswer>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const sidesIn = async (source: StatisticSource) =>
    projectSides(
      await listStatistics(queries, {
        ...{ organisationId, source, set, level: 'project', withGroupsOfProjects: false },
        ...{ productGroupId: null, productSubGroupId: null },
      }),
    );
  const goals = await listGoals(queries, caller.scope, slug);
  const projects = await listPairedProjects(queries, organisationId, EVERY_PAIR);
  const completed = await sidesIn({ kind: 'pairs', projectIds: null, filter: EVERY_PAIR });
  const running = [...(await sidesIn({ kind: 'running' })).values()];
  const figuresOf = (indicator: ProgressIndicator) => {
    const goal = goals.find((each) => each.indicator === indicator) ?? noGoal(indicator);
    return toGoalFigures(goal, {
      completed: projects.flatMap(({ id, year }) => {
        const sides = completed.get(id);
        return sides ? [{ year, measure: progressMeasure(indicator, sides) }] : [];
      }),
      running: running.map((sides) => progressMeasure(indicator, sides)),
      thisYear,
    });
  };
  return done({ set, goals: PROGRESS_INDICATORS.map(figuresOf) });
}
