import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { chosenPlaces } from './chosen-places.ts';
import { NAME_TYPE } from './name-type.ts';
import { namesBelow } from './names-below.ts';
import { namesBeside, nameTypeBeside } from './names-beside.ts';
import { yearsBelow } from './years-below.ts';

/** Returns the axis of names: below vertical bars, each with the total of its stack; beside horizontal bars. */
export function categoryAxis(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const horizontal = model.orientation === 'horizontal';
  const { size, line } = horizontal ? nameTypeBeside(model, surroundings) : NAME_TYPE;
  // Fits the names only once: a second fit, after a font has loaded, could break a name that has enough room.
  const names = (model.form === 'course' ? yearsBelow : horizontal ? namesBeside : namesBelow)(
    model,
    surroundings,
  );
  return {
    type: 'category' as const,
    data: model.categories.map(({ key }) => key),
    inverse: horizontal,
    splitArea: chosenPlaces(model.categories, theme),
    axisTick: { show: false },
    // Puts the names at the edge and not at 0, where a bar below 0 would cross them; see markedLines().
    axisLine: { show: false, onZero: false },
    triggerEvent: model.categories.some(({ leads }) => leads),
    axisLabel: {
      color: theme.text,
      fontFamily: theme.fontFamily,
      fontSize: size,
      lineHeight: line,
      interval: 0,
      // Half of a dot at 0 extends over the line of the axis.
      margin: model.form ? 14 : 8,
      formatter: (_: string, index: number) => names[index] ?? '',
    },
  };
}
