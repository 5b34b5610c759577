import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useCalculationsChanged } from '../use-calculations-changed.ts';

/**
 * Restores a deleted calculation. It says whether that succeeded, and why not, even to a user who has gone to another
 * screen. `onRestored` is called when the list shows the calculation. By then the button that was pressed is gone, so
 * callbacks passed to `mutate` are not called any more.
 */
export function useRestoreCalculation(projectUuid: string, onRestored?: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useCalculationsChanged(projectUuid);
  return useMutationOnce({
    mutationFn: ({ uuid }: Pick<Calculation, 'uuid' | 'name'>) =>
      client.call(endpoints.restoreCalculation, { params: { uuid } }),
    onSuccess: async ({ name, active }) => {
      await changed();
      notify(t(active ? 'calculations.restore.doneActive' : 'calculations.restore.done', { name }));
      onRestored?.();
    },
    onError: (error, { name }) =>
      notify(`${t('calculations.restore.failed', { name })} ${errorSentences(error, t).join(' ')}`, 'error'),
  });
}
