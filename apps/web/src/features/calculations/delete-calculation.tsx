import type { Calculation } from '@milieuspoor/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useDeleteCalculation } from './use-delete-calculation.ts';

interface DeleteCalculationProps {
  readonly calculation: Calculation;
  /** it is over, with the calculation or without it */
  readonly onClosed: (deleted: boolean) => void;
}

/** Asks whether a calculation is to go, and lets it go. Mounted while the question stands. */
export function DeleteCalculation({ calculation, onClosed }: DeleteCalculationProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const deletion = useDeleteCalculation(calculation);
  const [open, setOpen] = useState(true);
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        notify(t('calculations.remove.done', { name: calculation.name }));
      },
    });
  return (
    <ConfirmDialog
      open={open}
      title={t('calculations.remove.title')}
      question={t('calculations.remove.question', { name: calculation.name })}
      confirmLabel={t('calculations.remove.confirm')}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(deletion.isSuccess)}
    />
  );
}
