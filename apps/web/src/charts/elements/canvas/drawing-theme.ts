import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markText } from '../../coverage/coverage-texts.ts';
import type { CoveredPoint } from '../../coverage/point-coverage.ts';
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
  /** what is said in words at a figure that leaves items out; null at the others */
  readonly markOf: (point: CoveredPoint) => string | null;
}

export function useColorMode(): ColorMode {
  return useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
}

export function useDrawingTheme(): DrawingTheme {
  const mode = useColorMode();
  const theme = useTheme();
  const markOf = useMarkOf();
  const animated = !useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return useMemo(() => ({ ...drawingTheme(theme, mode), animated, markOf }), [theme, mode, animated, markOf]);
}

/** What a picture is drawn with that leaves the screen: as by day, on white paper. */
export function usePictureTheme(): DrawingTheme {
  const theme = useTheme();
  const markOf = useMarkOf();
  return useMemo(
    () => ({ ...drawingTheme(theme, 'light'), paper: '#ffffff', animated: false, markOf }),
    [theme, markOf],
  );
}

function useMarkOf(): DrawingTheme['markOf'] {
  const { t } = useTranslation();
  return useCallback((point: CoveredPoint) => markText(point, t), [t]);
}

function drawingTheme(theme: Theme, mode: ColorMode): Omit<DrawingTheme, 'animated' | 'markOf'> {
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
