import { BAR_SHARE } from '../../chart-heights.ts';
import { barCount, type ChartModel } from '../../chart-model.ts';

export interface BarGeometry {
  /** thickness of one bar, px */
  readonly barWidth: number;
  /** width for its label, px */
  readonly labelWidth: number;
}

/**
 * The greatest thickness of a bar. Horizontal bars share the height and vertical ones the width, and a bar must not
 * become a block.
 */
const THICKEST = { horizontal: 64, vertical: 220 } as const;
/** Height that the value axis of a horizontal chart takes, and width that it takes in a vertical chart, px. */
const AXIS_ROOM = { horizontal: 34, vertical: 70 } as const;

/** Returns the thickness of the bars in a drawing of this size. */
export function barGeometry(
  model: ChartModel,
  { width, height }: { readonly width: number; readonly height: number },
): BarGeometry {
  const horizontal = model.orientation === 'horizontal';
  const room = (horizontal ? height : width) - AXIS_ROOM[model.orientation];
  const perBar = room / Math.max(1, barCount(model));
  const barWidth = Math.max(2, Math.min(THICKEST[model.orientation], Math.floor(perBar * BAR_SHARE)));
  return { barWidth, labelWidth: horizontal ? 200 : Math.max(24, barWidth - 10) };
}
