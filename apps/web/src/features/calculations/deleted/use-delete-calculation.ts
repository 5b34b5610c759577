import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { useCalculationsChanged } from '../use-calculations-changed.ts';

export function useDeleteCalculation(calculation: Pick<Calculation, 'uuid' | 'project'>) {
  const changed = useCalculationsChanged(calculation.project);
  return useMutationOnce({
    mutationFn: () => client.call(endpoints.deleteCalculation, { params: { uuid: calculation.uuid } }),
    onSuccess: changed,
  });
}
