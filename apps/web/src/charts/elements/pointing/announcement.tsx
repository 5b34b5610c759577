import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A summary of a change on the screen, only for screen readers. */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {children}
    </Box>
  );
}
