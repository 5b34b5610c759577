import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { NAME_TYPE } from './name-type.ts';
import { namesBelow } from './names-below.ts';
import { namesBeside } from './names-beside.ts';

/** The axis of names: below standing bars, each with what its stack amounts to; beside lying ones. */
export function categoryAxis(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const horizontal = model.orientation === 'horizontal';
  // Fitted once: fitted again when a font has arrived meanwhile, a name would be broken that has its room.
  const names = (horizontal ? namesBeside : namesBelow)(model, surroundings);
  return {
    type: 'category' as const,
    data: model.categories.map(({ key }) => key),
    inverse: horizontal,
    axisTick: { show: false },
    // The names stand at the edge and not at 0, where a bar below 0 would cross them; see markedLines().
    axisLine: { show: false, onZero: false },
    triggerEvent: model.categories.some(({ leads }) => leads),
    axisLabel: {
      color: theme.text,
      fontFamily: theme.fontFamily,
      fontSize: NAME_TYPE.size,
      lineHeight: NAME_TYPE.line,
      interval: 0,
      // Half of a dot at 0 sticks out over the line of the axis.
      margin: model.form === 'range' ? 14 : 8,
      formatter: (_: string, index: number) => names[index] ?? '',
    },
  };
}
