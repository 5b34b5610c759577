import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A change by staff: afterwards everything that was fetched is asked anew when it is shown. A weight or a calculation that
 * is valued again changes figures of every organisation, a membership what somebody may see.
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
    // Something may have been stored all the same, such as an invitation whose mail was not sent.
    onError: () => void refresh(),
  });
}
