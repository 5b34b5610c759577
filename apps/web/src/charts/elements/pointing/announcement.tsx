import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What a change on the screen comes down to, told to a screen reader and shown to nobody. */
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
