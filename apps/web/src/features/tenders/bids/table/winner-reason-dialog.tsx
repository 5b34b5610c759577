import type { Applicant } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { placeOfChoice } from './place-of-choice.ts';

interface WinnerReasonDialogProps {
  /** not first alone */
  readonly bid: Applicant;
  readonly bids: readonly Applicant[];
  readonly open: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

/** Says who is first and by how much, and asks why this bidder is the winner all the same. */
export function WinnerReasonDialog({ bid, bids, ...dialog }: WinnerReasonDialogProps) {
  const { t } = useTranslation();
  const winner = bids.find(({ active }) => active);
  const [before] = useState(winner?.uuid);
  const { error } = dialog;
  const overtaken = error instanceof ApiError && error.status === 409 && winner && winner.uuid !== before;
  return (
    <ReasonDialog
      {...dialog}
      title={t('corrections.winner.title', { name: bid.name })}
      lines={[placeOfChoice(bid, bids, t), t('corrections.winner.recorded')]}
      label={t('corrections.winner.reason')}
      confirmLabel={t('corrections.winner.confirm')}
      field="winner_reason"
      failed={
        overtaken
          ? t('corrections.winner.overtaken', { winner: winner.name, name: bid.name })
          : t('corrections.winner.failed')
      }
    />
  );
}
