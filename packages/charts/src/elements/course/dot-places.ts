import type { ChartDot } from '../../chart-model.ts';

/** width in px of the largest dot, and of the smallest that can still be pointed at */
const LARGEST = 34;
const SMALLEST = 7;
/** the part of a year's room over which its dots may be spread */
const SPREAD = 0.55;
/** px between the middles of two dots that lie beside one another, as long as there is room */
const APART = 14;
/** The fraction of the golden ratio: steps of it fall on no place twice, and never all to one side. */
const GOLDEN = 0.618034;

/** Returns the width of a dot, px: its area is proportional to its weight. */
export function dotSize(weight: number, heaviest: number): number {
  if (!(heaviest > 0)) return SMALLEST;
  return Math.max(SMALLEST, LARGEST * Math.sqrt(Math.max(0, weight) / heaviest));
}

/** Returns how far each dot is moved aside, px, so that those of a year do not cover one another; a lone one is not. */
export function dotOffsets(dots: readonly ChartDot[], roomOfYear: number): number[] {
  const ofYear = Map.groupBy(dots, ({ category }) => category);
  const met = new Map<number, number>();
  return dots.map(({ category }) => {
    const count = ofYear.get(category)?.length ?? 1;
    const place = met.get(category) ?? 0;
    met.set(category, place + 1);
    const width = Math.min(roomOfYear * SPREAD, (count - 1) * APART);
    return (((place * GOLDEN) % 1) - 0.5) * width;
  });
}
