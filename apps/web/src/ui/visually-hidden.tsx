import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for who listens to the page; the picture beside it says the same to who looks. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
