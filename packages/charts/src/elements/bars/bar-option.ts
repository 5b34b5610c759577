import { type ChartModel, drawnIndex, drawnOthers } from '../../chart-model.ts';
import { categoryAxis } from '../axes/category-axis.ts';
import { figuresAxis, roomAtEnd } from '../axes/figures-axis.ts';
import { courseSeries } from '../course/course-series.ts';
import type { BarOption } from '../echarts-parts.ts';
import type { Surroundings } from '../surroundings.ts';
import { barGeometry } from './bar-geometry.ts';
import { labelsParts } from './bar-labels.ts';
import { barSeries } from './bar-series.ts';
import { besideSeries } from './beside-series.ts';
import { marksSeries } from './marks-series.ts';
import { othersSeries } from './others-series.ts';
import { rangeSeries } from './range-series.ts';
import { waterfallSeries } from './waterfall-series.ts';

/** Returns a chart as an option of ECharts, without the tooltip and zoom of a screen. */
export function barOption(model: ChartModel, surroundings: Surroundings): BarOption {
  const { theme } = surroundings;
  const horizontal = model.orientation === 'horizontal';
  const textStyle = { fontFamily: theme.fontFamily, color: theme.text };
  const [categories, values] = [categoryAxis(model, surroundings), figuresAxis(model, surroundings)];
  return {
    animation: theme.animated,
    animationDuration: 300,
    animationDurationUpdate: 300,
    textStyle,
    grid: {
      left: 4,
      right: roomAtEnd(model, surroundings),
      top: model.referenceLine || !horizontal ? 22 : 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: horizontal ? values : categories,
    yAxis: horizontal ? categories : values,
    series: seriesOf(model, surroundings),
  };
}

function seriesOf(model: ChartModel, surroundings: Surroundings) {
  if (model.form === 'range') return rangeSeries(model, surroundings);
  if (model.form === 'marks') return marksSeries(model, surroundings);
  if (model.form === 'course') return courseSeries(model, surroundings);
  if (model.form === 'waterfall') return waterfallSeries(model, surroundings);
  return [
    ...model.series.flatMap((_, place) => {
      const index = drawnIndex(model, place);
      const series = model.series[index];
      return series ? [barSeries(model, series, index, surroundings)] : [];
    }),
    ...(drawnOthers(model).length > 0 ? [othersSeries(model, surroundings)] : []),
    ...(labelsParts(model, barGeometry(model, surroundings).barWidth)
      ? [besideSeries(model, surroundings)]
      : []),
  ];
}
