import { type ChartModel, isToldTogether } from '@milieuspoor/charts';

/** A place in a chart with a tooltip: a category, and in a stack one series on it. The dots of a course follow its series. */
export interface PointedPlace {
  readonly category: number;
  readonly series: number;
}

/**
 * Returns where a key leads from the present place, null before the first key: along the bars and, in a stack, along
 * its segments. It skips places without a figure, and stops at the last one. Returns null for a key without meaning
 * here.
 */
export function placeByKey(model: ChartModel, from: PointedPlace | null, key: string): PointedPlace | null {
  const places = placesOf(model);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = stepOf(model, key);
  if (!step) return null;
  if (!from) return first;
  const { along, by } = step;
  const ahead = places.filter(
    (place) =>
      (place[along] - from[along]) * by > 0 && (along === 'category' || place.category === from.category),
  );
  return nearest(ahead, from, along) ?? from;
}

/** Returns the places with a figure, in reading order. Bars that share a tooltip count as one place. */
function placesOf(model: ChartModel): PointedPlace[] {
  return model.categories.flatMap((_, category) => {
    const stated = model.series.flatMap(({ data }, series) =>
      (data[category] ?? null) === null ? [] : [{ category, series }],
    );
    if (model.form === 'course') return [...stated.slice(0, 1), ...dotPlaces(model, category)];
    return isToldTogether(model) ? stated.slice(0, 1) : stated;
  });
}

/** Returns the places of the dots of a category, which follow the series. */
function dotPlaces({ dots = [], series }: ChartModel, category: number): PointedPlace[] {
  return dots.flatMap((dot, index) =>
    dot.category === category ? [{ category, series: series.length + index }] : [],
  );
}

type Along = keyof PointedPlace;

/**
 * Returns the direction of a key. Horizontal bars are under one another and vertical ones beside one another; a
 * vertical stack is read from the top.
 */
function stepOf(model: ChartModel, key: string): { along: Along; by: 1 | -1 } | null {
  const horizontal = model.orientation === 'horizontal';
  const across: Along = isToldTogether(model) ? 'category' : 'series';
  switch (key) {
    case 'ArrowRight':
      return { along: horizontal ? across : 'category', by: 1 };
    case 'ArrowLeft':
      return { along: horizontal ? across : 'category', by: -1 };
    case 'ArrowDown':
      return { along: horizontal ? 'category' : across, by: 1 };
    case 'ArrowUp':
      return { along: horizontal ? 'category' : across, by: -1 };
    default:
      return null;
  }
}

/** Returns the next place in this direction; on another bar the segment closest to the former one. */
function nearest(places: readonly PointedPlace[], from: PointedPlace, along: Along): PointedPlace | null {
  const other: Along = along === 'category' ? 'series' : 'category';
  const far = (place: PointedPlace, way: Along) => Math.abs(place[way] - from[way]);
  const [closest = null] = [...places].sort(
    (left, right) => far(left, along) - far(right, along) || far(left, other) - far(right, other),
  );
  return closest;
}
