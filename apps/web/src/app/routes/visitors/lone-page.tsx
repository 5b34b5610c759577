import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CONTENT_ID } from '../../use-screen-focus.ts';

/** A page without the application around it, with one thing in its middle. */
export function LonePage({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="main"
      id={CONTENT_ID}
      tabIndex={-1}
      sx={{ minHeight: '100%', display: 'grid', placeItems: 'center' }}
    >
      {children}
    </Box>
  );
}
