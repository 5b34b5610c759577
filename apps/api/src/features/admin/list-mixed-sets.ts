import type { ProjectOfSeveralSets } from '@milieuspoor/contract';
import { setMixture } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import {
  listProjectsOfSeveralSets,
  type ProjectOfSeveralSetsRow,
} from '../calculations/active-calculations.queries.ts';

/** Returns a page of the projects whose active calculations are in more than one set, in the form of the API. */
export async function listMixedSets(
  queries: Queries,
  page: number,
): Promise<{ count: number; items: ProjectOfSeveralSets[] }> {
  const { count, items } = await listProjectsOfSeveralSets(queries, page);
  return { count, items: items.map(toProjectOfSeveralSets) };
}

/** The target of a log line. */
interface Log {
  warn(details: object, sentence: string): void;
}

/** Logs these projects when the server starts: their figures are not compared until somebody repairs them. */
export async function reportMixedSets(queries: Queries, log: Log): Promise<void> {
  for (let page = 1; ; page++) {
    const { items } = await listProjectsOfSeveralSets(queries, page);
    if (items.length === 0) return;
    for (const project of items)
      log.warn(
        {
          project: project.id,
          organisation: project.organisationSlug,
          sets: setMixture(project.active)?.map(({ set, calculations }) => ({
            set,
            types: calculations.map(({ type }) => type),
          })),
        },
        'the active calculations of a project are of more than one set',
      );
  }
}

function toProjectOfSeveralSets(row: ProjectOfSeveralSetsRow): ProjectOfSeveralSets {
  return {
    uuid: row.id,
    project_name: row.name,
    organization: row.organisationSlug,
    organization_name: row.organisationName,
    calculations: (setMixture(row.active) ?? []).flatMap(({ set, calculations }) =>
      calculations.map(({ name, type }) => ({ name, calculation_type: type, mki_set: set })),
    ),
  };
}
