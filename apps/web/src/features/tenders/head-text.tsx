import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * The head of a column with a name that somebody chose: it takes as many lines as it needs, broken between words unless
 * one is too long.
 */
export function HeadText({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={HEAD}>
      {children}
    </Box>
  );
}

/** px: the width of figures in euro, and of the words of most names */
const HEAD = { display: 'inline-block', minWidth: 72, maxWidth: 120, overflowWrap: 'break-word' } as const;
