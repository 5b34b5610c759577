import { type AnswerOf, type endpoints, PROJECT_POINTS_MOST, type ProjectPoint } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Scope } from '../../http/caller.ts';
import type { ProjectListFilters } from '../projects/project-list.queries.ts';
import { listProjectPoints } from '../projects/project-points.queries.ts';
import { listProjectSides, type ProjectSideRow } from './project-results.queries.ts';
import { toProjectResult, toProjectResultIn } from './to-project-result.ts';

/**
 * Returns all projects of a list as points, with what each comes to in one set (euro, kg CO2-eq). A map holds figures
 * against one another, so it has none of another set (D-93).
 */
export async function listPoints(
  queries: Queries,
  scope: Scope,
  filters: ProjectListFilters,
  set: SetCode,
  most = PROJECT_POINTS_MOST,
): Promise<AnswerOf<typeof endpoints.listProjectPoints>> {
  const { count, items } = await listProjectPoints(queries, scope, filters, most);
  const sides = await listProjectSides(
    queries,
    scope,
    items.map(({ id }) => id),
  );
  const sidesOf = Map.groupBy(sides, ({ projectId }) => projectId);
  const points = items.map((project) => ({
    uuid: project.id,
    organization: project.organisationSlug,
    project_name: project.name,
    project_location: project.location,
    latitude: project.latitude,
    longitude: project.longitude,
    project_status: project.status,
    ...figuresOf(sidesOf.get(project.id) ?? [], set),
  }));
  return { count, points };
}

function figuresOf(
  sides: readonly ProjectSideRow[],
  set: SetCode,
): Pick<ProjectPoint, 'result' | 'in_other_set'> {
  const found = toProjectResultIn(set, sides);
  if (!found) return { result: null, in_other_set: toProjectResult(sides) !== null };
  const { baseline, optimization, comparison, gaps, co2 } = found;
  return {
    result: {
      set,
      baseline,
      optimization,
      comparison,
      gaps,
      co2: { baseline: co2.baseline, optimization: co2.optimization, comparison: co2.comparison },
    },
    in_other_set: false,
  };
}
