import type { ChartModel } from '@milieuspoor/charts';
import type { AggregateLevel } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../display-of.ts';
import { ChartCanvas } from '../elements/canvas/chart-canvas.tsx';
import { CourseLegend } from '../elements/legends/course-legend.tsx';
import { DrillLegend } from '../elements/legends/drill-legend.tsx';
import { MarksLegend } from '../elements/legends/marks-legend.tsx';
import { RangeLegend } from '../elements/legends/range-legend.tsx';
import { SeriesLegend } from '../elements/legends/series-legend.tsx';

/** How a chart leads one level down. */
export interface ChartDrill {
  /** the name of its series, where they are listed beside it as links down: 'Productgroepen' */
  readonly levelName?: string;
  readonly onPick: (key: string, clickedAt: number | null) => void;
  /** where its names below can be chosen by dragging: the keys of those that lead somewhere, from left to right */
  readonly onPickSpan?: (keys: readonly string[]) => void;
  /** the level below its nodes, by which remarks on one of them are looked up; absent where its rows are not nodes */
  readonly shows?: AggregateLevel | undefined;
}

interface ChartBodyProps {
  readonly title: string;
  readonly model: ChartModel;
  readonly height: number;
  readonly drill?: ChartDrill | undefined;
  /** false where charts beside one another share a legend above them */
  readonly legend?: boolean;
}

/** The picture and its legend, side by side where there is room. */
export function ChartBody({ title, model, height, drill, legend = true }: ChartBodyProps) {
  const { t } = useTranslation();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const { unit } = displayOf(model.quantity);
  // The function never changes, so that the legend is not rendered again.
  const latest = useRef(drill);
  useEffect(() => {
    latest.current = drill;
  });
  const pick = useCallback(
    (key: string, clickedAt: number | null) => latest.current?.onPick(key, clickedAt),
    [],
  );
  const canvas = (
    <ChartCanvas
      model={model}
      height={height}
      description={t('charts.picture', { title, unit: t(`charts.units.${model.quantity}`) })}
      highlighted={highlighted}
      onPick={drill && pick}
      onPickSpan={drill?.onPickSpan}
    />
  );
  if (drill?.levelName === undefined)
    return (
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Legend model={model} shown={legend} />
        {canvas}
      </Box>
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 1fr) minmax(0, 2fr)' },
      }}
    >
      {canvas}
      <DrillLegend
        model={model}
        heading={`${drill.levelName} (${unit})`}
        maxHeight={height - 88}
        shows={drill.shows}
        onPick={pick}
        onHighlight={setHighlighted}
      />
    </Box>
  );
}

function Legend({ model, shown }: { readonly model: ChartModel; readonly shown: boolean }) {
  if (model.form === 'range') return <RangeLegend model={model} />;
  if (model.form === 'marks') return <MarksLegend model={model} />;
  if (model.form === 'course') return shown ? <CourseLegend model={model} /> : null;
  return shown && (model.series.length > 1 || model.others?.drawn) ? <SeriesLegend model={model} /> : null;
}
