import { formatEuro } from '@milieuspoor/domain';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { HeadText } from '../../head-text.tsx';
import type { BidProject } from '../editing/bid-draft.ts';
import { amountColumnsOf } from './pasted-columns.ts';
import { columnLabel } from './pasted-problems.ts';
import type { PastedBid } from './read-pasted-bids.ts';

interface PastedTableProps {
  readonly project: BidProject;
  readonly bids: readonly PastedBid[];
  /** of each row */
  readonly problems: readonly (readonly string[])[];
}

/** What will be entered, row by row, every problem at its row. */
export function PastedTable({ project, bids, problems }: PastedTableProps) {
  const { t } = useTranslation();
  const columns = amountColumnsOf(project.criteria.map(({ name }) => name));
  const hasProblems = problems.some((each) => each.length > 0);
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={t('bids.paste.preview')}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('bids.paste.row')}</TableCell>
            <TableCell>{t('bids.columns.name')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                <HeadText>{columnLabel(column, project, t)}</HeadText>
              </TableCell>
            ))}
            {hasProblems && <TableCell>{t('bids.paste.problem')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {bids.map((bid, place) => (
            <TableRow key={bid.row}>
              <TableCell align="right">{bid.row}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{bid.name}</TableCell>
              {bid.amounts.map(({ column, read }) => (
                <TableCell key={column} align="right">
                  {formatEuro(read.kind === 'amount' ? read.eur : null)}
                </TableCell>
              ))}
              {hasProblems && (
                <TableCell sx={{ color: 'error.main', minWidth: 220, overflowWrap: 'anywhere' }}>
                  {problems[place]?.map((problem) => (
                    <div key={problem}>{problem}</div>
                  ))}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
