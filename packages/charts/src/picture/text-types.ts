import type { Type } from './paper.ts';

/** A picture is this much larger than a chart on a screen, including its letters and lines. */
export const PLOT_SCALE = 1.6;

/** The letters below a plot, px. */
export const TEXT_TYPE: Type = { size: 23, line: 31, weight: 400 };
export const STRONG_TYPE: Type = { ...TEXT_TYPE, weight: 600 };
