import { endpoints, type QueryOf } from '@milieuspoor/contract';
import { type Language, SECTOR_LABELS, SECTORS } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import type { ProjectListFilters } from '../projects/project-list.queries.ts';
import { findProject } from '../projects/projects.queries.ts';
import { seenVersion } from '../projects/seen-version.ts';
import { toProject } from '../projects/to-project.ts';
import { listComparisons } from '../results/list-comparisons.ts';
import { listPoints } from '../results/list-points.ts';
import { listWithResults } from '../results/list-with-results.ts';
import type { AnswerCache } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { changeProjectLock, reopenProject } from './change-project-lock.ts';
import { createProject } from './create-project.ts';
import { updateProject } from './update-project.ts';

type FilterQuery = Omit<QueryOf<typeof endpoints.listProjectPoints>, 'set'>;

export function projectRoutes(dependencies: Dependencies, answers: AnswerCache): Route[] {
  const { database, clock } = dependencies;

  /** Returns null for an organisation that the caller has no part in: nobody learns whether it exists or is empty. */
  async function filtersOf(
    caller: Caller,
    query: FilterQuery,
    language: Language,
  ): Promise<ProjectListFilters | null> {
    const slug = query.organization__slug ?? null;
    if (slug !== null && !(await findOrganisationId(database.queries, caller.scope, slug))) return null;
    return {
      slug,
      search: query.search,
      status: query.project_status ?? null,
      sector: query.sector ?? null,
      workedOnBy: query.mine === true ? caller.accountId : null,
      language,
    };
  }

  return [
    route(endpoints.listProjects, async ({ caller, query, call }) => {
      const filters = await filtersOf(caller, query, call.language);
      if (!filters) return NOT_FOUND;
      const page = await listWithResults(database.queries, caller, {
        ...filters,
        ordering: query.ordering,
        set: query.set,
        page: query.page,
        pageSize: query.page_size,
      });
      return done(pageOf(endpoints.listProjects, query, page));
    }),
    route(endpoints.listProjectPoints, async ({ caller, query, call }) => {
      const filters = await filtersOf(caller, query, call.language);
      if (!filters) return NOT_FOUND;
      const work = async () => done(await listPoints(database.queries, caller.scope, filters, query.set));
      // Several organisations have no version together, and who works on a project is in none.
      const { slug, workedOnBy } = filters;
      if (slug === null || workedOnBy !== null) return work();
      return answers.answer(caller, {
        endpoint: endpoints.listProjectPoints,
        ...{ slug, asked: [query, call.language] },
        ...{ getVersion: () => getOrganisationVersion(database.queries, slug), work },
      });
    }),
    route(endpoints.listProjectComparisons, ({ caller, params }) =>
      listComparisons(database.queries, caller, params.uuid),
    ),
    route(endpoints.getProjectChoices, async ({ call }) =>
      done({
        actions: {
          POST: {
            sector: {
              choices: SECTORS.map((value) => ({ value, display_name: SECTOR_LABELS[call.language][value] })),
            },
          },
        },
      }),
    ),
    route(endpoints.createProject, async ({ caller, body, call }) => {
      const outcome = await createProject({ database, clock }, caller, body);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.getProject, async ({ caller, params, call }) => {
      const project = await findProject(database.queries, caller.scope, params.uuid);
      return project ? done(toProject(project, call.language)) : NOT_FOUND;
    }),
    route(
      endpoints.updateProject,
      async ({ caller, params, body, call }) => {
        const outcome = await updateProject({ database, clock }, caller, {
          id: params.uuid,
          input: body,
          seen: seenVersion(call.ifMatch, body),
          language: call.language,
        });
        return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
      },
      async ({ caller, params, language }) => {
        const project = await findProject(database.queries, caller.scope, params.uuid);
        return project && toProject(project, language);
      },
    ),
    route(endpoints.lockProject, async ({ caller, params, body, call }) => {
      const step = { id: params.uuid, reason: body.reason, shown: body.shown, locked: true };
      const outcome = await changeProjectLock(dependencies, caller, step);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.unlockProject, async ({ caller, params, body, call }) => {
      const step = { id: params.uuid, reason: body.reason, shown: body.shown, locked: false };
      const outcome = await changeProjectLock(dependencies, caller, step);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.reopenProject, async ({ caller, params, body, call }) => {
      const step = { id: params.uuid, reason: body.reason, shown: body.shown };
      const outcome = await reopenProject(dependencies, caller, step);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
  ];
}
