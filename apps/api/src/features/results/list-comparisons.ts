import type { AnswerOf, endpoints, ProjectComparison } from '@milieuspoor/contract';
import { seesBids } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { bidReader } from '../bids/bid-reader.ts';
import { findProject } from '../projects/projects.queries.ts';
import { type ComparedSideRow, listComparedSides } from './project-results.queries.ts';
import { toProjectResultIn } from './to-project-result.ts';

/** Returns the differences between the compared active calculations of a project, or what prevents the comparison. */
export async function listComparisons(
  queries: Queries,
  caller: Caller,
  projectId: string,
): Promise<Outcome<AnswerOf<typeof endpoints.listProjectComparisons>>> {
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const sides = await listComparedSides(queries, caller.scope, {
    projectId: project.id,
    reader: seesBids(caller) ? bidReader(caller) : null,
  });
  const pairs = Map.groupBy(sides, ({ baselineId, optimizationId, set }) =>
    [baselineId, optimizationId, set].join(' '),
  );
  const results = [...pairs.values()].flatMap(toComparison);
  return done({ count: results.length, next: null, previous: null, results });
}

function toComparison(sides: readonly ComparedSideRow[]): ProjectComparison[] {
  const [first] = sides;
  const result = first && toProjectResultIn(first.set, sides);
  if (!result) return [];
  const { baselineId, optimizationId, set } = first;
  const { baseline: _baseline, optimization: _optimization, types: _types, co2, ...mki } = result;
  const { baseline: _ofBaseline, optimization: _ofOptimization, ...co2Compared } = co2;
  return [{ ...mki, baseline: baselineId, optimization: optimizationId, set, co2: co2Compared }];
}
