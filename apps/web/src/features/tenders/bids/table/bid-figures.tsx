import type { Applicant } from '@milieuspoor/contract';
import { type BidStanding, formatEuro, formatMki } from '@milieuspoor/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../../ui/figure.tsx';
import { FigureCell } from './figure-cell.tsx';
import { placeWords } from './place-words.ts';

interface BidFiguresProps {
  readonly bid: Applicant;
  readonly bids: readonly Applicant[];
  readonly opened: boolean;
  /** says in which set its MKI is stated */
  readonly setMark: ReactNode;
}

/** Shows the figures of a bid by the current model. */
export function BidFigures({ bid, bids, opened, setMark }: BidFiguresProps) {
  const { t } = useTranslation();
  const { sealed } = bid;
  return (
    <>
      <FigureCell
        label={t('bids.columns.fictional')}
        sealed={sealed}
        // A place among bids that were not opened would reveal something about them.
        remark={opened ? placeRemark() : null}
      >
        <Figure>{formatEuro(bid.fictional_quote_price)}</Figure>
      </FigureCell>
      <FigureCell label={t('bids.columns.mki')} sealed={sealed}>
        <Figure mark={setMark}>{formatMki(bid.mki_value)}</Figure>
      </FigureCell>
      <FigureCell label={t('bids.columns.score')} sealed={sealed}>
        <Figure>{formatEuro(bid.mki_score)}</Figure>
      </FigureCell>
    </>
  );

  /** In a few words; the row below says in full why it is not scored. */
  function placeRemark(): string | null {
    switch (bid.standing) {
      case 'not-whole':
        return bid.work?.known ? notScored(bid.standing) : t('bids.place.unknown');
      case 'beyond-baseline':
      case 'set-aside':
        return notScored(bid.standing);
      default:
        return placeWords(bid, bids, t);
    }
  }

  function notScored(standing: Exclude<BidStanding, 'scored'>): string {
    return t('bids.place.none', { why: t(`bids.award.why.${standing}`) });
  }
}
