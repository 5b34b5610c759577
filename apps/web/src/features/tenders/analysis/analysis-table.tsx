import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { narrowTable } from '../../../ui/narrow-table.ts';

interface AnalysisColumn {
  readonly key: string;
  readonly label: string;
  /** true for words, which are aligned at the left; figures are aligned at the right */
  readonly words?: boolean;
}

interface AnalysisRow {
  readonly key: string;
  readonly heading: string;
  /** one for each column behind the heading */
  readonly cells: readonly ReactNode[];
}

interface AnalysisTableProps {
  readonly label: string;
  /** above the headings of the rows */
  readonly heading: string;
  readonly columns: readonly AnalysisColumn[];
  readonly rows: readonly AnalysisRow[];
}

/** Shows the figures of an analysis in rows. Where they don't fit beside one another, each has a line of its own. */
export function AnalysisTable({ label, heading, columns, rows }: AnalysisTableProps) {
  return (
    // The roles are stated again, because browsers no longer treat what is laid out as cards as a table.
    <Table role="table" aria-label={label} size="small" sx={TABLE}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader" component="th" scope="col">
            {heading}
          </TableCell>
          {columns.map((column) => (
            <TableCell
              key={column.key}
              role="columnheader"
              component="th"
              scope="col"
              align={column.words ? 'left' : 'right'}
            >
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={row.key} role="row">
            <TableCell role="rowheader" component="th" scope="row">
              {row.heading}
            </TableCell>
            {columns.map(({ key, label: name, words }, place) => (
              <TableCell key={key} role="cell" data-label={name} align={words ? 'left' : 'right'}>
                {row.cells[place]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Names can have any length, so the label of a line may be as long as that of its column. */
const TABLE: SxProps<Theme> = [
  narrowTable as object,
  { '& td, & th': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } },
  { '& tbody td::before': { maxWidth: '55%', overflowWrap: 'break-word' } },
];
