import { createTheme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { darkPalette, lightPalette } from './palettes.ts';

export const COLOR_MODE_STORAGE_KEY = 'milieuspoor.colour-mode';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-colour-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
    fontSize: 15,
    h1: { fontSize: '1.875rem', fontWeight: 650, lineHeight: 1.2, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
    h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    overline: { fontSize: '0.8125rem', fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9688rem' },
  },
  components: componentStyles,
});
