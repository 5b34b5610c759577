import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface ValueTableProps {
  /** what the lines are, and what their two values are */
  readonly columns: readonly [string, string, string];
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** Values of a model beside what they were, or will be. */
export function ValueTable({ columns: [label, before, after], lines }: ValueTableProps) {
  return (
    <Table size="small" sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>{label}</TableCell>
          <TableCell align="right">{before}</TableCell>
          <TableCell align="right">{after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.key}>
            <TableCell component="th" scope="row">
              {line.label}
            </TableCell>
            <TableCell align="right">{line.before}</TableCell>
            <TableCell align="right">{line.after}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Also on a telephone in three columns. */
const TABLE = {
  tableLayout: 'fixed',
  '& td, & th': { overflowWrap: 'anywhere', hyphens: 'auto', verticalAlign: 'top', px: { xs: 0.75, sm: 2 } },
} as const;
