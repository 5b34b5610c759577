import type { Applicant, Shown } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../../lib/client.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { useBidsChanged } from '../use-bids-changed.ts';

interface Choice {
  readonly active: boolean;
  /** who was the winner on the screen; null for nobody */
  readonly seen_winner: string | null;
  /** the bid as it was on the screen */
  readonly shown: Shown;
  /** why, of a bidder who is not first alone */
  readonly winner_reason?: string;
}

/** Makes a bidder the winner in place of another one, or takes that back. */
export function useChooseWinner({ uuid, project }: Pick<Applicant, 'uuid' | 'project'>) {
  const changed = useBidsChanged(project);
  return useMutationOnce({
    mutationFn: (choice: Choice) =>
      client.call(endpoints.updateApplicant, { params: { uuid }, body: choice }),
    onSuccess: changed,
    onError: (error) => {
      // What is on the screen is no longer so: who is first, or whether the bid is there.
      if (error instanceof ApiError && [400, 404, 409].includes(error.status)) void changed();
    },
  });
}
