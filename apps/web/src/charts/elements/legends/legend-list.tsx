import { type ColorMeaning, partNumber } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import { ColorSwatch } from './color-swatch.tsx';

interface LegendListProps {
  readonly entries: readonly {
    readonly key: string;
    readonly label: string;
    readonly meanings: readonly ColorMeaning[];
  }[];
}

/**
 * Colours with their meanings, on as many lines as necessary. On paper each has the number that is at its figures; a
 * hatched part is none of the colours.
 */
export function LegendList({ entries }: LegendListProps) {
  const printed = usePrintedAt() !== null;
  const colors = entries.filter(({ meanings }) => !meanings.includes('left-out'));
  const numbered = printed && colors.length > 1;
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
      {entries.map(({ key, label, meanings }, part) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ColorSwatch meanings={meanings} />
          {numbered ? `${partNumber(part)} ${label}` : label}
        </Box>
      ))}
    </Box>
  );
}
