import type { ChartModel } from '../../chart-model.ts';
import type { Measure } from '../../wrap-text.ts';
import type { DrawingTheme } from '../drawing-theme.ts';

/** Letters of the names at an axis, and what a line of them takes, px. */
export const NAME_TYPE = { size: 14, line: 18 } as const;

export function nameMeasure(theme: DrawingTheme): Measure {
  return theme.measureIn(NAME_TYPE.size);
}

/** The widest word of the names, px: a name is broken between its words, and within one only where that is wider than its room. */
export function widestWord(categories: ChartModel['categories'], measure: Measure): number {
  return Math.max(
    0,
    ...categories.flatMap(({ label, detail = '' }) => `${label} ${detail}`.split(/\s+/).map(measure)),
  );
}
