import type { EmviStatus } from '../../projects/project-statuses.ts';
import { boundariesFromBaseline, type MkiBoundaries } from './mki-boundaries.ts';

/** The effect of a baseline on the boundaries of the model, in whole euro. */
export type BaselineEffect =
  /** the boundaries do not change */
  | { readonly kind: 'none' }
  /** the reference value becomes the baseline's, and a default target value follows */
  | { readonly kind: 'follows'; readonly from: MkiBoundaries; readonly to: MkiBoundaries }
  /** the reference value would become lower than a target value that somebody set: this is never stored silently */
  | { readonly kind: 'target-above'; readonly upperEur: number; readonly lowerEur: number };

/** The values of a model that can follow a baseline. */
export interface FollowingModel extends MkiBoundaries {
  readonly manuallySet: boolean;
  readonly emviStatus: EmviStatus;
}

/**
 * Returns the effect on the model when this baseline becomes the active one (part 2, §4). A complete model keeps its
 * value until it is edited again, and a value set by hand remains until it is released.
 */
export function effectOfBaseline(model: FollowingModel, baselineMkiEur: number): BaselineEffect {
  if (model.emviStatus === 'Locked') return { kind: 'none' };
  const to = boundariesFromBaseline(model, baselineMkiEur);
  if (!to || to.upperEur === null) return { kind: 'none' };
  if (to.lowerEur !== null && to.lowerEur > to.upperEur)
    return { kind: 'target-above', upperEur: to.upperEur, lowerEur: to.lowerEur };
  return { kind: 'follows', from: { upperEur: model.upperEur, lowerEur: model.lowerEur }, to };
}

/** Returns the effect when a complete model is edited again with this baseline: it follows like an open model. */
export function effectOfTakingUp(model: FollowingModel, baselineMkiEur: number): BaselineEffect {
  return effectOfBaseline({ ...model, emviStatus: 'Editing' }, baselineMkiEur);
}
