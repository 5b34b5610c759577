import { type ChartModel, colorsOf } from '@milieuspoor/charts';
import { LegendList } from './legend-list.tsx';

const LEFT_OUT = ['left-out'] as const;

/** Explains the colours of a chart that leads nowhere. */
export function SeriesLegend({ model }: { readonly model: ChartModel }) {
  return (
    <LegendList
      entries={[
        ...model.series.map((series) => ({
          key: series.key,
          label: series.label,
          meanings: colorsOf(model, series),
        })),
        ...(model.others?.drawn ? [{ ...model.others, key: 'others', meanings: LEFT_OUT }] : []),
      ]}
    />
  );
}
