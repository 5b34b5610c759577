import type { Applicant, Shown } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import type { GapChoice, ScopeSubject } from '@milieuspoor/domain';
import { client } from '../../../../lib/client.ts';
import { shownCalculation } from '../../../../lib/project-changes/shown.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { useBidsChanged } from '../use-bids-changed.ts';

interface Decided {
  readonly decisions: { readonly kind: ScopeSubject; readonly choice: GapChoice; readonly reason: string }[];
  readonly shown: Shown;
}

/** Stores the decisions about a bid, with what the screen showed. */
export function useDecideGaps({ uuid, project }: Pick<Applicant, 'uuid' | 'project'>, onStored: () => void) {
  const changed = useBidsChanged(project);
  return useMutationOnce({
    mutationFn: (body: Decided) => client.call(endpoints.decideGaps, { params: { uuid }, body }),
    onSuccess: async () => {
      await changed();
      onStored();
    },
    onError: (error) => {
      if (error instanceof ApiError && [400, 404, 409].includes(error.status)) void changed();
    },
  });
}

/** Returns what the screen showed to the user who decides. */
export function shownGaps({ gaps, decisions, project_calculation }: Applicant): Shown {
  return {
    bid_calculation: shownCalculation(project_calculation),
    gaps,
    gap_decisions: decisions.map(({ kind, choice, reason }) => ({ kind, choice, reason })),
  };
}
