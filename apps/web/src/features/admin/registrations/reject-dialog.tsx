import type { Registration } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface RejectDialogProps {
  readonly registration: Registration;
  readonly onClose: () => void;
}

/** Turns a registration down. */
export function RejectDialog({ registration: { uuid, email }, onClose }: RejectDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const rejecting = useAdminChange(
    () => client.call(endpoints.rejectRegistration, { params: { registration: uuid } }),
    () => {
      notify(t('admin.registrations.rejected', { email }));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      title={t('admin.registrations.rejectTitle')}
      question={t('admin.registrations.rejectQuestion', { email })}
      confirmLabel={t('admin.registrations.reject')}
      busy={rejecting.isPending}
      error={rejecting.error}
      onConfirm={() => rejecting.mutate(undefined)}
      onCancel={onClose}
    />
  );
}
