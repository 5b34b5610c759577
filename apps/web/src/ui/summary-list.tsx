import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** px */
const LABEL_WIDTH = 220;

interface SummaryListProps {
  /** the values, in order */
  readonly lines: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
}

/** A read-only list: each label with its value, with a thin line between two. */
export function SummaryList({ lines }: SummaryListProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(({ key, label, value }) => (
        <Box key={key} sx={LINE}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${LABEL_WIDTH}px minmax(0, 1fr)` },
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;
