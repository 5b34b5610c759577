import type { Applicant, Project } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../../lib/client.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { useBidsChanged } from '../use-bids-changed.ts';
import { type BidDraft, changesOf, valuesOf } from './bid-draft.ts';

interface Saving {
  /** the bid as the user saw it; null for a new one */
  readonly seen: Applicant | null;
  readonly draft: BidDraft;
  /**
   * the revision that it is based on, if that is newer than the one that the user saw: the user overwrites it knowingly
   */
  readonly over?: number;
}

/** Stores a bid as it was filled in, and settles when the table shows it. */
export function useSaveBid(project: Pick<Project, 'uuid' | 'criteria'>) {
  const changed = useBidsChanged(project.uuid);
  return useMutationOnce({
    mutationFn: ({ seen, draft, over }: Saving) =>
      seen
        ? client.call(endpoints.updateApplicant, {
            params: { uuid: seen.uuid },
            body: changesOf(seen, draft, project),
            ifMatch: String(over ?? seen.revision),
          })
        : client.call(endpoints.createApplicant, {
            body: { project: project.uuid, ...valuesOf(draft, project) },
          }),
    onSuccess: changed,
    onError: (error) => {
      // The table then shows what somebody else did meanwhile.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void changed();
    },
  });
}
