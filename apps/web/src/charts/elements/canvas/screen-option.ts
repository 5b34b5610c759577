import type { ChartModel } from '@milieuspoor/charts';
import { type BarOption, barOption, placeOfDrawn, type Surroundings } from '@milieuspoor/charts/drawing';
import { tooltipElement, tooltipText } from '../../tooltip/tooltip-content.ts';

/** Returns a chart as an option of ECharts for a screen: with its tooltip, and a zoom. */
export function screenOption(model: ChartModel, surroundings: Surroundings): BarOption {
  const { theme } = surroundings;
  return {
    ...barOption(model, surroundings),
    dataZoom: [
      {
        type: 'inside',
        ...(model.orientation === 'horizontal' ? { xAxisIndex: 0 } : { yAxisIndex: 0 }),
        filterMode: 'none',
        // Off until Shift is pressed: see zoomWithShift().
        disabled: true,
        zoomOnMouseWheel: 'shift',
        moveOnMouseMove: 'shift',
        moveOnMouseWheel: false,
      },
    ],
    tooltip: {
      trigger: model.stacked || model.form === 'course' ? 'item' : 'axis',
      axisPointer: { type: 'shadow' },
      confine: true,
      backgroundColor: theme.paper,
      borderColor: theme.line,
      textStyle: { fontFamily: theme.fontFamily, color: theme.text, fontSize: 14 },
      transitionDuration: theme.animated ? 0.2 : 0,
      formatter: (parameters) => {
        const [first] = [parameters].flat();
        const { category, series } = placeOfDrawn(model, {
          seriesIndex: first?.seriesIndex ?? 0,
          dataIndex: first?.dataIndex ?? 0,
        });
        return tooltipElement(tooltipText(model, category, series, theme));
      },
    },
  };
}
