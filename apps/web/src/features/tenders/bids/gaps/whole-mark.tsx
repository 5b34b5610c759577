import type { Applicant } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GapsDialog } from './gaps-dialog.tsx';

interface WholeMarkProps {
  readonly bid: Applicant;
  readonly readOnly: boolean;
  /** a winner was chosen, so that decisions are closed */
  readonly isAwarded: boolean;
  /** the button to the questions about its work */
  readonly questions?: ReactNode;
}

/** Says below the file of a bid whether it declares all that is asked of it, with the button to the decisions about what it lacks. */
export function WholeMark({ bid, readOnly, isAwarded, questions }: WholeMarkProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'gone' | 'open' | 'closing'>('gone');
  const { name, gaps, decisions, standing, work, beside_others } = bid;
  const open = gaps.length - decisions.length;
  const mayDecide = !readOnly && !isAwarded;
  const said = state();
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', typography: 'body2' }}>
      {said !== null && <span>{said}</span>}
      {gaps.length > 0 && (
        <Button
          size="small"
          sx={{ px: 0, textAlign: 'left' }}
          aria-label={t(mayDecide ? 'bids.gaps.decideOf' : 'bids.gaps.lookOf', { name })}
          onClick={() => setDialog('open')}
        >
          {t(mayDecide ? 'bids.gaps.decide' : 'bids.gaps.look')}
        </Button>
      )}
      {questions}
      {dialog !== 'gone' && (
        <GapsDialog
          bid={bid}
          open={dialog === 'open'}
          readOnly={!mayDecide}
          isAwarded={isAwarded}
          onClose={() => setDialog('closing')}
          onClosed={() => setDialog('gone')}
        />
      )}
    </Box>
  );

  function state(): string | null {
    if (standing === 'set-aside') return t('bids.gaps.cell.setAside');
    if (gaps.length > 0 && open === 0) return t('bids.gaps.cell.counted');
    if (gaps.length > 0) return t('bids.gaps.cell.open', { count: open });
    if (standing === 'not-whole') return t('bids.gaps.cell.no');
    if (standing === 'beyond-baseline') return t('bids.gaps.cell.beyond');
    // The bid may be complete against a baseline that is not the one of the reference value.
    if (!work?.known || standing === 'other-reference') return null;
    // It declares what the baseline does, but not what another bid does; the remark at its MKI says what.
    if (beside_others.length > 0) return t('bids.gaps.cell.besideOthers');
    // The cells are empty, and somebody answered that there is nothing: the bid counts as complete by that answer, and
    // the reader must know.
    return t(bid.explained.length > 0 ? 'bids.gaps.cell.answered' : 'bids.gaps.cell.whole');
  }
}
