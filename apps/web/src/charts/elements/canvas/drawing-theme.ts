import type { ColorMode, CoveredPoint } from '@milieuspoor/charts';
import type { DrawingTheme } from '@milieuspoor/charts/drawing';
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import { markText } from '../../coverage/coverage-texts.ts';
import { textWidthIn } from './text-width.ts';

/** Returns the colours of the page: on paper always the light ones. */
export function useColorMode(): ColorMode {
  const { colorScheme } = useColorScheme();
  const printed = usePrintedAt() !== null;
  return colorScheme === 'dark' && !printed ? 'dark' : 'light';
}

export function useDrawingTheme(): DrawingTheme {
  const mode = useColorMode();
  const theme = useTheme();
  const markOf = useMarkOf();
  const animated = !useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return useMemo(() => ({ ...drawingTheme(theme, mode), animated, markOf }), [theme, mode, animated, markOf]);
}

/** Returns the theme of a saved picture: the light colours, on white paper. */
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
  const fontFamily = theme.typography.fontFamily ?? 'sans-serif';
  return {
    mode,
    language: currentLanguage(),
    rounding: 'half-up',
    text: palette.text.primary,
    mutedText: palette.text.secondary,
    line: palette.divider,
    paper: palette.background.paper,
    fontFamily,
    measureIn: (size) => textWidthIn(fontFamily, size),
  };
}
