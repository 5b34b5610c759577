import { type ChartModel, COURSE_SERIES, drawnIndex } from '../../chart-model.ts';
import { BEFORE_MARKS } from '../bars/marks-series.ts';
import { RANGE_MARK } from '../bars/range-series.ts';
import { WATERFALL_BARS } from '../bars/waterfall-series.ts';

/** The dots are one series of the drawing. */
const DOTS = 'dots';

/** A place in the drawing, as ECharts counts: the series, and the point on it. */
interface DrawnPlace {
  readonly seriesIndex: number;
  readonly dataIndex: number;
}

/** A place in the model: a category and, counted on after the series, a dot. */
interface ModelPlace {
  readonly category: number;
  readonly series: number;
}

/** Returns what a course is drawn of, in the order of its series. */
export function drawnIds({ series }: ChartModel): readonly string[] {
  const known = COURSE_SERIES.filter((key) => series.some((each) => each.key === key));
  return [
    ...known.filter((key) => key === 'lower' || key === 'upper'),
    ...known.filter((key) => key === 'goal'),
    'own',
    DOTS,
  ];
}

/** Returns where a place of the model is drawn. */
export function drawnOf(model: ChartModel, { category, series }: ModelPlace): DrawnPlace {
  if (model.form === 'range') return { seriesIndex: RANGE_MARK, dataIndex: category };
  if (model.form === 'marks') return { seriesIndex: BEFORE_MARKS + series, dataIndex: category };
  if (model.form === 'waterfall') return { seriesIndex: WATERFALL_BARS + series, dataIndex: category };
  if (model.form !== 'course') return { seriesIndex: drawnIndex(model, series), dataIndex: category };
  const ids = drawnIds(model);
  const dot = series - model.series.length;
  if (dot >= 0) return { seriesIndex: ids.indexOf(DOTS), dataIndex: dot };
  return { seriesIndex: ids.indexOf(model.series[series]?.key ?? ''), dataIndex: category };
}

/** Returns the place of the model that is drawn there; `drawnOf` leads back. */
export function placeOfDrawn(model: ChartModel, { seriesIndex, dataIndex }: DrawnPlace): ModelPlace {
  if (model.form === 'marks') return { series: seriesIndex - BEFORE_MARKS, category: dataIndex };
  if (model.form === 'waterfall') return { series: seriesIndex - WATERFALL_BARS, category: dataIndex };
  if (model.form !== 'course') return { series: drawnIndex(model, seriesIndex), category: dataIndex };
  const id = drawnIds(model)[seriesIndex];
  if (id === DOTS)
    return { series: model.series.length + dataIndex, category: model.dots?.[dataIndex]?.category ?? 0 };
  return { series: model.series.findIndex(({ key }) => key === id), category: dataIndex };
}
