import { type ColorMode, REDUCTION_STEPS, UNCOMPARED } from '@milieuspoor/charts';
import type { SxProps, Theme } from '@mui/material/styles';

/** Returns the styles of points by their kind, on a map and in its legend. */
export function pointStyles(mode: ColorMode): SxProps<Theme> {
  return (theme) => ({
    '& .map-point': {
      width: 'var(--size)',
      height: 'var(--size)',
      flexShrink: 0,
      padding: 0,
      borderRadius: '50%',
      // An edge in the colour of text keeps a pale point visible on every ground, and in forced colours.
      border: `1.5px solid ${theme.vars.palette.text.primary}`,
      backgroundColor: UNCOMPARED[mode],
      printColorAdjust: 'exact',
    },
    ...Object.fromEntries(
      REDUCTION_STEPS.map((step) => [
        `& .map-point[data-kind="${step.step}"]`,
        { backgroundColor: step[mode] },
      ]),
    ),
    '& .map-point[data-kind="none"]': { backgroundColor: 'transparent', borderStyle: 'dashed' },
    '& .map-point[data-kind="group"]': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      borderColor: theme.vars.palette.background.paper,
      font: `600 12px ${theme.typography.fontFamily}`,
    },
  });
}

/** The styles around a map of projects: its background in our colours, and its points as buttons. */
export const AROUND_MAP = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    height: HEIGHT,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
    '@media print': { breakInside: 'avoid' },
    // Around the land is the sea.
    '& .leaflet-container.leaflet-container': { backgroundColor: palette.ground.info },
    '& .map-land': { fill: palette.background.paper, fillOpacity: 1, stroke: palette.edge, strokeWidth: 1 },
    '& .map-around': {
      fill: palette.ground.sunken,
      fillOpacity: 1,
      stroke: palette.divider,
      strokeWidth: 1,
    },
    '& .map-water': { fill: palette.ground.info, fillOpacity: 1, stroke: palette.edge, strokeWidth: 0.75 },
    '& .map-river': { fill: 'none', stroke: palette.ground.info, strokeWidth: 2.5 },
    '& .map-place': { display: 'grid', placeItems: 'center' },
    '& .map-point': { cursor: 'pointer' },
    '& .leaflet-tooltip': {
      whiteSpace: 'normal',
      width: 'max-content',
      maxWidth: 260,
      color: palette.text.primary,
      backgroundColor: palette.ground.menu,
      border: `1px solid ${palette.divider}`,
      fontSize: '0.875rem',
      '&::before': { display: 'none' },
      '& div > div:first-of-type': { fontWeight: 600 },
    },
  };
};

/** px */
export const HEIGHT = { xs: 420, sm: 560 } as const;

/** px: a standing page */
export const PAPER_WIDTH = 660;
