import type { DrawingTheme } from './drawing-theme.ts';

/** The surroundings into which a drawing is fitted. */
export interface Surroundings {
  readonly theme: DrawingTheme;
  /** width of the drawing, px */
  readonly width: number;
  readonly height: number;
  /** returns the length of a figure on the value axis in px, at the present zoom */
  readonly lengthOf: (displayed: number) => number;
}

/** Width in px of a character of an axis or a label, estimated rather too high. */
export const CHARACTER_WIDTH = 7.5;
