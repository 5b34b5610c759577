import type { SetCode } from '@milieuspoor/domain';
import { RATIO_FIGURES, type RatioFigure } from './fixed-ratios.queries.ts';

/**
 * What a cell is of: a sub-group in a unit, over the pairs that are whole for just these figures. A pair that is whole for
 * fewer of them is in another cell, so that all figures of a cell are over the same units, and two of them never differ by
 * the units of one organisation.
 */
interface RatioCell {
  readonly subGroupId: string;
  readonly unitKey: string;
  readonly figures: readonly RatioFigure[];
}

/** Returns the key of a cell. The id of a sub-group is made of its names, so none of them is in it. */
export function ratioCell({ subGroupId, unitKey, figures }: RatioCell): string {
  return `${subGroupId} ${unitKey} ${figures.join()}`;
}

/** Returns the figures of a cell from its key. */
export function figuresOfCell(cell: string): readonly RatioFigure[] {
  const named = cell.slice(cell.lastIndexOf(' ') + 1).split(',');
  return RATIO_FIGURES.filter((figure) => named.includes(figure));
}

/** Returns the keys of all cells of a sub-group in a unit. */
export function cellsOfPlace(place: Pick<RatioCell, 'subGroupId' | 'unitKey'>): string[] {
  return FIGURES_TOGETHER.map((figures) => ratioCell({ ...place, figures }));
}

/** every choice of figures but none */
const FIGURES_TOGETHER = Array.from({ length: 2 ** RATIO_FIGURES.length - 1 }, (_, choice) =>
  RATIO_FIGURES.filter((_figure, place) => (choice + 1) & (1 << place)),
);

/** Returns the figure of each column of the ratios, in a set. */
export function figuresOfColumns(
  set: SetCode,
): Readonly<Record<'eci' | 'co2' | 'secondary_material', RatioFigure>> {
  return { eci: `${set}_mki`, co2: `${set}_co2`, secondary_material: 'material' };
}
