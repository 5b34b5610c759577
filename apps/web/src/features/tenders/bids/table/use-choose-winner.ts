import type { Applicant, Shown } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../../lib/client.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { useBidsChanged } from '../use-bids-changed.ts';

interface Choice {
  readonly active: boolean;
  /** the winner that the screen showed; null for nobody */
  readonly seen_winner: string | null;
  /** the bid that the screen showed */
  readonly shown: Shown;
  /** the reason, for a bidder who is not first alone */
  readonly winner_reason?: string;
}

/** Makes a bidder the winner in place of another one, or undoes that. */
export function useChooseWinner({ uuid, project }: Pick<Applicant, 'uuid' | 'project'>) {
  const changed = useBidsChanged(project);
  return useMutationOnce({
    mutationFn: (choice: Choice) =>
      client.call(endpoints.updateApplicant, { params: { uuid }, body: choice }),
    onSuccess: changed,
    onError: (error) => {
      // The screen is out of date: who is first, or whether the bid still exists.
      if (error instanceof ApiError && [400, 404, 409].includes(error.status)) void changed();
    },
  });
}
