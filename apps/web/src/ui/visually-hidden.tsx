import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly component?: 'span' | 'h1' | 'h2';
  readonly children: ReactNode;
}

/** Text for screen readers; the picture beside it says the same to others. */
export function VisuallyHidden({ component = 'span', children }: VisuallyHiddenProps) {
  return (
    <Box
      component={component}
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
