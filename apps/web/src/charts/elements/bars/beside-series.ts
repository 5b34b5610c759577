import type { ChartModel } from '../../chart-model.ts';
import { colorAt } from '../../chart-model.ts';
import { colorOf } from '../../palette.ts';
import { LABEL_SIZE, labelRoom } from '../axes/label-room.ts';
import type { Surroundings } from '../canvas/surroundings.ts';
import { BESIDE_GAP, partsBeside, textAt } from './bar-labels.ts';

/**
 * The figures at the ends of the bars, of the parts that are too thin to hold them: a part of no length on top of each
 * stack. The patch before a figure says whose it is.
 */
export function besideSeries(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const several = model.series.length > 1;
  const swatches = model.series.map((series, index) => [
    `s${index}`,
    {
      width: 10,
      height: 10,
      borderRadius: 2,
      backgroundColor: colorOf(colorAt(model, series, 0), theme.mode),
    },
  ]);
  return {
    type: 'bar' as const,
    id: 'beside',
    stack: 'all',
    barWidth: labelRoom(model, surroundings).barWidth,
    silent: true,
    tooltip: { show: false },
    data: model.categories.map(() => 0),
    label: {
      show: true,
      position: 'right' as const,
      distance: BESIDE_GAP,
      color: theme.text,
      // The line at half of a baseline would cross it.
      backgroundColor: theme.paper,
      padding: [0, 2],
      fontFamily: theme.fontFamily,
      fontSize: LABEL_SIZE,
      rich: Object.fromEntries(swatches),
      formatter: ({ dataIndex }: { dataIndex: number }) =>
        partsBeside(model, dataIndex, labelRoom(model, surroundings))
          .map((series) => `${several ? `{s${series}|} ` : ''}${textAt(model, series, dataIndex)}`)
          .join('  '),
    },
    z: 6,
  };
}
