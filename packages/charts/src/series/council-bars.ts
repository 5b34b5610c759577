import { SERIES_NAMES } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import type { Quantity } from '../quantities.ts';
import type { SideLabels } from './sides.ts';

/** What projects save in one quantity, over those that can be compared. */
interface SavedQuantity {
  /** percent; null where nothing can be said */
  readonly value: number | null;
  /** the baselines together, in the server's unit of the quantity; null where nothing counts */
  readonly weight: number | null;
}

/** Returns a bar for the baselines and one for the optimisations of the projects that are compared. */
export function councilBars(
  quantity: Extract<Quantity, 'mki' | 'co2' | 'material'>,
  { value, weight }: SavedQuantity,
  { title, sides }: { readonly title: string; readonly sides: SideLabels },
): ChartModel {
  const after = value === null || weight === null ? null : weight - (weight * value) / 100;
  return {
    ...{ quantity, orientation: 'horizontal', stacked: false, tableRows: 'categories' },
    categories: SERIES_NAMES.map((side) => ({ key: side, label: sides[side], color: side })),
    series: [
      {
        key: quantity,
        label: title,
        data: [after === null ? null : weight, after],
        backgroundColor: 'burden',
      },
    ],
  };
}
