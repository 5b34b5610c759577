import {
  type ListedProject,
  type OrderingOf,
  PROJECT_FIGURES,
  type ProjectFigure,
  type ProjectOrdering,
} from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller, Scope } from '../../http/caller.ts';
import {
  listProjectIds,
  listProjects,
  listProjectsById,
  type ProjectListFilters,
  type RowOrdering,
} from '../projects/project-list.queries.ts';
import { orderByFigure } from './order-by-figure.ts';
import { listProjectSides } from './project-results.queries.ts';
import { withResults } from './with-results.ts';

/** A page of a list of projects, by what stands in their rows or by what they come to. */
interface ListWithResults extends ProjectListFilters {
  readonly ordering: ProjectOrdering;
  /** the set of the figures to order by */
  readonly set: SetCode;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of projects as in the list: each with its result and its next step. */
export async function listWithResults(
  queries: Queries,
  caller: Caller,
  asked: ListWithResults,
): Promise<{ count: number; items: ListedProject[] }> {
  const { ordering } = asked;
  const { count, items } = isByRow(ordering)
    ? await listProjects(queries, caller.scope, { ...asked, ordering })
    : await pageByFigure(queries, caller.scope, { ...asked, ordering });
  return { count, items: await withResults(queries, caller, items, asked.language) };
}

type FigureOrdering = OrderingOf<readonly ProjectFigure[]>;

/** Whether two sides compare is decided by rules, not in SQL, so the figures of all projects are read for their order. */
async function pageByFigure(
  queries: Queries,
  scope: Scope,
  asked: ListWithResults & { readonly ordering: FigureOrdering },
) {
  const ids = await listProjectIds(queries, scope, asked);
  const ordered = orderByFigure(ids, await listProjectSides(queries, scope, ids), asked);
  const from = (asked.page - 1) * asked.pageSize;
  const items = await listProjectsById(queries, scope, ordered.slice(from, from + asked.pageSize));
  return { count: ids.length, items };
}

function isByRow(ordering: ProjectOrdering): ordering is RowOrdering {
  return !PROJECT_FIGURES.some((figure) => ordering === figure || ordering === `-${figure}`);
}
