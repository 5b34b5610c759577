import { useMutation, useQueryClient } from '@tanstack/react-query';
import { membersKey } from './member-queries.ts';

/** A change among the members of an organisation: afterwards they are fetched again, even when it failed. */
export function useMemberChange<Input, Answer>(
  organisationSlug: string,
  change: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: membersKey(organisationSlug) });
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      await refresh();
      onDone(answer, input);
    },
    onError: () => void refresh(),
  });
}
