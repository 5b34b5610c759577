import type { OwnGoalInput } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import type { ProgressIndicator } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';

interface GoalPlace {
  readonly organisationSlug: string;
  readonly indicator: ProgressIndicator;
  readonly onDone: (what: 'saved' | 'removed') => void;
}

/** Stores a goal, or takes it away; the goals are fetched again, also after a refusal, for somebody else may have been first. */
export function useSaveGoal({ organisationSlug, indicator, onDone }: GoalPlace) {
  const queries = useQueryClient();
  const params = { org: organisationSlug, indicator };
  const settled = {
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [...queryKeys.statistics, 'goals', organisationSlug] });
      await queries.invalidateQueries({ queryKey: [...queryKeys.history, 'goals', organisationSlug] });
    },
  };
  const saving = useMutationOnce({
    mutationFn: (body: OwnGoalInput): Promise<unknown> => client.call(endpoints.setGoal, { params, body }),
    onSuccess: () => onDone('saved'),
    ...settled,
  });
  const removing = useMutationOnce({
    mutationFn: (revision: number): Promise<unknown> =>
      client.call(endpoints.removeGoal, { params, ifMatch: String(revision) }),
    onSuccess: () => onDone('removed'),
    ...settled,
  });
  return { saving, removing };
}
