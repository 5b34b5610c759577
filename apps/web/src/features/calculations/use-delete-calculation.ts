import { type Calculation, endpoints } from '@milieuspoor/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { useCalculationsChanged } from './use-calculations-changed.ts';

export function useDeleteCalculation(calculation: Pick<Calculation, 'uuid' | 'project'>) {
  const changed = useCalculationsChanged(calculation.project);
  return useMutation({
    mutationFn: () => client.call(endpoints.deleteCalculation, { params: { uuid: calculation.uuid } }),
    onSuccess: changed,
  });
}
