import type { ChartModel } from '../../chart-model.ts';
import { barGeometry } from '../bars/bar-geometry.ts';
import { isNumbered, type LabelRoom } from '../bars/bar-labels.ts';
import type { Surroundings } from '../surroundings.ts';

/** Size of the letters of a figure in or beside a bar, px. */
export const LABEL_SIZE = 13;

/** Returns the data by which the labels of a drawing are placed. */
export function labelRoom(model: ChartModel, surroundings: Surroundings): LabelRoom {
  return {
    barWidth: barGeometry(model, surroundings).barWidth,
    lengthOf: surroundings.lengthOf,
    language: surroundings.theme.language,
    rounding: surroundings.theme.rounding,
    numbered: surroundings.theme.numbered === true && isNumbered(model),
    measure: surroundings.theme.measureIn(LABEL_SIZE),
  };
}
