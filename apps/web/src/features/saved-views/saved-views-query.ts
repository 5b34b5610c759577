import type { SavedView } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The saved views that the user has of an organisation's dashboard: their own and the shared ones. */
export const savedViewsQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: ['saved-views', organisationSlug],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listSavedViews,
        { params: { org: organisationSlug } },
        signal,
      );
      return results;
    },
  });

/** The time that signing in waits for a view, ms. */
const WAIT_MS = 3000;

/** Returns the view that the user’s dashboard opens with; null without one, and where it can't be asked in time. */
export async function startViewOf(queries: QueryClient, organisationSlug: string): Promise<SavedView | null> {
  try {
    const views = await Promise.race([
      queries.fetchQuery(savedViewsQuery(organisationSlug)),
      nothingIn(WAIT_MS),
    ]);
    return views.find(({ starts }) => starts) ?? null;
  } catch {
    // The whole dashboard is better than none.
    return null;
  }
}

function nothingIn(ms: number): Promise<readonly SavedView[]> {
  return new Promise((resolve) => setTimeout(resolve, ms, []));
}
