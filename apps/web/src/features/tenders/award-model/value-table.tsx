import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface ValueTableProps {
  /** the name of the lines and those of their two values */
  readonly columns: readonly [string, string, string];
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** Shows values of a model before and after a change. */
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

/** Three columns on a phone as well. */
const TABLE = {
  tableLayout: 'fixed',
  '& td, & th': { overflowWrap: 'anywhere', hyphens: 'auto', verticalAlign: 'top', px: { xs: 0.75, sm: 2 } },
} as const;
