import type { Calculation } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useCalculationsChanged } from '../use-calculations-changed.ts';

type Changes = Partial<Pick<Calculation, 'name' | 'notes' | 'active'>> & {
  /** the revision that the change is based on; a change that overwrites nothing typed by others needs none */
  readonly seen?: number;
};

/**
 * Saves a change of one calculation, and is done when the list shows it. If it was refused because of a change by
 * somebody else, the list shows that change.
 */
export function useChangeCalculation(calculation: Pick<Calculation, 'uuid' | 'project' | 'name'>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useCalculationsChanged(calculation.project);
  return useMutationOnce({
    mutationFn: ({ seen, ...changes }: Changes) =>
      client.call(endpoints.updateCalculation, {
        params: { uuid: calculation.uuid },
        body: changes,
        ifMatch: seen?.toString(),
      }),
    onSuccess: changed,
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.status === 404 || error.status === 409) void changed();
      // The row is gone, and so is the place where this would be shown.
      if (error.status === 404) notify(t('calculations.row.gone', { name: calculation.name }), 'error');
    },
  });
}
