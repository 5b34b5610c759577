import type { Applicant } from '@milieuspoor/contract';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { WinnerChoice } from './use-winner-choice.ts';
import { WinnerDialog } from './winner-dialog.tsx';

interface WinnerCellProps {
  readonly bid: Applicant;
  readonly choice: WinnerChoice;
  /** why it can't be ticked now; it stays in the tab order, so that the reason can be found */
  readonly disabledReason: string | undefined;
}

/**
 * The box that makes a bidder the winner. Somebody decides who wins, and the ranking never does so by itself; if the
 * ranking says otherwise, the user is asked for the reason.
 */
export function WinnerCell({ bid, choice, disabledReason }: WinnerCellProps) {
  const { t } = useTranslation();
  const { name, active: winner } = bid;
  const busy = choice.isPending;
  const disabled = disabledReason !== undefined;
  const label = t(winner ? 'bids.row.isWinner' : 'bids.row.makeWinner', { name });
  return (
    <TableCell role="cell" data-label={t('bids.columns.winner')}>
      <Tooltip title={disabledReason ?? ''} describeChild>
        <Checkbox
          checked={winner}
          onChange={disabled || busy ? undefined : choice.toggle}
          sx={disabled ? { opacity: 0.45, cursor: 'not-allowed' } : null}
          slotProps={{
            input: { 'aria-label': label, 'aria-disabled': disabled || busy, readOnly: disabled },
          }}
        />
      </Tooltip>
      {choice.asking !== 'no' && <WinnerDialog choice={choice} />}
    </TableCell>
  );
}
