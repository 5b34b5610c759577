import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useCalculationsChanged } from '../use-calculations-changed.ts';

/**
 * Brings a deleted calculation back; says so, and says why when it can't, also to who has gone to another screen.
 * `onRestored` is told when the list shows it. By then the button that was pressed is gone, and what is said to `mutate`
 * is not heard any more.
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
