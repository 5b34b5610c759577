import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOW_SCREEN } from '../../ui/page/low-screen.ts';

interface BarGroundProps {
  readonly children: ReactNode;
  /** true if it stays in view while the page scrolls, except on a phone, where it would take a tenth of the screen */
  readonly sticky?: boolean;
}

/** px */
const DASH = { width: 26, gap: 10, height: 3 } as const;
const dashesWide = (count: number) => count * DASH.width + (count - 1) * DASH.gap;

/**
 * The bar at the top of a screen, which continues the picture of the front door: its background, and the dashes of the
 * track along the lower edge. It is dark in both palettes, so its contents have the colours of the dark one.
 */
export function BarGround({ children, sticky = false }: BarGroundProps) {
  return (
    <Box
      component="header"
      sx={{
        position: sticky ? { xs: 'relative', sm: 'sticky' } : 'relative',
        top: 0,
        zIndex: (theme) => theme.zIndex.drawer + 1,
        bgcolor: 'bar.ground',
        '&::after': {
          content: '""',
          position: 'absolute',
          bottom: 0,
          // Below the mark, which is behind the menu's button on a narrow screen.
          left: { xs: sticky ? 64 : 16, sm: sticky ? 80 : 24, md: sticky ? 24 : 24, lg: sticky ? 24 : 40 },
          width: { xs: dashesWide(2), sm: dashesWide(5) },
          height: DASH.height,
          background: ({ vars }) =>
            `repeating-linear-gradient(90deg, ${vars.palette.bar.dashes} 0 ${DASH.width}px, transparent ${DASH.width}px ${DASH.width + DASH.gap}px)`,
        },
        [LOW_SCREEN]: { position: 'relative' },
        displayPrint: 'none',
      }}
    >
      <Box data-colour-scheme="dark" sx={{ color: 'bar.text', colorScheme: 'dark' }}>
        {children}
      </Box>
    </Box>
  );
}
