import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { newerProjectOf, type StaleProject } from './stale-project.ts';
import { takeProject } from './take-project.ts';

/** Changes a project as it was seen; refused when it has changed since (decision 94). */
export function changeProject(project: Project, body: ProjectChanges): Promise<Project> {
  return client.call(endpoints.updateProject, {
    params: { uuid: project.uuid },
    body,
    ifMatch: String(project.revision),
  });
}

/**
 * A change of a project's life. What it answers with is on the screen at once; when somebody else was first, theirs is,
 * and `stale` says what they changed.
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
      // What came before the failure may have been done.
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
