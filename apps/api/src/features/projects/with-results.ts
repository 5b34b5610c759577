import type { ListedProject } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Scope } from '../../http/caller.ts';
import { listProjectSides } from './project-results.queries.ts';
import type { ProjectRow } from './projects.queries.ts';
import { toProject } from './to-project.ts';
import { toProjectResult, toProjectResultIn } from './to-project-result.ts';

/** Some projects as the list states them: each with what it comes to. */
export async function withResults(
  queries: Queries,
  scope: Scope,
  projects: readonly ProjectRow[],
  language: Language,
): Promise<ListedProject[]> {
  const sides = await listProjectSides(
    queries,
    scope,
    projects.map(({ id }) => id),
  );
  const byProject = Map.groupBy(sides, ({ projectId }) => projectId);
  return projects.map((project) => {
    const pair = byProject.get(project.id) ?? [];
    return {
      ...toProject(project, language),
      result: toProjectResult(pair),
      result_a2: toProjectResultIn('a2', pair),
    };
  });
}
