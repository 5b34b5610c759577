import type { Project } from '@milieuspoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newerProjectOf, type StaleProject } from '../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';

/**
 * Changes the state of a project. The screen shows the answer at once; if somebody else was first, it shows their
 * version, and `stale` says what they changed.
 */
export function useChangeProject<Variables>(
  project: Project,
  change: (variables: Variables) => Promise<Project>,
) {
  const queries = useQueryClient();
  const [stale, setStale] = useState<StaleProject | null>(null);
  const mutation = useMutationOnce({
    mutationFn: change,
    onMutate: () => setStale(null),
    onSuccess: (changed) => takeProject(queries, changed),
    onError: (error) => {
      // The requests before the failure may have succeeded.
      void queries.invalidateQueries({ queryKey: queryKeys.calculations(project.uuid) });
      const newer = newerProjectOf(error);
      if (!newer) return;
      setStale({ ...newer, seen: project });
      takeProject(queries, newer.current);
    },
  });
  const error = newerProjectOf(mutation.error) ? null : mutation.error;
  return { ...mutation, error, stale, forgetStale: () => setStale(null) };
}
