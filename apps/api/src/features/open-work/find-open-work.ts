import {
  type Actor,
  dueStep,
  heaviestFirst,
  type Language,
  plannedCompletionLock,
  projectDataLock,
  SET_CODES,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listProjectIds, listProjectsById, listStepFacts } from '../projects/project-list.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { listProjectSides } from '../results/project-results.queries.ts';
import { stepOf } from '../results/step-of.ts';
import { toProjectResult } from '../results/to-project-result.ts';
import { EVERY_PAIR, type StatisticSource } from '../statistics/chosen-calculations.queries.ts';
import { pairOfEach, type RowPair } from '../statistics/row-pairs.ts';
import { listStatistics } from '../statistics/statistics.queries.ts';
import { findWeighing } from '../statistics/weighing.queries.ts';
import { figuresWork } from './figures-work.ts';
import { type AboutProject, type OpenWorkRow, openWorkRow } from './open-work-row.ts';

/** Everybody whose list it is reads the same rows, so the language of labels decides nothing. */
const ANY_LANGUAGE: Language = 'nl';

/**
 * Returns everything that is missing in the projects of an organisation on a day, 'yyyy-mm-dd', for somebody, in the
 * order of what it keeps out of the totals.
 */
export async function findOpenWork(
  queries: Queries,
  actor: Actor,
  { organisationId, today }: { readonly organisationId: string; readonly today: string },
): Promise<OpenWorkRow[]> {
  const scope = { kind: 'organisations', ids: [organisationId] } as const;
  const every = {
    slug: null,
    search: '',
    status: null,
    sector: null,
    workedOnBy: null,
    language: ANY_LANGUAGE,
  };
  const ids = await listProjectIds(queries, scope, every);
  const [projects, ofProjects, stepFacts, pairs, running, unconfirmed] = await Promise.all([
    listProjectsById(queries, scope, ids),
    listProjectSides(queries, scope, ids),
    listStepFacts(queries, scope, ids),
    pairsOf(queries, organisationId, COMPLETED),
    pairsOf(queries, organisationId, { kind: 'running' }),
    findUnconfirmedWeights(queries, actor, organisationId),
  ]);
  const sides = Map.groupBy(ofProjects, ({ projectId }) => projectId);
  const facts = new Map(stepFacts.map((row) => [row.projectId, row]));
  const rows = projects.flatMap((project) => {
    const about = { project, result: toProjectResult(sides.get(project.id) ?? []) };
    const known = facts.get(project.id);
    const next = known ? stepOf(project, known, actor, null) : null;
    const step = dueStep(next);
    return [
      ...(next && step
        ? [
            openWorkRow(about, actor, {
              subject: 'upload',
              // A completed design counts until the work as built is there.
              keeps_out: pairs.has(project.id) ? 'nothing' : 'project',
              ...{ step, tab: next.tab, by: next.by },
            }),
          ]
        : []),
      ...figuresWork(about, pairs.get(project.id) ?? running.get(project.id) ?? null, actor),
      ...passedDays(about, project, actor, today),
    ];
  });
  return heaviestFirst([...rows, ...unconfirmed]);
}

const COMPLETED: StatisticSource = { kind: 'pairs', projectIds: null, filter: EVERY_PAIR };

/** Returns the two compared calculations of each project, by its id. What is declared is the same in both sets. */
async function pairsOf(
  queries: Queries,
  organisationId: string,
  source: StatisticSource,
): Promise<ReadonlyMap<string, RowPair>> {
  return pairOfEach(
    await listStatistics(queries, {
      ...{ organisationId, source, set: 'a1' },
      ...{ level: 'project', productGroupId: null, productSubGroupId: null, withGroupsOfProjects: false },
    }),
  );
}

/** Returns the planned days of a project that went by without what was planned. */
function passedDays(about: AboutProject, project: ProjectRow, actor: Actor, today: string): OpenWorkRow[] {
  const days = [
    {
      planned: 'award' as const,
      day: project.plannedAwardDate,
      happened: project.designPhaseCompleteDate,
      lock: projectDataLock(project),
    },
    {
      planned: 'completion' as const,
      day: project.plannedCompletionDate,
      happened: project.projectCompleteDate,
      lock: plannedCompletionLock(project),
    },
  ];
  return days.flatMap(({ planned, day, happened, lock }) =>
    day !== null && happened === null && day < today
      ? openWorkRow(about, actor, {
          ...{ subject: 'date', keeps_out: 'nothing', planned, day, tab: 'project-data' },
          by: lock === null ? 'worker' : 'provider',
        })
      : [],
  );
}

/** Returns the sets of the completed projects with weights that nobody confirmed. */
async function findUnconfirmedWeights(
  queries: Queries,
  actor: Actor,
  organisationId: string,
): Promise<OpenWorkRow[]> {
  const rows: OpenWorkRow[] = [];
  for (const set of SET_CODES) {
    const { weights_unconfirmed: indicators } = await findWeighing(queries, {
      ...{ organisationId, source: COMPLETED, set },
    });
    if (indicators.length > 0)
      rows.push(
        openWorkRow(null, actor, {
          ...{ subject: 'weights', keeps_out: 'nothing', set, indicators, by: 'provider' },
        }),
      );
  }
  return rows;
}
