import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { placeOfChoice } from './place-of-choice.ts';
import type { WinnerChoice } from './use-winner-choice.ts';

/** Says who is first and by how much, and asks why a bidder who is not first alone is the winner all the same. */
export function WinnerReasonDialog({ choice }: { readonly choice: WinnerChoice }) {
  const { t } = useTranslation();
  const { bid, bids } = choice.asked;
  return (
    <ReasonDialog
      open={choice.asking === 'open'}
      title={t('corrections.winner.title', { name: bid.name })}
      lines={[placeOfChoice(bid, bids, t), t('corrections.winner.recorded')]}
      label={t('corrections.winner.reason')}
      confirmLabel={t('corrections.winner.confirm')}
      field="winner_reason"
      failed={t('corrections.winner.failed')}
      busy={choice.isPending}
      error={choice.error}
      changed={choice.changed}
      onLookAgain={choice.lookAgain}
      onConfirm={choice.confirm}
      onCancel={choice.cancel}
      onClosed={choice.close}
    />
  );
}
