import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';

/** Fetches again everything that a changed calculation affects; resolves when the calculations are up to date. */
export function useCalculationsChanged(projectUuid: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    // A changed calculation changes the project's own figures and its place in the list, but nothing waits for those.
    void queries.invalidateQueries({ queryKey: queryKeys.project(projectUuid) });
    void queries.invalidateQueries({ queryKey: queryKeys.projects });
    await queries.invalidateQueries({ queryKey: queryKeys.calculations(projectUuid) });
  }, [queries, projectUuid]);
}
