import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface LayoutTableProps {
  /** the name of the table, for users who scroll it without seeing it */
  readonly label: string;
  /** `name` is a header of the workbook, which stays on one line */
  readonly columns: readonly {
    readonly title: string;
    readonly figures?: boolean;
    readonly name?: boolean;
  }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly footer?: readonly ReactNode[];
}

/** A table that scrolls within itself on a narrow screen, by keyboard too. */
export function LayoutTable({ label, columns, rows, footer }: LayoutTableProps) {
  const align = (index: number) => (columns[index]?.figures ? 'right' : 'left');
  return (
    <TableContainer role="region" aria-label={label} tabIndex={0} sx={{ mt: 1.5, overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{ width: 'auto', minWidth: { sm: 560 }, '& td, & th': { px: { xs: 1, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ title, name }, index) => (
              <TableCell
                key={title}
                align={align(index)}
                sx={{ fontWeight: 600, ...(name ? { whiteSpace: 'nowrap' } : {}) }}
              >
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} sx={{ breakInside: 'avoid' }}>
              {cells.map((cell, index) => (
                <TableCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have a fixed order
                  key={index}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                  align={align(index)}
                  sx={{ whiteSpace: 'nowrap', ...(index === 0 ? { fontWeight: 600 } : {}) }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {footer && (
            <TableRow>
              {footer.map((cell, index) => (
                <TableCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have a fixed order
                  key={index}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                  align={align(index)}
                  sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
