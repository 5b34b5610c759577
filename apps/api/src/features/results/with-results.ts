import type { ListedProject } from '@milieuspoor/contract';
import { type Language, seesBids } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { listWinnable } from '../award/winner/list-winnable.ts';
import { listStepFacts } from '../projects/project-list.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { toProject } from '../projects/to-project.ts';
import { listProjectSides } from './project-results.queries.ts';
import { stepOf } from './step-of.ts';
import { toProjectResult, toProjectResultIn } from './to-project-result.ts';

/** Returns some projects as in the list: each with its result and its next step. */
export async function withResults(
  queries: Queries,
  caller: Caller,
  projects: readonly ProjectRow[],
  language: Language,
): Promise<ListedProject[]> {
  const ids = projects.map(({ id }) => id);
  const sides = await listProjectSides(queries, caller.scope, ids);
  const facts = await listStepFacts(queries, caller.scope, ids);
  const sidesByProject = Map.groupBy(sides, ({ projectId }) => projectId);
  const factsByProject = new Map(facts.map((row) => [row.projectId, row]));
  const stepOfListed = (project: ProjectRow, winnerPossible: boolean | null) => {
    const known = factsByProject.get(project.id);
    return known ? stepOf(project, known, caller, winnerPossible) : null;
  };
  // Only users who see bids read whether a bid can win. It is looked up only where it decides the next step.
  const choosing = seesBids(caller)
    ? projects.filter((project) => stepOfListed(project, null)?.step === 'choose-winner')
    : [];
  const winnable = await listWinnable(queries, choosing);
  return projects.map((project) => {
    const pair = sidesByProject.get(project.id) ?? [];
    return {
      ...toProject(project, language),
      result: toProjectResult(pair),
      result_a2: toProjectResultIn('a2', pair),
      next_step: stepOfListed(project, choosing.includes(project) ? winnable.has(project.id) : null),
    };
  });
}
