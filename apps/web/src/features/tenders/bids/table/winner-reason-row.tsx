import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface WinnerReasonRowProps {
  readonly name: string;
  readonly reason: string;
  /** the number of columns of the table */
  readonly columns: number;
}

/** characters: about two lines */
const SHORT = 200;

/**
 * Shows why the winner is not the bid that the formula puts first, in a row of its own below the bid; a long reason is
 * folded.
 */
export function WinnerReasonRow({ name, reason, columns }: WinnerReasonRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = reason.length > SHORT || reason.includes('\n');
  return (
    <TableRow role="row" selected className="remarks">
      <TableCell role="cell" colSpan={columns}>
        <Box id={id} sx={isLong && !open ? { ...REASON, ...FOLDED } : REASON}>
          {t('corrections.winner.because', { reason })}
        </Box>
        {isLong && (
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t(open ? 'corrections.winner.lessOf' : 'corrections.winner.moreOf', { name })}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'bids.row.lessShort' : 'bids.row.moreShort')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

const REASON = {
  ...{ typography: 'body2', color: 'text.secondary', maxWidth: '100ch' },
  ...{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;

const FOLDED = {
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
} as const;
