import type { Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { applicantsQuery } from '../../bids/bids-queries.ts';

interface RemoveCriterionDialogProps {
  readonly projectUuid: string;
  readonly criterion: Project['criteria'][number];
  readonly onRemove: () => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks whether to remove a criterion, and says what bidders lose by it. */
export function RemoveCriterionDialog(props: RemoveCriterionDialogProps) {
  const { projectUuid, criterion, onRemove, onClosed } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const { uuid, name } = criterion;
  const { data: bidders } = useQuery(applicantsQuery(projectUuid));
  const removal = useMutationOnce({ mutationFn: onRemove, onSuccess: () => setOpen(false) });
  return (
    <ConfirmDialog
      open={open}
      title={t('tenders.criteria.removal.title')}
      question={[
        t('tenders.criteria.removal.question', { name }),
        lossText(),
        t('tenders.criteria.removal.final'),
      ].join(' ')}
      confirmLabel={t('tenders.criteria.removal.confirm')}
      busy={removal.isPending}
      error={removal.error}
      onConfirm={() => removal.mutate()}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    />
  );

  function lossText(): string {
    // Until the bidders are known, and while bids are sealed, it can only say that they may lose something.
    if (!bidders || bidders.some(({ sealed }) => sealed)) return t('tenders.criteria.removal.unknown');
    const given = bidders.flatMap((bid) => {
      const value = bid.criteria.find((each) => each.uuid === uuid)?.value ?? null;
      // A bidder who was given nothing loses nothing.
      return value === null || value === 0 ? [] : [`${bid.name} ${formatEuro(value)}`];
    });
    return given.length === 0
      ? t('tenders.criteria.removal.nothing')
      : t('tenders.criteria.removal.lost', { given: given.join(', ') });
  }
}
