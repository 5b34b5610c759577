import { BAR_SHARE } from '../../chart-heights.ts';
import { barCount, type ChartModel } from '../../chart-model.ts';

export interface BarGeometry {
  /** thickness of one bar, px */
  readonly barWidth: number;
  /** room for its label, px */
  readonly labelWidth: number;
}

/** Lying bars share the height, standing ones the width; a bar never grows into a block. */
const THICKEST = { horizontal: 64, vertical: 220 } as const;
/** What the value axis of a lying chart takes of its height, and of a standing chart of its width, px. */
const AXIS_ROOM = { horizontal: 34, vertical: 70 } as const;

/** How thick the bars are in a drawing of this size. */
export function barGeometry(
  model: ChartModel,
  { width, height }: { readonly width: number; readonly height: number },
): BarGeometry {
  const lying = model.orientation === 'horizontal';
  const room = (lying ? height : width) - AXIS_ROOM[model.orientation];
  const perBar = room / Math.max(1, barCount(model));
  const barWidth = Math.max(2, Math.min(THICKEST[model.orientation], Math.floor(perBar * BAR_SHARE)));
  return { barWidth, labelWidth: lying ? 200 : Math.max(24, barWidth - 10) };
}
