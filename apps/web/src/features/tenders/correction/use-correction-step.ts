import type { Project } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';

/** Begins a correction of a project with its reason, or ends the running one if there is no reason. */
export function useCorrectionStep({ uuid }: Pick<Project, 'uuid'>) {
  const queries = useQueryClient();
  return useMutationOnce({
    mutationFn: (reason: string | null) =>
      reason === null
        ? client.call(endpoints.endCorrection, { params: { uuid } })
        : client.call(endpoints.beginCorrection, { params: { uuid }, body: { reason } }),
    onSuccess: (project) => takeProject(queries, project),
    onError: (error) => {
      // Somebody else was first: the current state is shown beside the reason of the refusal.
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: queryKeys.project(uuid) });
    },
  });
}
