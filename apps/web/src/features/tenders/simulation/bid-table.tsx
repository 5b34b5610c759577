import type { Simulation } from '@milieuspoor/contract';
import { formatEuro, formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslation } from 'react-i18next';
import { BID_COLUMNS, type BidColumn, type BidOrder, type SimulatedBid } from './sorted-bids.ts';

interface BidTableProps {
  readonly bids: readonly SimulatedBid[];
  /** the number of all bids, on every page */
  readonly count: number;
  readonly averages: Simulation['averages'];
  readonly order: BidOrder;
  readonly onOrder: (order: BidOrder) => void;
}

const FIGURES = BID_COLUMNS.filter((column) => column !== 'name');

/** Shows simulated bids, which can be sorted by any column, with the averages over all of them below. */
export function BidTable({ bids, count, averages, order, onOrder }: BidTableProps) {
  const { t } = useTranslation();
  const title = t('tenders.simulation.title');
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="group" aria-label={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {BID_COLUMNS.map((column) => {
              const ordered = order.column === column;
              return (
                <TableCell
                  key={column}
                  align={column === 'name' ? 'left' : 'right'}
                  sortDirection={ordered ? order.direction : false}
                >
                  <TableSortLabel
                    active={ordered}
                    direction={ordered ? order.direction : 'asc'}
                    onClick={() =>
                      onOrder({ column, direction: ordered && order.direction === 'asc' ? 'desc' : 'asc' })
                    }
                  >
                    {t(`tenders.simulation.columns.${column}`)}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {bids.map((bid) => (
            <TableRow key={bid.uuid}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {bid.name}
              </TableCell>
              {FIGURES.map((column) => (
                <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {figureOf(column, bid[column])}
                  {column === 'mki_value' && <Discount eur={bid.mki_score} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {averages && (
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row" sx={AVERAGE}>
                {t('tenders.simulation.averages', { count })}
              </TableCell>
              {FIGURES.map((column) => (
                <TableCell key={column} align="right" sx={{ ...AVERAGE, whiteSpace: 'nowrap' }}>
                  {formatMki(averages[column])}
                  {column === 'mki_value' && <Discount eur={averages.mki_score} />}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

function figureOf(column: BidColumn, eur: number): string {
  return column === 'mki_value' ? formatMki(eur) : formatEuro(eur);
}

/** What an MKI earns, below it. */
function Discount({ eur }: { readonly eur: number }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {t('tenders.simulation.mkiDiscount', { amount: formatMki(eur) })}
    </Box>
  );
}

const AVERAGE = { color: 'text.primary', fontSize: '0.875rem', fontWeight: 600 } as const;
