import type { TypographyVariantsOptions } from '@mui/material/styles';

const PHONE = '@media (max-width: 599.95px)';

/** A size of text: px of the letters and of the line, and their weight. */
function textSize(size: number, line: number, weight: number) {
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight: weight };
}

/** Every size of text there is. The axes of charts are 12 px; nothing is smaller. */
export const typography: TypographyVariantsOptions = {
  fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
  fontSize: 14,
  figureL: { ...textSize(32, 38, 660), letterSpacing: '-0.02em', [PHONE]: textSize(28, 34, 660) },
  figureM: { ...textSize(28, 34, 660), letterSpacing: '-0.015em', [PHONE]: textSize(22, 28, 660) },
  h1: { ...textSize(28, 34, 680), letterSpacing: '-0.01em' },
  h2: textSize(20, 28, 660),
  h3: textSize(16, 22, 640),
  label: textSize(15, 20, 620),
  body1: textSize(16, 24, 400),
  body2: textSize(14, 20, 400),
  caption: textSize(13, 18, 400),
  overline: { ...textSize(13, 18, 600), letterSpacing: '0.02em', textTransform: 'none' },
  button: { ...textSize(15, 20, 600), textTransform: 'none' },
};
