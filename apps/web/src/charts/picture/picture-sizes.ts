/** px */
export const PICTURE_WIDTH = 1800;
export const MARGIN = 48;
const PER_LABEL = 70;
const LEAST_PLOT = 600;

/** px */
export const LOGO = { width: 300, height: 120 } as const;

/** Letters of a picture, px: it is viewed smaller than its size. */
export const TITLE_TYPE = { size: 42, line: 52, weight: 650 } as const;
export const SUBTITLE_TYPE = { size: 26, line: 36, weight: 400 } as const;

/** A table is drawn at twice its size on the screen. */
export const TABLE_SCALE = 2;

/**
 * Returns the height of the plot itself, px: 70 for each label, and every bar has one. Title, legend and notes are
 * around it.
 */
export function plotHeight(labels: number): number {
  return Math.max(LEAST_PLOT, labels * PER_LABEL);
}
