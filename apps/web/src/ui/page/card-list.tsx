import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardListProps {
  /** px: a card is at least as wide where the screen is, and shares the rest with those beside it */
  readonly cardWidth: number;
  readonly children: ReactNode;
}

/** Cards in as many columns as there is room for, as a list: each child is one of its items. */
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
