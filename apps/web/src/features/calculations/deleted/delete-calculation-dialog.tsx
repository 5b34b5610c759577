import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { RESTORE_WINDOW_HOURS } from '@milieuspoor/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useCalculationsChanged } from '../use-calculations-changed.ts';

interface DeleteCalculationDialogProps {
  readonly calculation: Calculation;
  /** what is deleted with it */
  readonly consequence?: string | undefined;
  readonly onUndo: (calculation: Calculation) => void;
  /** called when the dialog is done; `undoHasFocus` tells whether the undo button has taken the focus */
  readonly onClosed: (outcome: { readonly deleted: boolean; readonly undoHasFocus: boolean }) => void;
  /** called when the undo button disappears while it has the focus */
  readonly onFocusLost: () => void;
}

/** ms: long enough to see what happened and to undo it; after that, the list under the table remains */
const UNDO_SHOWN_MS = 10_000;

/** Asks whether to delete a calculation, and deletes it. It is mounted while the question is open. */
export function DeleteCalculationDialog(props: DeleteCalculationDialogProps) {
  const { calculation, consequence, onUndo, onClosed, onFocusLost } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const deletion = useDeleteCalculation(calculation);
  const [open, setOpen] = useState(true);
  const byKeyboard = useRef(false);
  const confirm = () => {
    byKeyboard.current = document.activeElement?.matches(':focus-visible') ?? false;
    deletion.mutate(undefined, { onSuccess: () => setOpen(false) });
  };
  const closed = () => {
    onClosed({ deleted: deletion.isSuccess, undoHasFocus: deletion.isSuccess && byKeyboard.current });
    if (!deletion.isSuccess) return;
    // The offer to undo comes after the dialog has given the focus back, so that the offer can take it.
    notify(t('calculations.remove.done', { name: calculation.name }), 'success', UNDO_SHOWN_MS, {
      label: t('calculations.remove.undo'),
      onClick: () => onUndo(calculation),
      takesFocus: byKeyboard.current,
      onGone: (hadFocus) => hadFocus && onFocusLost(),
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('calculations.remove.title')}
      question={[
        t('calculations.remove.question', { name: calculation.name }),
        consequence,
        // That list is of an organisation's own calculations.
        calculation.applicant === null
          ? t('calculations.remove.restorable', { hours: RESTORE_WINDOW_HOURS })
          : t('calculations.remove.undoable'),
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t('calculations.remove.confirm')}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
      onClosed={closed}
    />
  );
}

function useDeleteCalculation(calculation: Pick<Calculation, 'uuid' | 'project'>) {
  const changed = useCalculationsChanged(calculation.project);
  return useMutationOnce({
    mutationFn: () => client.call(endpoints.deleteCalculation, { params: { uuid: calculation.uuid } }),
    onSuccess: changed,
  });
}
