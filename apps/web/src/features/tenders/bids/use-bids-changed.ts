import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Fetches again what a changed bid has an effect on; settles when the bidders are up to date. */
export function useBidsChanged(projectUuid: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    // The project's own figures and what happened change along, but nobody waits for those.
    void queries.invalidateQueries({ queryKey: queryKeys.project(projectUuid) });
    void queries.invalidateQueries({ queryKey: queryKeys.projects });
    void queries.invalidateQueries({ queryKey: queryKeys.history });
    await queries.invalidateQueries({ queryKey: queryKeys.calculations(projectUuid) });
  }, [queries, projectUuid]);
}
