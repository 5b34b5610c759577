import Box from '@mui/material/Box';
import { type ColorMeaning, colorOf } from '../../palette.ts';
import { useColorMode } from '../canvas/drawing-theme.ts';

/** A patch of the colour that the chart uses for the name beside it. */
export function ColorSwatch({ meaning }: { readonly meaning: ColorMeaning }) {
  const mode = useColorMode();
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 14, height: 14, borderRadius: '3px', flex: 'none', bgcolor: colorOf(meaning, mode) }}
    />
  );
}
