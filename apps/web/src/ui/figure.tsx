import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureProps {
  /** a formatted figure, unit included */
  readonly children: string;
  /** the unit or set of the figure, small beside it */
  readonly mark?: ReactNode;
}

/** A figure that is compared with others: it never breaks, and its mark always stays beside it. */
export function Figure({ children, mark }: FigureProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
      {children}
      {mark}
    </Box>
  );
}
