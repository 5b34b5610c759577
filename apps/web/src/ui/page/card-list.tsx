import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardListProps {
  /** px: the least width of a card where the screen allows it; cards share the rest */
  readonly cardWidth: number;
  readonly children: ReactNode;
}

/** Cards in as many columns as fit, as a list: each child is one of its items. */
export function CardList({ cardWidth, children }: CardListProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
