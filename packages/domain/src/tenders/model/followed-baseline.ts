import type { EmviStatus } from '../../projects/project-statuses.ts';
import { boundariesFromBaseline, type MkiBoundaries } from './mki-boundaries.ts';

/** What a baseline does to the boundaries of the model, in whole euro. */
export type BaselineEffect =
  /** the boundaries stay what they are */
  | { readonly kind: 'none' }
  /** the reference value becomes the baseline's, and a target value that is the default goes along */
  | { readonly kind: 'follows'; readonly from: MkiBoundaries; readonly to: MkiBoundaries }
  /** the reference value would come to lie below a target value of somebody's own: that is never stored in silence */
  | { readonly kind: 'target-above'; readonly upperEur: number; readonly lowerEur: number };

/** A model as far as it follows a baseline. */
export interface FollowingModel extends MkiBoundaries {
  readonly manuallySet: boolean;
  readonly emviStatus: EmviStatus;
}

/**
 * What follows for the model when this baseline becomes the active one (part 2, §4). A model that is complete keeps its
 * value until it is taken up again, and one that was set by hand keeps it until it is given back.
 */
export function effectOfBaseline(model: FollowingModel, baselineMkiEur: number): BaselineEffect {
  if (model.emviStatus === 'Locked') return { kind: 'none' };
  const to = boundariesFromBaseline(model, baselineMkiEur);
  if (!to || to.upperEur === null) return { kind: 'none' };
  if (to.lowerEur !== null && to.lowerEur > to.upperEur)
    return { kind: 'target-above', upperEur: to.upperEur, lowerEur: to.lowerEur };
  return { kind: 'follows', from: { upperEur: model.upperEur, lowerEur: model.lowerEur }, to };
}

/** What follows when a complete model is taken up again beside this baseline: it follows as an open one does. */
export function effectOfTakingUp(model: FollowingModel, baselineMkiEur: number): BaselineEffect {
  return effectOfBaseline({ ...model, emviStatus: 'Editing' }, baselineMkiEur);
}
