import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Fetches what a changed bid affects again; settles when the bidders are up to date. */
export function useBidsChanged(projectUuid: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    // The project's own figures and its history change too, but nobody waits for those.
    void queries.invalidateQueries({ queryKey: queryKeys.project(projectUuid) });
    void queries.invalidateQueries({ queryKey: queryKeys.projects });
    void queries.invalidateQueries({ queryKey: queryKeys.history });
    await queries.invalidateQueries({ queryKey: queryKeys.calculations(projectUuid) });
  }, [queries, projectUuid]);
}
