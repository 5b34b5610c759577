import { SERIES_NAMES } from '@milieuspoor/domain';
import type { ChartModel } from './chart-model.ts';

/** Returns a figure as it is written at a place: a rise in a waterfall has a plus before it. */
export function signedFigure(
  { form }: Pick<ChartModel, 'form'>,
  { value, key }: { readonly value: number | null; readonly key: string | undefined },
  format: (value: number | null) => string,
): string {
  const isStep = form === 'waterfall' && key !== undefined && !SERIES_NAMES.some((side) => side === key);
  return isStep && (value ?? 0) > 0 ? `+${format(value)}` : format(value);
}
