import { type Calculation, endpoints } from '@milieuspoor/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { useCalculationsChanged } from './use-calculations-changed.ts';

type Changes = Partial<Pick<Calculation, 'name' | 'notes' | 'active'>>;

/** Saves a change of one calculation, and is done when the list shows it. */
export function useChangeCalculation(calculation: Pick<Calculation, 'uuid' | 'project'>) {
  const changed = useCalculationsChanged(calculation.project);
  return useMutation({
    mutationFn: (changes: Changes) =>
      client.call(endpoints.updateCalculation, { params: { uuid: calculation.uuid }, body: changes }),
    onSuccess: changed,
  });
}
