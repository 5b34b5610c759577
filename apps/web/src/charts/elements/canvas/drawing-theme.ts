import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { ColorMode } from '../../palette.ts';

/** What a canvas has to be told of the page around it, since no style sheet reaches into it. */
export interface DrawingTheme {
  readonly mode: ColorMode;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly paper: string;
  readonly fontFamily: string;
  readonly animated: boolean;
}

export function useColorMode(): ColorMode {
  return useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
}

export function useDrawingTheme(): DrawingTheme {
  const mode = useColorMode();
  const theme = useTheme();
  const animated = !useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return useMemo(() => ({ ...drawingTheme(theme, mode), animated }), [theme, mode, animated]);
}

/** What a picture is drawn with that leaves the screen: as by day, on white paper. */
export function usePictureTheme(): DrawingTheme {
  const theme = useTheme();
  return useMemo(() => ({ ...drawingTheme(theme, 'light'), paper: '#ffffff', animated: false }), [theme]);
}

function drawingTheme(theme: Theme, mode: ColorMode): Omit<DrawingTheme, 'animated'> {
  const palette = theme.colorSchemes?.[mode]?.palette ?? theme.palette;
  return {
    mode,
    text: palette.text.primary,
    mutedText: palette.text.secondary,
    line: palette.divider,
    paper: palette.background.paper,
    fontFamily: theme.typography.fontFamily ?? 'sans-serif',
  };
}
