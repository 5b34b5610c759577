import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { errorSentences } from '../../../../lib/faults/error-sentences.ts';
import { useNotify } from '../../../../ui/messages/notifications.tsx';

/**
 * Tells the provider, in the standard words, that a model is complete. If that fails, the model stays complete: the
 * user sees the failure on any screen, and can try again.
 */
export function useNotifyProvider(userUuid: string, project: Project) {
  const { t } = useTranslation();
  const notify = useNotify();
  return async function notifyProvider(done: string): Promise<void> {
    try {
      await client.call(endpoints.notifyOfAwardModel, {
        params: { user: userUuid },
        body: { organisation: project.organization, project: project.uuid },
      });
      notify(done);
    } catch (error) {
      const reason = errorSentences(error, t).join(' ');
      notify(t('tenders.complete.notNotified', { reason }), 'error', undefined, {
        label: t('tenders.complete.notifyAgain'),
        takesFocus: false,
        onClick: () => void notifyProvider(t('tenders.complete.notified')),
      });
    }
  };
}
