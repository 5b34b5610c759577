import type { Applicant, Project } from '@milieuspoor/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSealedBids } from '../../../../lib/has-sealed-bids.ts';
import { EmailOutlined as LetterIcon } from '../../../../ui/icons/email-outlined.ts';
import { ReasonedIconButton } from '../../../../ui/reasoned-icon-button.tsx';
import { LetterDialog } from './letter-dialog.tsx';

/** Tells whether there is an award to write to bidders about. The server checks the same. */
export function isAwardTold(
  project: Pick<Project, 'seal_bids' | 'bids_opened' | 'emvi_status'>,
  bids: readonly Pick<Applicant, 'active'>[],
): boolean {
  return !hasSealedBids(project) && project.emvi_status === 'Locked' && bids.some(({ active }) => active);
}

/** The button for the letter to a bidder; it asks first when the letter is sent. */
export function LetterAction({ bid }: { readonly bid: Pick<Applicant, 'uuid' | 'name' | 'project'> }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ReasonedIconButton
        label={t('bids.letter.open', { name: bid.name })}
        icon={<LetterIcon />}
        onClick={() => setAsking(true)}
      />
      {asking && <LetterDialog bid={bid} onClosed={() => setAsking(false)} />}
    </>
  );
}
