import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { heightBelow } from './names-below.ts';
import { heightBeside } from './names-beside.ts';

/**
 * Returns the height of a drawing, px: the given height, or more where its names would be cut. Names take more lines in
 * a narrow drawing, and more height when there are many.
 */
export function drawnHeight(
  model: ChartModel,
  surroundings: Pick<Surroundings, 'theme' | 'width' | 'height'>,
): number {
  return model.orientation === 'horizontal'
    ? Math.max(surroundings.height, heightBeside(model, surroundings))
    : heightBelow(model, surroundings);
}
