import { darkPalette, FONT_FAMILY, lightPalette, TEXT_SIZES, type TextSize } from '@milieuspoor/look';
import { createTheme, type TypographyVariantsOptions } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './colour-mode.ts';
import { componentStyles } from './component-styles.ts';

const PHONE = '@media (max-width: 599.95px)';

function textSize({ size, line, weight }: TextSize) {
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight: weight };
}

const { figureL, figureLPhone, figureM, figureMPhone, h1, h2, h3 } = TEXT_SIZES;

/** The text sizes, under the names that the library and our screens use. */
const typography: TypographyVariantsOptions = {
  fontFamily: FONT_FAMILY,
  fontSize: 14,
  figureL: { ...textSize(figureL), letterSpacing: '-0.02em', [PHONE]: textSize(figureLPhone) },
  figureM: { ...textSize(figureM), letterSpacing: '-0.015em', [PHONE]: textSize(figureMPhone) },
  h1: { ...textSize(h1), letterSpacing: '-0.01em' },
  h2: textSize(h2),
  h3: textSize(h3),
  label: textSize(TEXT_SIZES.label),
  body1: textSize(TEXT_SIZES.body),
  body2: textSize(TEXT_SIZES.table),
  caption: textSize(TEXT_SIZES.caption),
  overline: { ...textSize(TEXT_SIZES.overline), letterSpacing: '0.02em', textTransform: 'none' },
  button: { ...textSize(TEXT_SIZES.button), textTransform: 'none' },
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography,
  transitions: {
    // ms: for hovering, for opening, and for drawing again
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
