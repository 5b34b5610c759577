import type { Type } from './paper.ts';

/** A picture is laid out this much larger than a chart on a screen, so that its letters and lines are. */
export const PLOT_SCALE = 1.6;

/** Letters below a plot, px. */
export const TEXT_TYPE: Type = { size: 23, line: 31, weight: 400 };
export const STRONG_TYPE: Type = { ...TEXT_TYPE, weight: 600 };
