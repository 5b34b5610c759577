import { darkPalette, lightPalette, type RolePalette } from '@milieuspoor/look';
import type { ColorMode } from './colors/palette.ts';

/** The paper that charts stand on, and what is written and ruled on it, as '#rrggbb'. */
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

/** A chart stands on a card. */
function surfaceOf({ background, text, divider }: RolePalette): Surface {
  return { paper: background.paper, text: text.primary, mutedText: text.secondary, line: divider };
}
