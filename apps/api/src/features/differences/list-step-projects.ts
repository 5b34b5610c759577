import type { AnswerOf, endpoints, StepProject } from '@milieuspoor/contract';
import { COLLECTION_CAP } from '@milieuspoor/contract';
import { type ModuleIndicator, SERIES_NAMES, sumModules } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { findSource, type StatisticsRequest } from '../statistics/get-statistics.ts';
import { pairOfEach, type RowPair } from '../statistics/row-pairs.ts';
import { listStatistics } from '../statistics/statistics.queries.ts';
import { figuresOf, findComparedProjects, perProject } from './compared-projects.ts';
import { type DifferencesQuestion, listKindChanges } from './kind-changes.queries.ts';
import type { AskedStep } from './step-of-key.ts';
import { toQuestion } from './to-question.ts';

type Part = Pick<StepProject, 'amount' | 'posts'>;

/** Returns the projects in which a step is, within the caller's organisations, the largest part first. */
export async function listStepProjects(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
  step: AskedStep,
): Promise<Outcome<AnswerOf<typeof endpoints.listStepProjects>>> {
  const found = await findSource(queries, caller, request);
  if (!found.ok) return found;
  const question = await toQuestion(queries, found.value, request);
  const { projects } = (await findComparedProjects(queries, question))[step.indicator];
  const parts = await findParts(queries, question, step);
  const results = projects
    .flatMap(({ id, name, rows }): StepProject[] => {
      const part =
        step.division === 'module' ? partInModule(rows, step.indicator, step.place) : parts.get(id);
      return part && part.amount !== 0 ? [{ uuid: id, name, ...part }] : [];
    })
    .sort(
      (one, other) => Math.abs(other.amount) - Math.abs(one.amount) || one.name.localeCompare(other.name),
    );
  return done({
    count: results.length,
    ...{ next: null, previous: null, results: results.slice(0, COLLECTION_CAP) },
  });
}

/** Returns the part of each project in a step that the totals of whole calculations do not tell. */
async function findParts(
  queries: Queries,
  question: DifferencesQuestion,
  step: AskedStep,
): Promise<ReadonlyMap<string, Part>> {
  switch (step.division) {
    case 'module':
      return new Map();
    case 'kind': {
      const rows = await listKindChanges(queries, question);
      return new Map(
        rows
          .filter(({ kind }) => kind === step.kind)
          .map(({ projectId, mkiEur, co2Kg, mkiPosts, co2Posts }) => [
            projectId,
            step.indicator === 'mki'
              ? { amount: mkiEur, posts: mkiPosts }
              : { amount: co2Kg, posts: co2Posts },
          ]),
      );
    }
    case 'product_group': {
      const rows = await listStatistics(queries, perProject(question, step.groupId));
      return new Map(
        [...pairOfEach(rows)].map(([id, sides]) => [
          id,
          partOf(sides, (row) => sumModules(figuresOf(row, step.indicator))),
        ]),
      );
    }
  }
}

function partInModule(rows: RowPair, indicator: ModuleIndicator, place: number): Part {
  return partOf(rows, (row) => figuresOf(row, indicator)[place] ?? null);
}

/** Returns what the optimisation has less what the baseline has; a side without a figure spends nothing there. */
function partOf(sides: RowPair, figure: (row: RowPair['baseline']) => number | null): Part {
  const [baseline, optimization] = SERIES_NAMES.map((side) => figure(sides[side]) ?? 0);
  return { amount: (optimization ?? 0) - (baseline ?? 0), posts: null };
}
