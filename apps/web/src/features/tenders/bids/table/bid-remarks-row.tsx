import type { Applicant } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ListedMark } from '../../../../charts/coverage/listed-mark.tsx';
import type { BidRemark } from './bid-remarks.ts';

interface BidRemarksRowProps {
  readonly bid: Applicant;
  readonly remarks: readonly BidRemark[];
  /** of the cell, for the name that it describes */
  readonly id: string;
  /** how many the table has */
  readonly columns: number;
  /** more is said of the bid below it */
  readonly goesOn?: boolean;
}

/** What is said of a bid, on a line of its own under it: in a column, sentences would take a line for each word or two. */
export function BidRemarksRow({ bid, remarks, id, columns, goesOn = false }: BidRemarksRowProps) {
  return (
    <TableRow role="row" selected={bid.active} className={goesOn ? 'remarks with-remarks' : 'remarks'}>
      <TableCell role="cell" id={id} colSpan={columns}>
        <Box component="span" sx={SENTENCES}>
          {remarks.map(({ text, ofWork }, place) => [
            place > 0 ? ' ' : '',
            ofWork ? <WorkMark key={text} bid={bid} text={text} /> : text,
          ])}
        </Box>
      </TableCell>
    </TableRow>
  );
}

/** px: they stay in view while the columns go by, as wide as what is seen of a table beside the menu. */
const SENTENCES = {
  ...{ display: 'inline-block', position: 'sticky', left: 12, maxWidth: 850 },
  ...{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;

/** How the work differs though it is scored, with the posts of which it does. */
function WorkMark({ bid, text }: { readonly bid: Applicant; readonly text: string }) {
  const { project: uuid, uuid: applicant, project_calculation: calculation } = bid;
  if (!calculation) return text;
  const types = ['design-baseline', 'applicant'] as const;
  const project = { uuid, types, set: calculation.mki_set, applicant };
  return <ListedMark about={{ quantity: 'mki', project }}>{text}</ListedMark>;
}
