import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';

/** What a mark of a chart stands for, with a style that gives the mark its shape. */
export interface ShapeEntry {
  readonly label: string;
  readonly shape: CSSProperties;
}

/** Explains marks by their shapes. */
export function ShapeLegend({ entries }: { readonly entries: readonly ShapeEntry[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
        fontSize: '0.875rem',
      }}
    >
      {entries.map(({ label, shape }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span aria-hidden style={{ flex: 'none', ...shape }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
