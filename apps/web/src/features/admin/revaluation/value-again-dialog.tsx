import type { Revaluation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { outcomeSentences } from './outcome-sentences.ts';

interface ValueAgainDialogProps {
  readonly revaluation: Revaluation;
  /** gets what is stored then and what the file amounts to */
  readonly onValued: (revaluation: Revaluation) => void;
  readonly onClose: () => void;
}

/** Asks whether to replace the stored figures of one calculation, and says so when its project is closed. */
export function ValueAgainDialog({ revaluation, onValued, onClose }: ValueAgainDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { calculation, key } = revaluation;
  const { uuid, name, project_name: project, organization_name: organization, closed } = calculation;
  const valuing = useAdminChange(
    () =>
      client.call(endpoints.valueAgain, {
        params: { calculation: uuid },
        body: { key, closed_confirmed: closed !== null },
      }),
    (valued) => {
      notify(t('admin.revaluation.done', { name }));
      onValued(valued);
      onClose();
    },
  );
  const changes = outcomeSentences(revaluation, t).join('; ');
  const question = t('admin.revaluation.question', { name, project, organization, changes });
  return (
    <ConfirmDialog
      open
      title={t('admin.revaluation.chooseOf', { name })}
      question={
        closed
          ? `${question} ${t('admin.revaluation.questionClosed', { closed: t(`admin.revaluation.closed.${closed}`) })}`
          : question
      }
      confirmLabel={t('admin.revaluation.choose')}
      busy={valuing.isPending}
      error={valuing.error}
      onConfirm={() => valuing.mutate(undefined)}
      onCancel={onClose}
    />
  );
}
