import type { Applicant } from '@milieuspoor/contract';
import { dayAndTimeOf, formatEuro, formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../../charts/coverage/listed-mark.tsx';
import { Figure } from '../../../../ui/figure.tsx';
import { bidRemarks } from './bid-remarks.ts';
import { FigureCell } from './figure-cell.tsx';
import { placeWords } from './place-words.ts';

interface BidFiguresProps {
  readonly bid: Applicant;
  readonly bids: readonly Applicant[];
  readonly opened: boolean;
  /** its row shows the figures that decide and no more, or may */
  readonly folds: boolean;
  /** in which set its MKI is stated */
  readonly setMark: ReactNode;
}

/** Standings of which the reason stands in the column about the work. */
const SAID_ELSEWHERE = ['not-whole', 'beyond-baseline', 'set-aside'] as const;

function isSaidElsewhere(standing: Applicant['standing']): standing is (typeof SAID_ELSEWHERE)[number] {
  return SAID_ELSEWHERE.some((each) => each === standing);
}

/** What a bid comes to by the model of now, with the reason at the MKI where it is not scored. */
export function BidFigures({ bid, bids, opened, folds, setMark }: BidFiguresProps) {
  const { t } = useTranslation();
  const { sealed } = bid;
  return (
    <>
      <FigureCell
        label={t('bids.columns.fictional')}
        sealed={sealed}
        // A place among bids that were not opened would tell of them.
        remark={opened ? placeRemark() : null}
      >
        <Figure>{formatEuro(bid.fictional_quote_price)}</Figure>
      </FigureCell>
      <FigureCell label={t('bids.columns.mki')} sealed={sealed} remark={mkiRemark()}>
        <Figure mark={setMark}>{formatMki(bid.mki_value)}</Figure>
      </FigureCell>
      <FigureCell label={t('bids.columns.score')} sealed={sealed}>
        <Figure>{formatEuro(bid.mki_score)}</Figure>
      </FigureCell>
    </>
  );

  /** That nothing tells whether it is the same work stands in a column that a folded row does not show. */
  function placeRemark(): string | null {
    const place = placeWords(bid, bids, t) ?? notScored();
    const isUnchecked = folds && bid.standing === 'scored' && !bid.work;
    return isUnchecked ? [...(place ? [place] : []), t('bids.gaps.cell.unchecked')].join('. ') : place;
  }

  /** What stands here is all that a folded row says of a bid whose reason stands elsewhere in full. */
  function notScored(): string | null {
    if (!isSaidElsewhere(bid.standing)) return null;
    if (bid.standing === 'not-whole' && !bid.work?.known) return t('bids.place.unknown');
    return t('bids.place.none', { why: t(`bids.award.why.${bid.standing}`) });
  }

  function mkiRemark(): ReactNode {
    const { ruling } = bid;
    if (ruling)
      return t('bids.ruling.said', {
        ruling: t(`bids.standing.${ruling.as}`),
        since: dayAndTimeOf(ruling.since),
        reason: ruling.reason,
      });
    if (bid.standing === null) return null;
    // Its own column says why.
    if (isSaidElsewhere(bid.standing)) return null;
    if (bid.standing !== 'scored') return t(`bids.standing.${bid.standing}`);
    const remarks = bidRemarks(bid, t).map(({ text, ofWork }) =>
      ofWork ? <WorkMark key={text} bid={bid} text={text} /> : text,
    );
    if (remarks.length === 0) return null;
    return (
      <Box component="span" sx={SENTENCES}>
        {remarks.map((remark, place) => (place > 0 ? [' ', remark] : remark))}
      </Box>
    );
  }
}

/** px: where it is a column sentences take a few lines, and not one for each word */
const SENTENCES = { display: 'block', minWidth: { lg: 124 } } as const;

/** How the work differs though it is scored, with the posts of which it does. */
function WorkMark({ bid, text }: { readonly bid: Applicant; readonly text: string }) {
  const { project: uuid, uuid: applicant, project_calculation: calculation } = bid;
  if (!calculation) return text;
  const types = ['design-baseline', 'applicant'] as const;
  const project = { uuid, types, set: calculation.mki_set, applicant };
  return <ListedMark about={{ quantity: 'mki', project }}>{text}</ListedMark>;
}
