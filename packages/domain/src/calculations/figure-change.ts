import { compareSides } from '../statistics/compare-sides.ts';

/** A figure before and after, with what lies between. All but `share` have the unit of the figure. */
export interface FigureChange {
  /** null where nothing states it, or where it was not there */
  readonly before: number | null;
  readonly after: number | null;
  /** after minus before; null where a side that is there states nothing */
  readonly difference: number | null;
  /** the difference as a part of the former figure, 0.5 for half more; null when that is not above 0 */
  readonly share: number | null;
}

/** A side of the comparison in which the thing itself does not occur. */
export type Side = number | null | 'absent';

/**
 * What became of a figure. A figure that nothing states makes the difference unknown; something that is not there at all
 * adds nothing, so that the differences of the parts add up to that of the whole.
 */
export function changeOf(before: Side, after: Side): FigureChange {
  const figures = { before: statedBy(before), after: statedBy(after) };
  if (before === 'absent' || after === 'absent') {
    const only = before === 'absent' ? figures.after : figures.before;
    const difference = only === null ? null : before === 'absent' ? only : -only;
    // What is gone is gone altogether; what is new has nothing to be a part of.
    return { ...figures, difference, share: after === 'absent' && only !== null && only > 0 ? -1 : null };
  }
  const compared = compareSides(before, after);
  return { ...figures, difference: compared?.amount ?? null, share: compared?.share ?? null };
}

function statedBy(side: Side): number | null {
  return side === 'absent' ? null : side;
}
