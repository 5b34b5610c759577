import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { heightBelow } from './names-below.ts';
import { heightBeside } from './names-beside.ts';

/**
 * The height of a drawing, px: what it was given, or more where its names would be cut in that. They take more lines where a
 * drawing is narrow, and more of the height where there are many.
 */
export function drawnHeight(
  model: ChartModel,
  surroundings: Pick<Surroundings, 'theme' | 'width' | 'height'>,
): number {
  return model.orientation === 'horizontal'
    ? Math.max(surroundings.height, heightBeside(model, surroundings))
    : heightBelow(model, surroundings);
}
