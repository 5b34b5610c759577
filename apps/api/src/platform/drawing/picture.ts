import type { ChartModel } from '@milieuspoor/charts';
import type { Language } from '@milieuspoor/domain';

/** Width of a picture in pixels (D-118). */
export const PICTURE_WIDTH = 1800;

/**
 * Pixels of a picture for each px of a chart on a screen: on the width of a page's text, its letters have the size of
 * those of a table.
 */
export const PICTURE_SCALE = 2.25;

/** A chart with the size of its plot, px as on a screen. */
export interface SizedChart {
  readonly model: ChartModel;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
}

/** A PNG with its size in pixels. */
export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}
