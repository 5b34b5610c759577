/** The use of a picture: saved or shared separately, or in a report. */
export type PicturePlace = 'download' | 'report';

/** px */
export const PICTURE_WIDTH = 1800;
export const MARGIN = 48;
const PER_LABEL = 70;
const LEAST_PLOT: Readonly<Record<PicturePlace, number>> = { download: 600, report: 400 };

/** px */
export const LOGO = { width: 300, height: 120 } as const;

/** Letters of a picture, px: it is viewed smaller than its size. */
export const TITLE_TYPE = { size: 42, line: 52, weight: 650 } as const;
export const SUBTITLE_TYPE = { size: 26, line: 36, weight: 400 } as const;

/** A table is drawn at twice its size on the screen. */
export const TABLE_SCALE = 2;

/** A report holds many pictures, and JPEG keeps it small. */
export const PICTURE_KIND = {
  download: { type: 'image/png', quality: undefined },
  report: { type: 'image/jpeg', quality: 0.7 },
} as const satisfies Record<PicturePlace, object>;

/**
 * Returns the height of the plot itself, px: 70 for each label, and every bar has one. Title, legend and notes are
 * around it.
 */
export function plotHeight(labels: number, place: PicturePlace): number {
  return Math.max(LEAST_PLOT[place], labels * PER_LABEL);
}
