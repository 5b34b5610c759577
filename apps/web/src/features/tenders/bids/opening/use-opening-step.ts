import type { Project } from '@milieuspoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { useNotify } from '../../../../ui/messages/notifications.tsx';
import { useBidsChanged } from '../use-bids-changed.ts';

/** A step towards the opening of bids, as a request to the server. */
interface OpeningStep {
  readonly send: () => Promise<Project>;
  /** the message once it is done */
  readonly done: string;
  readonly onDone: () => void;
}

/** Takes a step towards the opening of a project's bids, and shows the result. */
export function useOpeningStep(project: Pick<Project, 'uuid'>, { send, done, onDone }: OpeningStep) {
  const notify = useNotify();
  const queries = useQueryClient();
  const changed = useBidsChanged(project.uuid);
  return useMutationOnce({
    mutationFn: () => send(),
    onSuccess: (answered: Project) => {
      takeProject(queries, answered);
      void queries.invalidateQueries({ queryKey: queryKeys.openingRequests });
      notify(done);
      onDone();
    },
    // The screen behind the dialog may be out of date.
    onError: () => void changed(),
  });
}
