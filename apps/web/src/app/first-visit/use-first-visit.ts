import { endpoints } from '@milieuspoor/contract/client';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/session-queries.ts';
import { client } from '../../lib/client.ts';

interface FirstVisitState {
  /** whether a dashboard was explained to this person before, on whatever device */
  readonly explained: boolean;
  /** remembers that they read the explanation */
  readonly understood: () => void;
  /** shows it once more */
  readonly explainAgain: () => void;
}

/** Tells whether a dashboard must be explained to the person who looks, and remembers what they choose. */
export function useFirstVisit(): FirstVisitState {
  const queries = useQueryClient();
  // The guard of every screen fetched it.
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  return {
    explained: data?.dashboard_explained ?? true,
    understood: () => keep(queries, true),
    explainAgain: () => keep(queries, false),
  };
}

/** A failure to store it is not shown: the screen is as it was asked for, and the next visit explains once more. */
function keep(queries: QueryClient, explained: boolean): void {
  const body = { dashboard_explained: explained };
  queries.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...body });
  client.call(endpoints.updateCurrentUser, { body }).catch(() => {});
}
