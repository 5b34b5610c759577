import { FONT_FAMILY, TEXT_SIZES, type TextSize } from '@milieuspoor/look';
import type { TypographyVariantsOptions } from '@mui/material/styles';

const PHONE = '@media (max-width: 599.95px)';

function textSize({ size, line, weight }: TextSize) {
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight: weight };
}

const { figureL, figureLPhone, figureM, figureMPhone, h1, h2, h3 } = TEXT_SIZES;

/** The sizes of text by the names that the library and our screens have for them. */
export const typography: TypographyVariantsOptions = {
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
