import type { Applicant, Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from '../../../../ui/messages/choice-dialog.tsx';
import { findStepAct, useStepAct } from '../../../../ui/step-acts.ts';
import { sortBids } from '../results/sort-bids.ts';
import { placeWords } from './place-words.ts';
import { winnerObstacle } from './winner-obstacle.ts';

interface ChooseWinnerStepProps {
  readonly project: Project;
  readonly bids: readonly Applicant[];
  /** another row is being filled in */
  readonly isEditing: boolean;
}

/** Asks who the winner is when the next step asks that: of the bids that can win, the first in rank first. */
export function ChooseWinnerStep({ project, bids, isEditing }: ChooseWinnerStepProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const possible = sortBids(
    bids.filter((bid) => !bid.sealed && !bid.active && winnerObstacle(bid, project, isEditing) === null),
    'fictional',
  );
  useStepAct('choose-winner', possible.length > 0 ? () => setAsking(true) : null);
  return (
    asking && (
      <ChoiceDialog
        title={t('bids.choose.title')}
        question={t('bids.choose.question')}
        options={possible.map((bid) => ({
          id: bid.uuid,
          label: bid.name,
          detail: t('bids.choose.detail', {
            place: placeWords(bid, bids, t) ?? t('bids.choose.noPlace'),
            price: formatEuro(bid.fictional_quote_price),
          }),
        }))}
        confirmLabel={t('bids.choose.confirm')}
        onConfirm={(uuid) => {
          setAsking(false);
          // The row asks why, if the bid is not the first alone.
          findStepAct(`choose-winner/${uuid}`)?.();
        }}
        onCancel={() => setAsking(false)}
      />
    )
  );
}
