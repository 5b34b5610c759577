import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureProps {
  /** a formatted figure, unit included */
  readonly children: string;
  /** what the figure is stated in, small beside it */
  readonly mark?: ReactNode;
}

/** A figure that is read against others: it never breaks, and its mark never leaves it. */
export function Figure({ children, mark }: FigureProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
      {children}
      {mark}
    </Box>
  );
}
