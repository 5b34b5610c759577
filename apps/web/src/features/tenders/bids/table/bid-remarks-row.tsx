import type { Applicant } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BidRemarkText } from './bid-remark-text.tsx';
import type { BidRemark } from './bid-remarks.ts';

interface BidRemarksRowProps {
  readonly bid: Applicant;
  readonly remarks: readonly BidRemark[];
  /** of the cell, because it describes the name */
  readonly id: string;
  /** the number of columns of the table */
  readonly columns: number;
  /** another row about the bid follows */
  readonly goesOn?: boolean;
}

/** Shows the remarks about a bid in a row below it: in a column, sentences would take a line for each word or two. */
export function BidRemarksRow({ bid, remarks, id, columns, goesOn = false }: BidRemarksRowProps) {
  return (
    <TableRow role="row" selected={bid.active} className={goesOn ? 'remarks with-remarks' : 'remarks'}>
      <TableCell role="cell" id={id} colSpan={columns}>
        <Box component="span" sx={SENTENCES}>
          {remarks.map((remark, place) => [
            place > 0 ? ' ' : '',
            <BidRemarkText key={remark.text} bid={bid} remark={remark} />,
          ])}
        </Box>
      </TableCell>
    </TableRow>
  );
}

/** px: they stay in view while the columns scroll, and are as wide as the visible part of a table beside the menu. */
const SENTENCES = {
  ...{ display: 'inline-block', position: 'sticky', left: 12, maxWidth: 850 },
  ...{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;
