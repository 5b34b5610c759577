import type { ChartModel } from '@milieuspoor/charts';

/** px */
const LOW = 200;

/** Tells whether a chart takes half the width of a printed page: low courses stand beside one another. */
export function isHalfPage({ form }: ChartModel, height: number): boolean {
  return form === 'course' && height < LOW;
}
