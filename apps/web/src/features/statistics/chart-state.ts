import type { ChartModel } from '@milieuspoor/charts';
import type { ChartState } from '../../charts/frame/chart-frame.tsx';
import type { ShownQuery } from './shown-query.ts';

/** How a chart stands when its model was made of these figures. */
export function chartState(query: ShownQuery<unknown>, model: ChartModel): ChartState {
  // Figures whose refresh failed still show: the section says above them that it did.
  if (query.data) return { kind: 'ready', model, busy: query.isPlaceholderData };
  if (query.isError) return { kind: 'failed', error: query.error, onRetry: () => query.refetch() };
  return { kind: 'loading' };
}
