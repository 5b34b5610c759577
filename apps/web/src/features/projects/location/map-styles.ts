import { BRAND } from '@milieuspoor/look';
import type { SxProps, Theme } from '@mui/material/styles';

/** The styles of the map in our colours; a grid replaces the tiles if there are none. */
export const MAP_STYLES: SxProps<Theme> = (theme) => {
  const { palette } = theme.vars;
  return {
    height: '100%',
    // It is above the page, and below what opens over it.
    zIndex: 0,
    '&.leaflet-container': {
      fontFamily: theme.typography.fontFamily,
      backgroundColor: palette.background.default,
    },
    '&[data-plain="true"]': {
      backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px), linear-gradient(90deg, ${palette.divider} 1px, transparent 1px)`,
      backgroundSize: '40px 40px',
    },
    '&[data-plain="true"] .leaflet-control-attribution': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&.leaflet-container .leaflet-bar a': {
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      borderColor: palette.divider,
    },
    '&.leaflet-container .leaflet-bar a.leaflet-disabled': { color: palette.text.secondary },
    '&.leaflet-container .leaflet-control-attribution': {
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      fontSize: '0.8125rem',
      padding: '0 6px',
    },
    // The tiles are light in both palettes.
    '& .location-marker path': { fill: BRAND.ground, stroke: BRAND.onGround },
    '& .location-marker circle': { fill: BRAND.track },
    '& .location-marker svg': { display: 'block' },
  };
};
