import { darkPalette, lightPalette } from '@milieuspoor/look';
import { createTheme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { typography } from './typography.ts';

export const COLOR_MODE_STORAGE_KEY = 'milieuspoor.colour-mode';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-colour-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography,
  transitions: {
    // ms: what is pointed at, what opens, and what is drawn anew
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 150,
      complex: 200,
      enteringScreen: 150,
      leavingScreen: 150,
    },
  },
  components: componentStyles,
});
