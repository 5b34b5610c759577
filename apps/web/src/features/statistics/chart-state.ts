import type { ChartModel } from '@milieuspoor/charts';
import type { ChartState } from '../../charts/frame/chart-frame.tsx';
import type { ShownQuery } from './shown-query.ts';

/** Returns the state of a chart whose model was made from these figures. */
export function chartState(query: ShownQuery<unknown>, model: ChartModel): ChartState {
  // Figures whose refresh failed are still shown: the section says above them that it failed.
  if (query.data) return { kind: 'ready', model, busy: query.isPlaceholderData };
  if (query.isError) return { kind: 'failed', error: query.error, onRetry: () => query.refetch() };
  return { kind: 'loading' };
}
