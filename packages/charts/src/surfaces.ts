import { darkPalette, lightPalette, type RolePalette } from '@milieuspoor/look';
import type { ColorMode } from './colors/palette.ts';

/** The paper of charts, with the colours of text and lines on it, as '#rrggbb'. */
export interface Surface {
  readonly paper: string;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
}

export const SURFACES: Readonly<Record<ColorMode, Surface>> = {
  light: surfaceOf(lightPalette),
  dark: surfaceOf(darkPalette),
};

/** Returns the surface of a card, on which a chart is drawn. */
function surfaceOf({ background, text, divider }: RolePalette): Surface {
  return { paper: background.paper, text: text.primary, mutedText: text.secondary, line: divider };
}
