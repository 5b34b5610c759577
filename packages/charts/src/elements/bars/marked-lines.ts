import type { ChartModel } from '../../chart-model.ts';
import { toDisplayed } from '../../quantities.ts';
import type { DrawingTheme } from '../drawing-theme.ts';

/** Returns the line at 0, from which every bar starts, and the reference line where the chart has one. */
export function markedLines(model: ChartModel, theme: DrawingTheme) {
  const across = (at: number) => (model.orientation === 'horizontal' ? { xAxis: at } : { yAxis: at });
  const zero = {
    ...across(0),
    lineStyle: { color: theme.mutedText, width: 1, type: 'solid' as const },
    label: { show: false },
  };
  // A wider line beneath makes it visible on a dark bar as well as on paper.
  const casing = (place: ReturnType<typeof across>) => ({
    ...place,
    lineStyle: { color: theme.paper, width: 4, type: 'solid' as const },
    label: { show: false },
  });
  const reference = toDisplayed(model.referenceLine?.value ?? null, model.quantity);
  return {
    symbol: 'none',
    silent: true,
    animation: false,
    lineStyle: { color: theme.text, width: 2, type: 'dashed' as const },
    label: {
      formatter: model.referenceLine?.label ?? '',
      // Horizontal charts count from the top, so their lines begin there.
      position: model.orientation === 'horizontal' ? ('start' as const) : ('end' as const),
      color: theme.text,
      fontFamily: theme.fontFamily,
      fontSize: 13,
    },
    data: reference === null ? [zero] : [zero, casing(across(reference)), across(reference)],
  };
}
