import type { Calculation } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { useCalculationsChanged } from '../use-calculations-changed.ts';

interface Inclusion {
  /** the last choice, even while it is being saved */
  readonly included: boolean;
  readonly busy: boolean;
  readonly include: (wanted: boolean, onFailed: (error: unknown) => void) => void;
}

/** Stores at once whether a calculation goes into the report; it is done when the list has the resulting numbers. */
export function useIncludeInReport({ uuid, project, include_in_report }: Calculation): Inclusion {
  const changed = useCalculationsChanged(project);
  const change = useMutationOnce({
    // The report waits until the choice is stored.
    mutationKey: queryKeys.choosingForReport(project),
    mutationFn: (wanted: boolean) =>
      client.call(endpoints.updateCalculation, { params: { uuid }, body: { include_in_report: wanted } }),
    onSuccess: changed,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) void changed();
    },
  });
  return {
    included: change.isPending ? change.variables : include_in_report,
    busy: change.isPending,
    include: (wanted, onFailed) => change.mutate(wanted, { onError: onFailed }),
  };
}
