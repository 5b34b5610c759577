import { COLLECTION_CAP, endpoints, type PromisesAnswer, type QueryOf } from '@milieuspoor/contract';
import {
  countPromiseObstacles,
  largestDeviationFirst,
  promiseTotals,
  type SetCode,
  setOfDataType,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf } from '../../http/collection.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { describeWeighing } from '../statistics/weighing.queries.ts';
import { askedPairs, concludeProject } from './conclude-project.ts';
import { listPromiseSides, listPromisingProjects, type PromiseSideRow } from './promises.queries.ts';
import { toPromise, toPromiseFigures } from './to-promise.ts';

export interface PromisesRequest {
  readonly slug: string;
  readonly query: QueryOf<typeof endpoints.listPromises>;
}

/** Returns what the projects of an organisation promised and what was built, the largest deviation first. */
export async function listPromises(
  queries: Queries,
  caller: Caller,
  { slug, query }: PromisesRequest,
): Promise<Outcome<PromisesAnswer>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const set = setOfDataType(query.project_data_type);
  const projects = await listPromisingProjects(queries, organisationId, {
    years: query.design_phase_complete_date__year ?? null,
    contractType: query.project_contract_type || null,
    sector: query.sector || null,
  });
  const sides = await listPromiseSides(queries, organisationId, projects.flatMap(askedPairs), set);
  const byProject = Map.groupBy(sides, ({ projectId }) => projectId);
  const concluded = projects.map((project) => concludeProject(project, byProject.get(project.id) ?? [], set));
  const total = promiseTotals(concluded);
  const from = (query.page - 1) * COLLECTION_CAP;
  const items = largestDeviationFirst(concluded)
    .slice(from, from + COLLECTION_CAP)
    .map(toPromise);
  const asked = {
    ...query,
    design_phase_complete_date__year: query.design_phase_complete_date__year?.join(','),
  };
  return done({
    ...pageOf(endpoints.listPromises, asked, { count: concluded.length, items }, { org: slug }),
    set,
    total: total && { projects: total.projects, ...toPromiseFigures(total) },
    left_out: [...countPromiseObstacles(concluded)],
    ...(await describeWeighing(
      queries,
      set,
      versionsOf(sides, set),
      versionsOf(
        sides.filter(({ weighed }) => weighed),
        set,
      ),
    )),
  });
}

function versionsOf(sides: readonly PromiseSideRow[], set: SetCode): Set<string> {
  return new Set(sides.flatMap(({ weightsVersions }) => weightsVersions[set] ?? []));
}
