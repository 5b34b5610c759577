import type { Applicant } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useBidsChanged } from './use-bids-changed.ts';

interface DeleteBidDialogProps {
  readonly bid: Applicant;
  readonly onRestore: (bid: Applicant) => void;
  /** called when it is over; `losesFocus` says that the element that had the focus is gone */
  readonly onClosed: (outcome: { readonly losesFocus: boolean }) => void;
  readonly onFocusLost: () => void;
}

/** ms: long enough to see what happened and to change one's mind */
const UNDO_SHOWN_MS = 10_000;

/** Asks whether to delete a bidder, and deletes it with its calculation. It is mounted while it asks. */
export function DeleteBidDialog({ bid, onRestore, onClosed, onFocusLost }: DeleteBidDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useBidsChanged(bid.project);
  const [open, setOpen] = useState(true);
  const byKeyboard = useRef(false);
  const deletion = useMutationOnce({
    mutationFn: () => client.call(endpoints.deleteApplicant, { params: { uuid: bid.uuid } }),
    onSuccess: changed,
  });
  const confirm = () => {
    byKeyboard.current = document.activeElement?.matches(':focus-visible') ?? false;
    deletion.mutate(undefined, { onSuccess: () => setOpen(false) });
  };
  const closed = () => {
    onClosed({ losesFocus: deletion.isSuccess && !byKeyboard.current });
    if (!deletion.isSuccess) return;
    notify(t('bids.remove.done', { name: bid.name }), 'success', UNDO_SHOWN_MS, {
      label: t('bids.remove.undo'),
      onClick: () => onRestore(bid),
      takesFocus: byKeyboard.current,
      onGone: (hadFocus) => hadFocus && onFocusLost(),
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('bids.remove.title')}
      question={[
        t('bids.remove.question', { name: bid.name }),
        ...(bid.active ? [t('bids.remove.winner')] : []),
        t('bids.remove.undoable'),
      ].join(' ')}
      confirmLabel={t('bids.remove.confirm')}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
      onClosed={closed}
    />
  );
}

/** Restores a deleted bidder; says so, or says why it can't, even to a user who has gone to another screen. */
export function useRestoreBid(projectUuid: string) {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useBidsChanged(projectUuid);
  return useMutationOnce({
    mutationFn: ({ uuid }: Pick<Applicant, 'uuid' | 'name'>) =>
      client.call(endpoints.restoreApplicant, { params: { uuid } }),
    onSuccess: async ({ name }) => {
      await changed();
      notify(t('bids.remove.restored', { name }));
    },
    onError: (error, { name }) =>
      notify(`${t('bids.remove.restoreFailed', { name })} ${errorSentences(error, t).join(' ')}`, 'error'),
  });
}
