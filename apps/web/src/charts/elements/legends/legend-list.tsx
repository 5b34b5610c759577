import type { ColorMeaning } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { ColorSwatch } from './color-swatch.tsx';

interface LegendListProps {
  readonly entries: readonly {
    readonly key: string;
    readonly label: string;
    readonly meanings: readonly ColorMeaning[];
  }[];
}

/** Colours with their meanings, on as many lines as necessary. */
export function LegendList({ entries }: LegendListProps) {
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
      {entries.map(({ key, label, meanings }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ColorSwatch meanings={meanings} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
