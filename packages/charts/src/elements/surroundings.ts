import type { DrawingTheme } from './drawing-theme.ts';

/** What a drawing is fitted into. */
export interface Surroundings {
  readonly theme: DrawingTheme;
  /** of the drawing, px */
  readonly width: number;
  readonly height: number;
  /** how many px on the value axis a figure takes up, as it is zoomed now */
  readonly lengthOf: (displayed: number) => number;
}

/** px that a character of an axis or a label takes up, on the safe side. */
export const CHARACTER_WIDTH = 7.5;
