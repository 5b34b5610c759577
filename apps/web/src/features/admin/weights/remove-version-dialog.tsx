import type { WeightTableAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface RemoveVersionDialogProps {
  readonly table: WeightTableAnswer;
  readonly onClose: () => void;
}

/** Asks whether to delete a version that valued nothing. */
export function RemoveVersionDialog({ table, onClose }: RemoveVersionDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { uuid, version } = table;
  const removing = useAdminChange(
    () => client.call(endpoints.deleteWeightTable, { params: { table: uuid } }),
    () => {
      notify(t('admin.weights.removed', { version }));
      onClose();
    },
  );
  const title = t('admin.weights.remove', { version });
  return (
    <ConfirmDialog
      open
      title={title}
      question={t('admin.weights.removeQuestion', { version, set: IMPACT_SETS[table.set].name })}
      confirmLabel={title}
      busy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate(undefined)}
      onCancel={onClose}
    />
  );
}
