import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A change by staff. Afterwards all data is fetched again when it is shown. A weight or a revalued calculation changes
 * figures of every organisation, and a membership changes what somebody may see.
 */
export function useAdminChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      await refresh();
      onDone(answer, input);
    },
    // Something may be stored even so, such as an invitation whose mail was not sent.
    onError: () => void refresh(),
  });
}
