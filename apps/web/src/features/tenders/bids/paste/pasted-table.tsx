import { formatEuro, markLine } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../../../../ui/narrow-table.ts';
import { HeadText } from '../../head-text.tsx';
import type { BidProject } from '../editing/bid-draft.ts';
import { amountColumnsOf } from './pasted-columns.ts';
import { columnLabel } from './pasted-problems.ts';
import type { PastedBid } from './read-pasted-bids.ts';

interface PastedTableProps {
  readonly project: BidProject;
  readonly bids: readonly PastedBid[];
  /** the problems of each row */
  readonly problems: readonly (readonly string[])[];
}

/**
 * Shows what will be entered, row by row, with every problem at its row; on a phone each figure has a line of its own.
 */
export function PastedTable({ project, bids, problems }: PastedTableProps) {
  const { t } = useTranslation();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const columns = amountColumnsOf(project.criteria.map(({ name }) => name));
  const hasProblems = problems.some((each) => each.length > 0);
  return (
    <TableContainer tabIndex={0} sx={phone ? {} : { maxHeight: 320 }}>
      {/* The roles are stated again, because browsers no longer treat what is laid out as cards as a table. */}
      <Table
        role="table"
        size="small"
        stickyHeader={!phone}
        aria-label={t('bids.paste.preview')}
        sx={phone ? CARDS : COLUMNS}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader" align="right">
              {t('bids.paste.row')}
            </TableCell>
            <TableCell role="columnheader">{t('bids.columns.name')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} role="columnheader" align="right">
                <HeadText>{columnLabel(column, project, t)}</HeadText>
              </TableCell>
            ))}
            {hasProblems && <TableCell role="columnheader">{t('bids.paste.problem')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {bids.map((bid, place) => (
            <TableRow key={bid.row} role="row">
              <TableCell role="cell" data-label={t('bids.paste.row')} align="right">
                {bid.row}
              </TableCell>
              <TableCell role="cell" data-label={t('bids.columns.name')} className="words">
                {bid.name}
              </TableCell>
              {bid.amounts.map(({ column, read, permille }) => (
                <TableCell
                  key={column}
                  role="cell"
                  data-label={columnLabel(column, project, t)}
                  align="right"
                >
                  {permille !== undefined && read.kind === 'amount'
                    ? markLine(permille, read.eur)
                    : formatEuro(read.kind === 'amount' ? read.eur : null)}
                </TableCell>
              ))}
              {hasProblems && (
                <TableCell role="cell" data-label={t('bids.paste.problem')} className="problems">
                  <Box sx={{ color: 'error.main' }}>
                    {problems[place]?.map((problem) => (
                      <div key={problem}>{problem}</div>
                    ))}
                  </Box>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const COLUMNS: SxProps<Theme> = {
  '& .words': { overflowWrap: 'anywhere', minWidth: 140 },
  '& .problems': { overflowWrap: 'anywhere', minWidth: 220 },
};

/** A criterion may have a name of any length before its amount. */
const CARDS: SxProps<Theme> = [
  narrowTable as object,
  {
    '& td': { overflowWrap: 'anywhere' },
    '& tbody td::before': { maxWidth: '55%', flexShrink: '1', overflowWrap: 'anywhere' },
  },
];
