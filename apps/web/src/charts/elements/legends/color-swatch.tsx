import { type ColorMeaning, colorOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { useColorMode } from '../canvas/drawing-theme.ts';

interface ColorSwatchProps {
  /** one, or one for each bar of the name beside it */
  readonly meanings: readonly ColorMeaning[];
}

/** A patch of the colours that the chart uses for the name beside it. */
export function ColorSwatch({ meanings }: ColorSwatchProps) {
  const mode = useColorMode();
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'flex',
        width: 14,
        height: 14,
        borderRadius: '3px',
        overflow: 'hidden',
        flex: 'none',
      }}
    >
      {meanings.map((meaning) => {
        const color = colorOf(meaning, mode);
        return <Box component="span" key={color} sx={{ flex: 1, bgcolor: color }} />;
      })}
    </Box>
  );
}
