import { BAR_SHARE } from '../../chart-heights.ts';
import { barCount, type ChartModel } from '../../chart-model.ts';

export interface BarGeometry {
  /** thickness of one bar, px */
  readonly barWidth: number;
  /** room for its label, px */
  readonly labelWidth: number;
}

/** Horizontal bars share the height, vertical ones the width; a bar never grows into a block. */
const THICKEST = { horizontal: 64, vertical: 220 } as const;
/** What the value axis of a horizontal chart takes of its height, and of a vertical chart of its width, px. */
const AXIS_ROOM = { horizontal: 34, vertical: 70 } as const;

/** How thick the bars are in a drawing of this size. */
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
