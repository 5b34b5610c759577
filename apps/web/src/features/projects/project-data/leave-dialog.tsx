import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';

interface LeaveDialogProps {
  /** whether something has been typed that is not saved */
  readonly unsaved: boolean;
}

/** Asks before a way out of the form takes along what was typed. */
export function LeaveDialog({ unsaved }: LeaveDialogProps) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t('projectData.leave.title')}
      question={t('projectData.leave.question')}
      confirmLabel={t('projectData.leave.confirm')}
      busy={false}
      error={null}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
