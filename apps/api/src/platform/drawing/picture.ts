import type { ChartModel } from '@milieuspoor/charts';
import type { Language } from '@milieuspoor/domain';

/** Pixels of a picture for each px of a chart on a screen, because printed pictures are viewed closely. */
export const PICTURE_SCALE = 2;

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
