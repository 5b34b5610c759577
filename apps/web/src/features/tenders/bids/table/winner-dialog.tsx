import { needsWinnerReason } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { BidRemarkText } from './bid-remark-text.tsx';
import { choiceCautions } from './bid-remarks.ts';
import { placeOfChoice } from './place-of-choice.ts';
import type { WinnerChoice } from './use-winner-choice.ts';

/**
 * Shows what a user must know of a bid before it wins: in what it is not simply complete. If the bid is not first
 * alone, it also says who is first and by how much, and asks why this bid is the winner all the same.
 */
export function WinnerDialog({ choice }: { readonly choice: WinnerChoice }) {
  const { t } = useTranslation();
  const { bid, bids } = choice.asked;
  const cautions = choiceCautions(bid, t).map((remark) => (
    <BidRemarkText key={remark.text} bid={bid} remark={remark} />
  ));
  const dialog = {
    open: choice.asking === 'open',
    title: t('corrections.winner.title', { name: bid.name }),
    confirmLabel: t('corrections.winner.confirm'),
    busy: choice.isPending,
    error: choice.error,
    changed: choice.changed,
    onLookAgain: choice.lookAgain,
    onCancel: choice.cancel,
    onClosed: choice.close,
  };
  if (!needsWinnerReason(bid))
    return (
      <ConfirmDialog
        {...dialog}
        question={t('bids.cautions.lead', { name: bid.name })}
        takesNothing
        onConfirm={() => choice.confirm()}
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {cautions.map((caution) => (
            <li key={caution.key}>{caution}</li>
          ))}
        </Box>
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      {...dialog}
      lines={[placeOfChoice(bid, bids, t), ...cautions, t('corrections.winner.recorded')]}
      label={t('corrections.winner.reason')}
      field="winner_reason"
      failed={t('corrections.winner.failed')}
      onConfirm={choice.confirm}
    />
  );
}
